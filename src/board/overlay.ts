/** What is drawn over the figures: the path, sight lines, the ruler, what an enemy would do. Plain data, found anew on each change. */
import type { GameEvent } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { planNow } from '../stores/plan';
import type { RulerState } from '../stores/ruler';
import { shownState, type Table } from '../stores/table';
import { candidateLabels } from './candidates';
import { wayTo } from './describe';
import { placeLabels } from './labels';
import { type Label, NO_OVERLAY, type Overlay, type PathMark, type Spot, type Wanted } from './marks';
import { middle, SPACE } from './metrics';
import { legible } from './paintTools';
import { leastSp, type Scene } from './scene';
import {
  type Aim,
  type Drawn,
  markOf,
  NOTHING,
  openAttackLine,
  percent,
  rulerLine,
  sightMark,
  spotOf,
  targetLines,
} from './sight';
import { say } from './text';

interface Pointed extends Aim {
  ruler: RulerState;
  /** What is shown happening. */
  event: GameEvent | null;
  /** Pixels for one unit. */
  scale: number;
}

/** The path that the open question would walk to the focus. */
function plannedPath(table: Table, scene: Scene, state: State, focus: number | null): PathMark[] {
  const mover = markOf(scene, state.ask?.figure);
  const way = focus === null ? undefined : scene.reach.get(focus);
  const steps = focus === null || !mover ? [] : wayTo(table, scene, focus);
  if (!mover || !way || steps.length === 0) return [];
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
      ghost: { card: mover.card, name: mover.name, foe: mover.foe },
      cost: { points: way.cost, sp: way.sp - leastSp(scene.reach) },
    },
  ];
}

/** The Adventurer that is placed, on the space that is picked for it. */
function placedGhost({ selection, names }: Table, state: State): PathMark[] {
  const { ask } = state;
  const { goal, option } = planNow(selection.plan.getState(), state);
  const figure = state.figures[ask?.figure ?? ''];
  if (ask?.kind !== 'placement' || goal === null || option === null || !figure) return [];
  const ghost = { card: figure.card, name: names.figure(state, figure.id), foe: false };
  return [{ from: middle(state.board, goal), steps: [], strikers: {}, tone: 'pick', ghost, cost: null }];
}

/** Step, way and target of the pinned enemy, if its turn began now. */
function forecastOf(table: Table, scene: Scene, state: State, pinned: string | null): Drawn & { paths: PathMark[] } {
  const mark = markOf(scene, pinned);
  const figure = pinned === null ? undefined : state.figures[pinned];
  if (!mark || figure?.kind !== 'intelligent') return { paths: [], ...NOTHING };
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
    paths.push({ from, steps, strikers: {}, tone: 'foe', ghost: null, cost: null });
  }
  const aimed = markOf(scene, target);
  if (!aimed) return { paths, ...NOTHING };
  const hit = percent(table.queries.odds(state, mark.id, aimed.id).hit);
  const text = step === null ? say('mark.odds', { hit }) : say('mark.stepOdds', { n: step, hit });
  const to = spotOf(board, aimed);
  return {
    paths,
    lines: [sightMark(state, spots.at(-1) ?? from, to, null, 'foe')],
    labels: [{ text, tone: 'foe', about: to }],
  };
}

/** The name of the Starting Zone until everybody is placed: inside of it, between two of its rows. */
function zoneLabel({ selection }: Table, state: State): Wanted[] {
  const { ask, board } = state;
  const { startingZone } = state.encounter;
  const done = planNow(selection.plan.getState(), state).option !== null;
  if (ask?.kind !== 'placement' || done || startingZone.length === 0) return [];
  const spots = startingZone.map((space) => middle(board, space));
  const rows = [...new Set(spots.map(({ y }) => y))].sort((a, b) => a - b);
  const places = rows.map((row, n) => {
    const xs = spots.filter(({ y }) => y === row).map(({ x }) => x);
    const y = n < rows.length - 1 ? row + SPACE / 2 : row;
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y };
  });
  return [{ text: say('mark.zone'), tone: 'pick', about: places[0] as Spot, spots: places }];
}

/** All of it for what is pointed at. */
export function overlayOf(table: Table, scene: Scene, pointed: Pointed): Overlay {
  const state = shownState(table);
  if (!state) return NO_OVERLAY;
  const { ruler, pinned, focus, event, scale } = pointed;
  const place = (wanted: readonly Wanted[]): Label[] =>
    placeLabels(state.board, scene.figures, wanted, legible(SPACE * scale));
  // The lines of what is shown happening are drawn by themselves.
  if (event) return { ...NO_OVERLAY, labels: place(candidateLabels(event, scene.figures, state.board)) };
  if (ruler.on) {
    const { lines, labels } = rulerLine(table, state, ruler);
    return { paths: [], lines, labels: place(labels) };
  }
  const forecast = forecastOf(table, scene, state, pinned);
  const parts = [openAttackLine(table, scene, state), targetLines(table, scene, state, pointed), forecast];
  return {
    paths: [...plannedPath(table, scene, state, focus), ...placedGhost(table, state), ...forecast.paths],
    lines: parts.flatMap(({ lines }) => lines),
    labels: place([...parts.flatMap(({ labels }) => labels), ...zoneLabel(table, state)]),
  };
}
