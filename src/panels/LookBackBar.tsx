import { useMemo } from 'react';
import { askTitle, type Looked, lookedAt, narrate } from '../log';
import { filled } from '../log/filled';
import { useLookBack, useSession, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { LOOK_TEXT } from './text/log';

/** The line that is looked at, null while nothing is or where it has none. */
function useLooked(): Looked | null {
  const table = useTable();
  const at = useLookBack((lookBack) => lookBack.at);
  const journal = useSession((s) => s.journal);
  return useMemo(() => at && lookedAt(narrate(journal, tellerOf(table)), at.n, at.event), [journal, table, at]);
}

/** `You look at round 2`. */
function titleOf(looked: Looked | null): string {
  if (!looked) return LOOK_TEXT.earlier;
  return looked.round === null ? LOOK_TEXT.before : filled(LOOK_TEXT.round, { round: looked.round.toLowerCase() });
}

function Back() {
  const { lookBack } = useTable();
  return (
    <button type="button" className="btn btn-primary" onClick={() => lookBack.end()}>
      {LOOK_TEXT.now} <kbd>Esc</kbd>
    </button>
  );
}

/** Says over the board that it shows an earlier moment, and leads back to now. */
export function LookBackBar() {
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  const looked = useLooked();
  if (!looking) return null;
  return (
    <section className="look-bar" aria-label={LOOK_TEXT.title} role="status">
      <Icon name="eye" />
      <p>
        <b>{titleOf(looked)}</b>
        {looked && filled(LOOK_TEXT.at, { line: looked.line })}
      </p>
      <Back />
    </section>
  );
}

/** In the place of the question while an earlier moment is looked at: what waits. */
export function LookBackPanel() {
  const table = useTable();
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  const state = useSession((s) => s.state);
  const looked = useLooked();
  if (!looking || !state) return null;
  return (
    <section className="q q-look" aria-labelledby="look-title" data-region="question" tabIndex={-1}>
      <p className="q-crumb">
        <Icon name="eye" />
        <b>{LOOK_TEXT.title}</b>
      </p>
      <h2 id="look-title">{titleOf(looked)}</h2>
      {looked && <p className="q-text">{looked.line}</p>}
      <p className="q-note">
        {state.ask ? filled(LOOK_TEXT.waitsAt, { question: askTitle(state.ask, state, table.names) }) : LOOK_TEXT.waits}
      </p>
      <div className="q-btns">
        <Back />
      </div>
    </section>
  );
}
