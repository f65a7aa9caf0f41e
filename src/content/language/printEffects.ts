/** Prints verbs in the canonical form of the card language. A new verb is one case here. */
import type { Ban, Course, Effect, Gain, Manner, Removed } from '../../engine/abilities/ast';
import { bonus, bonuses, withBonuses } from './printBonuses';
import {
  an,
  attack,
  damage,
  dice,
  diceWhich,
  effectOf,
  either,
  join,
  near,
  quantity,
  type Style,
  space,
  tokenName,
  tokens,
  whom,
  words,
} from './printFigures';

/** The verb phrase, with its verb in the form that follows `you`. */
export function effect(e: Effect, style: Style): string {
  const spaces = (n: number | string): string => `${n} space${n === 1 ? '' : 's'}`;
  switch (e.do) {
    case 'deal':
      return words('Deal', damage(e.dmg, style), e.to && `to ${whom(e.to, style)}`);
    case 'reduceDamage':
      return `reduce that Damage by ${quantity(e.by, style)}`;
    case 'ignoreDamage':
      return e.type ? `ignore all ${e.type} DMG` : 'ignore that Damage';
    case 'heal':
      return `HEAL ${quantity(e.n, style)}`;
    case 'defeat':
      return words('Defeat', whom(e.whom ?? { of: [{ person: 'the target' }] }, style));
    case 'notDefeated':
      return 'are not Defeated';
    case 'inflict':
      return words(
        'Inflict',
        e.random ? 'a random Negative Effect' : join(e.effects),
        e.on && `on ${whom(e.on, style)}`,
      );
    case 'gain':
      return `Gain ${join(e.gains.map((g) => gain(g, style)))}`;
    case 'loseSp':
      return `lose ${e.n} SP`;
    case 'remove':
      return words('remove', removed(e.what), e.from && `from ${whom(e.from, style)}`);
    case 'removeThisToken':
      return 'remove this token';
    case 'attack':
      return `make ${attackEffect(e, style)}`;
    case 'sameAttack':
      return words('make the same Attack', e.against && `against ${whom(e.against, style)}`);
    case 'moveAction':
      return words('MOVE', withBonuses(e.bonuses, style), course(e.course, style), manner(e.manner));
    case 'move': {
      const far = e.n === 'any' ? 'any number of spaces' : spaces(e.n);
      const direction = e.anyDirection && 'in any direction';
      return words(
        'Move',
        e.upTo && 'up to',
        far,
        direction,
        withBonuses(e.bonuses, style),
        course(e.course, style),
        manner(e.manner),
      );
    }
    case 'dodge':
      return words('DODGE', withBonuses(e.bonuses, style));
    case 'counter':
      return 'COUNTER';
    case 'push':
    case 'pull':
    case 'command':
      return `${e.do.toUpperCase()} ${quantity(e.n, style)}`;
    case 'leap':
      return words(`LEAP ${e.n}`, course(e.course, style));
    case 'swap':
      return `SWAP places with ${whom(e.with, style)}`;
    case 'warp':
      return words('WARP', e.whom && whom(e.whom, style), `to ${space(e.to, style)}`);
    case 'displace':
      return words('DISPLACE', e.whom && whom(e.whom, style));
    case 'reroll':
      return `re-roll ${diceWhich(e.which)}`;
    case 'chooseResult':
      return `choose the result of ${diceWhich(e.which)}`;
    case 'turnHighest':
      return `turn ${diceWhich(e.which)} to its highest result`;
    case 'addDice':
      return `add ${dice(e.dice)}`;
    case 'addSymbols':
      return `add ${e.n} ${e.symbol}${e.n === 1 ? '' : 'S'}`;
    case 'ignoreSymbols':
      return `ignore ${e.n} Symbol${e.n === 1 ? '' : 's'}`;
    case 'roll':
      return `roll ${dice(e.dice)}`;
    case 'attackResult':
      return `the Attack ${e.result}`;
    case 'passCheck':
      return 'pass the check';
    case 'check':
      return `make ${e.combined ? `a Combined ${e.skill}` : an(e.skill)} ${e.n} Check`;
    case 'redirect':
      return `REDIRECT to ${whom(e.to, style)}`;
    case 'endTurn':
      return 'end your turn';
    case 'endActions':
      return 'end the current Action and all Abilities';
    case 'costs':
      return `this costs ${e.n} SP ${e.less ? 'less' : 'more'}`;
    case 'card':
      return `${e.what} this card`;
    case 'unexhaustCards':
      return `Un-Exhaust ${e.n} of your cards`;
    case 'spawn':
      return words(
        e.number === undefined ? `Spawn ${e.n} {${e.name}}` : `Spawn {${e.name}} ${e.number}`,
        e.allies && 'as allies',
        e.near && near(e.near),
        e.space && `on ${space(e.space, style)}`,
      );
    case 'placeToken':
      return `place ${tokens(e.n, e.token)} on ${space(e.space, style, e.n !== 1)}`;
    case 'placeTerrain':
      return `place ${e.terrain} terrain on ${space(e.space, style)}`;
    case 'moveToken':
      return words('move', whom(e.whom, style), spaces(e.n), course(e.course, style));
    case 'win':
    case 'lose':
      return words(e.do, e.name !== undefined && `{${e.name}}`);
    case 'read':
      return `${e.reveal ? 'reveal' : 'read'} {${e.name}}`;
    case 'returnTo':
      return `return to ${space(e.space, style)}`;
    case 'redistribute':
      return `redistribute Damage tokens between ${whom({ of: [e.one] }, style)} and ${whom({ of: [e.other] }, style)}`;
    case 'bonus':
      return `have ${bonuses(e.bonuses, style)}`;
    case 'ignoreTerrain':
      return `ignore ${e.terrain.join(' and ')}`;
    case 'ignoreMovementPenalties':
      return 'ignore movement penalties';
    case 'ignoreHeavy':
      return `ignore ${e.n} HEAVY`;
    case 'noBreakAttacks':
      return words('do not provoke Break Attacks', e.from && `from ${whom(e.from, style)}`);
    case 'mayNot':
      return `may not ${either(e.bans.map((b) => ban(b, style)))}`;
    case 'chooseOne':
      return `choose one: ${e.options.map((option, i) => (i > 0 && i === e.options.length - 1 ? 'or ' : '') + style.steps(option)).join('; ')}`;
    case 'restore':
      return 'Restore';
    case 'throw': {
      const plain = e.dice.die !== undefined && e.dice.n === 1 ? e.dice.die : dice(e.dice);
      return words(`THROW: ${plain}`, e.at && `at ${whom(e.at, style)}`);
    }
  }
}

/** An Attack without its verb: `Melee ATK with ...`, `a Melee ATK against ...` with its number. */
export function attackEffect(e: Extract<Effect, { do: 'attack' }>, style: Style, bare = false): string {
  const kind = attack(e.attack);
  const one = e.howMany === undefined;
  const number = one
    ? an(isSeparate(e) ? `separate ${kind}` : kind)
    : words(e.upTo && 'up to', `${e.howMany}`, `${kind}${e.howMany === 1 ? '' : 's'}`);
  return (
    words(
      bare && one && !isSeparate(e) ? kind : number,
      withBonuses(e.bonuses, style),
      e.against && `against ${whom(e.against, style)}`,
    ) +
    ending(e, style) +
    (e.times === undefined ? '' : ` up to ${e.times} time${e.times === 1 ? '' : 's'}`)
  );
}

/** Against each of several figures: an Attack of its own. */
function isSeparate(e: Extract<Effect, { do: 'attack' }>): boolean {
  const first = e.against?.of[0];
  return first !== undefined && 'figures' in first && (first.figures.quant?.q ?? '').startsWith('each');
}

/** `, prioritizing ... ignoring ...` of an Attack or SPELL. */
export function ending(e: { prior?: Parameters<typeof whom>[0]; ignoring?: string[] }, style: Style): string {
  return (
    (e.prior ? `, prioritizing ${whom(e.prior, style)}` : '') +
    (e.ignoring ? ` ignoring ${e.ignoring.join(' and ')}` : '')
  );
}

function gain(g: Gain, style: Style): string {
  switch (g.g) {
    case 'effect':
      return g.effect;
    case 'token':
      return words(tokens(g.n, g.token), g.limit !== undefined && `(Limit ${g.limit})`);
    case 'sp':
      return `${g.n} SP`;
    case 'gold':
      return `${g.n} Gold`;
    case 'xp':
      return `${g.n} XP`;
    case 'random':
      return `${g.n} random ${g.slot}`;
    case 'bonus':
      return bonus(g.bonus, style);
    case 'item':
      return `{${g.name}}`;
  }
}

function removed(r: Removed): string {
  switch (r.r) {
    case 'anyEffect':
      return effectOf(r.sign);
    case 'allEffects':
      return 'all Effects';
    case 'effect':
      return r.effect;
    case 'token':
      return r.n === 'all' ? `all ${tokenName(r.token)} tokens` : tokens(r.n, r.token);
  }
}

function course(c: Course | undefined, style: Style): string | undefined {
  if (!c) return undefined;
  switch (c.to) {
    case 'space':
      return `to ${space(c.space, style)}`;
    case 'beAdjacentToMost':
      return 'to be adjacent to as many opponents as possible';
    case 'beWithinRange':
      return `to be within Range ${c.n} of ${whom(c.whom, style)}`;
    case 'beWithinSpaces':
      return `to be within ${c.n} space${c.n === 1 ? '' : 's'} of ${whom(c.whom, style)}`;
    default: {
      const said = {
        towards: 'towards',
        awayFrom: 'away from',
        fartherFrom: 'farther from',
        farthestFrom: 'as far as possible from',
        beAdjacentTo: 'to be adjacent to',
      };
      return `${said[c.to]} ${whom(c.whom, style)}`;
    }
  }
}

function manner(m: Manner | undefined): string | undefined {
  if (!m) return undefined;
  const said = [
    m.noBreakAttacks && 'without provoking Break Attacks',
    m.noMoreSp && 'without spending more SP',
    m.throughOpponents && 'through opponents',
  ];
  return said.filter(Boolean).join(' and ');
}

function ban(b: Ban, style: Style): string {
  if (typeof b === 'string') return b;
  return 'jump' in b ? `Jump ${b.jump} terrain` : `willingly leave ${space(b.leave, style)}`;
}
