/** An Attack: the eight steps of the rulebook, whatever started it (A1.attack.01). */
import { emit, type FigureId, figure, type Game, inPlay, openWindow, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next, Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { offerOptions } from '../points/offerOptions';
import { collectOffers, type Offer } from '../points/offers';
import { spendSp } from '../points/price';
import { attackDamageParts, attackRollParts, inScope, piercing } from '../queries/attack';
import { actionCost } from '../queries/cost';
import { areAdjacent } from '../queries/sight';
import { banned, hasBonus, hasKeyword } from '../queries/standing';
import { defense } from '../queries/stats';
import { combatDice } from '../queries/weapons';
import type { AttackFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';
import { abilityInit, offerFrame } from './ability';
import { countering, counterOptions } from './counter';
import { diceInit, type Rolled } from './dice';
import { DODGE_COST, dodgeReasons } from './dodge';

export type AttackStart = Pick<AttackFrame, 'attacker' | 'target' | 'mode' | 'range' | 'cause'> &
  Partial<Pick<AttackFrame, 'forced' | 'ignoring' | 'bonuses' | 'riders'>>;

/** Frame init of an Attack on a target already chosen. */
export function attackInit(_g: Game, start: AttackStart): FrameInit {
  const none = { BOOK: 0, SHIELD: 0, BURST: 0 };
  return {
    kind: 'attack',
    forced: false,
    bonuses: [],
    riders: [],
    ...start,
    declared: start.target,
    pool: [],
    empowered: false,
    dodge: null,
    symbols: { ...none },
    gained: { ...none },
    spent: { ...none },
    roll: null,
    defense: null,
    forcedResult: null,
    hit: null,
    difference: 0,
    amounts: [],
    finalDamage: 0,
    record: -1,
    named: [start.target],
    followUpsClosed: false,
    queued: [],
    over: false,
    counter: null,
  };
}

/** The scene of an Attack: who attacks whom. */
export function attackScene(f: AttackFrame): Scene {
  return { subject: f.attacker, object: f.target, attack: f.id, source: f.attacker };
}

function look(f: AttackFrame) {
  return { attacker: f.attacker, target: f.target, mode: f.mode, range: f.range, frame: f };
}

/** Opens a window of this Attack if some line could answer there. */
function at(g: Game, f: AttackFrame, point: Parameters<typeof openWindow>[0], go: string): Next {
  return anyLineAt(g, point) ? { call: openWindow(point, attackScene(f)), go } : { go };
}

function chosenOffer(point: Offer['entry']['ref'] | null, offers: Offer[]): Offer | undefined {
  return offers.find((o) => JSON.stringify(o.entry.ref) === JSON.stringify(point));
}

/** An attacker or target that is gone ends the Attack without its later steps. */
function broken(g: Game, f: AttackFrame): boolean {
  return !inPlay(g, f.attacker) || !inPlay(g, f.target);
}

export const attackFrame: FrameHandler<Game, AttackFrame> = {
  first: 'target',
  log: true,
  steps: {
    /** 1: the target is known; what it sets off. */
    target(g, f) {
      const { attacks } = g.state.turn;
      f.record = attacks.length;
      attacks.push({
        frame: f.id,
        attacker: f.attacker,
        target: f.target,
        mode: f.mode,
        isBreak: f.cause === 'break',
        adjacent: areAdjacent(g, f.attacker, f.target),
        hit: null,
        resolved: false,
        damage: 0,
        dodged: false,
      });
      figure(g, f.target).targeted = true;
      emit(g, 'attackDeclared', {
        attacker: f.attacker,
        target: f.target,
        mode: f.mode,
        range: f.range,
        cause: f.cause,
      });
      return at(g, f, 'attack.targeted', 'pool');
    },
    /** 2: the pool, anew for each Attack. */
    pool(g, f) {
      if (broken(g, f)) return { go: 'cut' };
      f.pool = combatDice(g, f.attacker);
      if (f.bonuses.some((b) => b.bonus.b === 'empower') || standsEmpowered(g, f)) f.empowered = true;
      return at(g, f, 'attack.empower', 'empower');
    },
    /** 3: EMPOWER, once at most; a printed BLACK die is one (A1.empower.04-06). */
    empower(g, f) {
      const black = f.pool.some((d) => d.die === 'BLACK');
      if (f.bonuses.some((b) => b.bonus.b === 'empower')) f.empowered = true;
      if (black) f.empowered = true;
      if (!f.empowered && playerControlled(g, f.attacker) && !figure(g, f.attacker).effects.includes('PARALYZE')) {
        const cost = actionCost(g, f.attacker, 1);
        if (figure(g, f.attacker).sp >= cost && !banned(g, f.attacker, 'EMPOWER')) {
          const options: Option[] = [
            { id: 'empower', kind: 'empower', by: f.attacker, cost: { sp: cost }, ruleRef: 'A1.empower.01' },
            { id: 'pass', kind: 'pass' },
          ];
          return {
            ask: {
              kind: 'empower',
              figure: f.attacker,
              options,
              pass: true,
              about: { ...attackScene(f), pool: f.pool.map((d) => d.die) },
              rule: 'A1.empower.01',
            },
            go: 'empowered',
          };
        }
      }
      return { go: 'addBlack' };
    },
    empowered(g, f) {
      if (f.answer?.option.kind === 'empower') {
        spendSp(g, f.attacker, actionCost(g, f.attacker, 1), 'empower');
        f.empowered = true;
        return standardAbility(g, f.attacker, 'addBlack');
      }
      return { go: 'addBlack' };
    },
    addBlack(g, f) {
      if (f.empowered && !f.pool.some((d) => d.die === 'BLACK')) {
        f.pool.push({ die: 'BLACK', face: null, from: 'empower' });
        emit(g, 'empowered', { figure: f.attacker });
      }
      return { go: 'dodge' };
    },
    /** 4: the target may Dodge, before any attack die is rolled. */
    dodge(g, f) {
      if (broken(g, f)) return { go: 'cut' };
      if (dodgeReasons(g, f.target, f).length > 0 || f.dodge) return { go: 'dodgeRoll' };
      if (nimble(g, f)) return { go: 'dodgeRoll' };
      const options: Option[] = [];
      const t = figure(g, f.target);
      const cost = actionCost(g, f.target, DODGE_COST);
      if (t.kind !== 'intelligent' && t.sp >= cost)
        options.push({ id: 'dodge', kind: 'dodge', by: f.target, cost: { sp: cost }, ruleRef: 'A1.dodge.01' });
      for (const offer of collectOffers(g, 'attack.dodge', attackScene(f)))
        options.push(...offerOptions(g, offer, 'attack.dodge', attackScene(f)));
      if (options.length === 0) return { go: 'dodgeRoll' };
      options.push({ id: 'pass', kind: 'pass' });
      return {
        ask: {
          kind: 'dodge',
          figure: f.target,
          options,
          pass: true,
          about: { ...attackScene(f), pool: f.pool.map((d) => d.die) },
          rule: 'A1.dodge.01',
        },
        go: 'dodging',
      };
    },
    dodging(g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return { go: 'dodgeRoll' };
      if (option.id === 'dodge') {
        spendSp(g, f.target, actionCost(g, f.target, DODGE_COST), 'dodge');
        f.dodge = { used: true, skull: false, bonus: 0 };
        return standardAbility(g, f.target, 'dodgeRoll');
      }
      const offer = chosenOffer(
        (option.data as { ref: Offer['entry']['ref'] }).ref,
        collectOffers(g, 'attack.dodge', attackScene(f)),
      );
      return offer
        ? { call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option), go: 'dodgeRoll' }
        : { go: 'dodgeRoll' };
    },
    dodgeRoll(g, f) {
      if (!f.dodge?.used) return { go: 'roll' };
      const scene = { ...attackScene(f), subject: f.target, object: f.attacker };
      return anyLineAt(g, 'dodge.before')
        ? { call: openWindow('dodge.before', scene), go: 'dodgeDie' }
        : { go: 'dodgeDie' };
    },
    dodgeDie(_g, f) {
      return {
        call: diceInit(
          f.target,
          'dodge',
          [{ die: 'BLACK', face: null, from: 'dodge' }],
          f.id,
          { ...attackScene(f) },
          f.attacker,
        ),
        go: 'dodged',
      };
    },
    dodged(g, f) {
      const rolled = f.result as Rolled;
      const dodge = f.dodge as NonNullable<AttackFrame['dodge']>;
      dodge.skull = rolled.skull;
      // A Skull takes away whatever else was added (A1.dodge.05).
      dodge.bonus = rolled.skull ? 0 : rolled.shield + rolled.bonus + dodge.bonus;
      emit(
        g,
        'dodged',
        { figure: f.target, attacker: f.attacker, bonus: dodge.bonus, skull: rolled.skull },
        undefined,
        'A1.dodge.03',
      );
      return { go: 'roll' };
    },
    /** 5a: all dice once. */
    roll(g, f) {
      if (broken(g, f)) return { go: 'cut' };
      if (figure(g, f.attacker).effects.includes('COURAGE'))
        f.gained = { ...f.gained, SHIELD: f.gained.SHIELD + 1, BOOK: f.gained.BOOK + 1 };
      return { call: diceInit(f.attacker, 'attack', f.pool, f.id, attackScene(f), f.target), go: 'compare' };
    },
    /** 5b and 5c: bonuses are in; the roll against Defense. */
    compare(g, f) {
      const rolled = f.result as Rolled;
      if (broken(g, f)) return { go: 'cut' };
      f.pool = rolled.dice;
      const bonus = attackRollParts(g, look(f));
      const total = Math.max(0, rolled.total + bonus.reduce((sum, p) => sum + p.n, 0) + rolled.bonus);
      f.roll = { dice: rolled.total, bonus, total, skull: rolled.skull && f.empowered };
      const parts: { n: number; of: string }[] = [];
      f.defense = defense(g, f.target, parts) + (f.dodge?.bonus ?? 0);
      if (f.dodge?.used) parts.push({ n: f.dodge.bonus, of: 'DODGE' });
      const skullMiss = f.roll.skull;
      f.hit = f.forcedResult ? f.forcedResult === 'hits' : !skullMiss && total >= f.defense;
      f.difference = f.hit ? Math.max(0, total - f.defense) : 0;
      emit(
        g,
        'attackRolled',
        {
          attacker: f.attacker,
          target: f.target,
          total,
          defense: f.defense,
          hit: f.hit,
          difference: f.difference,
          skull: skullMiss,
          defenseParts: parts,
        },
        [{ n: rolled.total, of: 'dice' }, ...bonus],
        'A1.attack.09',
      );
      const record = g.state.turn.attacks[f.record];
      if (record) record.hit = f.hit;
      return at(g, f, f.hit ? 'attack.hit' : 'attack.miss', f.hit ? 'wouldDetermine' : 'missed');
    },
    missed(g, f) {
      // What answers a miss may have turned it.
      if (f.forcedResult === 'hits' && !f.hit) {
        f.hit = true;
        return { go: 'wouldDetermine' };
      }
      if (f.dodge?.used) {
        const record = g.state.turn.attacks[f.record];
        if (record) record.dodged = true;
        emit(g, 'dodgeSucceeded', { figure: f.target, attacker: f.attacker }, undefined, 'A1.dodge.08');
        if (anyLineAt(g, 'attack.dodged'))
          return {
            call: openWindow('attack.dodged', { ...attackScene(f), subject: f.target, object: f.attacker }),
            go: 'courage',
          };
      }
      return { go: 'courage' };
    },
    courage(g, f) {
      const a = figure(g, f.attacker);
      if (a.effects.includes('COURAGE')) {
        a.effects = a.effects.filter((e) => e !== 'COURAGE');
        emit(
          g,
          'effectLost',
          { figure: f.attacker, effect: 'COURAGE', because: 'missed' },
          undefined,
          'A1.effect-token.18',
        );
      }
      return { go: 'counter' };
    },
    /** Between the hit and its Damage: REDIRECT. */
    wouldDetermine(g, f) {
      if (f.forcedResult === 'misses') {
        f.hit = false;
        return { go: 'missed' };
      }
      return at(g, f, 'attack.wouldDetermine', 'difference');
    },
    /** 6a: the difference; a new target counts it against its own Defense (A1.redirect.03). */
    difference(g, f) {
      if (broken(g, f)) return { go: 'cut' };
      if (f.target !== f.declared && f.roll) {
        f.defense = defense(g, f.target);
        f.difference = Math.max(0, f.roll.total - f.defense);
      }
      f.amounts = [{ type: 'PHYSICAL', part: { n: f.difference, of: 'difference', rule: 'A1.attack.11' } }];
      return { go: 'addDamage' };
    },
    /** 6b: Symbols and Abilities that add Damage. */
    addDamage(g, f) {
      if (!anyLineAt(g, 'attack.damage') && f.riders.length === 0) return { go: 'dealDamage' };
      const amounts: Scene['amounts'] = {};
      for (const a of attackDamageParts(g, look(f)))
        if (a.type !== 'same') amounts[a.type] = (amounts[a.type] ?? 0) + a.part.n;
      amounts.PHYSICAL = (amounts.PHYSICAL ?? 0) + f.difference;
      return { call: openWindow('attack.damage', { ...attackScene(f), amounts }), go: 'dealDamage' };
    },
    /** 6c and 6d: Armor, Final Damage, tokens. */
    dealDamage(g, f) {
      if (broken(g, f)) return { go: 'cut' };
      const added = attackDamageParts(g, look(f));
      for (const a of added) if (a.type !== 'same') f.amounts.push({ type: a.type, part: a.part });
      for (const a of added) {
        if (a.type !== 'same') continue;
        const dealt = f.amounts.find((x) => x.part.n > 0);
        if (dealt) f.amounts.push({ type: dealt.type, part: a.part });
      }
      return {
        call: {
          kind: 'damage',
          target: f.target,
          amounts: f.amounts,
          source: { kind: 'attack', by: f.attacker, name: 'attack', attack: f.id, ...piercing(g, look(f)) },
          final: {},
          dealt: 0,
          before: 0,
        },
        go: 'dealt',
      };
    },
    dealt(g, f) {
      f.finalDamage = (f.result as { dealt: number } | undefined)?.dealt ?? 0;
      const record = g.state.turn.attacks[f.record];
      if (record) record.damage = f.finalDamage;
      return { go: 'counter' };
    },
    /** 6e: a miss or no Final Damage may be Countered. */
    counter(g, f) {
      if (!inPlay(g, f.attacker)) return { go: 'cut' };
      if ((f.hit && f.finalDamage > 0) || !inPlay(g, f.target)) return { go: f.hit ? 'followUp' : 'resolve' };
      if (f.counter === f.target) return countering(g, f, f.target, f.attacker);
      const options = counterOptions(g, f);
      if (options.length === 0) return { go: f.hit ? 'followUp' : 'resolve' };
      options.push({ id: 'pass', kind: 'pass' });
      return {
        ask: {
          kind: 'counter',
          figure: f.target,
          options,
          pass: true,
          about: { ...attackScene(f) },
          rule: 'A1.counter.01',
        },
        go: 'counterChosen',
      };
    },
    counterChosen(g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return { go: f.hit ? 'followUp' : 'resolve' };
      const data = option.data as { ref?: Offer['entry']['ref'] } | undefined;
      if (data?.ref) {
        const offer = chosenOffer(data.ref, collectOffers(g, 'attack.counter', attackScene(f)));
        if (offer) return { call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option), go: 'counterPaid' };
        return { go: 'counter' };
      }
      spendSp(g, f.target, option.cost?.sp ?? 0, 'counter');
      f.counter = f.target;
      f.counterAt = option.with
        ? { target: option.target as FigureId, mode: option.with }
        : { target: option.target as FigureId };
      return standardAbility(g, f.target, 'counterPaid');
    },
    counterPaid(g, f) {
      const { target, mode } = f.counterAt ?? { target: f.attacker };
      return f.counter && inPlay(g, f.target)
        ? countering(g, f, f.target, target, mode)
        : { go: f.hit ? 'followUp' : 'resolve' };
    },
    /** 7: FU Abilities, until one moves a figure or starts an Action. */
    followUp(g, f) {
      if (!inPlay(g, f.attacker)) return { go: 'cut' };
      if (f.followUpsClosed) return { go: 'resolve' };
      const options = collectOffers(g, 'attack.followUp', attackScene(f)).flatMap((o) =>
        offerOptions(g, o, 'attack.followUp', attackScene(f)),
      );
      if (options.length === 0) return { go: 'resolve' };
      options.push({ id: 'pass', kind: 'pass' });
      return {
        ask: {
          kind: 'followUp',
          figure: f.attacker,
          options,
          pass: true,
          about: { ...attackScene(f), difference: f.difference },
          rule: 'A1.follow-up.01',
        },
        go: 'followUpChosen',
      };
    },
    followUpChosen(g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return { go: 'resolve' };
      const ref = (option.data as { ref: Offer['entry']['ref'] }).ref;
      const offer = chosenOffer(ref, collectOffers(g, 'attack.followUp', attackScene(f)));
      if (!offer) return { go: 'followUp' };
      emit(g, 'followUp', { figure: f.attacker, line: ref, target: f.target });
      const kind = followUpKind(offer);
      if (kind === 'action') f.over = true;
      if (kind !== 'plain') f.followUpsClosed = true;
      return {
        call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option),
        go: kind === 'action' ? 'replaced' : 'followUp',
      };
    },
    /** An FU that started an Action ended this Attack before step 8 (A1.follow-up.06). */
    replaced(_g, f) {
      return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: false } };
    },
    /** 8: Resolved. */
    resolve(g, f) {
      const record = g.state.turn.attacks[f.record];
      if (record) record.resolved = true;
      emit(g, 'attackResolved', { attacker: f.attacker, target: f.target, hit: f.hit, dealt: f.finalDamage });
      f.over = true;
      return at(g, f, 'attack.resolved', 'queue');
    },
    /** Actions and movement that waited for the end of this Attack. */
    queue(g, f) {
      f.over = true;
      const next = f.queued.shift();
      if (!next) return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: true } };
      if (!inPlay(g, next.owner)) return { go: 'queue' };
      return { call: { ...abilityInit(g, { ...next, paid: true, first: next.target }), picked: [] }, go: 'queue' };
    },
    /** Attacker or target is gone: the rest is lost, what waited still comes. */
    cut(g, f) {
      f.over = true;
      if (!inPlay(g, f.attacker))
        return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: false } };
      return { go: f.hit === null ? 'queue' : 'resolve' };
    },
  },
};

/** A Standard Ability, about to take effect: what waits for that. */
export function standardAbility(g: Game, by: FigureId, go: string): Next {
  return anyLineAt(g, 'act.would') ? { call: openWindow('act.would', { subject: by, act: 'ability' }), go } : { go };
}

/** A standing line Empowers each of these Attacks. */
function standsEmpowered(g: Game, f: AttackFrame): boolean {
  return hasBonus(g, f.attacker, 'empower', (_, scope) => inScope(scope, f.mode));
}

/** NIMBLE: the first Dodge of a turn comes by itself, with 1 more Shield (A1.tag-defense.07, .08). */
function nimble(g: Game, f: AttackFrame): boolean {
  const key = `turn:nimble:${f.target}`;
  if (g.state.limits[key] || !hasKeyword(g, f.target, 'NIMBLE')) return false;
  g.state.limits[key] = 1;
  f.dodge = { used: true, skull: false, bonus: 1, free: true };
  return true;
}

/** What an FU line does to the Attack: starts an Action, moves a figure, or neither (A1.follow-up.05-07). */
function followUpKind(offer: Offer): 'action' | 'moves' | 'plain' {
  let kind: 'moves' | 'plain' = 'plain';
  for (const s of offer.entry.ability.body) {
    for (const step of s.steps) {
      const verb = step.effect.do;
      if (step.aim?.aim === 'spell' || verb === 'attack' || verb === 'sameAttack' || verb === 'moveAction')
        return 'action';
      if (verb === 'push' || verb === 'pull' || verb === 'command' || verb === 'move') kind = 'moves';
    }
  }
  return kind;
}
