import { useMemo } from 'react';
import { type LogEntry, type Shown, shownOf } from '../log';
import { filled } from '../log/filled';
import { useGame, useJournal, useLookBack, usePlayback, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { LookBackPanel } from './LookBackBar';
import { Die, Rich, Token } from './parts';
import { RuleLink } from './RuleLink';
import { besideSum, Sum } from './Sum';
import { SHOWING_TEXT } from './text/playback';

/** What any candidate was compared by, in order. */
function columnsOf(candidates: Shown['candidates']): string[] {
  return [...new Set(candidates.flatMap(({ reasons }) => reasons.map(({ of }) => of)))];
}

/** Whom the figure could choose, the numbers that decided, and why not the others. */
function Candidates({ candidates }: { candidates: Shown['candidates'] }) {
  const state = useGame();
  const { names, selection } = useTable();
  const columns = columnsOf(candidates);
  return (
    <table className="cands">
      <thead>
        <tr>
          <th scope="col">{SHOWING_TEXT.could}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{SHOWING_TEXT.decision}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ figure: id, chosen, passedOver, reasons, why }) => {
          const figure = state.figures[id];
          const name = names.figure(state, id);
          return (
            <tr
              key={id}
              className={chosen ? 'is-sel' : passedOver ? 'is-out' : undefined}
              onMouseEnter={() => selection.set({ figure: id })}
              onMouseLeave={() => selection.set({ figure: null })}
            >
              <th scope="row">
                <span>
                  <Token card={figure?.card ?? id} name={name} foe={figure?.side === 'opponents'} size={24} />
                  {name}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column}>{reasons.find(({ of }) => of === column)?.value ?? ''}</td>
              ))}
              <td>{why}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Dice with their sum, Damage before and after. */
function Result({ entry }: { entry: LogEntry }) {
  const { dice, parts, total, result } = entry;
  const sum = dice.length > 0 && total !== null && parts.length > 0;
  return (
    <li className={dice.length > 0 ? 'q-roll' : undefined}>
      {dice.length > 0 && (
        <span className="dice">
          {dice.map(({ die, face }, n) => (
            <Die key={`${die}${n.toString()}`} die={die} face={face} />
          ))}
        </span>
      )}
      <span className="q-out">
        {sum && <Sum parts={parts} total={total} big />}
        <span>
          <Rich text={sum ? besideSum(entry) : entry.text} />
        </span>
      </span>
      {result && <b>{result}</b>}
    </li>
  );
}

function Controls() {
  const { playback } = useTable();
  const paused = usePlayback((s) => s.paused);
  return (
    <div className="q-btns">
      <button type="button" className="btn" onClick={() => playback.pause(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
        {paused ? SHOWING_TEXT.resume : SHOWING_TEXT.pause}
        <kbd>P</kbd>
      </button>
      <button type="button" className="btn" onClick={() => playback.step()}>
        <Icon name="stepfwd" />
        {SHOWING_TEXT.stepOn}
        <kbd>.</kbd>
      </button>
      <button type="button" className="btn" onClick={() => playback.skip()}>
        <Icon name="skipfwd" />
        {SHOWING_TEXT.next}
        <kbd>S</kbd>
      </button>
    </div>
  );
}

/** In the place of the question: an earlier moment that is looked at, else what is shown happening. */
export function SpeedPanel() {
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  return looking ? <LookBackPanel /> : <ShownPanel />;
}

/** In the place of the question while something is shown: who acts, what it does, why, and the way to the next question. */
function ShownPanel() {
  const table = useTable();
  const state = useGame();
  const event = usePlayback((s) => s.event);
  const paused = usePlayback((s) => s.paused);
  const journal = useJournal();
  const shown = useMemo(() => event && shownOf(journal, event, tellerOf(table)), [journal, event, table]);
  if (!event || !shown) return null;
  const { figure: acting, stage, step, title, reading, candidates, decided, results, next } = shown;
  const figure = acting ? state.figures[acting] : undefined;
  const foe = figure?.side === 'opponents';
  const who = figure
    ? filled(SHOWING_TEXT.acts, { figure: table.names.figure(state, figure.id) })
    : (stage ?? SHOWING_TEXT.goesOn);
  const where = [step && filled(SHOWING_TEXT.step, step), paused && SHOWING_TEXT.paused].filter(Boolean);
  return (
    <section
      className={`q q-shown${foe ? ' q-foe' : ''}`}
      aria-labelledby="showing-title"
      data-region="question"
      data-showing={event.type}
      tabIndex={-1}
    >
      <p className="q-crumb">
        <Icon name={foe ? 'brk' : 'sp'} />
        <b>{who}</b>
        {where.length > 0 && <span>{where.join(' · ')}</span>}
      </p>
      <h2 id="showing-title">{title || who}</h2>
      {reading && (
        <p className="q-reading">
          <Icon name={reading.is ? 'check' : 'x'} />
          <b>{reading.is ? SHOWING_TEXT.yes : SHOWING_TEXT.no}</b> {reading.text}
        </p>
      )}
      {candidates.length > 1 && results.length === 0 && <Candidates candidates={candidates} />}
      {decided && results.length === 0 && (
        <p className="q-note">
          {decided.text} <RuleLink id={decided.rule}>{SHOWING_TEXT.rule}</RuleLink>
        </p>
      )}
      {results.length > 0 && (
        <ul className="q-results">
          {results.map((entry) => (
            <Result key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
      {next && (
        <p className="q-then">
          <b>{SHOWING_TEXT.thenDo}</b> {next}
        </p>
      )}
      <Controls />
    </section>
  );
}
