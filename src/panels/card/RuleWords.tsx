import { EFFECTS, ruleOfEffect } from '../../log';
import { RuleLink } from '../RuleLink';
import { WORDS_WITH_RULES } from '../text/card';
import { readable } from '../text/turn';

/** The rule of a word in capitals: of an Effect, or of a tag; null for other words. */
function ruleOfWord(word: string): string | null {
  if (EFFECTS[word]) return ruleOfEffect(word);
  const tag = WORDS_WITH_RULES[word];
  return tag ? `tag/${tag}` : null;
}

/** A card's own words; those in capitals that have a rule open it, each once. */
export function RuleWords({ text }: { text: string }) {
  const known = new Set<string>();
  return readable(text)
    .split(/(\b[A-Z]{2,}\b)/)
    .map((part) => {
      const rule = ruleOfWord(part);
      if (!rule || known.has(rule)) return part;
      known.add(rule);
      return (
        <RuleLink key={rule} id={rule}>
          {part}
        </RuleLink>
      );
    });
}
