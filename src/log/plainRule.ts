/** The ledger's texts as players read them: it also says where in the rulebook a sentence was found, and what is only proposed. */

/** A line of the rulebook, or several, with the Act that it is in. */
const LINES = String.raw`(?:Act \d )?\bL\d{2,}(?:[-–]L?\d+)?(?:(?:, | and |,)L\d{2,}(?:[-–]L?\d+)?)*`;
const NAMED = /\bL\d{2,}/;
const IN_BRACKETS = /\s*\([^()]*\bL\d{2,}[^()]*\)/g;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is proposed is what is played: a ruling. */
function ruled(text: string): string {
  return text
    .replace(/\bthe proposed (\w+)/g, 'the $1 of our ruling')
    .replace(/\bProposed(?: ruling)?(?:: ?| )/g, 'Ruling: ')
    .replace(/\bproposed(?: ruling)?(?:: ?|, )/g, 'ruling: ')
    .replace(/\b(an?) proposed (\w+)/g, '$1 $2 of our ruling')
    .replace(/\bproposed\b/g, 'by our ruling')
    .replace(/\bProposed\b/g, 'Our ruling')
    .replace(/\bRuling: ruling\b:? ?/g, 'Ruling: ')
    .replace(/ +([.,;)])/g, '$1');
}

/** A rule or an example without the places where the rulebook has it. */
export function plainRule(text: string): string {
  const plain = text
    .replace(IN_BRACKETS, '')
    .replace(new RegExp(`^${LINES}: `), '')
    .replace(new RegExp(`${LINES}(?= [a-z])`, 'g'), 'the rulebook')
    .replace(new RegExp(` ${LINES}`, 'g'), '');
  return capital(ruled(plain));
}

/** A note without what speaks of lines of the rulebook: what is left reads as a ruling or a remark. */
export function plainNote(note: string): string {
  const sentences = note.replace(IN_BRACKETS, '').split(/(?<=[^.][^.\s]\.)\s+(?=[A-Z'(])/);
  const kept = sentences.flatMap((sentence) => {
    if (!NAMED.test(sentence)) return [sentence];
    const clauses = sentence.split('; ').filter((clause) => !NAMED.test(clause));
    const ruling = /^proposed/i.test(sentence) && clauses.length > 0 ? 'Proposed: ' : '';
    return clauses.length === 0 ? [] : [`${ruling}${clauses.join('; ').replace(/\.?$/, '.')}`];
  });
  return kept.map((sentence) => capital(ruled(sentence).replace(/^(?:Open|Gap|Unclear): ?/, 'Left open: '))).join(' ');
}
