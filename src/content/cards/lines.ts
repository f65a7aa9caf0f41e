/** Reads the texts of a card with the parser of the card language; a text that does not parse becomes a problem. */
import type { Ability, Conds, Keyword, Sentence } from '../../engine/abilities/ast';
import type { CombatantCard, EndSpec, Line } from '../../engine/state/content';
import {
  type Ending,
  type LineOptions as LanguageOptions,
  type Parsed,
  parseAttack,
  parseCondition,
  parseEnding,
  parseLine,
  parseSentence,
  parseTag,
  type SentenceOptions,
} from '../language/parse';
import { printAttack, printConditions, printEnding, printLine, printSentences, printTag } from '../language/print';
import type { AbilityFile } from '../schema/common';
import { type CardContext, complain } from './context';

/** The value, or null after noting why the text could not be read. */
function taken<T extends object>(context: CardContext, key: string, parsed: Parsed<T>): T | null {
  if (parsed.ok) return parsed;
  const { column, read, expected, message } = parsed.error;
  context.problems.push({ file: context.file, card: context.card, key, column, read, expected, message });
  return null;
}

function readLine(context: CardContext, key: string, line: AbilityFile, options: LanguageOptions): Line | null {
  if (typeof line !== 'string' && 'script' in line) {
    complain(context, `${key}.script`, line.script, [], `there is no script "${line.script}"`);
    return null;
  }
  const text = typeof line === 'string' ? line : line.text;
  const place = typeof line === 'string' ? key : `${key}.text`;
  const parsed = taken<{ ability: Ability }>(context, place, parseLine(text, options));
  if (!parsed) return null;
  const print = {
    thisFigure: options.intelligent ?? false,
    ...(options.role === 'passive' && { role: 'passive' as const }),
  };
  return {
    name: typeof line === 'string' ? null : line.name,
    ability: parsed.ability,
    text: printLine(parsed.ability, print),
  };
}

/** The lines under a key of the card. */
export function readLines(
  context: CardContext,
  key: string,
  lines: readonly AbilityFile[] | undefined,
  options: LanguageOptions,
): Line[] {
  const read = (lines ?? []).map((line, n) => readLine(context, `${key}.${n}`, line, options));
  return read.filter((line) => line !== null);
}

/** Instructions without a head: what THEN separates, rewards, texts. */
export function readSentences(
  context: CardContext,
  key: string,
  texts: readonly string[] | undefined,
  role: SentenceOptions['role'] = 'text',
): { sentences: Sentence[]; text: string }[] {
  return (texts ?? []).flatMap((text, n) => {
    const parsed = taken<{ sentences: Sentence[] }>(context, `${key}.${n}`, parseSentence(text, { role }));
    if (!parsed) return [];
    const { sentences } = parsed;
    return [{ sentences, text: printSentences(sentences, { thisFigure: role === 'aiDo' }) }];
  });
}

/** A condition of an AI step with its printed form. */
export function readCondition(context: CardContext, key: string, text: string): { conds: Conds; text: string } | null {
  const parsed = taken<{ conds: Conds }>(context, key, parseCondition(text));
  return parsed && { conds: parsed.conds, text: printConditions(parsed.conds, { thisFigure: true }) };
}

/** Tags of a card: keywords and categories, and RESISTANCE or IMMUNITY as standing lines. */
export function readTags(
  context: CardContext,
  tags: readonly string[] | undefined,
  key = 'tags',
): { tags: Keyword[]; lines: Line[] } {
  const read: { tags: Keyword[]; lines: Line[] } = { tags: [], lines: [] };
  (tags ?? []).forEach((text, n) => {
    const tag = taken(context, `${key}.${n}`, parseTag(text))?.tag;
    if (tag?.b === 'keyword') read.tags.push(tag.keyword);
    else if (tag?.b === 'resistance' || tag?.b === 'immunity') {
      const ability: Ability = { passive: true, body: [{ steps: [{ effect: { do: 'bonus', bonuses: [tag] } }] }] };
      read.lines.push({ name: null, ability, text: printTag(tag) });
    } else if (tag)
      complain(context, `${key}.${n}`, text, [], `"${text}" is a bonus, not a tag: write it as an ability`);
  });
  return read;
}

/** The Standard Attacks of a Command Combatant. */
export function readAttacks(context: CardContext, attacks: readonly string[] | undefined): CombatantCard['attacks'] {
  return (attacks ?? []).flatMap((text, n) => {
    const attack = taken(context, `attacks.${n}`, parseAttack(text))?.attack;
    if (!attack) return [];
    const bonuses = attack.bonuses ?? [];
    const riders = bonuses.flatMap((bonus) => (bonus.b === 'rider' ? [bonus.line] : []));
    if (riders.length < bonuses.length)
      complain(
        context,
        `attacks.${n}`,
        text,
        ['[a line]'],
        'a Standard Attack brings only lines in [ ]; write other bonuses as a passive',
      );
    return [{ attack: attack.attack, riders, text: printAttack(attack) }];
  });
}

/** The condition or event by which an encounter ends. */
export function readEnding(
  context: CardContext,
  key: string,
  text: string,
): { when: EndSpec['when']; text: string } | null {
  const parsed = taken<{ ending: Ending }>(context, key, parseEnding(text));
  return parsed && { when: parsed.ending, text: printEnding(parsed.ending) };
}
