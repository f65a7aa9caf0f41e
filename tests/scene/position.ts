import { type Mode, modesNamed } from '../../src/sim/modes';
import { runInModes } from '../../src/sim/position';

/** [column, row]; row 0 is north, column 0 is west. */
export type SpaceInput = readonly [number, number];
type Fields = Readonly<Record<string, unknown>>;

export interface BoardInput {
  map?: readonly string[];
  legend?: Readonly<Record<string, { terrain?: string; name?: string }>>;
  currents?: readonly { spaces: readonly SpaceInput[]; direction: string; move: number }[];
  elevation?: readonly string[];
  walls?: readonly (readonly [SpaceInput, SpaceInput])[];
  tokens?: readonly object[];
  startingZone?: readonly SpaceInput[];
}

export interface FigureInput {
  id: string;
  card: string;
  number?: number;
  at?: SpaceInput | null;
  side?: string;
  sp?: number;
  damage?: number;
  items?: readonly string[];
  pack?: readonly string[];
  upgrades?: Readonly<Record<string, readonly string[]>>;
  sideUp?: Readonly<Record<string, string>>;
  disciplines?: readonly string[];
  effects?: readonly string[];
  immune?: readonly string[];
  tokens?: Readonly<Record<string, number>>;
  exhausted?: readonly string[];
  flipped?: readonly string[];
  used?: readonly string[];
  links?: Readonly<Record<string, string>>;
  form?: string | null;
  summoner?: string;
  turnsTaken?: number;
  marks?: readonly string[];
  defeated?: boolean;
}

/** Partial objects: a `choose` or `reject` names as many fields of an option as tell it apart. */
export type StepInput = { choose: Fields } | { reject: Fields; why?: string };

export interface ExpectInput {
  figures?: Readonly<Record<string, object>>;
  events?: readonly Fields[];
  noEvents?: readonly Fields[];
  offered?: readonly Fields[];
  notOffered?: readonly Fields[];
  rejected?: string;
  round?: number;
  urgency?: number;
  gold?: number;
  initiative?: readonly string[];
  outcome?: string | null;
  queries?: readonly Fields[];
}

/**
 * A position file as a literal; `format` and `name` may be left out. Wider than the format where TypeScript infers
 * `string` or `number[]` from a literal: what is wrong is found when the position is read.
 */
export interface PositionInput {
  format?: string;
  name?: string;
  rules?: readonly string[];
  ruleset?: string;
  lootLevel?: string;
  variants?: readonly string[];
  flags?: readonly string[];
  packs?: readonly string[];
  cards?: Readonly<Record<string, readonly object[]>>;
  encounter?: string | object;
  board?: BoardInput;
  figures?: readonly FigureInput[];
  initiative?: readonly string[];
  turn?: string;
  phase?: string;
  round?: number;
  urgency?: number;
  gold?: number;
  dice?: readonly string[];
  tracks?: readonly (readonly string[])[];
  draws?: Readonly<Record<string, readonly string[]>>;
  seed?: number;
  play?: readonly StepInput[];
  until?: string;
  expect?: ExpectInput;
}

/** `npm run modes` runs every position in this mode too. */
const ASKED = modesNamed(process.env.SUITE_MODE);

/**
 * Runs a position, in other modes too, and throws an Error that lists what came out differently, with the open question.
 * @param modes beside the straight one; left out, those that SUITE_MODE names
 */
export function position(input: PositionInput, modes: readonly Mode[] = ASKED): void {
  const file = { format: 'position/1', name: 'inline position', ...input };
  const result = runInModes(file, [], 'position', modes);
  if (!result.ok) throw new Error(['The position came out differently:', ...result.differences].join('\n  '));
}
