/** What is wrong with a file or a save, said so that one finds the place. */
import type * as z from 'zod/mini';
import { tellIssues } from '../content/schema/problem';

/** Problems that are listed; more of them say nothing more. */
export const MOST_PROBLEMS = 5;
/** Characters of a problem; keys of a broken file can be of any length. */
const MOST_LONG = 400;

/** A text cut to a length. */
export const cut = (text: string, most = MOST_LONG): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text;

/**
 * What a schema found, each with its place, as `state.figures.rook.damage: "five" is not a number`; the first few.
 * @param at path of what was checked; nothing: the file itself
 */
export function issuesOf(error: z.core.$ZodError, json: unknown, at: readonly string[] = []): string[] {
  return tellIssues(json, error.issues.slice(0, MOST_PROBLEMS))
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => cut(`${[...at, ...path].map(String).join('.') || 'the file'}: ${message}`));
}
