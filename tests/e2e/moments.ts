/** Positions of a game that are looked at on the page: found while it is planned, kept as saves that the page can read. */
import type { GameEvent } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { snapshot } from '../../src/storage/autosave';
import { isFriendly } from '../../src/stores/options';
import type { SessionState } from '../../src/stores/session';
import type { Act, Watch } from './planner';

/**
 * `own`: an Adventurer's turn begins, some are hurt; `symbols`, `dodge`: the question is open; `enemy`: the act lets an enemy
 * attack one of several; `roll`: it lets an enemy's Attack roll and hurt; `walk`: it lets an
 * enemy walk far; `won`, `lost`: the game is over.
 */
const NAMES = ['own', 'symbols', 'dodge', 'enemy', 'roll', 'walk', 'won', 'lost'] as const;
export type MomentName = (typeof NAMES)[number];

export interface Moment {
  /** The text of an exported save. */
  save: string;
  /** What is done next in the game; nothing after its end. */
  act: Act | null;
  /** Spaces in a row of the board. */
  width: number;
}

export type Moments = Record<MomentName, Moment>;

/** Adventurers and opponents that have lost HP and still stand. */
const hurt = ({ figures }: State): number =>
  Object.values(figures).filter((figure) => figure.damage > 0 && !figure.defeated).length;

const isFoe = ({ figures }: State, id: unknown): boolean => typeof id === 'string' && figures[id]?.side === 'opponents';

/** Much to choose from as the turn of an Adventurer begins: targets, ways. */
function ownTurn({ state, journal }: SessionState): number {
  const ask = state?.ask;
  const last = journal.at(-1);
  const began =
    last?.kind === 'events' && last.events.some((event) => event.type === 'turnBegan' && event.figure === ask?.figure);
  if (!state || !began || ask?.kind !== 'action' || !ask.options.some((option) => option.kind === 'move')) return 0;
  const foes = ask.options.filter((option) => option.kind === 'attack' && !isFriendly(option)).length;
  // Enough SP for a Move and an Attack.
  const sp = state.figures[ask.figure ?? '']?.sp ?? 0;
  return foes === 0 || sp < 3 || hurt(state) < 2 ? 0 : 3 * foes + hurt(state);
}

/** An enemy that chooses among several, attacks, rolls and hurts: the more candidates the better. */
function enemyAttack(state: State, events: readonly GameEvent[]): number {
  const at = events.findIndex(
    (event) => event.type === 'aiTargetChosen' && Array.isArray(event.candidates) && event.candidates.length > 1,
  );
  const chosen = events[at];
  if (!chosen || hurt(state) < 2) return 0;
  const rest = events.slice(at).map(({ type }) => type);
  return rest.includes('attackDeclared') ? (chosen.candidates as unknown[]).length : 0;
}

/** How well a position serves as each of the moments; 0: not at all. */
function worthOf(session: SessionState, events: readonly GameEvent[]): Partial<Record<MomentName, number>> {
  const { state } = session;
  if (!state) return {};
  const { ask } = state;
  return {
    own: ownTurn(session),
    symbols: ask?.kind === 'symbols' ? ask.options.length : 0,
    dodge: ask?.kind === 'dodge' ? 1 + hurt(state) : 0,
    enemy: enemyAttack(state, events),
    walk: events.filter(({ type, figure }) => type === 'moved' && isFoe(state, figure)).length,
    roll: ask?.kind === 'dodge' && events.some(({ type }) => type === 'damageDealt') ? 1 + hurt(state) : 0,
  };
}

/** Watches games for the best of each moment. @param now milliseconds since 1970, when the saves are said to be written */
export function momentsOf(now: number): { watch: Watch; moments: () => Moments } {
  const best: Partial<Record<MomentName, { worth: number; session: SessionState; act: Act | null }>> = {};
  const watch: Watch = (before, act, events, after) => {
    for (const [name, worth] of Object.entries(worthOf(before, events)) as [MomentName, number][])
      if (worth > (best[name]?.worth ?? 0)) best[name] = { worth, session: before, act };
    if (after.state?.outcome) best[after.state.outcome] = { worth: 1, session: after, act: null };
  };
  const moments = (): Moments => {
    const found = {} as Moments;
    for (const name of NAMES) {
      const one = best[name];
      if (!one) throw new Error(`no game has the moment ${name}`);
      const { session, act } = one;
      found[name] = { save: JSON.stringify(snapshot(session, now)), act, width: session.state?.board.width ?? 0 };
    }
    return found;
  };
  return { watch, moments };
}
