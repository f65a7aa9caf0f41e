/** Puts packs that have been read together to the content that the engine plays by. Knows no parser: the page has this alone. */
import type { Content, EncounterCard } from '../engine/state/content';
import { CARD_KINDS, type CardKind } from './kinds';

/** All cards of one pack by kind and id. */
export type PackCards = { [K in CardKind]: Content[K] };

export interface LoadedPack {
  id: string;
  name: string;
  /** Of the rules that it goes by; null if it does not say. */
  edition: string | null;
  hash: string;
  requires: string[];
  cards: PackCards;
}

export const noCards = (): PackCards => ({
  adventurers: {},
  items: {},
  upgrades: {},
  disciplines: {},
  combatants: {},
  tokens: {},
  encounters: {},
});

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
