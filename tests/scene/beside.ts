/*
 * One board for tests of a single figure's turn: Rook and one opponent beside him. Everything can be changed by its key.
 */
import { cards } from './cards';
import type { FigureInput, PositionInput, StepInput } from './position';

/** A card, an event or an option, with keys of the file formats. */
export type Fields = Readonly<Record<string, unknown>>;
type Lists = Record<string, readonly object[]>;

/** Keys of a figure; `at` as wide as TypeScript infers it. */
export type FigurePart = Omit<Partial<FigureInput>, 'at'> & { at?: readonly number[] | null };

const nameOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

/** The fixture cards of `cards.ts` and the given ones, list by list. */
export function withCards(extra: Lists = {}): Lists {
  const all: Lists = { ...cards };
  for (const [list, entries] of Object.entries(extra)) all[list] = [...(all[list] ?? []), ...entries];
  return all;
}

/** A Relic with these lines. */
export const relic = (id: string, ...abilities: string[]) => ({
  id,
  name: nameOf(id),
  type: 'relic',
  tier: 'mundane',
  cost: 10,
  abilities,
});

/** A 1-Handed Melee Weapon with a WHITE die, changed by `extra`. */
export const weapon = (id: string, extra: Fields = {}) => ({
  ...relic(id),
  type: 'weapon',
  hands: 1,
  icon: 'melee',
  dice: ['WHITE'],
  ...extra,
});

/** A LVL 1 Discipline (Martial, no SP) with these lines. */
export const discipline = (id: string, ...abilities: string[]) => ({
  id,
  name: nameOf(id),
  tree: 'martial',
  level: 1,
  xp: 3,
  sp: 0,
  abilities,
});

/** An Intelligent Combatant like the fixture's `idle` (HP 10, Defense 7, Armor 0, no AI steps), changed by `extra`. */
export const opponent = (id: string, extra: Fields = {}) => {
  const idle = cards.combatants.find((card) => card.id === 'idle');
  return { ...idle, id, name: nameOf(id), ...extra };
};

/** A figure: an Adventurer by its id, a Combatant as `card-number`; `at` is null for one that is not on the board yet. */
export function figure(id: string, at: readonly number[] | null, extra: FigurePart = {}): FigureInput {
  const [, card = id, number] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return { id, card, ...(number ? { number: Number(number) } : {}), ...(at ? { at } : {}), ...extra } as FigureInput;
}

/** Keys of a position, with what `duel` adds: changes of Rook, the opponent's card and changes, more figures, more cards. */
export interface Scene extends Omit<PositionInput, 'cards'> {
  rook?: FigurePart;
  foe?: string | null;
  foeIs?: FigurePart;
  others?: readonly FigureInput[];
  extra?: Lists;
}

/** 12 x 5 spaces of Normal Terrain. */
export const MAP: readonly string[] = Array(5).fill('.'.repeat(12));

/**
 * Rook at [1, 2] with a Sword and 5 SP, in the Action Phase of his turn in round 1, and east of him at [2, 2] one figure of the
 * card `foe` (default `idle`). No die is expected unless `dice` says so; Combatant Loot is 5 Gold a card; every round has the
 * same Initiative Track. Any key of the position format may be given as well; `undefined` leaves one out.
 */
export function duel(scene: Scene = {}): PositionInput {
  const { rook, foe = 'idle', foeIs, others = [], extra, ...rest } = scene;
  const figures = [
    figure('rook', [1, 2], { sp: 5, items: ['sword'], ...rook }),
    ...(foe ? [figure(`${foe}-1`, [2, 2], foeIs)] : []),
    ...others,
  ];
  const initiative = rest.initiative ?? [...new Set(figures.map((each) => each.card))];
  const whole = {
    cards: withCards(extra),
    board: { map: MAP },
    figures,
    initiative,
    turn: 'rook',
    tracks: [initiative, initiative],
    draws: { loot: Array(6).fill('gold 5') },
    dice: [],
    ...rest,
  };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
}

/** The same board in the turn of the opponent (default `foe`, which makes one Melee ATK), up to the end of that turn. */
export function struck(scene: Scene = {}): PositionInput {
  const foe = scene.foe ?? 'foe';
  return duel({ foe, turn: `${foe}-1`, initiative: [foe, 'rook'], until: 'turn-end', ...scene });
}

/** A step of `play`: take this option. */
export const choose = (kind: string, fields: Fields = {}): StepInput => ({ choose: { kind, ...fields } });

/** A step of `play`: the open question must refuse this. */
export const reject = (kind: string, fields: Fields = {}): StepInput => ({ reject: { kind, ...fields } });

/** An encounter on the board of `duel` that is won when all opponents are Defeated, changed by `fields`. */
export const encounter = (fields: Fields = {}) => ({
  id: 'trial',
  name: 'Trial',
  location: 'underground',
  lootLevel: 'mundane',
  board: { map: MAP, startingZone: [[1, 2]] },
  figures: [],
  win: [{ id: 'cleared', if: 'All opponents are Defeated' }],
  lose: [],
  ...fields,
});
