/** Spaces in words: for the sentence under the board, for screen readers, for tests. */
import { TERRAIN_CHARACTERS } from '../engine/board/boardState';
import type { Option, Reason } from '../engine/kernel/types';
import type { WayStepView } from '../engine/query';
import type { State } from '../engine/state/state';
import { EFFECTS } from '../log';
import { spaceOf } from '../stores/options';
import type { Table } from '../stores/table';
import { shownState } from '../stores/table';
import type { Space } from '../stores/walk';
import { whyNotSpace } from '../stores/whyNot';
import type { FigureMark, Scene } from './scene';
import { say, sayAny } from './text';

/** A part of the sentence about a space. */
interface Phrase {
  text: string;
  /** `foe`: harm to the one who acts; `why`: what keeps the space from being chosen. */
  tone: 'plain' | 'foe' | 'why';
  rule?: string;
}

const plain = (text: string): Phrase => ({ text, tone: 'plain' });
const foe = (text: string): Phrase => ({ text, tone: 'foe' });

/** What a space is made of, in words. */
function terrainWords(character: string | undefined): string {
  const type = Object.entries(TERRAIN_CHARACTERS).find(([, each]) => each === character)?.[0];
  return (type && sayAny(`terrain.${type}`)) ?? say('space.void');
}

function figureWords(mark: FigureMark): string[] {
  const words = [say('space.hp', { name: mark.name, left: mark.hpLeft, most: mark.hp })];
  if (mark.sp !== null) words.push(say('space.sp', { sp: mark.sp }));
  if (mark.effects.length > 0) words.push(mark.effects.map((id) => EFFECTS[id]?.name ?? id).join(', '));
  if (mark.active) words.push(say('mirror.active'));
  else if (mark.asked) words.push(say('mirror.asked'));
  return words;
}

/** What a space is and who stands there, and whether the open question can be answered by it. */
export function describeSpace(table: Table, scene: Scene, space: number): string[] {
  const { names } = table;
  const state = shownState(table);
  if (!state) return [];
  const { board } = state;
  const words = [names.space(spaceOf(state, space))];
  const mark = scene.standing.get(space);
  if (mark) words.push(...figureWords(mark));
  const token = state.tokens.find((each) => each.at === space);
  if (token)
    words.push(`${token.colour && !token.faceDown ? `${token.colour} ` : ''}${token.kind.replaceAll('-', ' ')}`);
  words.push(terrainWords(board.terrain[space]));
  const level = board.elevation[space] ?? 1;
  if (level > 1) words.push(say('space.elevation', { level }));
  const current = board.currents.find((each) => each.spaces.includes(space));
  if (current) words.push(say('space.current', { n: current.move, direction: current.direction }));
  const way = scene.reach.get(space);
  if (way) {
    const cost = say(way.cost === 1 ? 'way.costOne' : 'way.cost', { cost: way.cost });
    words.push(way.sp > 0 ? say('way.costSp', { way: cost, sp: way.sp }) : cost);
  }
  if (mark?.target || scene.choices.has(space)) words.push(say('space.choose'));
  const jumps = scene.jumps.get(space);
  if (jumps) words.push(jumpWords(table, jumps));
  return words;
}

/** What is jumped over to get there and what that costs, of the cheapest way; and how many others there are. */
function jumpWords({ names }: Table, [first, ...others]: readonly Option[]): string {
  const way = say('way.jump', { over: (first?.over ?? []).map((at) => names.space(at)).join(', ') });
  const sp = first?.cost?.sp ?? 0;
  const paid = sp > 0 ? say('way.costSp', { way, sp }) : way;
  if (others.length === 0) return paid;
  return say(others.length === 1 ? 'way.jumpOr' : 'way.jumpOrs', { way: paid, n: others.length });
}

/** What a path brings with it, where it arises. */
function hazardsOf(table: Table, state: State, steps: readonly WayStepView[]): Phrase[] {
  const { names } = table;
  const phrases: Phrase[] = [];
  for (const [n, step] of steps.entries()) {
    const at = names.space(step.from);
    if (step.provokes.length > 0) {
      const who = step.provokes.map((id) => names.figure(state, id)).join(', ');
      phrases.push(foe(say(step.provokes.length > 1 ? 'way.breaks' : 'way.break', { who, at })));
    }
    if (step.slowedBy)
      phrases.push(
        plain(
          say('way.slow', {
            at,
            what: step.slowedBy === 'ally' ? say('way.ally') : (sayAny(`slow.${step.slowedBy}`) ?? step.slowedBy),
          }),
        ),
      );
    // The first SP begins the Move Action: the cost of the space names it.
    if (step.sp > 0 && n > 0) phrases.push(plain(say('way.sp', { sp: step.sp, at })));
  }
  const end = steps.at(-1);
  if (end?.deadly) phrases.push(foe(say('way.deadly', { at: names.space(end.to) })));
  else if (end?.terrain === 'water') phrases.push(plain(say('way.water')));
  else if (end?.terrain === 'muck') phrases.push(plain(say('way.muck')));
  // Harm first: the end of a long sentence may be out of sight.
  return [...phrases.filter(({ tone }) => tone === 'foe'), ...phrases.filter(({ tone }) => tone !== 'foe')];
}

/** The path to a space in reach, step by step; empty where none leads there. */
export function wayTo(table: Table, scene: Scene, space: number): WayStepView[] {
  const state = shownState(table);
  const mover = state?.ask?.figure;
  const way = scene.reach.get(space);
  if (!state || !mover || !way) return [];
  return table.queries.way(
    state,
    mover,
    way.path.map(({ to }): Space => to),
  );
}

const reasonPhrase = (reason: Reason): Phrase => ({
  text: say('why.prefix', { reason: reason.text }),
  tone: 'why',
  ...(reason.rule === undefined ? {} : { rule: reason.rule }),
});

/** More reasons than this do not fit beside the space. */
const MOST_REASONS = 2;

/** All that a player who points at a space may want to know. */
export function sentenceOf(table: Table, scene: Scene, space: number): Phrase[] {
  const state = shownState(table);
  if (!state) return [];
  const phrases = describeSpace(table, scene, space).map(plain);
  phrases.push(...hazardsOf(table, state, wayTo(table, scene, space)));
  for (const reason of whyNotSpace(table, state, space).slice(0, MOST_REASONS)) phrases.push(reasonPhrase(reason));
  // Where an enemy stands no Adventurer can be hit.
  if (table.selection.getState().threat && !scene.standing.get(space)?.foe) phrases.push(threatAt(table, state, space));
  return phrases;
}

function threatAt(table: Table, state: State, space: number): Phrase {
  const { names, queries } = table;
  const threat = queries.threats(state, 'opponents').get(space);
  const who = (ids: readonly string[]): string => ids.map((id) => names.figure(state, id)).join(', ');
  if (!threat) return plain(say('threat.none'));
  if (threat.by.length > 0) return foe(say('threat.by', { who: who(threat.by) }));
  return foe(say('threat.casts', { who: who(threat.casts) }));
}
