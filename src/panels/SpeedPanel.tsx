import type { GameEvent } from '../engine/kernel/types';
import { type LogEntry, lineOf } from '../log';
import { useGame, useJournal, usePlayback, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { Rich, Token } from './parts';
import { filled, SHOWING_TEXT } from './text/playback';

/** Events that say what is going on until the next of them. */
const TITLES = new Set(['turnBegan', 'aiTargetChosen', 'aiMovePlanned', 'attackDeclared', 'spellBegan', 'abilityUsed']);

/** Whom the figure could choose, and what spoke for each. */
function Candidates({ entry }: { entry: LogEntry }) {
  const state = useGame();
  const { names } = useTable();
  return (
    <table className="cands">
      <thead>
        <tr>
          <th scope="col">{SHOWING_TEXT.could}</th>
          <td />
          <th scope="col">
            <span className="vh">{SHOWING_TEXT.decision}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.candidates.slice(0, 4).map(({ figure: id, chosen, reasons }) => {
          const figure = state.figures[id];
          const name = names.figure(state, id);
          return (
            <tr key={id} className={chosen ? 'is-sel' : undefined}>
              <th scope="row">
                <span>
                  <Token card={figure?.card ?? id} name={name} foe={figure?.side === 'opponents'} size={24} />
                  {name}
                </span>
              </th>
              <td>{reasons.map(({ of, value }) => `${of} ${value}`).join(', ')}</td>
              <td>{chosen ? SHOWING_TEXT.chosen : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
        {SHOWING_TEXT.step}
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

/** In the place of the question while something is shown: who acts, what it does, why, and the way to the next question. */
export function SpeedPanel() {
  const table = useTable();
  const state = useGame();
  const event = usePlayback((s) => s.event);
  const paused = usePlayback((s) => s.paused);
  const last = useJournal().at(-1);
  if (!event || last?.kind !== 'events') return null;
  const teller = tellerOf(table);
  const line = (of: GameEvent | undefined): LogEntry | null => (of ? lineOf(of, 'shown', teller) : null);
  const title = line(last.events.findLast((each) => TITLES.has(each.type)));
  const now = line(event);
  const acting = title?.figure ?? now?.figure ?? state.turn.figure;
  const figure = acting ? state.figures[acting] : undefined;
  const foe = figure?.side === 'opponents';
  const who = figure
    ? filled(SHOWING_TEXT.acts, { figure: table.names.figure(state, figure.id) })
    : SHOWING_TEXT.goesOn;
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
        {paused && <span>{SHOWING_TEXT.paused}</span>}
      </p>
      <h2 id="showing-title">
        <Rich text={title?.text.replaceAll('*', '') ?? who} />
      </h2>
      {title && title.candidates.length > 1 && <Candidates entry={title} />}
      {title?.because && <p className="q-note">{title.because}</p>}
      {now && now.text !== title?.text && (
        <p className="q-text">
          <Rich text={now.text} /> {now.result}
        </p>
      )}
      <Controls />
    </section>
  );
}
