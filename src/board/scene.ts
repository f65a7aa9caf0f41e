/** What the board shows of a position: plain data for the layers, the mirror and tests. */
import { terrainAt } from '../engine/board/boardState';
import type { Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { isDeadly, optionsOnBoard, reachNow } from '../stores/actions';
import { spacesOf, targetOf } from '../stores/options';
import type { Reach } from '../stores/queries';
import { shownState, type Table } from '../stores/table';

export interface FigureMark {
  id: string;
  card: string;
  name: string;
  /** Initials of an ally, Activation Number of an opponent. */
  label: string;
  number: number | null;
  foe: boolean;
  at: number;
  size: [number, number];
  hpLeft: number;
  hp: number;
  effects: string[];
  /** SP that it could spend on a reaction; null: it has none to hold. */
  sp: number | null;
  active: boolean;
  /** The open question is put to it. */
  asked: boolean;
  /** An answer of the open question names it. */
  target: boolean;
}

export interface Scene {
  figures: FigureMark[];
  /** Spaces that can be chosen outright. */
  choices: Set<number>;
  /** Spaces that only a Jump leads to, with the ways to jump there, the cheapest first. */
  jumps: ReadonlyMap<number, readonly Option[]>;
  reach: ReadonlyMap<number, Reach>;
  /** Spaces in reach where whoever stops is Defeated. */
  deadly: ReadonlySet<number>;
  /** Who stands on each space, the one drawn on top. */
  standing: ReadonlyMap<number, FigureMark>;
}

/** The least that any space in reach costs of something. */
export function least(reach: Scene['reach'], of: (way: Reach) => number): number {
  const all = [...reach.values()].map(of);
  return all.length === 0 ? 0 : Math.min(...all);
}

/** SP that going anywhere costs: beginning the Move, without buying points. */
export const leastSp = (reach: Scene['reach']): number => least(reach, ({ sp }) => sp);

/** Two figures with the same first letter are told apart by two. */
function initials(names: readonly string[]): string[] {
  return names.map((name) => {
    const twin = names.some((other) => other !== name && other.charAt(0) === name.charAt(0));
    return name.slice(0, twin ? 2 : 1);
  });
}

/** The figures in play as they are drawn. @param targets whom an answer of the open question names */
export function figuresOf(
  { queries, names }: Pick<Table, 'queries' | 'names'>,
  state: State,
  targets: ReadonlySet<string> = new Set(),
): FigureMark[] {
  const views = queries.view(state).figures;
  const inPlay = state.order.flatMap((id) => {
    const figure = state.figures[id];
    const body = figure && state.bodies[figure.body];
    return figure && body && body.at !== null && !figure.defeated ? [{ figure, at: body.at, size: body.size }] : [];
  });
  // Those who are Defeated count, too: nobody's letter changes in the course of a game.
  const allies = state.order
    .filter((id) => state.figures[id]?.kind === 'adventurer')
    .map((id) => names.figure(state, id));
  const letters = new Map(initials(allies).map((letter, n) => [allies[n], letter]));
  return inPlay.map(({ figure, at, size }) => {
    const name = names.figure(state, figure.id);
    const hp = views[figure.id]?.hp ?? 0;
    return {
      id: figure.id,
      card: figure.card,
      name,
      label: figure.number === null ? (letters.get(name) ?? name.charAt(0)) : String(figure.number),
      number: figure.number,
      foe: figure.side === 'opponents',
      at,
      size,
      hpLeft: Math.max(0, hp - figure.damage),
      hp,
      effects: figure.effects,
      sp: figure.kind === 'intelligent' ? null : figure.sp,
      active: state.turn.figure === figure.id,
      asked: state.ask?.figure === figure.id,
      target: targets.has(figure.id),
    };
  });
}

/** Only Dangerous Terrain is asked about: a way is found out step by step. */
function deadlyOf(table: Table, state: State, reach: Scene['reach']): Set<number> {
  const dangerous = [...reach].filter(([space]) => terrainAt(state.board, space) === 'dangerous');
  return new Set(dangerous.flatMap(([space, way]) => (isDeadly(table, state, way) ? [space] : [])));
}

/** Jumps by their SP, then by the spaces jumped over. */
const byPrice = (a: Option, b: Option): number =>
  (a.cost?.sp ?? 0) - (b.cost?.sp ?? 0) || (a.over?.length ?? 0) - (b.over?.length ?? 0);

/** The scene of the game going on. */
export function sceneOf(table: Table): Scene {
  const state = shownState(table);
  if (!state)
    return {
      figures: [],
      choices: new Set(),
      jumps: new Map(),
      reach: new Map(),
      deadly: new Set(),
      standing: new Map(),
    };
  const targets = new Set<string>();
  const choices = new Set<number>();
  const jumps = new Map<number, Option[]>();
  for (const [space, options] of optionsOnBoard(table, state)) {
    if (options.every(({ kind }) => kind === 'jump')) {
      jumps.set(space, options.toSorted(byPrice));
      continue;
    }
    for (const option of options) {
      const target = targetOf(option);
      if (target) targets.add(target);
      else choices.add(space);
    }
  }
  const figures = figuresOf(table, state, targets);
  const standing = new Map<number, FigureMark>();
  for (const mark of figures) for (const space of spacesOf(state, mark.id)) standing.set(space, mark);
  const reach = reachNow(table, state);
  return { figures, choices, jumps, reach, deadly: deadlyOf(table, state, reach), standing };
}

/** Spaces that should be in view at the start, the most important first: the party or where it begins, then the nearest enemies. */
export function worthSeeing({ board, encounter, ask }: State, { figures }: Scene, home: number): number[] {
  const far = (space: number): number =>
    Math.max(
      Math.abs((space % board.width) - (home % board.width)),
      Math.abs(Math.floor(space / board.width) - Math.floor(home / board.width)),
    );
  const nearest = (spaces: readonly number[]): number[] => [...spaces].sort((a, b) => far(a) - far(b));
  const stand = (foe: boolean): number[] => figures.filter((mark) => mark.foe === foe).map(({ at }) => at);
  const zone = ask?.kind === 'placement' ? encounter.startingZone : [];
  return [...nearest([...zone, ...stand(false)]), ...nearest(stand(true))];
}
