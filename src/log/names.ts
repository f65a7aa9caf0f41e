/** Names of figures, cards and spaces as people say them. */

import { capital } from '../content/language/printWords';
import type { Part } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { Figure, LineRef, State } from '../engine/state/state';
import { filled } from './filled';
import { lineAt } from './lines';
import { EFFECTS, severalOf } from './text/en';
import { PART_OF, PARTS, SYMBOLS } from './text/parts';

export interface Names {
  /** `Zeke`, `Cave Sickle 2`; the id of a figure that is not in the state. */
  figure(state: State, id: string): string;
  /** The same for a Track entry: a figure, or a Group by its card (`Cave Sickles`), of several such with its numbers. */
  entry(state: State, id: string): string;
  /** Name of a card of any kind, or of a token. */
  card(id: string): string;
  /** `C4`: column by letter, row by number. */
  space(at: readonly [number, number]): string;
  effect(id: string): string;
  /** What a part of a number comes from. @param state with it also in which spaces, and through whom */
  part(part: Part, state?: State): string;
  /** The card or token that a line stands on, null if the line has no name of its own. */
  line(state: State, ref: LineRef): string | null;
}

/** The column of a board by letter; past Z with two. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : String.fromCharCode(64 + Math.floor(column / 26)) + letter;
}

const words = (id: string): string => {
  const [, own = id] = id.split(':');
  const spaced = own.replace(/#\d+$/, '').replaceAll('-', ' ');
  return capital(spaced);
};

export function createNames(content: Content): Names {
  const lists = [
    content.items,
    content.upgrades,
    content.disciplines,
    content.adventurers,
    content.combatants,
    content.tokens,
  ];
  const card = (id: string): string => {
    const key = id.replace(/#\d+$/, '');
    for (const list of lists) if (Object.hasOwn(list, key)) return list[key]?.name ?? words(key);
    return words(id);
  };
  const nameOf = (f: Figure): string => {
    // At the table an Adventurer is called by the first name.
    if (f.kind === 'adventurer') return (content.adventurers[f.card]?.name ?? f.name).split(' ')[0] ?? f.name;
    const name = content.combatants[f.card]?.name ?? f.name;
    return f.number === null ? name : `${name} ${f.number}`;
  };
  const figure = (state: State, id: string): string => {
    const f = state.figures[id];
    return f ? nameOf(f) : card(id);
  };
  const space = ([column, row]: readonly [number, number]): string => `${columnName(column)}${row + 1}`;
  const effect = (id: string): string => EFFECTS[id]?.name ?? words(id.toLowerCase());

  return {
    figure,
    entry(state, id) {
      if (state.figures[id]) return figure(state, id);
      const [group = id] = id.split('#');
      const members = Object.values(state.figures).filter((f) => f.entry === id);
      const name = members.length === 1 ? card(group) : severalOf(card(group));
      // Of two Groups of one card each is called by its numbers.
      const twin = Object.values(state.figures).some((f) => f.entry !== id && f.entry.split('#')[0] === group);
      const numbers = members.flatMap((f) => f.number ?? []);
      return twin && numbers.length > 0 ? `${name} ${numbers.join(', ')}` : name;
    },
    card,
    space,
    effect,
    part({ n, card: from, of, at, figures }, state) {
      if (from) return SYMBOLS[of] ? filled(PART_OF.symbol, { card: card(from), symbol: SYMBOLS[of] }) : card(from);
      const what = (n === 1 && PARTS[`${of}.one`]) || PARTS[of] || EFFECTS[of]?.name || card(of);
      if (state && at && at.length > 0) return filled(PART_OF.at, { what, at: at.map(space).join(', ') });
      if (state && figures && figures.length > 0)
        return filled(PART_OF.through, { figures: figures.map((id) => figure(state, id)).join(', ') });
      return what;
    },
    line(state, ref) {
      switch (ref.on) {
        case 'card':
        case 'passive':
          return lineAt(ref, state, content)?.name ?? card(ref.key);
        case 'symbol':
          return lineAt(ref, state, content)?.text.replace(/\.$/, '') ?? card(ref.key);
        case 'token':
        case 'boardToken':
          return words(ref.token);
        case 'rule':
          return content.encounters[state.encounter.id ?? '']?.rules[ref.n]?.name ?? null;
        default:
          return null;
      }
    },
  };
}
