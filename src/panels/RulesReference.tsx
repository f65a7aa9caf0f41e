/** Finds any rule by word, tag or topic, in our own words; rulings beside the rules that they decide. */
import { useEffect, useId, useRef, useState } from 'react';
import {
  findRules,
  type Ledger,
  type LedgerRule,
  loadLedger,
  loadRulings,
  type Ruling,
  ruleOfTag,
  rulingOfRule,
  topicName,
} from '../log';
import { Rich } from './parts';
import { RULES_TEXT } from './text/menu';
import { filled } from './text/playback';

/** More rules than this are not drawn at once. */
const MOST = 60;

interface Reference {
  ledger: Ledger;
  rulings: readonly Ruling[];
}

function useReference(): Reference | null {
  const [reference, setReference] = useState<Reference | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadLedger(), loadRulings()]).then(([ledger, rulings]) => {
      if (current) setReference({ ledger, rulings });
    });
    return () => {
      current = false;
    };
  }, []);
  return reference;
}

function RulingText({ ruling }: { ruling: Ruling }) {
  return (
    <li className="r-ruling">
      <b>{filled(RULES_TEXT.ruling, { n: ruling.n })}</b>{' '}
      <span>
        <Rich text={ruling.text} />
      </span>
    </li>
  );
}

function RuleText({
  rule,
  rulings,
  topic,
}: {
  rule: LedgerRule;
  rulings: readonly Ruling[];
  topic: (t: string) => void;
}) {
  const ruling = rulings.find(({ n }) => n === rulingOfRule(rule.id));
  return (
    <li className="r-rule">
      <p>{rule.rule}</p>
      {rule.example && <p className="q-note">{filled(RULES_TEXT.example, { text: rule.example })}</p>}
      {rule.note && <p className="q-note">{filled(RULES_TEXT.note, { text: rule.note })}</p>}
      {ruling && (
        <ul>
          <RulingText ruling={ruling} />
        </ul>
      )}
      <p className="r-id">
        <button type="button" className="chip" onClick={() => topic(rule.topic)}>
          {topicName(rule.topic)}
        </button>{' '}
        <span>{rule.id}</span>
      </p>
    </li>
  );
}

/** How many rules were found, and how many of them are shown. */
function countOf(n: number): string {
  if (n > MOST) return filled(RULES_TEXT.more, { n, most: MOST });
  if (n === 0) return RULES_TEXT.none;
  return n === 1 ? RULES_TEXT.foundOne : filled(RULES_TEXT.found, { n });
}

/** What was asked for: a rule, a tag (`tag/FLIGHT`), a ruling (`ruling/5`); null for everything. */
function asked(
  of: string | null,
  { ledger, rulings }: Reference,
): { rule?: LedgerRule; ruling?: Ruling; missing?: string } {
  if (!of) return {};
  const [kind, name = ''] = of.split('/');
  if (kind === 'ruling') {
    const ruling = rulings.find(({ n }) => n === Number(name));
    return ruling ? { ruling } : { missing: of };
  }
  const rule = kind === 'tag' ? ruleOfTag(ledger, name) : ledger.byId.get(of);
  return rule ? { rule } : { missing: name || of };
}

/** @param of what to open it at: a ledger id, `tag/NAME`, `ruling/N`; null for the search alone */
export function RulesReference({ of }: { of: string | null }) {
  const reference = useReference();
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<string | null>(null);
  const field = useId();
  const search = useRef<HTMLInputElement>(null);
  const ready = reference !== null;
  // The field comes after the window, which has put the focus on its first button by then.
  useEffect(() => {
    if (ready && of === null) search.current?.focus();
  }, [ready, of]);
  if (!reference) return <p className="q-note">{RULES_TEXT.loading}</p>;
  const { ledger, rulings } = reference;
  const searching = query.trim() !== '' || topic !== null;
  const found = searching ? findRules(ledger, query, topic) : [];
  const { rule, ruling, missing } = asked(of, reference);
  const open = (each: string): void => {
    setTopic(each);
    setQuery('');
  };
  return (
    <div className="rules">
      <div className="r-search">
        <label htmlFor={field}>
          {RULES_TEXT.search}
          <input ref={search} id={field} type="search" value={query} onChange={(e) => setQuery(e.target.value)} />
        </label>
        <label>
          {RULES_TEXT.topic}
          <select value={topic ?? ''} onChange={(e) => setTopic(e.target.value || null)}>
            <option value="">{RULES_TEXT.all}</option>
            {[...ledger.topics].map(([each, n]) => (
              <option key={each} value={each}>
                {topicName(each)} ({n})
              </option>
            ))}
          </select>
        </label>
      </div>
      {searching ? (
        <>
          <p className="r-count" role="status">
            {countOf(found.length)}
          </p>
          <ul className="r-list">
            {found.slice(0, MOST).map((each) => (
              <RuleText key={each.id} rule={each} rulings={rulings} topic={open} />
            ))}
          </ul>
        </>
      ) : rule ? (
        <ul className="r-list">
          <RuleText rule={rule} rulings={rulings} topic={open} />
        </ul>
      ) : ruling ? (
        <ul className="r-list">
          <RulingText ruling={ruling} />
        </ul>
      ) : (
        <>
          <p className="q-note">{missing ? filled(RULES_TEXT.missing, { id: missing }) : RULES_TEXT.hint}</p>
          <h3>{RULES_TEXT.rulings}</h3>
          <p className="q-note">{RULES_TEXT.rulingsAbout}</p>
          <ul className="r-list">
            {rulings.map((each) => (
              <RulingText key={each.n} ruling={each} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
