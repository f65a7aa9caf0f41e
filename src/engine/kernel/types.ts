/** The vocabulary of the kernel: frames, questions, intents, events. It knows nothing of one game's rules. */
import type { AskKind, OptionKind } from './kinds';

export type { AskKind, OptionKind } from './kinds';

export type Json = unknown;

/** A frame of the stack: something being resolved, with its local values, as plain JSON. */
export interface FrameBase {
  id: number;
  kind: string;
  step: string;
  /** Result of the child that ended last. */
  result?: Json;
  /** The option that answered this frame's question, with parameters. */
  answer?: Answer;
  /** Came by an interjection or a settlement: its result goes to no one. */
  detached?: boolean;
}

export interface Answer {
  option: Option;
}

export interface OptionCost {
  sp?: number;
  exhaust?: boolean;
  flip?: boolean;
  discard?: boolean;
  perEncounter?: boolean;
  symbols?: { n: number; symbol: string }[];
  token?: string;
  damage?: number;
}

/**
 * One legal answer. Public fields are those of docs/formats: to, over, target, with, card, token, ability, rule, at, figure,
 * times, n, items, pack. `figure` is also the actor of an offer in a window.
 */
export interface Option {
  /** Stable within its question. */
  id: string;
  kind: OptionKind;
  /** Who does it, when the question is put to several figures. */
  by?: string;
  to?: [number, number] | string;
  over?: [number, number][];
  target?: string;
  with?: 'melee' | 'ranged';
  card?: string;
  token?: string;
  /** Name of a Special Encounter Rule. */
  rule?: string;
  ability?: number;
  at?: [number, number];
  figure?: string;
  times?: number;
  n?: number;
  /** Figures or things put in order. */
  order?: string[];
  /** Text parts for the page: what it does. */
  label?: string;
  cost?: OptionCost;
  /** Rule that allows it, a ledger id. */
  ruleRef?: string;
  /** Parameters that the intent must bring, validated when it comes. */
  template?: 'reEquip';
  /** The parameters that came with the intent. */
  params?: IntentParams;
  /** Legal by the letter but against one's own side: shown only on request. */
  friendly?: boolean;
  /** For the engine: what the option stands for. */
  data?: Json;
}

export interface AskInit {
  kind: AskKind;
  /** The figure that decides; null: the party as a whole. */
  figure: string | null;
  options: Option[];
  /** May be passed: what a rule says a player may do. */
  pass: boolean;
  /** What it is about, for the page: numbers and names. */
  about?: Record<string, Json>;
  rule?: string;
}

export interface Ask extends AskInit {
  id: number;
  frame: number;
  /** `At any time` Abilities that may be used now, before this question is answered. */
  interject: Option[];
}

export interface IntentParams {
  items?: string[];
  pack?: string[];
}

/**
 * Why a question was not put: a setting answers it; no roll of the Attack can reach the Defense, with the highest one where it
 * is known; nothing better could come of another answer.
 */
export type NotAsked = { is: 'setting' | 'same' } | { is: 'cannotHit'; most?: number; defense?: number };

/** An answer to the open question. `option` is an id among the question's options or interjections. */
export interface Intent {
  ask: number;
  option: string;
  params?: IntentParams;
  /** Given without asking, not by hand. */
  auto?: boolean;
  /** Why it was not asked; told, nothing more. */
  why?: NotAsked;
}

/** A number and where it comes from. */
export interface Part {
  n: number;
  /** A key for the text: dice, difference, the card or rule it comes from. */
  of: string;
  card?: string;
  figure?: string;
  /** The spaces that it comes from. */
  at?: [number, number][];
  /** The figures that it comes from. */
  figures?: string[];
  rule?: string;
}

export interface Reason {
  /** Message key, e.g. `notEnoughSp`. */
  why: string;
  /** Plain English in our own words, with numbers filled in. */
  text: string;
  rule?: string;
}

export interface GameEvent {
  type: string;
  /** Ids of the enclosing frames that the log nests by, outermost first. */
  group: number[];
  rule?: string;
  parts?: Part[];
  [key: string]: Json;
}

/** What a step tells the kernel. */
export type Next =
  | { go: string }
  | { call: FrameInit; go: string }
  | { ask: AskInit; go: string }
  | { done: Json }
  /** Abandon every frame above the one with id `scope`; frames from `keepFrom` (an id) on stay on top, `instead` is pushed last. */
  | { end: number; keepFrom?: number; instead?: FrameInit; because: string };

/** A frame before it has an id; `step` defaults to the first step of its kind. */
export type FrameInit = { kind: string; step?: string } & Record<string, Json>;

export class EngineError extends Error {}
