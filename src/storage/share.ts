/**
 * Positions that share what they have in common. The steps that can be taken back are dozens of nearly equal positions;
 * structured cloning, by which the browser stores them, writes an object once that is there many times. What is stored is
 * read back as before: nothing has to be put together again.
 */

/** Parts that are remembered before the older ones are let go. */
const MOST_PARTS = 20_000;

interface Part {
  /** The one object that stands for all equal ones. */
  is: object;
  /** Names it in the key of what holds it. */
  id: number;
}

type Share = <T extends object>(position: T) => T;

/** Makes a function that gives an equal value of plain JSON whose parts are shared with those of the values given before. */
export function createShare(): Share {
  let newer = new Map<string, Part>();
  let older = new Map<string, Part>();
  let done = new WeakMap<object, object>();
  let ids = 0;

  const remember = (key: string, is: object): Part => {
    const known = newer.get(key) ?? older.get(key);
    const part = known ?? { is, id: ids++ };
    newer.set(key, part);
    return part;
  };

  /**
   * Only what stands at the same place is shared, never two parts of one position: a copy of it would keep them one object,
   * and changing one of them would change the other.
   */
  const partOf = (value: object, place: string): Part => {
    const list = Array.isArray(value);
    const copy: unknown[] | Record<string, unknown> = list ? [] : {};
    const words: string[] = [];
    const taken = new Set<string>();
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'object' || each === null) {
        (copy as Record<string, unknown>)[key] = each;
        words.push(`${list ? '' : JSON.stringify(key)}:${JSON.stringify(each)}`);
        continue;
      }
      // An element of a list is known by its id, so that it is found again where others have come before it.
      const id = list && 'id' in each && typeof each.id === 'string' && !taken.has(each.id) ? each.id : null;
      if (id !== null) taken.add(id);
      const inner = partOf(each, `${place}/${id === null ? key : `=${id}`}`);
      (copy as Record<string, unknown>)[key] = inner.is;
      words.push(`${list ? '' : JSON.stringify(key)}#${inner.id}`);
    }
    return remember(`${place} ${list ? 'list' : 'map'} ${words.join()}`, copy);
  };

  return <T extends object>(position: T): T => {
    const known = done.get(position);
    if (known) return known as T;
    if (newer.size > MOST_PARTS) {
      older = newer;
      newer = new Map();
      done = new WeakMap();
    }
    const { is } = partOf(position, '');
    done.set(position, is);
    return is as T;
  };
}
