/** Comparing what came out with what was expected: partial objects, lists and maps in them whole. */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose order means nothing. */
const UNORDERED = new Set(['effects', 'immune', 'exhausted', 'flipped', 'used']);

/** Deep equality of plain JSON; keys without a value do not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, n) => same(each, b[n]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(a[key], b[key]));
}

/** A map of counts without the zeros: a token that is not there counts 0. */
function counts(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, n]) => n !== 0));
}

/** Names in one spelling and order. */
function names(value: unknown): unknown {
  return Array.isArray(value) ? value.map((name) => String(name).toLowerCase()).sort() : value;
}

/** Whether one field is as expected. */
export function fits(key: string, expected: unknown, actual: unknown): boolean {
  if (UNORDERED.has(key)) return same(names(expected), names(actual));
  if (key === 'tokens') return same(counts(expected), counts(actual));
  if (key === 'effect' && typeof expected === 'string' && typeof actual === 'string')
    return expected.toLowerCase() === actual.toLowerCase();
  return same(expected, actual);
}

/** Whether every field of the partial object is as expected in the actual one. */
export function matches(partial: object, actual: object): boolean {
  return Object.entries(partial).every(([key, expected]) => fits(key, expected, (actual as Fields)[key]));
}

/** JSON on one line, cut where it gets long. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 297)}...` : text;
}
