/** Sorts the options of the open question: what is listed, what is chosen on the board. */
import type { Ask, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { MenuGroup } from './selection';
import type { Space } from './walk';

export const indexOf = (state: State, [column, row]: readonly [number, number]): number =>
  row * state.board.width + column;
export const spaceOf = (state: State, index: number): Space => [
  index % state.board.width,
  Math.floor(index / state.board.width),
];

/** The figure that an option names as its target. */
export function targetOf(option: Option): string | null {
  if (option.kind === 'target') return option.figure ?? option.target ?? null;
  if (option.kind === 'redirect') return typeof option.to === 'string' ? option.to : null;
  return option.target ?? null;
}

/** Which part of the Action menu an option belongs to; `endTurn` and `pass` to none. */
export function groupOf(option: Option): MenuGroup | null {
  switch (option.kind) {
    case 'move':
    case 'jump':
      return 'move';
    case 'attack':
      return 'attack';
    case 'encounter':
      return 'encounter';
    case 'reEquip':
      return 'reEquip';
    case 'endTurn':
    case 'pass':
      return null;
    default:
      return 'use';
  }
}

/** Legal, but against one's own side, and so rarely meant: shown where it was asked for (`allies`). */
export const isFriendly = (option: Option): boolean => option.friendly === true;

/** The line of a card that an option uses, as `card/place`; null if it is none. */
export function lineKeyOf({ data }: Option): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const ref = 'ref' in data ? data.ref : data;
  if (typeof ref !== 'object' || ref === null || !('key' in ref) || !('n' in ref)) return null;
  return `${String(ref.key)}/${String(ref.n)}`;
}

/**
 * Options that stand in a list with numbers, in its order: those on the own side last. Steps, Jumps and spaces are chosen
 * on the board, Re-Equip in the bar of Actions; Jumps have a list of their own.
 * @param line only those of this line
 */
export function listed(ask: Ask, group: MenuGroup | null, allies = false, line: string | null = null): Option[] {
  const all = [...ask.options, ...ask.interject].filter(
    (option) => !isOnBoard(option) && (allies || !isFriendly(option)),
  );
  if (ask.kind !== 'action') return all.sort((a, b) => Number(a.kind === 'pass') - Number(b.kind === 'pass'));
  const menu = all.filter((option) =>
    group === null
      ? option.kind !== 'endTurn' && option.kind !== 'reEquip'
      : groupOf(option) === group && (line === null || lineKeyOf(option) === line),
  );
  return menu.sort((a, b) => Number(isFriendly(a)) - Number(isFriendly(b)));
}

/** Questions whose answers are looked at before they are given, however few they are. */
const WEIGHED = new Set<Ask['kind']>(['action', 'target', 'symbols', 'followUp']);
/** Questions about one thing to do or to leave, whatever else may be used meanwhile. */
const AT_ONCE = new Set<Ask['kind']>(['dodge', 'empower', 'breakAttack', 'yesNo', 'placement', 'space']);

/**
 * Whether an answer is picked first, shown with what comes of it, and given by a second choice. The rest is given at once:
 * yes or no, one thing or none, a step, what is filled in by a form.
 */
export function isWeighed(ask: Ask, option: Option): boolean {
  if (option.kind === 'pass' || option.kind === 'endTurn' || option.template) return false;
  // The last placement begins the first round.
  if (ask.kind === 'placement' && ask.about?.left === 1) return true;
  // A Jump may need a roll.
  if (option.kind === 'jump') return true;
  if (isOnBoard(option)) return false;
  if (AT_ONCE.has(ask.kind)) return false;
  return WEIGHED.has(ask.kind) || [...ask.options, ...ask.interject].filter((each) => !isOnBoard(each)).length > 2;
}

/** The option that is picked; undefined without one. */
export function pickedOption(ask: Ask, id: string | null): Option | undefined {
  return id === null ? undefined : [...ask.options, ...ask.interject].find((option) => option.id === id);
}

/** Chosen by pointing at a space. */
export function isOnBoard(option: Option): boolean {
  return option.kind === 'move' || option.kind === 'jump' || option.kind === 'space';
}

/** Options by the board space that answers with them: spaces, figures, and the shortest Jump to each space. */
export function bySpace(state: State, ask: Ask, group: MenuGroup | null, allies = false): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  const add = (space: number, option: Option): void => {
    const there = found.get(space);
    if (there) there.push(option);
    else found.set(space, [option]);
  };
  for (const option of [...ask.options, ...ask.interject]) {
    if (option.at) add(indexOf(state, option.at), option);
    const target = targetOf(option);
    if (target === null || (isFriendly(option) && !allies)) continue;
    if (ask.kind === 'action' && group !== null && groupOf(option) !== group) continue;
    for (const space of spacesOf(state, target)) add(space, option);
  }
  const moving = ask.kind !== 'action' || group === null || group === 'move';
  const jumps = moving ? ask.options.filter((option) => option.kind === 'jump') : [];
  for (const option of jumps.sort((a, b) => (a.over?.length ?? 0) - (b.over?.length ?? 0))) {
    if (!Array.isArray(option.to)) continue;
    const space = indexOf(state, option.to);
    if (!found.get(space)?.some((other) => other.kind === 'jump')) add(space, option);
  }
  for (const token of state.tokens)
    for (const option of ask.options) if (option.token === token.id) add(token.at, option);
  return found;
}

/** Spaces that a figure's base covers; none off the board. */
export function spacesOf(state: State, id: string): number[] {
  const figure = state.figures[id];
  const body = figure && state.bodies[figure.body];
  if (!body || body.at === null || figure.defeated) return [];
  const spaces: number[] = [];
  for (let row = 0; row < body.size[1]; row++)
    for (let column = 0; column < body.size[0]; column++) spaces.push(body.at + row * state.board.width + column);
  return spaces;
}

/** The figure on a space, the one that entered the game last if there are several. */
export function figureAt(state: State, space: number): string | null {
  return state.order.findLast((id) => spacesOf(state, id).includes(space)) ?? null;
}
