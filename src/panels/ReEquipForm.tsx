import { useState } from 'react';
import type { CardInUse } from '../engine/state/state';
import { useGame, useSession, useTable } from '../stores/react';

/** Items that a figure carries: what is equipped and what is in the Pack. The engine judges the choice. */
export function ReEquipForm({ close }: { close: () => void }) {
  const state = useGame();
  const { names, session } = useTable();
  const rejected = useSession((s) => s.rejected);
  const option = state.ask?.options.find((each) => each.template === 'reEquip');
  const id = option?.by ?? state.ask?.figure;
  const cards: CardInUse[] = (id && state.figures[id]?.cards.filter((card) => card.kind === 'item')) || [];
  const [equipped, setEquipped] = useState(() =>
    cards.filter((card) => card.zone === 'equipped').map((card) => card.key),
  );
  if (!option) return <p>Re-Equip is not offered now.</p>;
  const submit = (): void => {
    const pack = cards.map((card) => card.key).filter((key) => !equipped.includes(key));
    if (session.choose(option.id, { items: equipped, pack })) close();
  };
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        submit();
      }}
    >
      <p className="q-note">What is ticked is equipped; the rest goes into the Pack.</p>
      {cards.map((card) => (
        <label key={card.key} className="check">
          <input
            type="checkbox"
            checked={equipped.includes(card.key)}
            onChange={(e) =>
              setEquipped(e.target.checked ? [...equipped, card.key] : equipped.filter((key) => key !== card.key))
            }
          />
          {names.card(card.card)}
        </label>
      ))}
      {rejected && (
        <p className="q-refused" role="alert">
          {rejected.map((reason) => reason.text).join(' ')}
        </p>
      )}
      <p className="q-btns">
        <button type="submit" className="btn btn-primary">
          Re-Equip
        </button>
        <button type="button" className="btn" onClick={close}>
          Cancel
        </button>
      </p>
    </form>
  );
}
