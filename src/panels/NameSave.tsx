import { type FormEvent, useId, useRef, useState } from 'react';
import { filled } from '../log/filled';
import type { Saving } from '../stores/saves';
import { Asked } from './Asked';
import { SAVES_TEXT } from './text/menu';

/** Keeps the game going on under a name; asks before it takes the place of another save. */
export function NameSave({ saving }: { saving: Saving }) {
  const [name, setName] = useState('');
  const [state, setState] = useState<'asking' | 'nameless' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const said = useId();
  const wished = name.trim();
  const keep = async (): Promise<void> => {
    if (await saving.keep(wished)) setName('');
    setState(null);
    input.current?.focus();
  };
  const submitted = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (wished === '') {
      setState('nameless');
      input.current?.focus();
      return;
    }
    if (saving.getState().slots === null) await saving.refresh();
    if (saving.getState().slots?.some((slot) => slot.name === wished)) setState('asking');
    else await keep();
  };
  return (
    <form className="hand-row" noValidate onSubmit={submitted}>
      <label htmlFor={field} className="hand-n">
        {SAVES_TEXT.name}
      </label>
      <input
        ref={input}
        id={field}
        type="text"
        required
        maxLength={60}
        value={name}
        aria-invalid={state === 'nameless'}
        aria-describedby={state === 'nameless' ? said : undefined}
        onChange={(e) => {
          setName(e.target.value);
          setState(null);
        }}
      />
      {state === 'asking' ? (
        <Asked
          question={filled(SAVES_TEXT.replaceAsk, { name: wished })}
          yes={SAVES_TEXT.replace}
          act={keep}
          keep={() => {
            setState(null);
            input.current?.focus();
          }}
        />
      ) : (
        <button type="submit" className="btn">
          {SAVES_TEXT.keep}
        </button>
      )}
      {state === 'nameless' && (
        <p id={said} className="q-refused" role="alert">
          {SAVES_TEXT.nameless}
        </p>
      )}
    </form>
  );
}
