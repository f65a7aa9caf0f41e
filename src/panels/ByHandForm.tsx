/** Changes past the rules: a figure's place, numbers, tokens and Effects, a decision, dice from the table. */

import { useEffect, useId, useState } from 'react';
import { asName } from '../content/language/printWords';
import type { EffectName } from '../engine/abilities/ast';
import type { AskKind } from '../engine/kernel/types';
import { askLine, askTitle, EFFECTS } from '../log';
import { filled } from '../log/filled';
import { defeatedOf, EFFECT_NAMES, figuresFor, GIVEN, spaceNamed, throwsDice } from '../stores/byHand';
import type { Decision } from '../stores/decisions';
import { useGame, useSession, useTable } from '../stores/react';
import { type Make, Numbers, type PartProps, Row, Tokens } from './ByHandNumbers';
import { DECISION_NAMES, HAND_TEXT } from './text/menu';
import { readable } from './text/turn';

function Place({ state, id, make }: PartProps) {
  const { names } = useTable();
  const at = state.bodies[state.figures[id]?.body ?? '']?.at ?? 0;
  const [text, setText] = useState(names.space([at % state.board.width, Math.floor(at / state.board.width)]));
  const [wrong, setWrong] = useState(false);
  const set = (): void => {
    const space = spaceNamed(state, text);
    setWrong(space === null);
    if (space) make({ set: 'place', figure: id, at: space });
  };
  return (
    <Row name={HAND_TEXT.place} set={set}>
      <input
        type="text"
        aria-label={HAND_TEXT.place}
        aria-invalid={wrong}
        title={HAND_TEXT.placeNote}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      {wrong && <small role="alert">{HAND_TEXT.noSpace}</small>}
    </Row>
  );
}

function Effects({ state, id, make }: PartProps) {
  const { names } = useTable();
  const has = state.figures[id]?.effects ?? [];
  const others = figuresFor(state, names).filter((each) => each.id !== id);
  const [by, setBy] = useState(others[0]?.id ?? '');
  const toggle = (effect: EffectName): void => {
    const on = !has.includes(effect);
    make({ set: 'effect', figure: id, effect, on, ...(on && GIVEN.has(effect) && { by }) });
  };
  return (
    <fieldset className="hand-row">
      <legend className="hand-n">{HAND_TEXT.effects}</legend>
      <span className="hand-e">
        {EFFECT_NAMES.map((effect) => (
          <button
            key={effect}
            type="button"
            className="chip"
            aria-pressed={has.includes(effect)}
            onClick={() => toggle(effect)}
          >
            {EFFECTS[effect]?.name ?? asName(effect)}
          </button>
        ))}
      </span>
      <label>
        {HAND_TEXT.given}
        <select value={by} onChange={(e) => setBy(e.target.value)}>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function NextDecision({ state, id, make }: PartProps) {
  const [kind, setKind] = useState<AskKind | ''>('target');
  if (state.figures[id]?.kind !== 'intelligent') return null;
  return (
    <Row
      name={HAND_TEXT.decision}
      set={() => make({ set: 'decision', figure: id, kind: kind === '' ? null : kind, skip: 0 })}
    >
      <select
        aria-label={HAND_TEXT.decisionAbout}
        title={HAND_TEXT.decisionAbout}
        value={kind}
        onChange={(e) => setKind(e.target.value as AskKind | '')}
      >
        {Object.entries(DECISION_NAMES).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
        <option value="">{HAND_TEXT.any}</option>
      </select>
    </Row>
  );
}

/** What the program decided for a figure after the last answers: each can be decided otherwise. */
function Decided({ state, id }: Omit<PartProps, 'make'>) {
  const { session, names, content, selection } = useTable();
  const [shown, setShown] = useState<Decision[] | null>(null);
  if (state.figures[id]?.kind !== 'intelligent') return null;
  return (
    <fieldset className="hand-row hand-decided">
      <legend className="hand-n">{HAND_TEXT.decided}</legend>
      {shown === null ? (
        <button type="button" className="btn" onClick={() => setShown(session.decisions(id))}>
          {HAND_TEXT.decidedShow}
        </button>
      ) : shown.length === 0 ? (
        <p className="q-note">{HAND_TEXT.decidedNone}</p>
      ) : (
        <ul>
          {shown.map(({ n, figure, skip, ask, state: then }) => (
            <li key={`${n}/${skip}`}>
              <span>
                {filled(HAND_TEXT.decidedIn, {
                  title: askTitle(ask, then, names),
                  line: readable(askLine(ask, then, content) ?? ''),
                })}
              </span>
              <button
                type="button"
                className="chip"
                title={HAND_TEXT.decidedAbout}
                onClick={() => {
                  if (session.overrule({ n, figure, skip, kind: null })) selection.set({ dialog: null, tab: 'ask' });
                }}
              >
                {HAND_TEXT.otherwise}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

export function ByHandForm() {
  const { session, names, selection, lookBack } = useTable();
  const state = useGame();
  // Changes are made to the game of now: it is shown, too.
  useEffect(() => void lookBack.end(), [lookBack]);
  const rejected = useSession((s) => s.rejected);
  const figures = figuresFor(state, names);
  const defeated = defeatedOf(state, names);
  const isThere = (id: string | null | undefined): boolean => figures.some((each) => each.id === id);
  const [id, setId] = useState(
    () => [selection.getState().pinned, state.ask?.figure].find(isThere) ?? figures[0]?.id ?? '',
  );
  const over = state.outcome !== null;
  // The result is what is looked at then.
  useEffect(() => {
    if (over) selection.set({ dialog: null });
  }, [over, selection]);
  const field = useId();
  const make: Make = (change) => void session.change(change);
  const thrown = throwsDice(state);
  // After a change the fields show what is there now.
  const key = `${id}/${state.count}`;
  return (
    <div className="hand">
      <p className="q-note">{HAND_TEXT.about}</p>
      {figures.length > 0 && (
        <>
          <label className="hand-row" htmlFor={field}>
            <span className="hand-n">{HAND_TEXT.figure}</span>
            <select id={field} value={id} onChange={(e) => setId(e.target.value)}>
              {figures.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
              {defeated.map((each) => (
                <option key={each.id} value={each.id}>
                  {filled(HAND_TEXT.defeated, { figure: each.name })}
                </option>
              ))}
            </select>
          </label>
          {!isThere(id) && (
            <p className="q-note" role="status">
              {filled(HAND_TEXT.gone, { figure: state.figures[id] ? names.figure(state, id) : id })}
            </p>
          )}
        </>
      )}
      {isThere(id) && (
        <>
          <Place key={`p${key}`} state={state} id={id} make={make} />
          <Numbers key={`n${key}`} state={state} id={id} make={make} />
          <Tokens key={`t${key}`} state={state} id={id} make={make} />
          <Effects key={`e${id}`} state={state} id={id} make={make} />
          <NextDecision key={`d${key}`} state={state} id={id} make={make} />
          <Decided key={`o${key}`} state={state} id={id} />
        </>
      )}
      <label className="check">
        <input type="checkbox" checked={thrown} onChange={() => make({ set: 'dice', dice: thrown ? null : [] })} />
        <span>
          {HAND_TEXT.diceOn} <small>{HAND_TEXT.diceAbout}</small>
        </span>
      </label>
      {rejected && (
        <p className="q-refused" role="alert">
          {rejected.map((reason) => reason.text).join(' ')}
        </p>
      )}
    </div>
  );
}
