/** What is wrong with a file, said so that its author finds the place. */
import type * as z from 'zod/mini';

export interface Problem {
  file: string;
  /** List and id of the card, as in `items.war-axe`; null for the file itself. */
  card: string | null;
  /** The key inside the card (or file), as in `abilities.0`. */
  key: string;
  /** Column of a line of the card language, from 1; null where no line is read. */
  column: number | null;
  /** What stands there. */
  read: string;
  /** What could stand there. */
  expected: string[];
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Keys that tell the forms of a union apart. */
const TELLING_KEYS = new Set(['ask', 'kind']);
/** Values that are named in a message; a longer list is cut. */
const MOST_NAMED = 12;
/** Types of values in words. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  tuple: 'a list',
};

/** One line: file, card, key and message, which names the column of a line. */
export function printProblem(problem: Problem): string {
  const place = [problem.card, problem.key].filter(Boolean).join(' ');
  return [problem.file, place, problem.message].filter(Boolean).join(': ');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** What stands there, in short. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  // JSON has no word for a number past all bounds.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 56)}...` : value);
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** How little a form of a union fits: the form with the lowest number is the one its author meant. */
function misfit(issues: readonly Issue[]): number {
  let total = issues.length;
  for (const issue of issues) {
    if (issue.path.length === 0 && issue.code === 'invalid_type') total += 1000;
    if (issue.path.length === 1 && TELLING_KEYS.has(String(issue.path[0]))) total += 100;
  }
  return total;
}

function cardAt(root: unknown, path: readonly PropertyKey[]): { card: string | null; rest: readonly PropertyKey[] } {
  const start = path[0] === 'cards' ? 1 : 0;
  const entry = typeof path[start + 1] === 'number' ? valueAt(root, path.slice(0, start + 2)) : undefined;
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return { card: null, rest: path };
  return { card: `${String(path[start])}.${String(entry.id)}`, rest: path.slice(start + 2) };
}

function bounds(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'number' || issue.origin === 'int') return limit;
  return `${limit} ${issue.origin === 'string' ? 'characters' : 'entries'}`;
}

const listed = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

/** Expected forms and message of one issue that is not about unknown keys. */
function explain(issue: Issue, read: string): { expected: string[]; message: string } {
  switch (issue.code) {
    case 'invalid_value': {
      const expected = issue.values.map((value) => String(value));
      return { expected, message: `${read} is not one of: ${listed(expected)}` };
    }
    case 'invalid_type': {
      if (issue.expected === 'never') return { expected: [], message: 'nothing may stand here yet' };
      const expected = TYPES[issue.expected] ?? issue.expected;
      return read === 'nothing'
        ? { expected: [expected], message: `this key is missing (${expected})` }
        : { expected: [expected], message: `${read} is not ${expected}` };
    }
    case 'too_small':
    case 'too_big':
      return { expected: [bounds(issue)], message: `${read} must be ${bounds(issue)}` };
    case 'invalid_format':
      return { expected: [String(issue.pattern ?? issue.format)], message: `${read} does not have the right form` };
    case 'invalid_key':
      return {
        expected: issue.issues.flatMap((inner) => explain(inner, read).expected),
        message: `${read} has a wrong key`,
      };
    default:
      return { expected: [], message: `${read} is not allowed here` };
  }
}

function flatten(issue: Issue, before: readonly PropertyKey[]): { issue: Issue; path: readonly PropertyKey[] }[] {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ issue, path }];
  const meant = [...issue.errors].sort((a, b) => misfit(a) - misfit(b))[0] as readonly Issue[];
  const alternatives = issue.errors.every((form) => form.length === 1 && form[0]?.path.length === 0);
  if (!alternatives) return meant.flatMap((inner) => flatten(inner, path));
  return [{ issue, path }];
}

/** What a schema found at one place. */
interface Told {
  /** Keys that lead to the place. */
  path: readonly PropertyKey[];
  /** What stands there. */
  read: string;
  /** What could stand there. */
  expected: string[];
  message: string;
}

/** What a schema found, in words. Of the forms of a union the one that its author meant is told about. */
export function tellIssues(root: unknown, issues: readonly Issue[]): Told[] {
  return issues
    .flatMap((each) => flatten(each, []))
    .flatMap(({ issue, path }): Told[] => {
      const read = show(valueAt(root, path));
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
          path: [...path, key],
          read: key,
          expected: [],
          message: `unknown key ${show(key)}`,
        }));
      if (issue.code !== 'invalid_union') return [{ path, read, ...explain(issue, read) }];
      // A form is told by one key: what that key may be.
      const named = 'options' in issue ? (issue.options ?? []).map(String) : [];
      if (named.length > 0)
        return [{ path, read, expected: named, message: `${read} is not one of: ${listed(named)}` }];
      const expected = issue.errors.flatMap((form) => form.flatMap((inner) => explain(inner as Issue, read).expected));
      return [{ path, read, expected, message: `${read} does not fit (${expected.join(' or ')})` }];
    });
}

/** Turns what a schema found into problems with file, card and key. */
export function schemaProblems(file: string, root: unknown, issues: readonly Issue[]): Problem[] {
  return tellIssues(root, issues).map(({ path, ...told }) => {
    const { card, rest } = cardAt(root, path);
    return { file, card, key: rest.map(String).join('.'), column: null, ...told };
  });
}
