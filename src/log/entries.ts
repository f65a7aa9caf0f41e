/** What the log shows: nested entries, ready to draw. */
import type { DieName, Face } from '../engine/dice/faces';

/** A die as it lies. */
export interface DieShown {
  die: DieName;
  face: Face;
}

/** What a line is about, to show some lines only. */
export const TOPICS = ['attack', 'damage', 'effect', 'move', 'card', 'enemy', 'hand', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** A figure that could have been chosen, and what spoke for it. */
export interface Candidate {
  figure: string;
  chosen: boolean;
  /** The line itself prefers others. */
  passedOver: boolean;
  /** Why it could not be chosen at all; null for those that could. */
  dropped: string | null;
  /** Name and value of what was compared. */
  reasons: { of: string; value: string }[];
}

export interface LogEntry {
  /** Stable while the log grows. */
  key: string;
  kind: 'round' | 'turn' | 'group' | 'line' | 'undone' | 'auto';
  /** Type of the event that it tells; empty for what is no event. */
  type: string;
  /** Figure that is lit with the entry. */
  figure: string | null;
  foe: boolean;
  /** `*bold*` marks what is set in bold. */
  text: string;
  /** What came of it, for the end of the line. */
  result: string | null;
  dice: DieShown[];
  /** The number that its parts add up to, null where it is that of the text. */
  total: number | null;
  /** The parts of the number in the text. */
  parts: { n: number; of: string }[];
  /** What a roll of an Attack had to reach, with its parts; null where nothing tells it. */
  against: { total: number; parts: LogEntry['parts'] } | null;
  rule: string | null;
  /** Number of the ruling that decided it. */
  ruling: number | null;
  /** Where it stands in the journal: the table as it was then can be looked at. */
  place: { n: number; event: number } | null;
  /** Every figure that it names. */
  figures: string[];
  topic: Topic;
  /** The program's reasoning. */
  because: string | null;
  candidates: Candidate[];
  /** Figures that were Defeated in it, in order. */
  defeated: string[];
  children: LogEntry[];
}

/** Text without its marks. */
export const plain = (text: string): string => text.replaceAll('*', '');
