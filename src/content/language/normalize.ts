/** Brings a line to the form that the grammar reads: lower case, base forms of words, one blank after every token. */
import { WORDS } from './grammar.generated';

const LEXICON = new Set(WORDS);
/** Base forms found so far; only words of the grammar get here. */
const FORMS = new Map<string, string>();

/** Other spellings of one word. */
const SPELLINGS: Record<string, string> = {
  an: 'a',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  targeting: 'against',
  before: 'when',
  has: 'have',
  are: 'is',
  does: 'do',
  dice: 'die',
  atk: 'attack',
  atks: 'attack',
  reroll: 're-roll',
  rerolls: 're-roll',
};

const ENDINGS = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
] as const;

const TOKEN = /\{[^{}]*\}|\d+-[A-Za-z]+|\d+|[A-Za-z](?:[A-Za-z'-]*[A-Za-z])?|\S/g;

interface Normalized {
  text: string;
  /** The place in the original text (from 0) for an offset of the normalized one. */
  origin(offset: number): number;
}

/** The form of a word that stands in the grammar: without a plural or verb -s; unknown words stay as they are. */
function base(word: string): string {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const form = lookUp(lower);
  if (form !== undefined) FORMS.set(word, form);
  return form ?? lower;
}

function lookUp(lower: string): string | undefined {
  if (Object.hasOwn(SPELLINGS, lower)) return SPELLINGS[lower];
  if (LEXICON.has(lower)) return lower;
  for (const [ending, stem] of ENDINGS) {
    const short = lower.slice(0, -ending.length) + stem;
    if (lower.endsWith(ending) && LEXICON.has(short)) return short;
  }
  return undefined;
}

/** @param itemTags category tags of the loaded packs that the grammar does not list, e.g. `KATANA`. */
export function normalize(line: string, itemTags: readonly string[] = []): Normalized {
  const plain = line
    .replace(/[’‘]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\u00a0/g, ' ');
  const tokens = [...plain.matchAll(TOKEN)].map((m) => ({ text: m[0], at: m.index }));
  const tags = itemTags.map((tag) => tag.toLowerCase().split(' ')).sort((a, b) => b.length - a.length);
  let text = '';
  const starts: { here: number; there: number }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    starts.push({ here: text.length, there: token.at });
    const tag = tags.find((words) => words.every((word, k) => tokens[i + k]?.text.toLowerCase() === word));
    const known = tag?.length === 1 && LEXICON.has(tag[0]!);
    if (tag && !known) {
      text += `<${tag.join(' ')}> `;
      i += tag.length - 1;
    } else text += `${token.text.startsWith('{') ? token.text : base(token.text)} `;
  }
  return {
    text,
    origin(offset) {
      if (offset >= text.length) return plain.trimEnd().length;
      let found = 0;
      for (const start of starts) if (start.here <= offset) found = start.there;
      return found;
    },
  };
}
