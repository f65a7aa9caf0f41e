/** Everything that a player could wish for at a question and that the question does not offer. */
import { gameOf } from '../../src/engine';
import type { Wish } from '../../src/engine/explain';
import type { Ask, Option } from '../../src/engine/kernel/types';
import { linesOf } from '../../src/engine/points/cards';
import { encounterRules } from '../../src/engine/points/lines';
import { ask as query } from '../../src/engine/query';
import type { Content } from '../../src/engine/state/content';
import type { Figure, State } from '../../src/engine/state/state';

const REF = ['key', 'n', 'figure'] as const;

/** Whether an option uses the line. */
function usesLine(option: Option, ref: Record<(typeof REF)[number], unknown>): boolean {
  const data = option.data as { ref?: object } | undefined;
  const own = (data?.ref ?? data ?? {}) as Record<string, unknown>;
  return REF.every((field) => own[field] === ref[field]);
}

/** Spaces that the figure's movement may lead to. */
function reachOf(state: State, content: Content, id: string): Set<string> {
  return new Set(query(gameOf(state, content), { ask: 'reachable', figure: id }).map(({ to }) => to.join()));
}

/** Wishes for the Action Phase menu of a figure. */
function menuWishes(state: State, content: Content, ask: Ask, id: string, has: (p: Test) => boolean): Wish[] {
  const g = gameOf(state, content);
  const wishes: Wish[] = [];
  const reach = reachOf(state, content, id);
  const here = state.bodies[(state.figures[id] as Figure).body]?.at;
  for (const [space, at] of spacesOf(state))
    if (space !== here && !reach.has(at.join())) wishes.push({ kind: 'move', to: at });
  for (const other of onBoard(state))
    if (other !== id && !has((o) => o.kind === 'attack' && o.target === other))
      wishes.push({ kind: 'attack', target: other });
  if (!has((o) => o.kind === 'reEquip')) wishes.push({ kind: 'reEquip' });
  if (!has((o) => o.kind === 'endTurn')) wishes.push({ kind: 'endTurn' });
  for (const { id: token } of state.tokens)
    if (!has((o) => o.kind === 'encounter' && o.token === token)) wishes.push({ kind: 'encounter', token });
  for (const { name } of encounterRules(g))
    if (!has((o) => o.kind === 'encounter' && o.rule === name)) wishes.push({ kind: 'encounter', rule: name });
  for (const jump of jumpsBeside(state, here ?? 0))
    if (!ask.options.some((o) => o.kind === 'jump' && o.to?.toString() === jump.to?.toString())) wishes.push(jump);
  return wishes;
}

/** Jumps over the space beside, in each direction. */
function jumpsBeside({ board }: State, here: number): Wish[] {
  const [x, y] = [here % board.width, Math.floor(here / board.width)];
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].map(([dx = 0, dy = 0]) => ({ kind: 'jump', over: [[x + dx, y + dy]], to: [x + 2 * dx, y + 2 * dy] }));
}

function spacesOf({ board }: State): [number, [number, number]][] {
  return Array.from({ length: board.width * board.height }, (_, space) => [
    space,
    [space % board.width, Math.floor(space / board.width)],
  ]);
}

function onBoard(state: State): string[] {
  return state.order.filter((id) => {
    const f = state.figures[id] as Figure;
    return !f.defeated && (state.bodies[f.body]?.at ?? null) !== null;
  });
}

type Test = (option: Option) => boolean;

/** Wishes for lines, tokens and Standard Abilities of an Adventurer. */
function lineWishes(state: State, content: Content, id: string, has: (p: Test) => boolean): Wish[] {
  const g = gameOf(state, content);
  const f = state.figures[id] as Figure;
  const wishes: Wish[] = [];
  for (const card of f.cards)
    linesOf(g, f, card).forEach((_, n) => {
      if (!has((o) => usesLine(o, { key: card.key, n, figure: id })))
        wishes.push({ kind: 'use', card: card.key, ability: n, by: id });
    });
  for (const token in f.tokens)
    if (!has((o) => o.token === token || o.cost?.token === token)) wishes.push({ kind: 'use', token, by: id });
  for (const kind of ['dodge', 'counter', 'empower'] as const)
    if (!has((o) => o.kind === kind)) wishes.push({ kind, by: id });
  return wishes;
}

/** All of them. */
export function wishesNotOffered(state: State, content: Content): Wish[] {
  const { ask } = state;
  if (!ask) return [];
  const offered = [...ask.options, ...ask.interject];
  const has = (test: Test): boolean => offered.some(test);
  const wishes: Wish[] = [];
  for (const id of onBoard(state))
    if (state.figures[id]?.side === 'adventurers') wishes.push(...lineWishes(state, content, id, has));
  if (ask.kind === 'action' && ask.figure) wishes.push(...menuWishes(state, content, ask, ask.figure, has));
  if (ask.kind === 'target' || ask.kind === 'breakAttack')
    for (const target of onBoard(state))
      if (!has((o) => o.target === target || o.figure === target)) wishes.push({ kind: ask.kind, target });
  const places = ask.options.some((o) => o.kind === 'space') ? 'space' : ask.kind === 'space' ? 'move' : null;
  if (places) {
    const own = state.bodies[state.figures[ask.figure ?? '']?.body ?? '']?.at;
    const reach = places === 'move' && ask.figure ? reachOf(state, content, ask.figure) : null;
    for (const [space, at] of spacesOf(state))
      if (
        (places === 'space' || space !== own) &&
        !reach?.has(at.join()) &&
        !has((o) => (o.at ?? o.to)?.toString() === at.toString())
      )
        wishes.push(places === 'space' ? { kind: 'space', at } : { kind: 'move', to: at });
  }
  return wishes;
}

/** The offered options as wishes, a step of a movement by its way. Passing and plain answers are no wishes. */
export function wishesOffered({ ask }: State): Wish[] {
  if (!ask) return [];
  return [...ask.options, ...ask.interject]
    .filter((o) => !NO_WISH.has(o.kind))
    .map((o): Wish => {
      const by = o.by ?? ask.figure;
      return { ...o, ...(by ? { by } : {}), ...(o.kind === 'move' ? { path: [o.to as [number, number]] } : {}) };
    });
}

const NO_WISH: ReadonlySet<string> = new Set(['pass', 'yes', 'choice', 'order', 'dice', 'face', 'symbol']);
