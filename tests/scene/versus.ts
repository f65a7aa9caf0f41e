import { cards } from './cards';
import { type FigureInput, type PositionInput, position, type StepInput } from './position';

type Keys = Readonly<Record<string, unknown>>;
type FigurePart = Omit<Partial<FigureInput>, 'at'> & { at?: readonly number[] };
type Lists = Readonly<Record<string, readonly Keys[]>>;

/** A position around Rook and one Foe; the keys of the position format not named here are passed on. */
export interface Versus extends Omit<PositionInput, 'cards' | 'figures'> {
  /** Keys of Rook's figure, over `at [1,1]`, 5 SP and the Item `blade`. */
  rook?: FigurePart;
  /** Keys of the Foe's figure `foe-1`, over `at [2,1]`. */
  foe?: FigurePart;
  /** Keys of the Foe's card `foe`: HP 10, Defense 7, dice WHITE PURPLE; `undefined` leaves one of its keys out. */
  enemy?: Keys;
  /** Keys of Rook's Weapon `blade`: 2 hands, melee, WHITE PURPLE. */
  blade?: Keys;
  /** Lines of the relic `charm` that Rook then bears. */
  charm?: readonly string[];
  /** Lines of a Discipline `skill` (cruor, level 1, 0 SP) that Rook then knows. */
  skill?: readonly string[];
  /** More figures, and more cards by list; a card with the id of a fixture card takes its place. */
  others?: readonly FigurePart[];
  cards?: Lists;
}

const byId = (list: readonly { id: string }[], id: string): Keys => ({ ...list.find((card) => card.id === id) });
const replaced = (list: readonly Keys[], extra: readonly Keys[] = []): Keys[] => [
  ...list.filter((card) => extra.every((other) => other.id !== card.id)),
  ...extra,
];

/** The fixture cards with a Weapon, a relic, a Discipline and a Foe as the position wants them. */
function deck({ blade, charm, skill, enemy, cards: more = {} }: Versus, ai: readonly Keys[]): Lists {
  const own: Lists = {
    items: [
      { ...byId(cards.items, 'great-sword'), id: 'blade', name: 'Blade', ...blade },
      { ...byId(cards.items, 'charm'), abilities: charm ?? [] },
    ],
    disciplines: [
      { ...byId(cards.disciplines, 'insight'), id: 'skill', name: 'Skill', level: 1, abilities: skill ?? [] },
    ],
    combatants: [{ ...byId(cards.combatants, 'foe'), ai, ...enemy }],
  };
  const lists = Object.entries({ ...cards, ...more }).map(([kind]) => [
    kind,
    replaced(replaced((cards as Lists)[kind] ?? [], own[kind]), more[kind]),
  ]);
  return Object.fromEntries(lists);
}

function play(input: Versus, ai: readonly Keys[], turn: string, first: readonly string[]): void {
  const { rook, foe, enemy: _enemy, blade: _blade, charm, skill, others = [], cards: _cards, ...rest } = input;
  const items = rook?.items ?? ['blade'];
  const figures = [
    {
      id: 'rook',
      card: 'rook',
      at: [1, 1],
      sp: 5,
      ...(skill ? { disciplines: ['skill'] } : {}),
      ...rook,
      items: charm ? [...items, 'charm'] : items,
    },
    { id: 'foe-1', card: 'foe', number: 1, at: [2, 1], ...foe },
    ...others,
  ] as FigureInput[];
  position({
    board: { map: ['.......', '.......', '.......'] },
    turn,
    initiative: [...first, ...others.map((figure) => `${figure.card}`)],
    dice: [],
    ...rest,
    cards: JSON.parse(JSON.stringify(deck(input, ai))),
    figures,
  });
}

/** Rook's Action Phase next to a Foe that does nothing in its own turn. */
export function duel(input: Versus): void {
  play(input, [], 'rook', ['rook', 'foe']);
}

/**
 * The Foe's turn: it makes a Melee ATK against an adjacent opponent. Rook's first turn of the Encounter comes next, in
 * which no SP are recovered, so that the SP at the end are those that Rook kept.
 */
export function assault(input: Versus): void {
  play(input, [{ if: 'There is an adjacent opponent', do: ['Melee ATK'] }], 'foe-1', ['foe', 'rook']);
}

/** A choice of the script. */
export const choose = (kind: string, more: Keys = {}): StepInput => ({ choose: { kind, ...more } });

/** An intent that the open question must refuse. */
export const refuse = (kind: string, more: Keys = {}): StepInput => ({ reject: { kind, ...more } });

/** The Ability of a card, its COUNTER, its re-roll. */
export const byCard = (card: string, more: Keys = {}): StepInput => choose('use', { card, ...more });
export const counterBy = (card: string): StepInput => choose('counter', { card });
export const reRollBy = (card: string): StepInput => choose('reroll', { card });

/** Rook's Standard Attack on the Foe. */
export const attack = choose('attack', { target: 'foe-1' });

/** A Command Combatant `sentry-1` with these SP, an ally of Rook on the other side of the Foe. */
export function sentry(sp: number): Pick<Versus, 'others' | 'cards'> {
  const card = {
    id: 'sentry',
    name: 'Sentry',
    kind: 'command',
    groups: [[1]],
    size: [1, 1],
    hp: 10,
    defense: 7,
    movement: 6,
    armor: 0,
    sp: { recovery: 3, max: 5 },
    dice: ['WHITE', 'PURPLE'],
    conviction: ['PURPLE', 'PURPLE'],
    casting: 'PURPLE',
    attacks: ['Melee ATK'],
    abilities: ['1 SP: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
  };
  return {
    others: [{ id: 'sentry-1', card: 'sentry', number: 1, at: [3, 1], side: 'adventurers', sp }],
    cards: { combatants: [card] },
  };
}
