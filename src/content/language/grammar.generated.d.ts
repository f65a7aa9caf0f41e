/** Types of the parser that `npm run grammar` makes from `grammar/*.peggy`. */
export type StartRule = 'LineText' | 'SentencesText' | 'CondsText' | 'EndingText' | 'TagText' | 'AttackText';
export interface ParseOptions {
  startRule: StartRule;
  /** Told the offset in the normalized text of each event, sentence and step. */
  note?: (part: object, offset: number) => void;
}
export type Expectation = { type: 'literal'; text: string } | { type: 'other'; description: string } | { type: 'end' | 'any' | 'class' };
/** Thrown by {@link parse}. */
export class SyntaxError extends Error {
  expected: Expectation[] | null;
  found: string | null;
  location: { start: { offset: number } };
}
/** Parses normalized text. Throws SyntaxError. */
export function parse(text: string, options: ParseOptions): unknown;
/** Every word that stands in the grammar. */
export const WORDS: readonly string[];
