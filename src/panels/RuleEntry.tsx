/** A rule as the reference shows it, with its example, what is played where it is open, and the ruling about it. */
import { Fragment, useState } from 'react';
import { type LedgerRule, type Ruling, rulingOfRule, topicName } from '../log';
import { filled } from '../log/filled';
import { Icon } from './icons/Icon';
import { Rich } from './parts';
import { RULES_TEXT } from './text/menu';

/** A text with what is looked for marked. */
function Marked({ text, marker }: { text: string; marker: RegExp | null }) {
  if (!marker) return text;
  // Splitting by a group keeps what it found: every second part.
  return text.split(marker).map((part, n) => {
    const key = `${n}:${part}`;
    return n % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** @param at it is what was asked for */
export function RulingEntry({ ruling, at }: { ruling: Ruling; at?: boolean }) {
  return (
    <li className={at ? 'r-ruling is-at' : 'r-ruling'} data-rule={`ruling/${ruling.n}`} tabIndex={-1}>
      <b>{filled(RULES_TEXT.ruling, { n: ruling.n })}</b>{' '}
      <span>
        <Rich text={ruling.text} />
      </span>
    </li>
  );
}

interface EntryProps {
  rule: LedgerRule;
  rulings: readonly Ruling[];
  marker?: RegExp | null;
  /** It is what was asked for. */
  at?: boolean;
}

export function RuleEntry({ rule, rulings, marker = null, at }: EntryProps) {
  const ruling = rulings.find(({ n }) => n === rulingOfRule(rule.id));
  return (
    <li className={at ? 'r-rule is-at' : 'r-rule'} data-rule={rule.id} tabIndex={-1}>
      <p>
        <Marked text={rule.rule} marker={marker} />
      </p>
      {rule.example && (
        <p className="r-ex">
          <b>{RULES_TEXT.example}</b> <Marked text={rule.example} marker={marker} />
        </p>
      )}
      {rule.note && (
        <p className="r-note">
          <Icon name="info" />
          <span>
            <Marked text={rule.note} marker={marker} />
          </span>
        </p>
      )}
      {ruling && (
        <p className="r-note r-ruled">
          <Icon name="library" />
          <span>
            <b>{filled(RULES_TEXT.ruling, { n: ruling.n })}</b> <Rich text={ruling.text} />
          </span>
        </p>
      )}
      <p className="r-id">{rule.id}</p>
    </li>
  );
}

/** Rules shown of a topic that is not the one looked for. */
const FEW = 3;

interface TopicProps {
  topic: string;
  rules: readonly LedgerRule[];
  rulings: readonly Ruling[];
  marker: RegExp | null;
  /** Every rule is shown. */
  whole: boolean;
  /** Chooses the topic; null where it is chosen already. */
  choose: ((topic: string) => void) | null;
}

/** The rules of one topic under its name. */
export function TopicEntry({ topic, rules, rulings, marker, whole, choose }: TopicProps) {
  const [opened, setOpened] = useState(false);
  const shown = whole || opened || rules.length <= FEW + 1 ? rules : rules.slice(0, FEW);
  const name = topicName(topic);
  return (
    <section className="r-topic">
      <h3>
        {choose ? (
          <button type="button" title={filled(RULES_TEXT.topicOf, { topic: name })} onClick={() => choose(topic)}>
            {name}
          </button>
        ) : (
          name
        )}
        <small>{rules.length}</small>
      </h3>
      <ul>
        {shown.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} rulings={rulings} marker={marker} />
        ))}
      </ul>
      {shown.length < rules.length && (
        <button type="button" className="btn btn-quiet r-more" onClick={() => setOpened(true)}>
          {filled(RULES_TEXT.moreOf, { n: rules.length - shown.length, topic: name })}
        </button>
      )}
    </section>
  );
}
