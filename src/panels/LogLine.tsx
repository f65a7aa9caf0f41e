/** One line of the log, with its dice, its numbers and its reasons. */
import { memo, useState } from 'react';
import type { LogEntry } from '../log';
import { filled } from '../log/filled';
import { useGame, useLookBack, useSession, useTable } from '../stores/react';
import type { Table } from '../stores/table';
import { Icon } from './icons/Icon';
import { Die, Rich } from './parts';
import { RuleLink } from './RuleLink';
import { besideSum, Sum } from './Sum';
import { LOG_TEXT } from './text/log';

/** Events whose number is shown with its parts at once. */
const WITH_PARTS = new Set(['damageDealt', 'armorSubtracted']);

/** What lights the figures that an entry names, while it is pointed at or holds the focus. */
export function lighting({ selection }: Table, { figure, figures }: LogEntry) {
  const on = (): void => selection.set({ figure, named: figures });
  const off = (): void => selection.set({ figure: null, named: [] });
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
}

/** The number opens into its parts, in order: `8 dice, +1 Flanking, -1 Darkness`. */
function Parts({ entry }: { entry: LogEntry }) {
  const [open, setOpen] = useState(false);
  const { parts } = entry;
  if (parts.length === 0) return null;
  if (WITH_PARTS.has(entry.type)) return <Sum parts={parts} total={entry.total} />;
  const total = entry.total ?? parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      <button
        type="button"
        className="l-sum"
        aria-expanded={open}
        title={LOG_TEXT.parts}
        aria-label={`${LOG_TEXT.parts}: ${total}`}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && <Sum parts={parts} total={entry.total} />}
    </>
  );
}

/** The decision of an earlier answer, as the session can take it back. */
function useDecision(entry: LogEntry): (() => void) | null {
  const { session } = useTable();
  const journal = useSession((s) => s.journal);
  const undo = useSession((s) => s.undo);
  const { place, figure } = entry;
  const eligible = entry.candidates.filter(({ passedOver, dropped }) => !passedOver && dropped === null);
  if (!place || !figure || eligible.length < 2) return null;
  const told = journal.find((each) => each.kind === 'events' && each.n === place.n);
  if (told?.kind !== 'events' || !undo.some((step) => step.intent && step.before.count === place.n)) return null;
  const before = told.events.slice(0, place.event);
  const skip = before.filter((event) => event.type === 'aiTargetChosen' && event.figure === figure).length;
  return () => void session.overrule({ n: place.n, figure, skip });
}

/** Whom the program could have chosen, and what spoke for each. */
function Candidates({ entry }: { entry: LogEntry }) {
  const state = useGame();
  const { names, selection } = useTable();
  const overrule = useDecision(entry);
  return (
    <div className="l-why">
      <table className="cands">
        <tbody>
          {entry.candidates.map(({ figure, chosen, dropped, reasons }) => (
            <tr
              key={figure}
              className={chosen ? 'is-sel' : undefined}
              onMouseEnter={() => selection.set({ figure })}
              onMouseLeave={() => selection.set({ figure: null })}
            >
              <th scope="row">
                <span>{names.figure(state, figure)}</span>
              </th>
              <td>{reasons.map(({ of, value }) => `${of} ${value}`).join(', ')}</td>
              <td>{chosen ? LOG_TEXT.chosen : dropped}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overrule && (
        <button type="button" className="chip" title={LOG_TEXT.chooseNote} onClick={overrule}>
          {LOG_TEXT.choose}
        </button>
      )}
    </div>
  );
}

/** The text of an entry; choosing it shows the board as it was then. */
function LookText({ entry, text = entry.text }: { entry: LogEntry; text?: string }) {
  const { lookBack } = useTable();
  const { place } = entry;
  const looked = useLookBack(({ at }) => at !== null && place !== null && at.n === place.n && at.event === place.event);
  if (!place)
    return (
      <span className="l-text">
        <Rich text={text} />
      </span>
    );
  return (
    <button
      type="button"
      className="l-text l-look"
      title={LOG_TEXT.look}
      aria-pressed={looked}
      onClick={() => (looked ? lookBack.end() : lookBack.look(place))}
    >
      <Rich text={text} />
      {entry.candidates.length === 0 && entry.because && <small> ({entry.because})</small>}
    </button>
  );
}

/** The rule behind a line: there for who points at it, and at the newest line. */
function LineRule({ entry }: { entry: LogEntry }) {
  return (
    <span className="l-rule">
      <RuleLink ruling={entry.ruling} icon />
      <RuleLink id={entry.rule} icon />
    </span>
  );
}

/** Dice with the number that they make: the sum first, below it what it was against. */
function Roll({ entry }: { entry: LogEntry }) {
  const { total, parts } = entry;
  return (
    <>
      <span className="dice">
        {entry.dice.map(({ die, face }, n) => (
          <Die key={`${die}${n.toString()}`} die={die} face={face} />
        ))}
      </span>
      <span className="l-body">
        {total !== null && parts.length > 0 && <Sum parts={parts} total={total} big />}
        <span className="l-out">
          <LookText entry={entry} text={parts.length > 0 ? besideSum(entry) : entry.text} />
          {entry.result && <b> {entry.result}</b>}
        </span>
      </span>
    </>
  );
}

const LOOKS: Partial<Record<LogEntry['kind'], string>> = { undone: 'l-line l-undo', auto: 'l-line l-auto' };
const ICONS: Partial<Record<LogEntry['kind'], string>> = { undone: 'undo', auto: 'gear' };

/** A line is drawn anew only when it tells something else: what is over keeps its entry. */
export const Line = memo(function Line({ entry, last }: { entry: LogEntry; last: boolean }) {
  const table = useTable();
  const [why, setWhy] = useState(false);
  const icon = entry.topic === 'hand' ? 'edit' : ICONS[entry.kind];
  const roll = entry.dice.length > 0;
  const look = entry.topic === 'hand' ? 'l-line l-hand' : (LOOKS[entry.kind] ?? (roll ? 'l-roll' : 'l-line'));
  return (
    <li className={last ? `${look} is-last` : look} {...lighting(table, entry)}>
      {icon && <Icon name={icon} />}
      {roll ? (
        <Roll entry={entry} />
      ) : (
        <>
          <span className="l-body">
            <LookText entry={entry} /> <Parts entry={entry} />
          </span>
          <span className="sum">
            {entry.candidates.length > 0 ? (
              <button
                type="button"
                className="rule"
                aria-expanded={why}
                aria-label={filled(LOG_TEXT.whyBecause, { because: entry.because ?? '' })}
                onClick={() => setWhy(!why)}
              >
                {entry.because}
              </button>
            ) : (
              entry.result
            )}
          </span>
        </>
      )}
      <LineRule entry={entry} />
      {why && <Candidates entry={entry} />}
    </li>
  );
});
