/** Loads packs: from JSON to typed cards, or to a list of what is wrong. */
import { type LoadedPack, noCards, type PackCards } from './assemble';
import { type CardContext, readers } from './cards';
import { hashOf } from './hash';
import { CARD_KINDS, type CardKind } from './kinds';
import { type PackFileData, type Problem, packSchema, schemaProblems } from './schema';

/** A file of a pack with its name, for messages. */
export interface PackFile {
  file: string;
  json: unknown;
}

export type Loaded = { ok: true; pack: LoadedPack } | { ok: false; errors: Problem[] };

/** Reads the lists of cards of one file into `cards`. */
function readCards(
  origin: { pack: string; file: string },
  lists: Partial<Pick<PackFileData, CardKind>>,
  cards: PackCards,
  problems: Problem[],
): void {
  const readList = <K extends CardKind>(kind: K) => {
    // The reader of a kind takes what the schema of that kind gives; TypeScript cannot tie the two along K.
    const read = readers[kind] as (context: CardContext, card: object) => PackCards[K][string];
    for (const card of lists[kind] ?? []) {
      const context: CardContext = { ...origin, card: `${kind}.${card.id}`, problems };
      if (Object.hasOwn(cards[kind], card.id)) {
        const message = `the id "${card.id}" is already taken in ${kind}`;
        problems.push({
          file: origin.file,
          card: context.card,
          key: 'id',
          column: null,
          read: card.id,
          expected: [],
          message,
        });
        continue;
      }
      cards[kind][card.id] = read(context, card);
    }
  };
  CARD_KINDS.forEach(readList);
}

/** The cards in the lists of a position. */
export function readPackCards(
  origin: { pack: string; file: string },
  lists: Partial<Pick<PackFileData, CardKind>>,
  problems: Problem[],
): PackCards {
  const cards = noCards();
  readCards(origin, lists, cards, problems);
  return cards;
}

/**
 * Loads a pack that consists of several files with the same header. A pack with an error loads none of its cards. The lines of
 * a file are read once its form is right: errors of form hide those of its lines.
 */
export function loadPackFiles(files: readonly PackFile[]): Loaded {
  const errors: Problem[] = [];
  const parsed: { file: string; data: PackFileData }[] = [];
  for (const { file, json } of files) {
    const result = packSchema.safeParse(json);
    if (result.success) parsed.push({ file, data: result.data });
    else errors.push(...schemaProblems(file, json, result.error.issues));
  }
  const first = parsed[0]?.data;
  const cards = noCards();
  for (const { file, data } of parsed) {
    if (first && data.id !== first.id) {
      const message = `this file belongs to the pack "${data.id}", the files before it to "${first.id}"`;
      errors.push({ file, card: null, key: 'id', column: null, read: data.id, expected: [first.id], message });
    }
    readCards({ pack: data.id, file }, data, cards, errors);
  }
  if (errors.length > 0 || !first) return { ok: false, errors };
  const requires = [...new Set(parsed.flatMap(({ data }) => data.requires ?? []))];
  const hash = hashOf(files.map((each) => each.json));
  return { ok: true, pack: { id: first.id, name: first.name, edition: first.edition ?? null, hash, requires, cards } };
}

/** Loads a pack of one file. `file` is its name, for messages. */
export function loadPack(json: unknown, file: string): Loaded {
  return loadPackFiles([{ json, file }]);
}
