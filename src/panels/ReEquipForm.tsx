import { useState } from 'react';
import type { CardInUse } from '../engine/state/state';
import { filled } from '../log/filled';
import { useGame, useSession, useTable } from '../stores/react';
import { RE_EQUIP_TEXT } from './text/turn';

/** An Item that may be used, and what becomes of it. */
interface Choice {
  card: CardInUse;
  from: string;
  /** Null: it stays with its owner. */
  goes: 'equipped' | 'pack' | null;
}

/** The Items of one owner, to tick what is equipped. */
function Owner({ choices, own, set }: { choices: Choice[]; own: boolean; set: (choice: Choice) => void }) {
  const { names } = useTable();
  return choices.map((choice) => {
    const { card, goes } = choice;
    const name = names.card(card.card);
    return (
      <div key={`${choice.from}/${card.key}`} className="eq-row">
        <label className="check">
          <input
            type="checkbox"
            checked={goes === 'equipped'}
            onChange={(e) => set({ ...choice, goes: e.target.checked ? 'equipped' : own ? 'pack' : null })}
          />
          {name}
        </label>
        {!own && (
          <label className="check">
            <input
              type="checkbox"
              aria-label={`${name}: ${RE_EQUIP_TEXT.toPack}`}
              checked={goes === 'pack'}
              onChange={(e) => set({ ...choice, goes: e.target.checked ? 'pack' : null })}
            />
            {RE_EQUIP_TEXT.toPack}
          </label>
        )}
      </div>
    );
  });
}

/**
 * Items that a figure carries and those that it may take from others, as the engine offers them: what is equipped, what is
 * in the Pack. The engine judges the choice.
 */
export function ReEquipForm({ close }: { close: () => void }) {
  const state = useGame();
  const { names, session, queries } = useTable();
  const rejected = useSession((s) => s.rejected);
  const option = state.ask?.options.find((each) => each.template === 'reEquip');
  const id = option?.by ?? state.ask?.figure;
  const [choices, setChoices] = useState<Choice[]>(() =>
    (option ? queries.items(state, option) : []).map(({ card, from }) => ({
      card,
      from,
      goes: from !== id ? null : card.zone === 'equipped' ? 'equipped' : 'pack',
    })),
  );
  if (!option) return <p>{RE_EQUIP_TEXT.off}</p>;
  const others = [...new Set(choices.map(({ from }) => from))].filter((from) => from !== id);
  const set = (next: Choice): void =>
    setChoices(choices.map((each) => (each.from === next.from && each.card.key === next.card.key ? next : each)));
  // Its own Items are known by their keys, those of others by their cards; its own come first.
  const going = (where: Choice['goes']): string[] =>
    choices.filter(({ goes }) => goes === where).map(({ card, from }) => (from === id ? card.key : card.card));
  const submit = (): void => {
    if (session.choose(option.id, { items: going('equipped'), pack: going('pack') })) close();
  };
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        submit();
      }}
    >
      <p className="q-note">{RE_EQUIP_TEXT.about}</p>
      <Owner choices={choices.filter(({ from }) => from === id)} own set={set} />
      {others.map((owner) => (
        <fieldset key={owner} className="eq-from">
          <legend>{filled(RE_EQUIP_TEXT.take, { owner: names.figure(state, owner) })}</legend>
          <p className="q-note">{RE_EQUIP_TEXT.takeAbout}</p>
          <Owner choices={choices.filter(({ from }) => from === owner)} own={false} set={set} />
        </fieldset>
      ))}
      {rejected && (
        <p className="q-refused" role="alert">
          {rejected.map((reason) => reason.text).join(' ')}
        </p>
      )}
      <p className="q-btns">
        <button type="submit" className="btn btn-primary">
          {RE_EQUIP_TEXT.yes}
        </button>
        <button type="button" className="btn" onClick={close}>
          {RE_EQUIP_TEXT.cancel}
        </button>
      </p>
    </form>
  );
}
