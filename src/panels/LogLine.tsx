/** One line of the log, with its dice, its numbers and its reasons. */
import { useState } from 'react';
import type { LogEntry } from '../log';
import { useGame, useLookBack, useSession, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { Die, Rich } from './parts';
import { RuleLink } from './RuleLink';
import { LOG_TEXT } from './text/log';
import { filled } from './text/playback';

const signed = (n: number, first: boolean): string => `${n < 0 ? '-' : first ? '' : '+'}${Math.abs(n)}`;

/** The number opens into its parts, in order: `8 dice, +1 Flanking, -1 Darkness`. */
function Parts({ parts }: { parts: LogEntry['parts'] }) {
  const [open, setOpen] = useState(false);
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { n }) => sum + n, 0);
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
        = {total}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && (
        <ul className="l-parts">
          {parts.map(({ n, of }, place) => (
            <li key={`${of}${place.toString()}`}>
              <b>{signed(n, place === 0)}</b> {of}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The decision of an earlier answer, as the session can take it back. */
function useDecision(entry: LogEntry): (() => void) | null {
  const { session } = useTable();
  const journal = useSession((s) => s.journal);
  const undo = useSession((s) => s.undo);
  const { place, figure } = entry;
  if (!place || !figure || entry.candidates.length < 2) return null;
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
    <details className="l-why">
      <summary>{filled(LOG_TEXT.whyBecause, { because: entry.because ?? '' })}</summary>
      <table className="cands">
        <tbody>
          {entry.candidates.map(({ figure, chosen, reasons }) => (
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
              <td>{chosen ? LOG_TEXT.chosen : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overrule && (
        <button type="button" className="chip" title={LOG_TEXT.chooseNote} onClick={overrule}>
          {LOG_TEXT.choose}
        </button>
      )}
    </details>
  );
}

/** The text of an entry; choosing it shows the board as it was then. */
export function LookText({ entry }: { entry: LogEntry }) {
  const { lookBack } = useTable();
  const { place } = entry;
  const looked = useLookBack(({ at }) => at !== null && place !== null && at.n === place.n && at.event === place.event);
  if (!place)
    return (
      <span className="l-text">
        <Rich text={entry.text} />
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
      <Rich text={entry.text} />
      {entry.candidates.length === 0 && entry.because && <small> ({entry.because})</small>}
    </button>
  );
}

const LOOKS: Partial<Record<LogEntry['kind'], string>> = { undone: 'l-line l-undo', auto: 'l-line l-auto' };
const ICONS: Partial<Record<LogEntry['kind'], string>> = { undone: 'undo', auto: 'gear' };

export function Line({ entry }: { entry: LogEntry }) {
  const { selection } = useTable();
  const dice = entry.dice.map(({ die, face }, n) => <Die key={`${die}${n.toString()}`} die={die} face={face} />);
  const icon = entry.topic === 'hand' ? 'edit' : ICONS[entry.kind];
  const look =
    entry.topic === 'hand' ? 'l-line l-hand' : (LOOKS[entry.kind] ?? (dice.length > 0 ? 'l-roll' : 'l-line'));
  const light = (figure: string | null): void => selection.set({ figure });
  return (
    <li
      className={look}
      onMouseEnter={() => light(entry.figure)}
      onMouseLeave={() => light(null)}
      onFocus={() => light(entry.figure)}
      onBlur={() => light(null)}
    >
      {icon && <Icon name={icon} />}
      {dice.length > 0 && <span className="dice">{dice}</span>}
      <span className="l-body">
        <LookText entry={entry} /> <Parts parts={entry.parts} />
      </span>
      <span className="sum">
        {entry.result} <RuleLink ruling={entry.ruling} /> <RuleLink id={entry.rule} />
      </span>
      {entry.candidates.length > 0 && <Candidates entry={entry} />}
    </li>
  );
}
