/** Finds any rule by word, tag or topic, in our own words; rulings beside the rules that they decide. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  findRules,
  groupRules,
  type Ledger,
  type LedgerRule,
  loadLedger,
  loadRulings,
  markerOf,
  type Ruling,
  ruleOfTag,
  rulesOfRuling,
  topicName,
  wordsOf,
} from '../log';
import { filled } from '../log/filled';
import { fetched } from '../stores/fetched';
import { Needed } from './Needed';
import { RuleEntry, RulingEntry, TopicEntry } from './RuleEntry';
import { RULES_TEXT } from './text/menu';

/** Topics drawn at once; those after them are told by few words only. */
const MOST_TOPICS = 24;
/** What a newcomer looks up first. */
const FIRST_TOPICS = [
  'turn',
  'standard-action',
  'std-ability',
  'move',
  'attack',
  'break-attack',
  'flank',
  'spell',
  'effect-token',
  'terrain',
  'push',
  'jump',
  'los',
  'ai',
  'defeat',
  'urgency',
] as const;

interface Reference {
  ledger: Ledger;
  rulings: readonly Ruling[];
}

/** Fetched when a rule is first looked up. */
const reference = fetched(async (): Promise<Reference> => {
  const [ledger, rulings] = await Promise.all([loadLedger(), loadRulings()]);
  return { ledger, rulings };
});

/** Arrow keys go from the search through the rules and back; Escape leaves, also from what is typed. */
function useKeys(box: RefObject<HTMLElement | null>, search: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && event.target === search.current) {
        // The browser would only empty the field.
        event.preventDefault();
        current.closest('dialog')?.close();
        return;
      }
      if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.target instanceof HTMLSelectElement) return;
      const rules = [...current.querySelectorAll<HTMLElement>('[data-rule]')];
      const at = rules.findIndex((rule) => rule.contains(document.activeElement));
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      const to = next < 0 ? search.current : rules[next];
      event.preventDefault();
      to?.focus();
    };
    current.addEventListener('keydown', pressed);
    return () => current.removeEventListener('keydown', pressed);
  }, [box, search]);
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

interface FoundProps extends Reference {
  query: string;
  topic: string | null;
  choose: (topic: string) => void;
}

/** What has the words that are looked for, by topic. */
function Found({ ledger, rulings, query, topic, choose }: FoundProps) {
  const [whole, setWhole] = useState(false);
  const found = findRules(ledger, query, topic);
  const groups = groupRules(found);
  const shown = whole ? groups : groups.slice(0, MOST_TOPICS);
  const words = wordsOf(query);
  const ruled =
    topic === null ? rulings.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word))) : [];
  const marker = markerOf(query);
  return (
    <>
      <p className="r-count" role="status">
        {found.length === 0
          ? RULES_TEXT.none
          : filled(found.length === 1 ? RULES_TEXT.foundOne : RULES_TEXT.found, { n: found.length })}
      </p>
      <div className="r-list">
        {found.length === 0 && <p className="q-note">{RULES_TEXT.noneTry}</p>}
        {found.length === 0 && topic !== null && (
          <button type="button" className="btn" onClick={() => choose('')}>
            {RULES_TEXT.everywhere}
          </button>
        )}
        {shown.map((group, n) => (
          <TopicEntry
            key={`${group.topic} ${query}`}
            {...group}
            rulings={rulings}
            marker={marker}
            whole={n === 0}
            choose={topic === null ? choose : null}
          />
        ))}
        {shown.length < groups.length && (
          <button type="button" className="btn r-more" onClick={() => setWhole(true)}>
            {filled(RULES_TEXT.moreTopics, { n: groups.length - shown.length })}
          </button>
        )}
        {ruled.length > 0 && (
          <section className="r-topic">
            <h3>{RULES_TEXT.rulings}</h3>
            <ul>
              {ruled.map((ruling) => (
                <RulingEntry key={ruling.n} ruling={ruling} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** A list in which nothing takes the focus does so itself, so that keys scroll it. */
const SCROLLED = { tabIndex: 0 } as const;

/** The rule that was asked for, the others of its topic below. */
function Opened({ rule, ledger, rulings }: Reference & { rule: LedgerRule }) {
  const others = ledger.rules.filter((each) => each.topic === rule.topic && each !== rule);
  return (
    <div className="r-list" {...SCROLLED}>
      <ul>
        <RuleEntry rule={rule} rulings={rulings} at />
      </ul>
      {others.length > 0 && (
        <section className="r-topic">
          <h3>{filled(RULES_TEXT.moreOn, { topic: topicName(rule.topic) })}</h3>
          <ul>
            {others.map((each) => (
              <RuleEntry key={each.id} rule={each} rulings={rulings} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The ruling that was asked for, the rules that it decides below. */
function OpenedRuling({ ruling, ledger, rulings }: Reference & { ruling: Ruling }) {
  const rules = rulesOfRuling(ruling.n).flatMap((id) => ledger.byId.get(id) ?? []);
  return (
    <div className="r-list" {...SCROLLED}>
      <ul>
        <RulingEntry ruling={ruling} at />
      </ul>
      {rules.length > 0 && (
        <section className="r-topic">
          <h3>{RULES_TEXT.decides}</h3>
          <ul>
            {rules.map((rule) => (
              <RuleEntry key={rule.id} rule={rule} rulings={[]} />
            ))}
          </ul>
        </section>
      )}
      <Rulings rulings={rulings.filter((each) => each !== ruling)} />
    </div>
  );
}

function Rulings({ rulings }: { rulings: readonly Ruling[] }) {
  return (
    <section className="r-topic">
      <h3>{RULES_TEXT.rulings}</h3>
      <p className="q-note">{RULES_TEXT.rulingsAbout}</p>
      <ul>
        {rulings.map((each) => (
          <RulingEntry key={each.n} ruling={each} />
        ))}
      </ul>
    </section>
  );
}

function Looked({ of, ...reference }: Reference & { of: string | null }) {
  const [query, setQuery] = useState('');
  const [topic, setTopic] = useState<string | null>(null);
  const field = useId();
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const rule = of === null ? null : box.current?.querySelector<HTMLElement>('.is-at');
    // Once the window is open: opening puts the focus on its first button.
    queueMicrotask(() => (rule ?? search.current)?.focus());
  }, [of]);
  useKeys(box, search);
  const { ledger, rulings } = reference;
  const { rule, ruling, missing } = asked(of, reference);
  const choose = (each: string): void => {
    setTopic(each || null);
    // Asked for everywhere, the words stay.
    if (each) setQuery('');
    search.current?.focus();
  };
  return (
    <div className="rules" ref={box}>
      <div className="r-search">
        <label htmlFor={field}>
          {RULES_TEXT.search}
          <input ref={search} id={field} type="search" value={query} onChange={(e) => setQuery(e.target.value)} />
        </label>
        <label>
          {RULES_TEXT.topic}
          <select value={topic ?? ''} onChange={(e) => setTopic(e.target.value || null)}>
            <option value="">{RULES_TEXT.all}</option>
            {[...ledger.topics]
              .map(([each, n]) => ({ each, n, name: topicName(each) }))
              .sort((a, b) => a.name.localeCompare(b.name))
              .map(({ each, n, name }) => (
                <option key={each} value={each}>
                  {name} ({n})
                </option>
              ))}
          </select>
        </label>
      </div>
      {query.trim() !== '' || topic !== null ? (
        <Found key={topic} {...reference} query={query} topic={topic} choose={choose} />
      ) : rule ? (
        <Opened {...reference} rule={rule} />
      ) : ruling ? (
        <OpenedRuling {...reference} ruling={ruling} />
      ) : (
        <div className="r-list">
          <p className="q-note">{missing ? filled(RULES_TEXT.missing, { id: missing }) : RULES_TEXT.hint}</p>
          <p className="r-first">
            {FIRST_TOPICS.map((each) => (
              <button key={each} type="button" className="chip" onClick={() => choose(each)}>
                {topicName(each)}
              </button>
            ))}
          </p>
          <Rulings rulings={rulings} />
        </div>
      )}
    </div>
  );
}

/** @param of what to open it at: a ledger id, `tag/NAME`, `ruling/N`; null for the search alone */
export function RulesReference({ of }: { of: string | null }) {
  return (
    <Needed part={reference} shape={<p className="q-note">{RULES_TEXT.loading}</p>}>
      {(found) => <Looked {...found} of={of} />}
    </Needed>
  );
}
