/** Lines of sight over the board with their labels: to targets, of the Attack going on, of the ruler. Plain data. */
import type { BaseSight } from '../engine/board/baseSight';
import type { State } from '../engine/state/state';
import { numbered } from '../stores/numbers';
import { type Prospect, prospectOf } from '../stores/odds';
import { figureAt, pickedOption, spacesOf, targetOf } from '../stores/options';
import { planNow } from '../stores/plan';
import { measured, type RulerState } from '../stores/ruler';
import type { Table } from '../stores/table';
import { openAttack } from './act';
import type { SightMark, Spot, Wanted } from './marks';
import { type Grid, middle } from './metrics';
import type { FigureMark, Scene } from './scene';
import { say } from './text';

/** Lines and what is to be said at them. */
export interface Drawn {
  lines: SightMark[];
  labels: Wanted[];
}

export const NOTHING: Drawn = { lines: [], labels: [] };

/** A chance in hundredths. */
export const percent = (share: number): number => Math.round(share * 100);

export const markOf = (scene: Scene, id: string | null | undefined): FigureMark | undefined =>
  scene.figures.find((figure) => figure.id === id);

export const spotOf = (grid: Grid, mark: FigureMark): Spot => middle(grid, mark.at, mark.size);

/** Labels where a line loses 1: at the first Hindering space and the first ally on it. */
function penalties(state: State, line: BaseSight | null): Wanted[] {
  if (!line || line.blockedBy) return [];
  const { board } = state;
  const spaces = [
    line.hindering ? [...line.through, line.to].find((space) => board.terrain[space] === 'h') : undefined,
    line.ally ? line.through.find((space) => figureAt(state, space) !== null) : undefined,
  ];
  return spaces.flatMap((space): Wanted[] =>
    space === undefined
      ? []
      : [{ text: say('mark.penalty'), tone: 'pick', sign: 'warn', about: middle(board, space), on: true }],
  );
}

/** A line from one spot to another, red up to what blocks it. */
export function sightMark(
  state: State,
  from: Spot,
  to: Spot,
  line: BaseSight | null,
  tone: SightMark['tone'],
  strike = false,
): SightMark {
  const blocked = line?.blockedBy;
  return {
    from,
    to,
    tone: blocked ? 'foe' : tone,
    strike,
    blockedAt: blocked ? middle(state.board, blocked.space) : null,
  };
}

/** Whether the open question is about whom to attack, so that lines to the targets help. */
function asksForTarget(table: Table, state: State): boolean {
  const { ask } = state;
  if (!ask) return false;
  if (ask.kind === 'action') return table.selection.getState().group === 'attack';
  return ask.kind === 'target' || ask.kind === 'counter' || ask.kind === 'breakAttack';
}

/** More lines than this at once are a tangle. */
const MOST_LINES = 5;

/** What is pointed at, as far as lines go. */
export interface Aim {
  /** Space pointed at, else the one of the cursor or of a plan. */
  focus: number | null;
  /** Figure pointed at anywhere on the page. */
  lit: string | null;
  /** Figure whose card is open. */
  pinned: string | null;
  /** Figure that the answer picked is about. */
  picked: string | null;
}

/**
 * What the answer in hand would do to a target: the one that is picked, or the only line among those listed that aims at it.
 * Null where that is the Attack with what is equipped, or unknown.
 */
function prospectAt(table: Table, state: State, target: string): Prospect | null {
  const { ask } = state;
  if (!ask) return null;
  const own = pickedOption(ask, planNow(table.selection.plan.getState(), state).option);
  if (own && targetOf(own) === target) return prospectOf(table.queries, state, ask, own);
  const aimed = numbered(table).filter((option) => targetOf(option) === target);
  const [only] = aimed;
  return only && aimed.length === 1 ? prospectOf(table.queries, state, ask, only) : null;
}

/** Sight from the figure asked: to every target while one is chosen, and to the figure pointed at. */
export function targetLines(table: Table, scene: Scene, state: State, { focus, lit, pinned, picked }: Aim): Drawn {
  const attacker = markOf(scene, state.ask?.figure);
  if (!attacker) return NOTHING;
  const pointed = focus === null ? undefined : scene.standing.get(focus);
  const meant = pointed ?? markOf(scene, lit ?? picked);
  const choosing = asksForTarget(table, state);
  const targets = choosing ? scene.figures.filter((figure) => figure.target && figure.foe !== attacker.foe) : [];
  // Of the enemy whose card is open its own plan is drawn instead.
  const told = meant && (meant.target || meant.id !== pinned) && meant.foe !== attacker.foe;
  if (told && (choosing || state.ask?.kind === 'action')) {
    const known = targets.indexOf(meant);
    if (known >= 0) targets.splice(known, 1);
    targets.unshift(meant);
  }
  const from = spotOf(state.board, attacker);
  const labels: Wanted[] = [];
  const minor: Wanted[] = [];
  const lines = targets.slice(0, MOST_LINES).map((target) => {
    const about = spotOf(state.board, target);
    const { range, sight } = table.queries.measure(state, attacker.id, target.id);
    const aimed = target === meant;
    if (!target.target)
      labels.push({ text: say(sight.is ? 'mark.tooFar' : 'mark.noSight', { n: range }), tone: 'foe', about });
    else {
      const is = prospectAt(table, state, target.id)?.is;
      const spell = is?.does === 'spell';
      const hit = percent(spell ? is.affected : (is?.odds ?? table.queries.odds(state, attacker.id, target.id)).hit);
      const whole = spell ? 'mark.rangeAffects' : 'mark.rangeOdds';
      labels.push({
        text: aimed ? say(whole, { n: range, hit }) : say('mark.odds', { hit }),
        tone: 'pick',
        about,
        ...(aimed ? { sign: 'eye' } : {}),
      });
      // Hindering and allies on the line cost an Attack roll, not a SPELL.
      if (!spell) (aimed ? labels : minor).push(...penalties(state, sight.line));
    }
    return sightMark(state, from, about, sight.line, !target.target ? 'foe' : aimed ? 'pick' : 'quiet');
  });
  return { lines, labels: [...labels, ...minor] };
}

/** The Attack that is going on, while it is decided how to meet it. */
export function openAttackLine(table: Table, scene: Scene, state: State): Drawn {
  const { ask } = state;
  if (ask?.kind !== 'dodge' && ask?.kind !== 'empower') return NOTHING;
  const odds = table.queries.openOdds(state, {});
  const attacker = markOf(scene, odds?.attacker);
  const target = markOf(scene, odds?.target);
  if (!odds || !attacker || !target) return NOTHING;
  const { sight } = table.queries.measure(state, attacker.id, target.id);
  const [from, to] = [spotOf(state.board, attacker), spotOf(state.board, target)];
  const tone = attacker.foe ? 'foe' : 'pick';
  const broken = openAttack(table.session.getState().journal)?.cause === 'break';
  return {
    lines: [sightMark(state, from, to, sight.line, tone, true)],
    labels: [
      { text: say('mark.odds', { hit: percent(odds.hit) }), tone, about: to },
      ...(broken ? [{ text: say('mark.break'), tone, about: from } as const] : []),
      ...penalties(state, sight.line),
    ],
  };
}

/** The line that the ruler measures. */
export function rulerLine(table: Table, state: State, ruler: RulerState): Drawn {
  const { from, to } = ruler;
  const found = measured(table.queries, state, ruler);
  if (!found || from === null || to === null) return NOTHING;
  const spot = (space: number): Spot => {
    const figure = figureAt(state, space);
    const spaces = figure ? spacesOf(state, figure) : [space];
    const spots = spaces.map((each) => middle(state.board, each));
    const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / spots.length, y: sum.y / spots.length };
  };
  const about = spot(to);
  return {
    lines: [sightMark(state, spot(from), about, found.sight.line, 'pick')],
    labels: [
      { text: say('mark.range', { n: found.range }), tone: 'pick', sign: 'eye', about },
      ...penalties(state, found.sight.line),
    ],
  };
}
