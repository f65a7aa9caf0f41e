/** A player good enough to win: plays a whole game on the stores and notes its acts, so that a page can be made to do them. */
import { query } from '../../src/engine';
import type { GameEvent, Option } from '../../src/engine/kernel/types';
import type { Content } from '../../src/engine/state/content';
import type { State } from '../../src/engine/state/state';
import { chooseOption, chooseSpace, commit } from '../../src/stores/actions';
import { type NewGame, setupOf } from '../../src/stores/newGame';
import { indexOf, listed } from '../../src/stores/options';
import type { SessionState } from '../../src/stores/session';
import type { Table } from '../../src/stores/table';

/** What is done on the page: an answer of the list with its number, a space of the board, the end of the turn. */
export type Act = { option: string; n: number } | { space: number } | { endTurn: true; confirm: boolean };

/** A game as a list of acts. */
export interface Plan extends NewGame {
  /** Spaces in a row of its board. */
  width: number;
  outcome: 'won' | 'lost';
  acts: Act[];
  /** Place in `acts` of the first of each deed. */
  deeds: Partial<Record<Deed, number>>;
}

/** What a game is looked through for: the answer that brings it about. */
export type Deed = 'dodged' | 'counter' | 'spell' | 'loot' | 'rolled' | 'dodgeAsked';

const MOST_ACTS = 600;

type Chance = () => number;

function chanceOf(seed: number): Chance {
  let now = (seed * 2654435761) >>> 0;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
}

const isFriendly = (option: Option): boolean => (option as Option & { friendly?: boolean }).friendly === true;
const one = <T>(list: readonly T[], chance: Chance): T | undefined => list[Math.floor(chance() * list.length)];

/** The Attack that promises most: a Defeat, then Damage. */
function bestAttack(state: State, content: Content, attacks: readonly Option[]): Option | undefined {
  const attacker = state.ask?.figure ?? '';
  const worth = (option: Option): number => {
    const odds = query(state, content, { ask: 'attackOdds', attacker, target: option.target ?? '' });
    return odds.defeat * 10 + odds.meanDamage;
  };
  return [...attacks].sort((a, b) => worth(b) - worth(a))[0];
}

/** Distance in spaces from a space to the nearest of some others. */
function nearest(space: readonly [number, number], others: readonly [number, number][]): number {
  return Math.min(...others.map(([x, y]) => Math.abs(x - space[0]) + Math.abs(y - space[1])));
}

function opponentSpaces(state: State): [number, number][] {
  return state.order.flatMap((id): [number, number][] => {
    const figure = state.figures[id];
    const at = figure && state.bodies[figure.body]?.at;
    if (figure?.side !== 'opponents' || figure.defeated || typeof at !== 'number') return [];
    return [[at % state.board.width, Math.floor(at / state.board.width)]];
  });
}

/** The space nearest to the opponents, for at most 1 SP and without a Break Attack; null when nothing is gained. */
function approach(state: State, content: Content): number | null {
  const mover = state.ask?.figure ?? '';
  const goals = opponentSpaces(state);
  const at = state.bodies[state.figures[mover]?.body ?? '']?.at;
  if (goals.length === 0 || typeof at !== 'number' || !state.ask?.options.some((option) => option.kind === 'move'))
    return null;
  const here = nearest([at % state.board.width, Math.floor(at / state.board.width)], goals);
  const ways = query(state, content, { ask: 'reachable', figure: mover }).filter(
    (way) => way.sp <= 1 && way.provokes.length === 0,
  );
  const best = ways.sort((x, y) => nearest(x.to, goals) - nearest(y.to, goals) || x.cost - y.cost)[0];
  return best && nearest(best.to, goals) < here ? indexOf(state, best.to) : null;
}

/** The act that chooses an option of the open question. */
function actOf(state: State, option: Option): Act {
  if (option.kind === 'endTurn') {
    const sp = state.figures[state.ask?.figure ?? '']?.sp ?? 0;
    // The page asks where something else could still be done with them.
    const more = state.ask?.options.some((each) => each.kind !== 'endTurn' && !each.template && each.friendly !== true);
    return { endTurn: true, confirm: sp > 0 && more === true };
  }
  const place = option.at ?? (option.kind === 'move' && Array.isArray(option.to) ? option.to : null);
  if (place) return { space: indexOf(state, place) };
  const n = state.ask ? listed(state.ask, null).findIndex((each) => each.id === option.id) + 1 : 0;
  return { option: option.id, n };
}

function menu(state: State, content: Content, options: readonly Option[], chance: Chance): Act | Option | undefined {
  const of = (kind: Option['kind']): Option[] => options.filter((option) => option.kind === kind);
  const loot = of('encounter')[0];
  if (loot) return loot;
  const uses = of('use');
  if (uses.length > 0 && chance() < 0.4) return one(uses, chance);
  const attack = bestAttack(state, content, of('attack'));
  if (attack) return attack;
  const space = approach(state, content);
  return space === null ? of('endTurn')[0] : { space };
}

/** Spaces that are free to click: nobody stands there. */
function isFree(state: State, option: Option): boolean {
  const to = option.at ?? option.to;
  if (option.kind === 'jump') return false;
  if (option.kind !== 'move' || !Array.isArray(to)) return true;
  return !Object.values(state.bodies).some((body) => body.at === indexOf(state, to));
}

function choose(state: State, content: Content, chance: Chance): Act {
  const ask = state.ask;
  if (!ask) throw new Error('no question is open');
  const options = ask.options.filter((option) => !option.template && !isFriendly(option) && isFree(state, option));
  const real = options.filter((option) => option.kind !== 'pass');
  const pass = options.find((option) => option.kind === 'pass');
  const some = (share: number): Option | undefined =>
    (chance() < share ? one(real, chance) : pass) ?? one(real, chance);
  const chosen = (): Act | Option | undefined => {
    switch (ask.kind) {
      case 'action':
        return menu(state, content, real, chance);
      case 'empower':
      case 'dodge':
        return some(0.5);
      case 'symbols':
        return real.at(-1);
      default:
        return some(0.8);
    }
  };
  const found = chosen() ?? pass ?? real[0];
  if (!found) throw new Error(`a question of kind ${ask.kind} without an answer`);
  return 'kind' in found ? actOf(state, found) : found;
}

/** Does an act as the page does it. */
function perform(table: Table, act: Act): boolean {
  const { session } = table;
  const { state } = session.getState();
  if ('space' in act) {
    const chosen = chooseSpace(table, act.space);
    // What is only picked by the first choice is done by the second.
    return session.getState().state === state ? chooseSpace(table, act.space) : chosen;
  }
  if ('option' in act) {
    const option = state?.ask && [...state.ask.options, ...state.ask.interject].find(({ id }) => id === act.option);
    if (!option) return false;
    chooseOption(table, option);
    return session.getState().state !== state || commit(table);
  }
  const option = session.getState().state?.ask?.options.find((each) => each.kind === 'endTurn');
  return option !== undefined && session.choose(option.id);
}

/** What the events of an act show. */
function deedsOf(act: Act, options: readonly Option[], events: readonly GameEvent[], after: SessionState): Deed[] {
  const state = after.state as State;
  const found: Deed[] = [];
  const has = (type: string, fits: (event: GameEvent) => boolean = () => true): boolean =>
    events.some((event) => event.type === type && fits(event));
  const chosen = 'option' in act ? options.find((option) => option.id === act.option) : undefined;
  if (has('dodgeSucceeded')) found.push('dodged');
  if (chosen?.kind === 'counter' && has('countered')) found.push('counter');
  if (has('spellBegan', (event) => state.figures[String(event.figure)]?.kind === 'adventurer')) found.push('spell');
  if (has('tokenActivated')) found.push('loot');
  // Undo takes back first what was not asked after it.
  const last = after.undo.at(-1)?.intent?.auto !== true;
  if (chosen && chosen.kind !== 'pass' && has('diceRolled') && last) found.push('rolled');
  if (state.ask?.kind === 'dodge') found.push('dodgeAsked');
  return found;
}

/** What may be noted of each act: the game before it, the act, its events, the game after it. */
export type Watch = (before: SessionState, act: Act, events: readonly GameEvent[], after: SessionState) => void;

/** Plays one game to its end; null if it does not end in good time. */
export function planGame(table: Table, game: NewGame, watch?: Watch): Plan | null {
  const { session, content, selection } = table;
  session.begin(setupOf(game), 'plan');
  const chance = chanceOf(game.seed);
  const acts: Act[] = [];
  const deeds: Plan['deeds'] = {};
  for (;;) {
    const before = session.getState();
    const { state } = before;
    if (!state?.ask)
      return state?.outcome ? { ...game, width: state.board.width, outcome: state.outcome, acts, deeds } : null;
    if (acts.length >= MOST_ACTS) return null;
    const act = choose(state, content, chance);
    if (!perform(table, act)) throw new Error(`seed ${game.seed}: ${JSON.stringify(act)} is refused`);
    selection.set({ group: null, figure: null, pinned: null });
    const after = session.getState();
    if (after.state === state) throw new Error(`seed ${game.seed}: ${JSON.stringify(act)} changes nothing`);
    acts.push(act);
    const news = after.journal.slice(before.journal.length);
    const events = news.flatMap((entry) => (entry.kind === 'events' ? entry.events : []));
    for (const deed of deedsOf(act, state.ask.options, events, after)) deeds[deed] ??= acts.length - 1;
    watch?.(before, act, events, after);
  }
}
