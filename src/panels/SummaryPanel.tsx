import { Fragment, useMemo, useState } from 'react';
import { enemyPhase, type Suffered } from '../log';
import { filled } from '../log/filled';
import { useGame, useJournal, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { ActivationNumber, Token } from './parts';
import { SUMMARY_TEXT } from './text/playback';

/** What happened to one Adventurer, in a few words each. @param left HP left @param spaceName names a space */
function wordsOf(
  one: Suffered,
  left: number,
  effectName: (id: string) => string,
  spaceName: (at: [number, number]) => string,
): { text: string; bad: boolean }[] {
  const words: { text: string; bad: boolean }[] = [];
  const say = (holds: unknown, text: string, bad: boolean, values: Record<string, string | number> = {}): void => {
    if (holds) words.push({ text: filled(text, values), bad });
  };
  say(one.defeated, SUMMARY_TEXT.defeated, true);
  say(one.damage, SUMMARY_TEXT.damage, true, { n: one.damage, left });
  say(one.healed, SUMMARY_TEXT.healed, false, { n: one.healed });
  for (const effect of one.gained) say(true, SUMMARY_TEXT.gained, false, { effect: effectName(effect) });
  for (const effect of one.lost) say(true, SUMMARY_TEXT.lost, false, { effect: effectName(effect) });
  say(one.spSpent, SUMMARY_TEXT.spent, false, { n: one.spSpent });
  say(one.spGained, SUMMARY_TEXT.gainedSp, false, { n: one.spGained });
  say(one.spLost, SUMMARY_TEXT.lostSp, true, { n: one.spLost });
  say(one.movedTo, SUMMARY_TEXT.moved, false, { at: one.movedTo ? spaceName(one.movedTo) : '' });
  return words;
}

/** After the enemies have acted: one line for each Adventurer and each kind of enemy that fell, until the next answer is given. */
export function SummaryPanel() {
  const state = useGame();
  const { names, queries, selection } = useTable();
  const journal = useJournal();
  const [closed, setClosed] = useState<unknown>(null);
  const phase = useMemo(() => enemyPhase(journal, state), [journal, state]);
  const last = journal.at(-1);
  if (!phase || !state.ask || phase.endedIn !== journal.length - 1 || closed === last) return null;
  const views = queries.view(state).figures;
  const told = phase.figures.map((one) => {
    const view = views[one.figure];
    const left = Math.max(0, (view?.hp ?? 0) - (view?.damage ?? 0));
    return { one, words: wordsOf(one, left, names.effect, names.space) };
  });
  // One line for all of a kind, so that many leave the question its room.
  const fallen = phase.fallen.flatMap((id) => state.figures[id] ?? []);
  const kinds = [...new Set(fallen.map(({ card }) => card))];
  const touched = told.filter(({ words }) => words.length > 0);
  return (
    <section className="sum-p" aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title">{SUMMARY_TEXT.title}</h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={SUMMARY_TEXT.close}
          onClick={() => setClosed(last)}
        >
          <Icon name="x" />
        </button>
      </header>
      <ul>
        {touched.map(({ one, words }) => {
          const name = names.figure(state, one.figure);
          return (
            <li
              key={one.figure}
              onMouseEnter={() => selection.set({ figure: one.figure })}
              onMouseLeave={() => selection.set({ figure: null })}
            >
              <Token card={state.figures[one.figure]?.card ?? ''} name={name} foe={false} size={20} />
              <b>{name}</b>
              <span>
                {words.map(({ text, bad }, n) => (
                  <span key={text} className={bad ? 'foe-t' : undefined}>
                    {n > 0 ? ', ' : ''}
                    {text}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
        {kinds.map((kind) => {
          const name = names.card(kind);
          return (
            <li key={kind}>
              <Token card={kind} name={name} foe size={20} />
              <b>
                {name}
                {fallen.map(({ id, card, number }) =>
                  card === kind && number !== null ? (
                    <Fragment key={id}>
                      {' '}
                      <ActivationNumber n={number} />
                    </Fragment>
                  ) : null,
                )}
              </b>
              <span className="foe-t">{SUMMARY_TEXT.defeated}</span>
            </li>
          );
        })}
        {touched.length < told.length && (
          <li className="is-unhurt">{touched.length === 0 ? SUMMARY_TEXT.nobody : SUMMARY_TEXT.others}</li>
        )}
      </ul>
    </section>
  );
}
