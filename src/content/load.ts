/** Loads packs: from JSON to typed cards, or to a list of what is wrong. */
import type { Content, EncounterCard } from '../engine/state/content';
import { type CardContext, readers } from './cards';
import { hashOf } from './hash';
import { CARD_KINDS, type CardKind, type PackFileData, type Problem, packSchema, schemaProblems } from './schema';

/** A file of a pack with its name, for messages. */
export interface PackFile {
  file: string;
  json: unknown;
}

/** All cards of one pack by kind and id. */
export type PackCards = { [K in CardKind]: Content[K] };

export interface LoadedPack {
  id: string;
  name: string;
  hash: string;
  requires: string[];
  cards: PackCards;
}

export type Loaded = { ok: true; pack: LoadedPack } | { ok: false; errors: Problem[] };

const noCards = (): PackCards => ({
  adventurers: {},
  items: {},
  upgrades: {},
  disciplines: {},
  combatants: {},
  tokens: {},
  encounters: {},
});

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
  return { ok: true, pack: { id: first.id, name: first.name, hash, requires, cards } };
}

/** Loads a pack of one file. `file` is its name, for messages. */
export function loadPack(json: unknown, file: string): Loaded {
  return loadPackFiles([{ json, file }]);
}

/**
 * Key of the card that a reference names in the content, null if there is none. `pack` is where the reference stands: its own
 * cards come first where two packs share an id.
 */
export function cardKey(content: Content, kind: CardKind, ref: string, pack?: string): string | null {
  const cards = content[kind];
  if (pack && Object.hasOwn(cards, `${pack}:${ref}`)) return `${pack}:${ref}`;
  if (Object.hasOwn(cards, ref)) return ref;
  const [owner, id] = ref.split(':');
  return id && Object.hasOwn(cards, id) && cards[id]?.pack === owner ? id : null;
}

/** Words that stand on boards without a card of their own. */
const BOARD_TOKENS = new Set(['loot', 'totem', 'objective', 'exit']);

/** The encounter with the keys of its cards; a reference to a card that is not loaded is an Error. */
function resolveEncounter(content: Content, encounter: EncounterCard): EncounterCard {
  const named = `${encounter.pack}:${encounter.id}`;
  const key = (kind: CardKind, ref: string): string => {
    const found = cardKey(content, kind, ref, encounter.pack);
    if (found === null) throw new Error(`${named}: there is no card "${ref}" in ${kind}`);
    return found;
  };
  return {
    ...encounter,
    figures: encounter.figures.map((figure) => ({ ...figure, card: key('combatants', figure.card) })),
    tokens: encounter.tokens.map((token) =>
      BOARD_TOKENS.has(token.kind) ? token : { ...token, kind: key('tokens', token.kind) },
    ),
  };
}

/**
 * Puts loaded packs together. Cards stand under their id, or under `pack:id` where two packs share one. Throws an Error when a
 * required pack or a card of an encounter is missing.
 */
export function makeContent(packs: readonly LoadedPack[]): Content {
  const ids = new Set(packs.map((pack) => pack.id));
  for (const pack of packs) {
    const missing = pack.requires.find((id) => !ids.has(id));
    if (missing) throw new Error(`the pack "${pack.id}" needs the pack "${missing}"`);
  }
  const content: Content = { packs: packs.map(({ id, name, hash }) => ({ id, name, hash })), ...noCards() };
  for (const kind of CARD_KINDS) {
    const owners = new Map<string, number>();
    for (const pack of packs) {
      for (const id of Object.keys(pack.cards[kind])) owners.set(id, (owners.get(id) ?? 0) + 1);
    }
    const target = content[kind] as Record<string, unknown>;
    for (const pack of packs) {
      for (const [id, card] of Object.entries(pack.cards[kind]))
        target[(owners.get(id) ?? 0) > 1 ? `${pack.id}:${id}` : id] = card;
    }
  }
  for (const [key, encounter] of Object.entries(content.encounters))
    content.encounters[key] = resolveEncounter(content, encounter);
  return content;
}
