/** The ledger's texts as players read them: it also says where in the rulebook a sentence was found, and what is only proposed. */

import { capital } from '../content/language/printWords';
import { LEFT_OPEN, PLAYED_HERE } from './text/topics';

/** A line of the rulebook, or several, with the Act that it is in. */
const LINES = String.raw`(?:Act \d )?\bL\d{2,}(?:[-–]L?\d+)?(?:(?:, | and |,)L\d{2,}(?:[-–]L?\d+)?)*`;
const NAMED = /\bL\d{2,}/;
const IN_BRACKETS = /\s*\([^()]*\bL\d{2,}[^()]*\)/g;

/** A ruling is announced so, with or without a word about what kind it is. */
const ANNOUNCED =
  /(?:\b(?:proposed|ruling)(?: single)?(?: ruling| reading)?(?: on \w+)?(?: \([^()]*\))?: ?|\bproposed, )+/gi;

/** What is proposed, and what is ruled, is what is played. */
function ruled(text: string): string {
  return text
    .replace(/\bthe proposed (\w+)/g, 'the $1 played here')
    .replace(/\b(an?) proposed (\w+)/g, '$1 $2 as played here')
    .replace(ANNOUNCED, (_: string, at: number, whole: string) => {
      const begins = /(?:^|[.!?]'?\s)$/.test(whole.slice(0, at));
      return begins ? `${PLAYED_HERE}: ` : `${PLAYED_HERE.toLowerCase()}: `;
    })
    .replace(/\bRuling as stated\b/g, 'Played as stated')
    .replace(/\bRuling follows\b/g, 'What is played follows')
    .replace(/\((?:proposed|ruling)\)/gi, '(as played here)')
    .replace(/\bproposed(?: ruling)?\b/gi, 'as played here')
    .replace(/ +([.,;)])/g, '$1');
}

/** Says before what is played that the rulebook leaves it open. */
function settled(note: string): string {
  if (/^(?:ruling|as played here)\.?$/i.test(note)) return `${LEFT_OPEN}. This is how it is played here.`;
  return note
    .replace(/^(?:Open|Gap|Unclear|Left open)(: ?|\. )/, `${LEFT_OPEN}$1`)
    .replace(new RegExp(`^${LEFT_OPEN}: not (?:stated|said)\\. ?`), `${LEFT_OPEN}. `)
    .replace(new RegExp(`^${LEFT_OPEN}: not (?:stated|said) `), `${LEFT_OPEN}: `)
    .replace(/^Not stated\. ?/, `${LEFT_OPEN}. `)
    .replace(new RegExp(`^${PLAYED_HERE}: `), `${LEFT_OPEN}. ${PLAYED_HERE}: `)
    .trim();
}

/** A sentence without the lines that it is drawn from. */
const unsourced = (sentence: string): string =>
  sentence
    .replace(new RegExp(`,? as (?:in )?${LINES}(?: (?:does|do|says?|has it))?`, 'g'), '')
    .replace(new RegExp(`${LINES}[,:] `, 'g'), '')
    .replace(new RegExp(`${LINES}(?= [a-z])`, 'g'), 'the rulebook')
    .replace(new RegExp(` ${LINES}`, 'g'), '');

/** Says which of two places in the rulebook counts, or nothing without its place: nothing that could be played. */
const WEIGHS =
  /(?:ruling|proposed)(?: ruling)?: (?:by )?the rulebook (?!asks)|the rulebook applies|the rulebook.*the rulebook|: since|is written|(?::|\bby|\bto|\band|treats?|says)\.$/i;

/** What the ledger names as the card of an example. */
const FIXTURE = /^Fixture (?:Passive )?/;

/** A rule or an example without the places where the rulebook has it. */
export function plainRule(text: string): string {
  return capital(ruled(unsourced(text.replace(IN_BRACKETS, '').replace(FIXTURE, ''))));
}

/** A note without what speaks of lines of the rulebook: what is left reads as a ruling or a remark. */
export function plainNote(note: string): string {
  const sentences = note.replace(IN_BRACKETS, '').split(/(?<=[^.][^.\s]\.)\s+(?=[A-Z'(])/);
  const kept = sentences.flatMap((sentence) => {
    if (!NAMED.test(sentence)) return [sentence];
    const clauses = sentence.split('; ').filter((clause) => !NAMED.test(clause));
    const rules = /^(?:proposed|ruling)/i.test(sentence);
    // What is played must be told, whatever it is drawn from.
    if (clauses.length === 0) return rules && !WEIGHS.test(unsourced(sentence)) ? [unsourced(sentence)] : [];
    return [`${rules ? 'Proposed: ' : ''}${clauses.join('; ').replace(/\.?$/, '.')}`];
  });
  return settled(kept.map((sentence) => capital(ruled(sentence))).join(' '));
}
