/** What the roll that is going on comes to as it stands: while its dice lie, or once it is compared (query `openRoll`). */
import type { FigureId, Game } from './game';
import { type Machine, run } from './kernel/kernel';
import type { GameEvent } from './kernel/types';
import { defense } from './queries/stats';
import type { AttackFrame, DiceFrame } from './state/attackFrames';
import type { Frame, RollPurpose } from './state/frames';
import type { State } from './state/state';

/** A roll against what it has to reach. */
export type OpenRoll =
  /** An Attack; `skull`: it misses whatever its total. */
  | {
      of: 'attack';
      attacker: FigureId;
      target: FigureId;
      total: number;
      defense: number;
      hit: boolean;
      difference: number;
      skull: boolean;
    }
  /** A Dodge, with the Defense that it leads to. */
  | { of: 'dodge'; attacker: FigureId; target: FigureId; bonus: number; defense: number; skull: boolean }
  /** `needed`: the difficulty, or the Force. */
  | { of: 'skill' | 'conviction'; figure: FigureId; total: number; needed: number; passed: boolean }
  /** Null: a Skull, the Spell fails. */
  | { of: 'force'; figure: FigureId; force: number | null };

/** Rolls whose outcome is a number against another, and nothing else asked between. */
const COMPARED: ReadonlySet<RollPurpose> = new Set<RollPurpose>(['attack', 'dodge', 'skill', 'conviction', 'force']);

/** The roll that an event tells the outcome of; null for other events. @param g the position after it */
export function rollOf(g: Game, e: GameEvent): OpenRoll | null {
  switch (e.type) {
    case 'attackRolled': {
      const { attacker, target, total, hit, difference, skull } = e as GameEvent & Extract<OpenRoll, { of: 'attack' }>;
      return { of: 'attack', attacker, target, total, defense: e.defense as number, hit, difference, skull };
    }
    case 'dodged': {
      const target = e.figure as FigureId;
      const bonus = e.bonus as number;
      const reached = defense(g, target) + bonus;
      return {
        of: 'dodge',
        attacker: e.attacker as FigureId,
        target,
        bonus,
        defense: reached,
        skull: e.skull as boolean,
      };
    }
    case 'skillChecked':
    case 'convictionChecked': {
      if (typeof e.total !== 'number') return null;
      const skill = e.type === 'skillChecked';
      const passed = skill ? e.passed : e.resisted;
      if (typeof passed !== 'boolean') return null;
      const needed = (skill ? e.difficulty : e.force) as number;
      return { of: skill ? 'skill' : 'conviction', figure: e.figure as FigureId, total: e.total, needed, passed };
    }
    case 'spellCast':
      return { of: 'force', figure: e.figure as FigureId, force: e.force as number };
    case 'spellFailed':
      return { of: 'force', figure: e.figure as FigureId, force: null };
    default:
      return null;
  }
}

/** Ends the step of the dice on a copy, everything that was begun above it left out, up to what they come to. */
function asTheyLie(machine: Machine<Game>, g: Game, f: DiceFrame): OpenRoll | null {
  if (!COMPARED.has(f.purpose) || f.dice.some((die) => die.face === null)) return null;
  const state = JSON.parse(JSON.stringify(g.state)) as State;
  state.stack.length = g.state.stack.indexOf(f) + 1;
  state.ask = null;
  (state.stack.at(-1) as Frame).step = 'done';
  const copy: Game = { ...g, state, events: [], dirty: false, ending: null };
  const outcome = (): OpenRoll | null => {
    for (const event of copy.events) {
      const roll = rollOf(copy, event);
      if (roll) return roll;
    }
    return null;
  };
  // What is opened or rolled after these dice, or once their roll is over, is no part of them.
  copy.halt = () => {
    const top = state.stack.at(-1);
    const goesOn = state.stack.some(({ id }) => id === f.about);
    return !goesOn || (top?.id !== f.id && (top?.kind === 'dice' || top?.kind === 'window')) || outcome() !== null;
  };
  run(machine, copy);
  return outcome();
}

function attackAsRolled(f: AttackFrame): OpenRoll | null {
  if (!f.roll || f.defense === null || f.hit === null) return null;
  const { attacker, target, hit, difference } = f;
  const { total, skull } = f.roll;
  return { of: 'attack', attacker, target, total, defense: f.defense, hit, difference, skull };
}

/** What the innermost roll comes to as it stands; null before its dice lie, and where no roll is compared with anything. */
export function openRoll(machine: Machine<Game>, g: Game): OpenRoll | null {
  for (const f of g.state.stack.toReversed()) {
    if (f.kind === 'dice') return asTheyLie(machine, g, f);
    if (f.kind === 'attack') return f.over ? null : attackAsRolled(f);
    if (f.kind === 'check') {
      if (f.passed === null || f.willingly || f.alone) return null;
      const of = f.check === 'skill' ? 'skill' : 'conviction';
      return { of, figure: f.figure, total: f.total, needed: f.difficulty, passed: f.passed };
    }
    if (f.kind === 'spell' || f.kind === 'damage') return null;
  }
  return null;
}
