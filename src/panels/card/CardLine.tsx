/** A line of a card: its conditions as chips, then its words. */
import { lineHead } from '../../content/language/print';
import type { Line } from '../../engine/state/content';
import type { CardInUse } from '../../engine/state/state';
import { RuleLink } from '../RuleLink';
import { CARD_TEXT } from '../text/card';
import { RuleWords } from './RuleWords';
import { Symbols } from './Symbols';

/** The tag of a condition in the rules, null for a price. */
function tagOf(condition: string): string | null {
  if (/^[\dX*]/.test(condition)) return null;
  return condition === 'FU' ? 'FOLLOW UP' : condition.replace(/:.*$/, '');
}

interface Props {
  line: Line;
  /** Its use in this Encounter is gone, or it is Exhausted. */
  used?: boolean;
  /** Its card is Exhausted, so that it cannot be used. */
  off?: boolean;
}

/** @param line a line with its name, conditions and words */
function CardLine({ line, used = false, off = false }: Props) {
  const { symbols } = line.ability;
  const conditions = lineHead(line.ability);
  // The SP of a Discipline stand on its card and not in its line; a passive line of a Combatant is printed without its tag.
  const front = [conditions, conditions.filter((each) => !each.endsWith(' SP'))]
    .map((each) => `${each.join(', ')}: `)
    .find((each) => line.text.startsWith(each));
  const printed = front !== undefined;
  const chips = printed && symbols ? conditions.slice(0, -1) : printed ? conditions : [];
  return (
    <p className={used || off ? 'sc-l is-off' : 'sc-l'}>
      {chips.map((condition) => {
        const tag = tagOf(condition);
        return tag ? (
          <RuleLink key={condition} id={`tag/${tag}`} look="ctag">
            {condition}
          </RuleLink>
        ) : (
          <span key={condition} className="ctag">
            {condition}
          </span>
        );
      })}
      {printed && symbols && (
        <>
          <Symbols symbols={symbols} />{' '}
        </>
      )}
      {line.name && <b>{line.name}. </b>}
      <RuleWords text={line.text.slice(front?.length ?? 0)} />
      {(used || off) && <em>{used ? CARD_TEXT.used : CARD_TEXT.notNow}</em>}
    </p>
  );
}

/** The lines of a card. @param card how the card with them lies; left out for lines that no card in use has */
export function CardLines({ lines, card }: { lines: readonly Line[]; card?: CardInUse | null | undefined }) {
  return lines.map((line, n) => (
    <CardLine
      key={line.text}
      line={line}
      used={card?.used?.includes(n) || card?.exhaustedLines?.includes(n) || false}
      off={card?.exhausted === true && line.ability.exhaust === true}
    />
  ));
}
