/** What must hold in every position, so that the rules and the page can go on from it. Cheap: read with every save. */
import type { EffectName } from './abilities/ast';
import { terrainAt } from './board/boardState';
import { baseSpaces, columnOf } from './board/grid';
import { burrowed, type Figure, type Game, inPlay, spacesOf, xy } from './game';
import { LOG_KINDS, MACHINE } from './machine';
import { maxHp, spBar } from './queries/stats';
import type { Content } from './state/content';
import type { Body, State } from './state/state';
import { view } from './view';

const DECKS = {
  adventurer: 'adventurers',
  combatant: 'combatants',
  item: 'items',
  upgrade: 'upgrades',
  discipline: 'disciplines',
} as const;

/** Every Effect that a figure can have. */
const EFFECTS: Record<EffectName, true> = {
  CONDEMN: true,
  DARKNESS: true,
  DISEASE: true,
  PARALYZE: true,
  POISON: true,
  WILT: true,
  BARRIER: true,
  COURAGE: true,
  HASTE: true,
  TETHER: true,
  NEMESIS: true,
};
/** Tokens that lie on a board; others are cards. */
const BOARD_TOKENS: ReadonlySet<string> = new Set('loot totem objective exit tracker direction elevation'.split(' '));

const whole = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;
const twice = (all: readonly string[]): string[] => all.filter((each, i) => all.indexOf(each) !== i);
const known = (state: State, id: unknown): boolean => typeof id === 'string' && Object.hasOwn(state.figures, id);

function bodyFaults({ board }: State, { id, at, size }: Body): string[] {
  if (at === null) return [];
  if (!whole(at, 0, board.width * board.height - 1)) return [`the base ${id} stands at ${at}, off the board`];
  const [w, h] = size;
  if (!whole(w, 1, board.width - columnOf(board, at)) || !whole(h, 1, board.height))
    return [`the base ${id} of ${w} by ${h} spaces does not fit on the board at ${at}`];
  return baseSpaces(board, at, size).some((space) => terrainAt(board, space) === null)
    ? [`the base ${id} stands at ${at}, where there is no space`]
    : [];
}

function cardFaults(content: Content, f: Figure): string[] {
  const deck = f.kind === 'adventurer' ? content.adventurers : content.combatants;
  const found = Object.hasOwn(deck, f.card) ? [] : [`${f.id} has the card ${f.card}, which no pack has`];
  for (const { card, kind } of f.cards)
    if (!DECKS[kind] || !Object.hasOwn(content[DECKS[kind]], card))
      found.push(`${f.id} uses the ${kind} ${card}, which no pack has`);
  return found;
}

/** Figures, bases and cards that are named but not there: nothing can be computed with such a state. */
function missing(state: State, content: Content): string[] {
  const { figures, bodies, board, order, tokens, turn } = state;
  const spaces = board.width * board.height;
  if (!whole(spaces, 1, Number.MAX_SAFE_INTEGER) || board.terrain.length !== spaces)
    return [`the board of ${board.width} by ${board.height} spaces has Terrain for ${board.terrain.length}`];
  const found = twice(order).map((id) => `the figure ${id} is in the order twice`);
  for (const id of order) if (!known(state, id)) found.push(`the figure ${id} of the order does not exist`);
  for (const [id, f] of Object.entries(figures)) {
    if (f.id !== id || !order.includes(id)) found.push(`the figure ${id} is not in the order`);
    if (!Object.hasOwn(bodies, f.body)) found.push(`${id} has no base`);
    found.push(...cardFaults(content, f));
  }
  for (const body of Object.values(bodies)) found.push(...bodyFaults(state, body));
  for (const { id, at, kind } of tokens) {
    if (!whole(at, 0, spaces - 1)) found.push(`the token ${id} lies off the board`);
    if (!BOARD_TOKENS.has(kind) && !Object.hasOwn(content.tokens, kind))
      found.push(`the token ${id} is a ${kind}, which no pack has`);
  }
  if (turn.figure !== null && !known(state, turn.figure))
    found.push(`it is the turn of ${turn.figure}, who is no figure`);
  return found;
}

/** Entries of the Track whose figures are gone: the rules take them out at once, a description may have them. */
function trackFaults({ track, figures }: State): string[] {
  return track
    .filter(({ id }) => !Object.values(figures).some((f) => f.entry === id && !f.defeated))
    .map(({ id }) => `${id} is in the Track without a figure`);
}

/** Frames that no rule can go on with. */
function stackFaults({ stack, figures, nextId }: State): string[] {
  const found: string[] = [];
  for (const f of stack) {
    const steps = Object.hasOwn(MACHINE.handlers, f.kind) ? MACHINE.handlers[f.kind]?.steps : undefined;
    const { after } = f as { after?: unknown };
    if (!steps) found.push(`nothing called ${f.kind} can be going on`);
    else if (!Object.hasOwn(steps, f.step)) found.push(`${f.kind} has no step ${f.step}`);
    else if (after !== undefined && !Object.hasOwn(steps, String(after)))
      found.push(`${f.kind} has no step ${String(after)}`);
    if ('figure' in f && typeof f.figure === 'string' && !Object.hasOwn(figures, f.figure))
      found.push(`${f.kind} is about ${f.figure}, who is no figure`);
    if (!whole(f.id, 0, nextId - 1)) found.push(`${f.kind} has the number ${f.id}, which was not given yet`);
  }
  if (new Set(stack.map((f) => f.id)).size !== stack.length) found.push('two things going on have one number');
  return found;
}

/** What is wrong with the open question. */
function askFaults(state: State): string[] {
  const { ask, outcome, stack } = state;
  if (!ask) return outcome ? [] : ['no question is open although the Encounter is not over'];
  const found: string[] = [];
  const frame = stack.find((f) => f.id === ask.frame);
  if (!frame) found.push('what asks the open question is gone');
  else if (typeof (frame as { after?: unknown }).after !== 'string')
    found.push('what asks the open question cannot go on');
  if (ask.options.length === 0) found.push('the open question has no options');
  if (ask.figure !== null && !known(state, ask.figure)) found.push(`the open question is for ${ask.figure}, no figure`);
  for (const { by } of [...ask.options, ...ask.interject])
    if (by !== undefined && !known(state, by)) found.push(`the open question has an option of ${by}, no figure`);
  const same = twice(ask.options.map((o) => o.id));
  if (same.length > 0) found.push(`the open question has two options with one id: ${same.join()}`);
  return found;
}

/** Damage, SP, Effects and tokens that no figure can have (A1.damage.03). */
function figureFaults(g: Game, f: Figure): string[] {
  const found: string[] = [];
  const hp = maxHp(g, f.id);
  const sp = f.kind === 'adventurer' ? spBar(g, f.id).max : Number.MAX_SAFE_INTEGER;
  if (!whole(f.damage, 0, hp)) found.push(`${f.id} has ${f.damage} Damage of ${hp} HP`);
  if (!whole(f.sp, 0, sp)) found.push(`${f.id} has ${f.sp} SP`);
  for (const effect of f.effects)
    if (!Object.hasOwn(EFFECTS, effect)) found.push(`${f.id} has the Effect ${effect}, which there is not`);
  if (twice(f.effects).length > 0) found.push(`${f.id} has an Effect twice: ${twice(f.effects).join()}`);
  for (const [token, n] of Object.entries(f.tokens))
    if (!whole(n, 1, Number.MAX_SAFE_INTEGER)) found.push(`${f.id} has ${n} ${token} tokens`);
    else if (Object.hasOwn(Object.prototype, token)) found.push(`${f.id} has ${token} tokens, which do not exist`);
  return found;
}

/** Figures that stand on each other: only under the ground two share a space (A1.ct-burrow.12). */
function crowdFaults(g: Game): string[] {
  const taken = new Map<number, Figure>();
  const found: string[] = [];
  for (const id of g.state.order) {
    const f = g.state.figures[id];
    if (!f || !inPlay(g, id) || burrowed(f)) continue;
    for (const space of spacesOf(g, id)) {
      const other = taken.get(space);
      if (other && other.body !== f.body)
        found.push(`${other.id} and ${id} stand on one space, ${xy(g, space).join()}`);
      else taken.set(space, f);
    }
  }
  return found;
}

const looked = (state: State, content: Content): Game => ({
  state,
  content,
  events: [],
  dirty: false,
  ending: null,
  logKinds: LOG_KINDS,
});

/**
 * What keeps the rules from beginning with a state that was built from a description, each in words; [] if nothing does. What
 * cannot be built is refused before.
 */
export function setupFaults(state: State, content: Content): string[] {
  const again = [...new Set(twice(state.track.map(({ id }) => id)))].map((id) => `${id} is in the Track twice`);
  const found = [...again, ...missing(state, content)];
  if (found.length > 0) return found;
  const g = looked(state, content);
  return [...Object.values(state.figures).flatMap((f) => figureFaults(g, f)), ...crowdFaults(g)];
}

/**
 * Everything that keeps the rules from going on with a state that has the outer shape of one, each in words that name what and
 * where; [] if nothing does. Throws nothing.
 */
export function stateFaults(state: State, content: Content): string[] {
  try {
    const found = [...missing(state, content), ...trackFaults(state), ...stackFaults(state), ...askFaults(state)];
    if (found.length > 0) return found;
    const g = looked(state, content);
    for (const f of Object.values(state.figures)) found.push(...figureFaults(g, f));
    // What the page shows first: it must come out without a fault.
    view(g);
    return found;
  } catch (error) {
    return [`the rules cannot read it: ${error instanceof Error ? error.message : String(error)}`];
  }
}
