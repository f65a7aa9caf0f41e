import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { filterEntries, type LogEntry, narrate, TOPICS, type Topic, type Wanted } from '../log';
import { filled } from '../log/filled';
import { useGame, useJournal, useSelection, useSession, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { Line, lighting } from './LogLine';
import { Rich, Token } from './parts';
import { RuleLink } from './RuleLink';
import { LOG_TEXT, TOPIC_NAMES } from './text/log';

/** Abilities and Jumps with more lines than this are told by what came of them. */
const FEW = 3;

/** What is open until somebody decides otherwise: the round going on, the newest turns, and in them what matters. */
function opensItself({ kind, type, children }: LogEntry, recent: boolean, last: boolean): boolean {
  if (kind !== 'group') return recent;
  return last || (type !== 'jumpDeclared' && (type !== 'abilityUsed' || children.length <= FEW));
}

interface Shown {
  entry: LogEntry;
  /** It ends the log. */
  last: boolean;
  /** It is among the newest of its list. */
  recent: boolean;
  all: boolean;
}

/** The token of the figure whose turn it is. */
function TurnToken({ figure: id, foe }: { figure: string; foe: boolean }) {
  const { names } = useTable();
  const state = useGame();
  const figure = state.figures[id];
  return figure && <Token card={figure.card} name={names.figure(state, id)} foe={foe} size={18} />;
}

/** Who was Defeated in an entry: what nobody may miss. */
function Fallen({ figures }: { figures: readonly string[] }) {
  const { names } = useTable();
  const state = useGame();
  if (figures.length === 0) return null;
  const said = figures.map((id) => names.figure(state, id)).join(', ');
  return (
    <span className="foe-t">
      <Icon name="skullui" />
      {filled(LOG_TEXT.defeated, { figures: said })}
    </span>
  );
}

/** An entry that opens and closes; the newest turns are open by themselves. Closed it shows what came of it. */
const Group = memo(function Group({ entry, last, recent, all }: Shown) {
  const table = useTable();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (all || opensItself(entry, recent, last));
  const look =
    entry.kind === 'turn'
      ? `l-turn${last ? ' is-now' : ''}${entry.foe ? ' is-foe' : ''}`
      : entry.kind === 'round' || entry.type === 'aiStepConsidered'
        ? 'l-line l-flat'
        : 'l-line';
  const id = useId();
  const { place } = entry;
  const closes = entry.kind === 'turn' || entry.kind === 'round';
  return (
    <li className={`${look}${open ? '' : ' is-shut'}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}sum`}
        onClick={() => setChosen(!open)}
        {...lighting(table, entry)}
      >
        <Icon name={open ? 'down' : 'right'} />
        {entry.kind === 'turn' && entry.figure && <TurnToken figure={entry.figure} foe={entry.foe} />}
        <span id={`${id}name`}>
          <Rich text={entry.text} />
          {entry.kind === 'group' && entry.because && <small> ({entry.because})</small>}
        </span>
        <span className="sum" id={`${id}sum`}>
          {!open && <Fallen figures={entry.defeated} />}
          {!open && entry.defeated.length > 0 && entry.result ? LOG_TEXT.and : ''}
          {open && closes ? '' : entry.result}
        </span>
      </button>
      <span className="l-rule">
        {place && closes ? (
          <button
            type="button"
            className="rule rule-i l-eye"
            aria-label={LOG_TEXT.look}
            title={LOG_TEXT.look}
            onClick={() => table.lookBack.look(place)}
          >
            <Icon name="eye" />
          </button>
        ) : (
          <RuleLink id={entry.rule} icon />
        )}
      </span>
      {open && entry.children.length > 0 && (
        <Entries entries={entry.children} last={last || (entry.kind === 'round' && recent)} all={all} />
      )}
    </li>
  );
});

/** So many turns are open at the end of a list. */
const OPEN = 2;

function Entries({ entries, last, all }: { entries: readonly LogEntry[]; last: boolean; all: boolean }) {
  // The end of the Encounter is told after its last round, which stays open.
  const newest = entries.findLastIndex(({ kind }) => kind === 'round');
  return (
    <ol>
      {entries.map((entry, n) => {
        const ends = last && n === entries.length - 1;
        const recent = last && (entry.kind === 'round' ? n === newest : n >= entries.length - OPEN);
        return entry.children.length === 0 && entry.kind !== 'turn' && entry.kind !== 'round' ? (
          <Line key={entry.key} entry={entry} last={ends} />
        ) : (
          <Group key={entry.key} entry={entry} last={ends} recent={recent} all={all} />
        );
      })}
    </ol>
  );
}

/** Which lines are shown. */
function Filter({ wanted, set }: { wanted: Wanted; set: (wanted: Wanted) => void }) {
  const { session, names } = useTable();
  const state = useSession((s) => s.state) ?? session.getState().state;
  if (!state) return null;
  return (
    <div className="l-filter">
      <label>
        {LOG_TEXT.figure}
        <select value={wanted.figure ?? ''} onChange={(e) => set({ ...wanted, figure: e.target.value || null })}>
          <option value="">{LOG_TEXT.everyone}</option>
          {state.order.map((id) => (
            <option key={id} value={id}>
              {names.figure(state, id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {LOG_TEXT.topic}
        <select
          value={wanted.topic ?? ''}
          onChange={(e) => set({ ...wanted, topic: (e.target.value || null) as Topic | null })}
        >
          <option value="">{LOG_TEXT.everything}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {TOPIC_NAMES[topic]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Turns shown before those that are left out at first. */
const RECENT = 12;
/** So near to its end, in pixels, the log follows what is added. */
const NEAR = 48;
const ALL: Wanted = { figure: null, topic: null };

/** Keeps the newest line in view, unless somebody reads further up. */
function useFollowing(open: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // After every drawing: what is told, the filter and the tab all change where the end is.
  useEffect(() => {
    if (box.current && open && follows.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const scrolled = (): void => {
    const { current } = box;
    if (current) follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
  };
  return { box, scrolled };
}

/** The log: what happened, told from the events. */
export function LogPanel() {
  const table = useTable();
  const state = useGame();
  const journal = useJournal();
  const tab = useSelection((s) => s.tab);
  const [whole, setWhole] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const [wanted, setWanted] = useState(ALL);
  const entries = useMemo(() => narrate(journal, tellerOf(table)), [journal, table]);
  const { box, scrolled } = useFollowing(tab !== 'party');
  const some = wanted.figure !== null || wanted.topic !== null;
  const found = filterEntries(entries, wanted);
  const recent = whole || some ? found : found.slice(-RECENT);
  const filter = (): void => {
    if (filtering) setWanted(ALL);
    setFiltering(!filtering);
  };
  return (
    <section className="log" aria-labelledby="log-title" data-region="log" tabIndex={-1}>
      <div className="panel-h">
        <h2 id="log-title">{LOG_TEXT.title}</h2>
        {found.length > recent.length && (
          <button type="button" className="chip" onClick={() => setWhole(true)}>
            {LOG_TEXT.showAll}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="chip" aria-pressed={filtering} onClick={filter}>
          <Icon name="filter" />
          {LOG_TEXT.filter}
        </button>
        {state.round > 0 && <span className="label">{filled(LOG_TEXT.round, { n: state.round })}</span>}
      </div>
      {filtering && <Filter wanted={wanted} set={setWanted} />}
      <div
        className="lg is-scrolled"
        ref={box}
        role="log"
        aria-live="off"
        aria-labelledby="log-title"
        onScroll={scrolled}
      >
        {recent.length === 0 ? (
          <p className="q-note">{LOG_TEXT.noLine}</p>
        ) : (
          <Entries entries={recent} last all={some} />
        )}
      </div>
    </section>
  );
}
