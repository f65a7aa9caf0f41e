/** Rows of the form for changes by hand whose fields are numbers. */
import { type ReactNode, useState } from 'react';
import type { Change } from '../engine';
import type { State } from '../engine/state/state';
import { filled } from '../log/filled';
import { TOKEN_NAMES } from '../stores/byHand';
import { useTable } from '../stores/react';
import { HAND_TEXT } from './text/menu';

export type Make = (change: Change) => void;

export interface PartProps {
  state: State;
  id: string;
  make: Make;
}

/** A row: what it is about, its field, and the button that sets it. */
export function Row({ name, children, set }: { name: string; children: ReactNode; set: () => void }) {
  return (
    <form
      className="hand-row"
      aria-label={name}
      onSubmit={(e) => {
        e.preventDefault();
        set();
      }}
    >
      <span className="hand-n">{name}</span>
      {children}
      <button type="submit" className="btn">
        {HAND_TEXT.set}
      </button>
    </form>
  );
}

/** The whole number that stands in a field; null for none. An empty field is not 0. */
const numberIn = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** Says under a field that there is no number in it. */
function NoNumber({ text, tried }: { text: string; tried: boolean }) {
  return tried && numberIn(text) === null && <small role="alert">{HAND_TEXT.noNumber}</small>;
}

/** @param about what stands there now, in words */
function NumberRow({ name, now, about, set }: { name: string; now: number; about?: string; set: (n: number) => void }) {
  const [text, setText] = useState(String(now));
  const [tried, setTried] = useState(false);
  const n = numberIn(text);
  const submit = (): void => {
    setTried(true);
    if (n !== null) set(n);
  };
  return (
    <Row name={name} set={submit}>
      <input
        type="number"
        min={0}
        aria-label={name}
        aria-invalid={tried && n === null}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      {about && <small>{about}</small>}
      <NoNumber text={text} tried={tried} />
    </Row>
  );
}

/** Damage and SP of a figure. */
export function Numbers({ state, id, make }: PartProps) {
  const { queries } = useTable();
  const figure = state.figures[id];
  const hp = queries.view(state).figures[id]?.hp ?? 0;
  const left = filled(HAND_TEXT.left, { n: Math.max(0, hp - (figure?.damage ?? 0)), hp });
  return (
    <>
      <NumberRow
        name={HAND_TEXT.damage}
        now={figure?.damage ?? 0}
        about={left}
        set={(n) => make({ set: 'damage', figure: id, n })}
      />
      {figure?.kind !== 'intelligent' && (
        <NumberRow name={HAND_TEXT.sp} now={figure?.sp ?? 0} set={(n) => make({ set: 'sp', figure: id, n })} />
      )}
    </>
  );
}

/** Tokens on a figure's card. */
export function Tokens({ state, id, make }: PartProps) {
  const { names } = useTable();
  const own = Object.keys(state.figures[id]?.tokens ?? {});
  const known = [...new Set([...TOKEN_NAMES, ...own])];
  const [token, setToken] = useState(own[0] ?? 'vow');
  const [text, setText] = useState(String(state.figures[id]?.tokens[token] ?? 0));
  const [tried, setTried] = useState(false);
  const n = numberIn(text);
  const set = (): void => {
    setTried(true);
    if (n !== null) make({ set: 'tokens', figure: id, token, n });
  };
  return (
    <Row name={HAND_TEXT.tokens} set={set}>
      <select
        aria-label={HAND_TEXT.token}
        value={token}
        onChange={(e) => {
          setToken(e.target.value);
          setText(String(state.figures[id]?.tokens[e.target.value] ?? 0));
        }}
      >
        {known.map((each) => (
          <option key={each} value={each}>
            {names.card(each)}
          </option>
        ))}
      </select>
      <input
        type="number"
        min={0}
        aria-label={HAND_TEXT.number}
        aria-invalid={tried && n === null}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <NoNumber text={text} tried={tried} />
    </Row>
  );
}
