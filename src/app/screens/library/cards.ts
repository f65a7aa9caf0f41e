/** The cards of the loaded packs as a list that can be searched, filtered and sorted. */
import { asName } from '../../../content/language/printWords';
import type { CombatantCard, Content, EncounterCard, ItemSide, Line } from '../../../engine/state/content';
import { wordsOf } from '../../../log';
import { filled } from '../../../log/filled';
import { faceOf, reachOf } from '../../../panels/card/face';
import { unused } from '../../../panels/card/printed';
import { tagText } from '../../../panels/card/Tags';
import { BRIEFING_TEXT } from '../../../panels/text/briefing';
import { CARD_TEXT, TYPE_NAMES } from '../../../panels/text/card';
import { FILTER_NAMES, HOUSE_PARTS, KIND_NAMES, LIBRARY_TEXT, TIER_NAMES } from '../../../panels/text/library';
import type { PrintedCard } from '../../../stores/selection';
import { boardRules } from '../briefing/boardRules';

export type Kind = keyof typeof KIND_NAMES;
export type Filter = keyof typeof FILTER_NAMES;

/** A card with what it can be found by. */
export interface Entry {
  card: PrintedCard;
  kind: Kind;
  name: string;
  /** What it is: `Weapon, 2-Handed`. */
  label: string;
  /** What stands beside that: what it costs, its tier. */
  facts: string[];
  /** Its value for each filter, null where it has none. */
  values: Record<Filter, string | null>;
  /** What of it is house content, in words; empty where nothing or all of it is. */
  house: string[];
  /** All that stands on it, in small letters. */
  words: string;
}

/** Which cards are wished for. Words must all stand on a card; of a filter one choice must fit. */
export interface Wish {
  text: string;
  kind: Kind | null;
  chosen: Record<Filter, readonly string[]>;
  sort: 'kind' | 'name';
}

export const ALL: Wish = { text: '', kind: null, chosen: { tree: [], tier: [], source: [] }, sort: 'kind' };

export const KINDS = Object.keys(KIND_NAMES) as Kind[];
export const FILTERS = Object.keys(FILTER_NAMES) as Filter[];

/** Choices in their order; those of other filters stand by name. */
const ORDER: Partial<Record<Filter, readonly string[]>> = {
  tier: Object.keys(TIER_NAMES),
  source: ['published', 'part', 'house'],
};

const sourceOf = (house: string[] | true): string =>
  house === true ? 'house' : house.length > 0 ? 'part' : 'published';

/** What is marked as house content: `stats.defense` is the Defense, `passives.0` an Ability. */
function houseOf(house: string[] | true): string[] {
  if (house === true) return [];
  const parts = house.map((key) => {
    const [first = key, second = ''] = key.split('.');
    return HOUSE_PARTS[second] ?? HOUSE_PARTS[first] ?? first;
  });
  return [...new Set(parts)];
}

const linesOf = (lines: readonly Line[]): string[] => lines.flatMap(({ name, text }) => [name ?? '', text]);

const sideOf = (side: ItemSide): string[] => [
  reachOf(side) ?? '',
  ...side.tags.map(tagText),
  ...linesOf(side.symbols),
  ...linesOf(side.lines),
];

const combatantOf = ({ tags, passives, lines, symbols, attacks, ai }: CombatantCard): string[] => [
  ...tags.map(tagText),
  ...[passives, lines, symbols].flatMap(linesOf),
  ...attacks.map(({ text }) => text),
  ...ai.flatMap((step) => [step.ifText, ...step.do.map(({ text }) => text)]),
];

const encounterOf = (content: Content, encounter: EncounterCard): string[] => [
  encounter.intro ?? '',
  ...boardRules(encounter).flatMap(({ name, text }) => [name, text]),
  ...[...encounter.win, ...encounter.lose].map(({ whenText }) => whenText),
  ...encounter.figures.map(({ card }) => content.combatants[card]?.name ?? ''),
];

/** All cards that can be looked at, by kind. Tokens have nothing to read and stand with their Encounters. */
export function entriesOf(content: Content): Entry[] {
  const entry = (
    card: PrintedCard,
    own: { name: string; house: string[] | true; lines?: Line[] },
    rest: { kind: Kind; label: string; facts?: (string | false)[]; tree?: string; tier?: string; words?: string[] },
  ): Entry => {
    const { kind, label, facts = [], tree = null, tier = null, words = [] } = rest;
    const said = facts.filter((fact) => fact !== false);
    const all = [own.name, label, ...said, ...linesOf(own.lines ?? []), ...words];
    return {
      card,
      kind,
      name: own.name,
      label,
      facts: said,
      values: { tree, tier, source: sourceOf(own.house) },
      house: houseOf(own.house),
      words: all.join('\n').toLowerCase(),
    };
  };
  const each = <T>(cards: Record<string, T>, make: (id: string, card: T) => Entry): Entry[] =>
    Object.entries(cards).map(([id, card]) => make(id, card));
  const gold = (cost: number): string | false => cost > 0 && filled(LIBRARY_TEXT.gold, { n: cost });
  const loot = (level: string): string => filled(LIBRARY_TEXT.loot, { level: TIER_NAMES[level] ?? level });
  const face = (card: PrintedCard) => faceOf(content, unused(card));
  return [
    ...each(content.adventurers, (id, own) =>
      entry({ kind: 'adventurers', id }, own, { kind: 'adventurers', label: CARD_TEXT.adventurer }),
    ),
    ...each(content.disciplines, (id, own) => {
      const card = { kind: 'disciplines', id } as const;
      const { kind: label, adds } = face(card);
      const { tree, xp, sp } = own;
      const facts = [
        filled(LIBRARY_TEXT.xp, { n: xp }),
        sp > 0 ? filled(LIBRARY_TEXT.sp, { n: sp }) : LIBRARY_TEXT.noSp,
      ];
      return entry(card, own, { kind: 'disciplines', label, facts, tree, words: adds });
    }),
    ...each(content.items, (id, own) => {
      const card = { kind: 'items', id } as const;
      const { kind: label, adds } = face(card);
      const words = [...adds, ...sideOf(own), ...(own.back ? sideOf(own.back) : [])];
      const facts = [gold(own.cost), TIER_NAMES[own.tier] ?? own.tier];
      return entry(card, own, { kind: 'items', label, facts, tier: own.tier, words });
    }),
    ...each(content.upgrades, (id, own) => {
      const card = { kind: 'upgrades', id } as const;
      const { kind: label, adds } = face(card);
      const fits =
        own.fits === 'universal'
          ? LIBRARY_TEXT.fitsAll
          : filled(LIBRARY_TEXT.fits, { types: own.fits.map((type) => TYPE_NAMES[type]).join(', ') });
      return entry(card, own, {
        kind: 'items',
        label,
        facts: [gold(own.cost), fits],
        words: [...adds, ...linesOf(own.symbols)],
      });
    }),
    ...each(content.combatants, (id, own) =>
      entry({ kind: 'combatants', id }, own, {
        kind: 'combatants',
        label: CARD_TEXT[own.control],
        facts: [loot(own.lootLevel)],
        tier: own.lootLevel,
        words: combatantOf(own),
      }),
    ),
    ...each(content.encounters, (id, own) =>
      entry(
        { kind: 'encounters', id },
        { name: own.name, house: own.house },
        {
          kind: 'encounters',
          label: BRIEFING_TEXT.encounter,
          facts: [loot(own.lootLevel), own.location !== null && asName(own.location)],
          tier: own.lootLevel,
          words: encounterOf(content, own),
        },
      ),
    ),
  ];
}

const compare = new Intl.Collator('en').compare;

/** The cards that are wished for, in the wished order: by kind, then by what they are, then by name; or by name alone. */
export function find(entries: readonly Entry[], { text, kind, chosen, sort }: Wish): Entry[] {
  const words = wordsOf(text);
  const found = entries.filter(
    (entry) =>
      (kind === null || entry.kind === kind) &&
      FILTERS.every((filter) => chosen[filter].length === 0 || chosen[filter].includes(entry.values[filter] ?? '')) &&
      words.every((word) => entry.words.includes(word)),
  );
  const byName = (a: Entry, b: Entry): number => compare(a.name, b.name);
  if (sort === 'name') return found.sort(byName);
  const place = ({ kind }: Entry): number => KINDS.indexOf(kind);
  return found.sort((a, b) => place(a) - place(b) || compare(a.label, b.label) || byName(a, b));
}

export interface Choice {
  value: string;
  /** Cards that it would show, whatever else of its filter is chosen. */
  n: number;
}

/** What each filter has to choose from; without a filter that all cards with a value agree on. */
export function choicesOf(entries: readonly Entry[], wish: Wish): { filter: Filter; choices: Choice[] }[] {
  return FILTERS.flatMap((filter) => {
    const values = [...new Set(entries.flatMap(({ values: { [filter]: value } }) => value ?? []))];
    if (values.length < 2) return [];
    const order = ORDER[filter];
    values.sort((a, b) => (order ? order.indexOf(a) - order.indexOf(b) : compare(a, b)));
    const shown = find(entries, { ...wish, chosen: { ...wish.chosen, [filter]: [] } });
    const count = (value: string): number => shown.filter((entry) => entry.values[filter] === value).length;
    return [{ filter, choices: values.map((value) => ({ value, n: count(value) })) }];
  });
}

/** How many choices keep cards away, the kind among them. */
export const narrowed = ({ kind, chosen }: Wish): number =>
  (kind === null ? 0 : 1) + FILTERS.reduce((n, filter) => n + chosen[filter].length, 0);
