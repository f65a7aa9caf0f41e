/** The dice of the box: six equally likely faces each (A1.dice.01-12). */

import type { RollPurpose } from '../state/frames';

export type DieName = 'WHITE' | 'TEAL' | 'GREEN' | 'BLUE' | 'PURPLE' | 'ORANGE' | 'RED' | 'GREY' | 'BLACK';
/** Symbols that can be spent. The Skull is a face of its own. */
export type DiceSymbol = 'BOOK' | 'SHIELD' | 'BURST';

export interface Face {
  /** Number shown; 0 on BLACK. */
  n: number;
  book: number;
  shield: number;
  burst: number;
  skull: boolean;
}

/** Symbols of WHITE and its higher relatives, by face: [book, shield, burst]. */
const LIGHT: [number, number, number][] = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [1, 2, 0],
  [1, 2, 1],
];
/** Symbols of PURPLE and its higher relatives. */
const DARK: [number, number, number][] = [
  [0, 0, 0],
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [2, 1, 0],
  [2, 1, 1],
];

const make = (numbers: number[], symbols: [number, number, number][]): Face[] =>
  numbers.map((n, i) => {
    const [book, shield, burst] = symbols[i] ?? [0, 0, 0];
    return { n, book, shield, burst, skull: false };
  });

const LIGHT_NUMBERS = [2, 3, 4, 5, 6, 7];
const DARK_NUMBERS = [1, 2, 3, 5, 6, 7];
const plus = (numbers: number[], by: number): number[] => numbers.map((n) => n + by);
const black = (book: number, shield: number, skull = false): Face => ({ n: 0, book, shield, burst: 0, skull });

export const FACES: Record<DieName, Face[]> = {
  WHITE: make(LIGHT_NUMBERS, LIGHT),
  TEAL: make(plus(LIGHT_NUMBERS, 1), LIGHT),
  GREEN: make(plus(LIGHT_NUMBERS, 2), LIGHT),
  BLUE: make(plus(LIGHT_NUMBERS, 3), LIGHT),
  PURPLE: make(DARK_NUMBERS, DARK),
  ORANGE: make(plus(DARK_NUMBERS, 1), DARK),
  RED: make(plus(DARK_NUMBERS, 2), DARK),
  GREY: make(plus(DARK_NUMBERS, 3), DARK),
  BLACK: [black(2, 2), black(3, 1), black(1, 3), black(0, 4), black(4, 0), black(0, 0, true)],
};

export const DICE = Object.keys(FACES) as DieName[];

/** Conviction and Casting rating of a die (A1.conviction-value.01). BLACK has none. */
export const RATING: Record<DieName, number> = {
  PURPLE: 1,
  WHITE: 2,
  ORANGE: 3,
  TEAL: 4,
  RED: 5,
  GREEN: 6,
  GREY: 7,
  BLUE: 8,
  BLACK: 0,
};

/**
 * What a face is worth to who rolled it: numbers before Symbols, the Skull nothing. Books of a BLACK die count as a number in a
 * Force and a Conviction roll; there a Skull only spoils the Force.
 */
export function faceWorth(die: DieName, face: number, purpose: RollPurpose): number {
  const f = FACES[die][face];
  if (!f || (f.skull && purpose !== 'conviction')) return -1;
  if (die === 'BLACK' && (purpose === 'force' || purpose === 'conviction')) return f.book;
  const symbols = purpose === 'dodge' ? f.shield : purpose === 'force' ? f.book : f.book + f.shield + f.burst;
  return f.n + symbols / 16;
}

const BLACK_NAMES = ['2s2b', '1s3b', '3s1b', '4s', '4b', 'skull'];

/** Face index from its short name: the number shown, or for BLACK one of 2s2b 1s3b 3s1b 4s 4b skull; -1 if none. */
export function faceIndex(die: DieName, name: string): number {
  if (die === 'BLACK') return BLACK_NAMES.indexOf(name);
  return FACES[die].findIndex((f) => String(f.n) === name);
}

/** Short name of a face, the inverse of {@link faceIndex}. */
export function faceName(die: DieName, index: number): string {
  return die === 'BLACK' ? (BLACK_NAMES[index] ?? '?') : String(FACES[die][index]?.n ?? '?');
}
