import { useEffect, useMemo, useRef, useState } from 'react';
import { type LogEntry, narrate } from '../log';
import { useGame, useJournal, useSelection, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { Die, Rich, Token } from './parts';

const signed = (n: number, first: boolean): string => `${n < 0 ? '-' : first ? '' : '+'}${Math.abs(n)}`;

/** `= 8 dice +1 Flanking -1 Darkness` */
function Parts({ parts }: { parts: LogEntry['parts'] }) {
  if (parts.length === 0) return null;
  return <small className="l-parts">= {parts.map(({ n, of }, i) => `${signed(n, i === 0)} ${of}`).join(' ')}</small>;
}

function RuleLink({ id }: { id: string }) {
  const { selection } = useTable();
  return (
    <button
      type="button"
      className="rule"
      aria-label={`Rule ${id}`}
      title={`Rule ${id}`}
      onClick={() => selection.set({ dialog: 'rule', rule: id })}
    >
      why
    </button>
  );
}

/** Whom the program could have chosen, and what spoke for each. */
function Candidates({ entry }: { entry: LogEntry }) {
  const state = useGame();
  const { names } = useTable();
  return (
    <details className="l-why">
      <summary>Why: {entry.because}</summary>
      <table className="cands">
        <tbody>
          {entry.candidates.map(({ figure, chosen, reasons }) => (
            <tr key={figure} className={chosen ? 'is-sel' : undefined}>
              <th scope="row">
                <span>{names.figure(state, figure)}</span>
              </th>
              <td>{reasons.map(({ of, value }) => `${of} ${value}`).join(', ')}</td>
              <td>{chosen ? 'chosen' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Line({ entry }: { entry: LogEntry }) {
  const dice = entry.dice.map(({ die, face }, n) => <Die key={`${die}${n.toString()}`} die={die} face={face} />);
  return (
    <li
      className={
        entry.kind === 'undone'
          ? 'l-line l-undo'
          : entry.kind === 'auto'
            ? 'l-line l-auto'
            : dice.length > 0
              ? 'l-roll'
              : 'l-line'
      }
    >
      {entry.kind === 'undone' && <Icon name="undo" />}
      {entry.kind === 'auto' && <Icon name="gear" />}
      {dice.length > 0 && <span className="dice">{dice}</span>}
      <span className="l-text">
        <Rich text={entry.text} /> <Parts parts={entry.parts} />
        {entry.candidates.length === 0 && entry.because && <small className="l-parts"> ({entry.because})</small>}
      </span>
      <span className="sum">
        {entry.result} {entry.rule && <RuleLink id={entry.rule} />}
      </span>
      {entry.candidates.length > 0 && <Candidates entry={entry} />}
    </li>
  );
}

/** An entry that opens and closes; the newest turn is open by itself. */
function Group({ entry, last }: { entry: LogEntry; last: boolean }) {
  const state = useGame();
  const { names, selection } = useTable();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? (entry.kind === 'group' || entry.kind === 'round' || last);
  const figure = entry.figure ? state.figures[entry.figure] : undefined;
  const look = entry.kind === 'turn' ? `l-turn${last ? ' is-now' : ''}${entry.foe ? ' is-foe' : ''}` : 'l-line';
  return (
    <li
      className={`${look}${open ? '' : ' is-shut'}`}
      onMouseEnter={() => selection.set({ figure: entry.figure })}
      onMouseLeave={() => selection.set({ figure: null })}
    >
      <button type="button" aria-expanded={open} onClick={() => setChosen(!open)}>
        <Icon name={open ? 'down' : 'right'} />
        {entry.kind === 'turn' && figure && (
          <Token card={figure.card} name={names.figure(state, figure.id)} foe={entry.foe} size={18} />
        )}
        <span>
          <Rich text={entry.text} />
        </span>
      </button>
      <span className="sum">{entry.result}</span>
      {open && entry.children.length > 0 && <Entries entries={entry.children} last={last} />}
    </li>
  );
}

function Entries({ entries, last }: { entries: readonly LogEntry[]; last: boolean }) {
  return (
    <ol>
      {entries.map((entry, n) =>
        entry.children.length === 0 && entry.kind !== 'turn' && entry.kind !== 'round' ? (
          <Line key={entry.key} entry={entry} />
        ) : (
          <Group key={entry.key} entry={entry} last={last && n === entries.length - 1} />
        ),
      )}
    </ol>
  );
}

/** Turns shown before those that are left out at first. */
const RECENT = 12;

/** The log: what happened, told from the events. */
export function LogPanel() {
  const table = useTable();
  const state = useGame();
  const journal = useJournal();
  const tab = useSelection((s) => s.tab);
  const [whole, setWhole] = useState(false);
  const entries = useMemo(() => narrate(journal, tellerOf(table)), [journal, table]);
  const box = useRef<HTMLDivElement>(null);
  // The newest line is in view whenever something was added or the tab is opened.
  useEffect(() => {
    if (box.current && tab !== 'party' && journal.length > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [journal, tab]);
  const recent = whole ? entries : entries.slice(-RECENT);
  return (
    <section className="log" aria-labelledby="log-title" data-region="log" tabIndex={-1}>
      <div className="panel-h">
        <h2 id="log-title">Log</h2>
        {entries.length > recent.length && (
          <button type="button" className="chip" onClick={() => setWhole(true)}>
            Show all
          </button>
        )}
        <span className="grow" />
        <span className="label">Round {state.round}</span>
      </div>
      <div className="lg is-scrolled" ref={box} role="log" aria-live="off" aria-labelledby="log-title">
        <Entries entries={recent} last />
      </div>
    </section>
  );
}
