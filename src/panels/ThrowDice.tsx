/** The faces of physical dice that an answer waits for. */

import { useState } from 'react';
import { asName } from '../content/language/printWords';
import type { DieName } from '../engine/dice/faces';
import { FACES } from '../engine/dice/faces';
import { facesOf } from '../stores/byHand';
import { useSession, useTable } from '../stores/react';
import { Die } from './parts';
import { THROW_TEXT } from './text/menu';
import { DIALOG_TEXT } from './text/turn';
import { Window } from './Window';

function Faces({
  die,
  n,
  chosen,
  choose,
}: {
  die: DieName;
  n: number;
  chosen: number | null;
  choose: (face: number) => void;
}) {
  const name = asName(die);
  return (
    <fieldset className="throw">
      <legend>
        {name} {n}
      </legend>
      {FACES[die].map((face, place) => (
        <label key={facesOf(die)[place]} className="throw-f">
          <input
            type="radio"
            className="vh"
            name={`die-${n}`}
            checked={chosen === place}
            onChange={() => choose(place)}
          />
          <Die die={die} face={face} />
        </label>
      ))}
    </fieldset>
  );
}

function Throw({ names }: { names: readonly DieName[] }) {
  const { session } = useTable();
  const [chosen, setChosen] = useState<(number | null)[]>(names.map(() => null));
  const whole = chosen.every((face) => face !== null);
  const close = (): void => session.dismiss();
  return (
    <Window title={THROW_TEXT.title} close={close}>
      <p className="q-note">{THROW_TEXT.about}</p>
      {names.map((die, n) => (
        <Faces
          key={`${die}${n.toString()}`}
          die={die}
          n={n + 1}
          chosen={chosen[n] ?? null}
          choose={(face) => setChosen(chosen.map((each, at) => (at === n ? face : each)))}
        />
      ))}
      <p className="q-btns">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={whole ? undefined : true}
          onClick={() => {
            if (whole) session.throwDice(names.map((die, n) => facesOf(die)[chosen[n] as number] as string));
          }}
        >
          {THROW_TEXT.yes}
        </button>
        <button type="button" className="btn" onClick={close}>
          {DIALOG_TEXT.cancel}
        </button>
      </p>
    </Window>
  );
}

/** Opens by itself whenever dice are to be thrown. */
export function ThrowDice() {
  const roll = useSession((s) => s.roll);
  // A roll after a roll is another one: nothing of the last is chosen.
  return roll && <Throw key={roll.thrown.length} names={roll.names} />;
}
