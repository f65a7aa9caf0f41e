/** Names that no game has, but every object of JavaScript: looked up in a table, they would be found where nothing is. */

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The first such name in a plain value, as a text or a key; null for none. */
export function oddName(value: unknown): string | null {
  const seen = new Set<object>();
  const find = (each: unknown): string | null => {
    if (typeof each === 'string') return INHERITED.has(each) ? each : null;
    if (typeof each !== 'object' || each === null || seen.has(each)) return null;
    seen.add(each);
    for (const key of Object.keys(each)) {
      const found = INHERITED.has(key) ? key : find((each as Record<string, unknown>)[key]);
      if (found !== null) return found;
    }
    return null;
  };
  return find(value);
}
