/** What an Intelligent Combatant would do if its turn began now, up to the first roll (query `aiForecast`). */
import { aiTurnInit } from '../frames/aiTurn';
import { type FigureId, figure, type Game, inPlay } from '../game';
import { type Machine, push, run } from '../kernel/kernel';
import type { GameEvent } from '../kernel/types';
import type { State } from '../state/state';

export interface AiForecast {
  /** AI Step, from 1, that it was performing then; one below its card: that of the Aggro token. Null: none is true. */
  step: number | null;
  /** Whom it attacks, casts on or aims at first. */
  target: FigureId | null;
  /** Spaces [column, row] that it means to enter. */
  path: [number, number][];
}

/** Runs the figure's Activation on a copy of the position; a question to the players ends it as a roll does, a tie does not. */
export function aiForecast(machine: Machine<Game>, g: Game, id: FigureId): AiForecast {
  if (!inPlay(g, id) || figure(g, id).kind !== 'intelligent') return { step: null, target: null, path: [] };
  const state = beforeTurn(g.state, id);
  const copy: Game = {
    ...g,
    state,
    events: [],
    dirty: false,
    ending: null,
    halt: () => state.stack.at(-1)?.kind === 'dice',
  };
  push(machine, copy, aiTurnInit(id));
  run(machine, copy);
  return read(copy.events, id);
}

/** A copy of the state as it is when the figure's turn begins. */
function beforeTurn(state: State, id: FigureId): State {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  copy.stack = [];
  copy.ask = null;
  // Of equally good ends and targets it shows the first.
  copy.options = { engineDecidesTies: true };
  copy.turn = { n: copy.turn.n + 1, figure: id, phase: 'activation', attacks: [] };
  for (const other of copy.order) (copy.figures[other] as State['figures'][string]).marks = {};
  for (const key of Object.keys(copy.limits)) if (key.startsWith('turn:')) delete copy.limits[key];
  return copy;
}

function read(events: readonly GameEvent[], id: FigureId): AiForecast {
  const found: AiForecast = { step: null, target: null, path: [] };
  for (const e of events) {
    if (e.type === 'aiStepConsidered' && e.figure === id && e.true) found.step = e.step as number;
    else if (e.type === 'aiTargetChosen' && e.figure === id) found.target ??= e.target as FigureId;
    else if (e.type === 'attackDeclared' && e.attacker === id) found.target ??= e.target as FigureId;
    else if (e.type === 'spellCast' && e.figure === id) found.target ??= (e.targets as FigureId[])[0] ?? null;
    else if (e.type === 'aiMovePlanned' && e.figure === id)
      found.path = [...found.path, ...(e.path as [number, number][])];
  }
  return found;
}
