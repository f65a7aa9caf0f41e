/** What is drawn over the figures: the path, sight lines, the ruler, what an enemy would do. Plain data, found anew on each change. */
import type { BaseSight } from '../engine/board/baseSight';
import type { GameEvent } from '../engine/kernel/types';
import type { WayStepView } from '../engine/query';
import type { State } from '../engine/state/state';
import { figureAt, spacesOf } from '../stores/options';
import { measured, type RulerState } from '../stores/ruler';
import { shownState, type Table } from '../stores/table';
import { wayTo } from './describe';
import { type Grid, middle, SPACE } from './metrics';
import type { FigureMark, Scene } from './scene';
import { say } from './text';

export interface Spot {
  x: number;
  y: number;
}

/** A straight line between two figures or spaces, with what it meets. */
export interface SightMark {
  from: Spot;
  to: Spot;
  tone: 'pick' | 'foe' | 'quiet';
  /** Spaces at which it loses 1. */
  penalties: Spot[];
  /** Where it is blocked: the line ends there in a cross. */
  blockedAt: Spot | null;
  label: string | null;
  /** Middle of the label: beside the end, where nobody stands. */
  labelAt: Spot;
}

export interface PathMark {
  from: Spot;
  steps: (WayStepView & { spot: Spot })[];
  /** Where those stand who strike at a step, by figure. */
  strikers: Record<string, Spot>;
  tone: 'pick' | 'foe';
}

export interface Overlay {
  paths: PathMark[];
  lines: SightMark[];
}

export interface Pointed {
  /** Space pointed at, else the one of the cursor or of a plan. */
  focus: number | null;
  /** Figure pointed at anywhere on the page. */
  lit: string | null;
  pinned: string | null;
  ruler: RulerState;
  /** What is shown happening. */
  event: GameEvent | null;
}

/** At most so many labels at once; the rest is in the sentence under the board. */
const MOST_LABELS = 5;
const percent = (share: number): number => Math.round(share * 100);

const markOf = (scene: Scene, id: string | null | undefined): FigureMark | undefined =>
  scene.figures.find((figure) => figure.id === id);
const spotOf = (grid: Grid, mark: FigureMark): Spot => middle(grid, mark.at, mark.size);

/** Where a line loses 1: at the first Hindering space and the first ally on it. */
function penaltySpots(state: State, line: BaseSight): Spot[] {
  const { board } = state;
  const spots: Spot[] = [];
  if (line.hindering) {
    const at = [...line.through, line.to].find((space) => board.terrain[space] === 'h');
    if (at !== undefined) spots.push(middle(board, at));
  }
  if (line.ally) {
    const at = line.through.find((space) => figureAt(state, space) !== null);
    if (at !== undefined) spots.push(middle(board, at));
  }
  return spots;
}

/** Where a label beside a spot covers no figure; below it if every side is taken. */
function labelSpot(state: State, { x, y }: Spot): Spot {
  const { width, height } = state.board;
  const beside = ([dx, dy]: readonly [number, number]): Spot => ({ x: x + dx * SPACE, y: y + dy * SPACE });
  const free = ([dx, dy]: readonly [number, number]): boolean => {
    const column = Math.floor((x + dx * SPACE) / SPACE);
    const row = Math.floor((y + dy * SPACE) / SPACE);
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return figureAt(state, row * width + column) === null;
  };
  const side = LABEL_SIDES.find((each) => free(each.to));
  return beside(side?.at ?? [0, 0.72]);
}

/** Sides of a base, the best one for a label first, and how far off it stands. */
const LABEL_SIDES = [
  { to: [0, 1], at: [0, 0.72] },
  { to: [0, -1], at: [0, -0.72] },
  { to: [1, 0], at: [1, 0] },
  { to: [-1, 0], at: [-1, 0] },
] as const;

function sightMark(
  state: State,
  from: Spot,
  to: Spot,
  line: BaseSight | null,
  tone: SightMark['tone'],
  label: string | null,
): SightMark {
  const blocked = line?.blockedBy;
  return {
    from,
    to,
    tone: blocked ? 'foe' : tone,
    penalties: line && !blocked ? penaltySpots(state, line) : [],
    blockedAt: blocked ? middle(state.board, blocked.space) : null,
    label,
    labelAt: labelSpot(state, to),
  };
}

/** The path that the open question would walk to the focus. */
function plannedPath(table: Table, scene: Scene, state: State, focus: number | null): PathMark[] {
  const mover = markOf(scene, state.ask?.figure);
  const steps = focus === null || !mover ? [] : wayTo(table, scene, focus);
  if (!mover || steps.length === 0) return [];
  const strikers: Record<string, Spot> = {};
  for (const id of steps.flatMap((step) => step.provokes)) {
    const mark = markOf(scene, id);
    if (mark) strikers[id] = spotOf(state.board, mark);
  }
  const spot = (to: readonly [number, number]): Spot =>
    middle(state.board, to[1] * state.board.width + to[0], mover.size);
  return [
    {
      from: spotOf(state.board, mover),
      steps: steps.map((step) => ({ ...step, spot: spot(step.to) })),
      strikers,
      tone: 'pick',
    },
  ];
}

/** Whether the open question is about whom to attack, so that lines to the targets help. */
function asksForTarget(table: Table, state: State): boolean {
  const { ask } = state;
  if (!ask) return false;
  if (ask.kind === 'action') return table.selection.getState().group === 'attack';
  return ask.kind === 'target' || ask.kind === 'counter' || ask.kind === 'breakAttack';
}

/** Sight from the figure asked: to every target while one is chosen, and to the figure pointed at. */
function targetLines(table: Table, scene: Scene, state: State, { focus, lit, pinned }: Pointed): SightMark[] {
  const attacker = markOf(scene, state.ask?.figure);
  if (!attacker) return [];
  const pointed = focus === null ? undefined : scene.standing.get(focus);
  const meant = pointed ?? markOf(scene, lit);
  const choosing = asksForTarget(table, state);
  const targets = choosing ? scene.figures.filter((figure) => figure.target && figure.foe !== attacker.foe) : [];
  // Of the enemy whose card is open its own plan is drawn instead.
  const told = meant && (meant.target || meant.id !== pinned) && meant.foe !== attacker.foe;
  if (told && (choosing || state.ask?.kind === 'action') && !targets.includes(meant)) targets.unshift(meant);
  return targets.slice(0, MOST_LABELS).map((target) => {
    const from = spotOf(state.board, attacker);
    const to = spotOf(state.board, target);
    const { range, sight } = table.queries.measure(state, attacker.id, target.id);
    const tone = target === meant ? 'pick' : 'quiet';
    const label = target.target
      ? say('mark.odds', { hit: percent(table.queries.odds(state, attacker.id, target.id).hit) })
      : say(sight.is ? 'mark.tooFar' : 'mark.noSight', { n: range });
    return sightMark(state, from, to, sight.line, target.target ? tone : 'foe', label);
  });
}

/** The Attack that is going on, while it is decided how to meet it. */
function openAttack(table: Table, scene: Scene, state: State): SightMark[] {
  const { ask } = state;
  if (ask?.kind !== 'dodge' && ask?.kind !== 'empower') return [];
  const odds = table.queries.openOdds(state, {});
  const attacker = markOf(scene, odds?.attacker);
  const target = markOf(scene, odds?.target);
  if (!odds || !attacker || !target) return [];
  const { sight } = table.queries.measure(state, attacker.id, target.id);
  const label = say('mark.odds', { hit: percent(odds.hit) });
  const tone = attacker.foe ? 'foe' : 'pick';
  return [sightMark(state, spotOf(state.board, attacker), spotOf(state.board, target), sight.line, tone, label)];
}

/** Step, way and target of the pinned enemy, if its turn began now. */
function forecastOf(table: Table, scene: Scene, state: State, pinned: string | null): Overlay {
  const mark = markOf(scene, pinned);
  const figure = pinned === null ? undefined : state.figures[pinned];
  if (!mark || figure?.kind !== 'intelligent') return { paths: [], lines: [] };
  const { step, target, path } = table.queries.forecast(state, mark.id);
  const { board } = state;
  const from = spotOf(board, mark);
  const spots = path.map(([x, y]) => middle(board, y * board.width + x, mark.size));
  const paths: PathMark[] = [];
  if (spots.length > 0) {
    const steps = path.map((to, n) => ({
      from: path[n - 1] ?? to,
      to,
      cost: 0,
      slowedBy: null,
      sp: 0,
      provokes: [],
      terrain: 'normal' as const,
      deadly: false,
      climbs: 0,
      spot: spots[n] as Spot,
    }));
    paths.push({ from, steps, strikers: {}, tone: 'foe' });
  }
  const aimed = markOf(scene, target);
  if (!aimed) return { paths, lines: [] };
  const hit = percent(table.queries.odds(state, mark.id, aimed.id).hit);
  const label = step === null ? say('mark.odds', { hit }) : say('mark.stepOdds', { n: step, hit });
  const line = sightMark(state, spots.at(-1) ?? from, spotOf(board, aimed), null, 'foe', label);
  return { paths, lines: [line] };
}

function rulerLine(table: Table, state: State, ruler: RulerState): SightMark[] {
  const { from, to } = ruler;
  const found = measured(table.queries, state, ruler);
  if (!found || from === null || to === null) return [];
  const spot = (space: number): Spot => {
    const figure = figureAt(state, space);
    const spaces = figure ? spacesOf(state, figure) : [space];
    const spots = spaces.map((each) => middle(state.board, each));
    const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / spots.length, y: sum.y / spots.length };
  };
  const label = say('mark.range', { n: found.range });
  return [sightMark(state, spot(from), spot(to), found.sight.line, 'pick', label)];
}

/** All of it for what is pointed at. */
export function overlayOf(table: Table, scene: Scene, pointed: Pointed): Overlay {
  const state = shownState(table);
  if (!state) return { paths: [], lines: [] };
  const { ruler, pinned, focus, event } = pointed;
  // What is shown happening is drawn by itself.
  if (event) return { paths: [], lines: [] };
  if (ruler.on) return { paths: [], lines: rulerLine(table, state, ruler) };
  const forecast = forecastOf(table, scene, state, pinned);
  const lines = [...targetLines(table, scene, state, pointed), ...openAttack(table, scene, state), ...forecast.lines];
  return { paths: [...plannedPath(table, scene, state, focus), ...forecast.paths], lines };
}
