/** The whole of a game position as plain JSON: what is needed to go on, also in mid-question. */
import type { Ability, Ban, Bonus, EffectName, TerrainName } from '../abilities/ast';
import type { BoardState, TerrainType } from '../board/boardState';
import type { DieName } from '../dice/faces';
import type { Ask, AskKind, FrameInit } from '../kernel/types';
import type { Frame } from './frames';

export type FigureId = string;
export type Side = 'adventurers' | 'opponents';

/** What stands on the board: one base, possibly shared by several combatants (Symbiotic). */
export interface Body {
  id: string;
  /** Spaces wide and high. */
  size: [number, number];
  /** North-west space index, null off the board. */
  at: number | null;
}

/** A card that a figure uses; its lines are its Abilities. */
export interface CardInUse {
  /** Unique within its figure: the card id, with #2 for a second copy. */
  key: string;
  card: string;
  kind: 'adventurer' | 'combatant' | 'item' | 'upgrade' | 'discipline';
  zone: 'self' | 'equipped' | 'pack' | 'discipline' | 'upgrade';
  /** Key of the item that an upgrade sits on. */
  on?: string;
  exhausted?: boolean;
  flipped?: boolean;
  /** DOUBLE: equipped back side up. */
  back?: boolean;
  /** Places of PER ENCOUNTER lines that are used. */
  used?: number[];
  /** Places of EXHAUST lines that are exhausted (Command cards count each line apart). */
  exhaustedLines?: number[];
}

/** When something ends. Read in rules/durations.ts only. */
export type Expiry =
  | {
      at: 'start' | 'end';
      of: 'turn';
      figure: FigureId /** Turns of that figure still to pass before the one meant. */;
      after: number;
    }
  | { at: 'end' | 'start'; of: 'thisTurn' | 'round' | 'nextRound' | 'encounter' }
  | { of: 'frame'; frame: number };

/** A bonus, tag, Effect or ban that lasts for a while. */
export interface Lasting {
  id: number;
  figure: FigureId;
  bonuses?: Bonus[];
  bans?: Ban[];
  source: LineRef | null;
  expires: Expiry;
}

/** Something that happens later (`At the end of your next turn, ...`). */
export interface Delayed {
  id: number;
  figure: FigureId;
  line: LineRef;
  ability: Ability;
  sentence: number;
  target: FigureId[];
  expires: Expiry;
}

export interface Figure {
  id: FigureId;
  name: string;
  /** Card id; adventurers and combatants. */
  card: string;
  kind: 'adventurer' | 'intelligent' | 'command';
  side: Side;
  body: string;
  /** Activation Number of a Combatant. */
  number: number | null;
  /** Track entry that this figure acts on. */
  entry: string;
  damage: number;
  /** Maximum HP as the events last told it. */
  hpTold?: number;
  sp: number;
  effects: EffectName[];
  /** Who inflicted an Effect, and Effects that end by a rule of their own. */
  effectBy: Partial<Record<EffectName, FigureId>>;
  effectEnds: Partial<Record<EffectName, Expiry>>;
  immune: EffectName[];
  /** Tokens on the figure's card by name, lower case (vow, dodge, intervention, aggro, burrow). */
  tokens: Record<string, number>;
  cards: CardInUse[];
  defeated: boolean;
  turnsTaken: number;
  form: string | null;
  summoner: FigureId | null;
  /** True if the figure came by Spawning during the Encounter, from another figure. */
  spawnedBy: FigureId | null;
  /** Marks of the turn going on. */
  marks: TurnMarks;
  /** Targeted by an opponent since its last activation (A1.golden-rule.08). */
  targeted: boolean;
  /** Who dealt the last Damage or moved it: credit for a Defeat. */
  credit: FigureId | null;
}

export interface TurnMarks {
  moveAction?: boolean;
  breakAttack?: boolean;
  /** Jump failed: no more movement of its own this turn (A1.jump.18). */
  noMove?: boolean;
}

/** Where a line of the card language stands. */
export type LineRef =
  | { on: 'card'; figure: FigureId; key: string; n: number }
  | { on: 'symbol'; figure: FigureId; key: string; n: number }
  | { on: 'passive'; figure: FigureId; key: string; n: number }
  | { on: 'token'; figure: FigureId; token: string; n: number }
  | { on: 'rider'; figure: FigureId /** Attack frame that was given the line. */; frame: number; n: number }
  | { on: 'lasting'; figure: FigureId; id: number; n: number }
  | { on: 'rule'; figure: FigureId | null; n: number; part: number }
  | { on: 'boardToken'; figure: FigureId | null; token: string; n: number }
  | { on: 'text'; figure: FigureId | null; text: string }
  /** A part of an AI Step, places from 0; step -1 is the step of the Aggro token. */
  | { on: 'ai'; figure: FigureId; step: number; n: number };

export interface TrackEntry {
  id: string;
  /** Acted in this round. */
  acted: boolean;
}

export interface BoardToken {
  id: string;
  /** loot, totem, objective, exit, or a token card's id. */
  kind: string;
  colour: string | null;
  faceDown: boolean;
  at: number;
  size?: [number, number];
  /** Terrain below a token that counts as Terrain. */
  under?: TerrainType;
}

/** An Attack of the turn going on, for `this turn` conditions, first-Attack moments and credit. */
export interface AttackRecord {
  frame: number;
  attacker: FigureId;
  target: FigureId;
  mode: 'melee' | 'ranged';
  isBreak: boolean;
  /** The target was adjacent when it was chosen. */
  adjacent: boolean;
  hit: boolean | null;
  resolved: boolean;
  damage: number;
  dodged: boolean;
}

export interface TurnState {
  n: number;
  figure: FigureId | null;
  phase: 'start' | 'status' | 'refresh' | 'action' | 'activation' | 'end';
  attacks: AttackRecord[];
}

export interface LootDeck {
  /** Cards not yet drawn: a number is Gold; item, monster, unique. Shuffled lazily: a draw takes a random one. */
  cards: (number | 'item' | 'monster' | 'unique')[];
  drawn: (number | 'item' | 'monster' | 'unique')[];
}

export interface EncounterState {
  id: string | null;
  lootLevel: 'mundane' | 'common' | 'uncommon' | 'rare';
  startingZone: number[];
  /** Adventurers still to be placed, in order. */
  toPlace: FigureId[];
  /** An opponent acted, was Defeated or Spawned this round (Urgency). */
  opponentActed: boolean;
  flags: string[];
  variants: string[];
  /** Ids of ends already met. */
  met: string[];
  /** Ids of ends that were met and after which the Encounter went on. */
  continued?: string[];
  readTexts: string[];
  /** Gold of the Combatant Loot drawn so far: the party's at the end (A1.combatant-loot.03). */
  lootGold?: number;
}

/** Random numbers: one stream per purpose and figure, created from the seed when first used. */
export interface RandomState {
  seed: number;
  streams: Record<string, number[]>;
  /** Dice given beforehand (positions, physical dice): `WHITE 6`. When present the list is used up in order. */
  dice: string[] | null;
  /** Draws given beforehand by kind. */
  draws: Record<string, string[]>;
  /** Initiative orders of rounds to come. */
  tracks: string[][];
}

export interface State {
  v: 1;
  ruleset: 'middara';
  /** Packs that this game needs, with hashes. */
  packs: { id: string; hash: string }[];
  random: RandomState;
  /** A decision of a figure that the program plays is put to the players by hand. */
  overrule?: { figure: FigureId; kind: AskKind | null; skip: number };
  /** Settings that change answers of the engine. */
  options: { engineDecidesTies: boolean };
  nextId: number;
  /** Intents applied so far. */
  count: number;
  /** Counts changes of cards in use: caches of lines are made anew. */
  cardsVersion: number;
  stack: Frame[];
  /** Frames that the clean-up of abandoned ones sets off, run as soon as the state settles. */
  due?: FrameInit[];
  ask: Ask | null;
  board: BoardState;
  tokens: BoardToken[];
  bodies: Record<string, Body>;
  figures: Record<FigureId, Figure>;
  /** Figure ids in a fixed order (placement order). */
  order: FigureId[];
  track: TrackEntry[];
  round: number;
  urgency: number;
  gold: number;
  xp: number;
  loot: LootDeck;
  turn: TurnState;
  lasting: Lasting[];
  delayed: Delayed[];
  /** How often a line's limited moment came: key is span + line. */
  limits: Record<string, number>;
  encounter: EncounterState;
  outcome: 'won' | 'lost' | null;
}

export type { Ability, DieName, TerrainName };
