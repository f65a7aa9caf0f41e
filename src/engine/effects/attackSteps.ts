/** Verbs that act on the Attack of the moment: DODGE, COUNTER, REDIRECT, hit or miss, Symbols, added dice. */
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import type { DiceSymbol } from '../dice/faces';
import { rollDice } from '../dice/random';
import { choose } from '../frames/choose';
import { attackSymbols, tell } from '../frames/dice';
import { dodgeReasons } from '../frames/dodge';
import { emit, figure, frameById, type Game, inPlay } from '../game';
import type { Option } from '../kernel/types';
import { canMakeAttack } from '../queries/attack';
import { withinSoi } from '../queries/sight';
import type { AttackFrame } from '../state/attackFrames';
import { diceOf } from './amounts';
import type { EffectContext, Verb } from './types';

const attackOf = (g: Game, c: EffectContext): AttackFrame | undefined => frameById(g, 'attack', c.frame.scene.attack);

export const dodge: Verb<'dodge'> = {
  possible: (g, c) => {
    const a = attackOf(g, c);
    return a !== undefined && a.hit === null && !a.dodge && dodgeReasons(g, a.target).length === 0;
  },
  start(g, c, e) {
    const a = attackOf(g, c) as AttackFrame;
    const bonus = (e.bonuses ?? []).reduce(
      (sum, b) => sum + (b.b === 'dodge' || b.b === 'roll' ? b.sign * num(b.n, bindOf(c.frame)) : 0),
      0,
    );
    a.dodge = { used: true, skull: false, bonus, free: true };
    return undefined;
  },
};

export const counter: Verb<'counter'> = {
  possible: (g, c) => {
    const a = attackOf(g, c);
    return a !== undefined && a.target === c.who && !a.forced;
  },
  start(g, c) {
    const a = attackOf(g, c);
    if (a) a.counter = c.who;
    return undefined;
  },
};

/** REDIRECT of an Attack or SPELL to a legal figure that is not a target yet (A1.redirect). */
export const redirect: Verb<'redirect'> = {
  target: (e) => e.to,
  aimed: true,
  possible(g, c) {
    const to = c.target;
    if (!to || !inPlay(g, to)) return false;
    const a = attackOf(g, c);
    if (a) return !a.named.includes(to) && canMakeAttack(g, a.attacker, to, a, a.ignoring);
    const caster = c.frame.scene.source;
    const spell = spellOf(g, c);
    return (
      caster !== null &&
      caster !== undefined &&
      spell !== undefined &&
      withinSoi(g, caster, to) &&
      !spell.aim?.targets.includes(to)
    );
  },
  start(g, c) {
    const to = c.target as string;
    const a = attackOf(g, c);
    if (a) {
      const from = a.target;
      a.target = to;
      a.named.push(to);
      figure(g, to).targeted = true;
      const record = g.state.turn.attacks[a.record];
      if (record) record.target = to;
      // The target is one reference: the line that made the Attack goes on against the new figure (A1.redirect.06).
      for (const f of g.state.stack)
        if (f.kind === 'ability' && f.owner === a.attacker && f.target === from && f !== c.frame) f.target = to;
      // So do the lines that wait for its end.
      for (const q of a.queued)
        if (q.owner === a.attacker && q.scene.object === from) q.scene = { ...q.scene, object: to };
      emit(g, 'redirected', { attacker: a.attacker, from, to, by: c.who }, undefined, 'A1.redirect.01');
      return undefined;
    }
    const spell = spellOf(g, c);
    if (spell?.aim) {
      const from = spell.aim.targets[spell.aim.at];
      spell.aim.targets[spell.aim.at] = to;
      spell.target = to;
      emit(g, 'redirected', { attacker: spell.owner, from, to, by: c.who }, undefined, 'A1.redirect.01');
    }
    return undefined;
  },
};

/** The line that casts the SPELL of the moment. */
function spellOf(g: Game, c: EffectContext) {
  for (let i = g.state.stack.length - 1; i >= 0; i--) {
    const f = g.state.stack[i];
    if (f?.kind === 'ability' && f.aim?.spell && f !== c.frame && f.owner === c.frame.scene.source) return f;
  }
  return undefined;
}

export const attackResult: Verb<'attackResult'> = {
  possible: (g, c, e) => {
    const a = attackOf(g, c);
    return a !== undefined && a.hit !== (e.result === 'hits');
  },
  start(g, c, e) {
    const a = attackOf(g, c);
    if (!a) return undefined;
    a.forcedResult = e.result;
    emit(g, 'attackForced', { attacker: a.attacker, target: a.target, result: e.result });
    return undefined;
  },
};

/** Dice added to the pool before the roll, or thrown at once when the dice lie. */
export const addDice: Verb<'addDice'> = {
  possible: (g, c) => attackOf(g, c) !== undefined || frameById(g, 'dice', c.frame.scene.dice) !== undefined,
  start(g, c, e) {
    const names = diceOf(g, e.dice, bindOf(c.frame));
    const from = 'key' in c.frame.line ? c.frame.line.key : 'ability';
    const dice = frameById(g, 'dice', c.frame.scene.dice);
    if (dice) {
      const thrown = dice.dice.some((d) => d.face !== null);
      const faces = thrown ? rollDice(g, `${dice.purpose}/${dice.figure}`, names) : names.map(() => null);
      names.forEach((die, i) => {
        dice.dice.push({ die, face: faces[i] ?? null, from });
      });
      const attack = dice.purpose === 'attack' ? frameById(g, 'attack', dice.about) : undefined;
      if (thrown && attack) attackSymbols(g, attack, dice.dice);
      if (thrown) tell(g, dice, false);
      return undefined;
    }
    const a = attackOf(g, c);
    if (!a) return undefined;
    for (const die of names) a.pool.push({ die, face: null, from });
    if (names.includes('BLACK')) a.empowered = true;
    return undefined;
  },
};

export const addSymbols: Verb<'addSymbols'> = {
  possible: (g, c) => attackOf(g, c) !== undefined,
  start(g, c, e) {
    const a = attackOf(g, c);
    if (!a) return undefined;
    const n = num(e.n, bindOf(c.frame));
    a.gained = { ...a.gained, [e.symbol]: a.gained[e.symbol] + n };
    a.symbols = { ...a.symbols, [e.symbol]: a.symbols[e.symbol] + n };
    return undefined;
  },
};

/** Symbols of the roll against oneself that do not count; which ones is the user's choice. */
export const ignoreSymbols: Verb<'ignoreSymbols'> = {
  possible: (g, c) => {
    const a = attackOf(g, c);
    return a !== undefined && Object.values(a.symbols).some((n) => n > 0);
  },
  start(g, c) {
    const a = attackOf(g, c) as AttackFrame;
    const options: Option[] = (['BOOK', 'SHIELD', 'BURST'] as DiceSymbol[])
      .filter((s) => a.symbols[s] > 0)
      .map((s, n) => ({ id: `symbol/${s}`, kind: 'choice', n, label: s, data: s }));
    return choose({ kind: 'choice', figure: c.who, options, pass: false, about: { ignore: 'symbol' } });
  },
  resume(g, c, e, result) {
    const a = attackOf(g, c);
    if (!a) return undefined;
    const symbol = (result as Option).data as DiceSymbol;
    const n = Math.min(a.symbols[symbol], num(e.n, bindOf(c.frame)));
    a.symbols[symbol] -= n;
    a.spent[symbol] += n;
    emit(g, 'symbolsIgnored', { attacker: a.attacker, target: a.target, symbol, amount: n });
    return undefined;
  },
};
