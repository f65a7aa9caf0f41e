/** The window with a card to be read in full: of a figure, or of one of the cards that it uses. */
import { useEffect } from 'react';
import type { CardInUse, Figure, State } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { useSelection, useTable } from '../../stores/react';
import { Icon } from '../icons/Icon';
import { ActivationNumber, Token } from '../parts';
import { LEVEL_NAMES } from '../text/briefing';
import { CARD_TEXT } from '../text/card';
import { Window } from '../Window';
import { CardInFull } from './CardInFull';
import { FigureSheet } from './FigureSheet';
import { faceOf } from './face';

/** What a figure is: `Intelligent Combatant, Loot LVL Mundane`. */
function KindOf({ figure }: { figure: Figure }) {
  const { content } = useTable();
  const level = content.combatants[figure.card]?.lootLevel;
  return (
    <p className="sc-k">
      {[
        CARD_TEXT[figure.kind],
        level && filled(CARD_TEXT.loot, { level: LEVEL_NAMES[level] }),
        figure.defeated && CARD_TEXT.defeated,
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

/** The other figures with the same card that are left, to be shown instead. */
function Kin({ state, figure }: { state: State; figure: Figure }) {
  const { names, selection } = useTable();
  const kin = state.order.flatMap((id) => {
    const each = state.figures[id];
    return each && each.card === figure.card && (!each.defeated || each === figure) ? [each] : [];
  });
  if (kin.length < 2) return null;
  return (
    <ul className="sc-kin" aria-label={CARD_TEXT.kin}>
      {kin.map(({ id, number }) => (
        <li key={id}>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={names.figure(state, id)}
            aria-pressed={id === figure.id}
            onClick={() => selection.set({ card: { figure: id, key: null } })}
          >
            <ActivationNumber n={number ?? 0} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OfFigure({ state, figure }: { state: State; figure: Figure }) {
  const { names } = useTable();
  const foe = figure.side === 'opponents';
  const adventurer = figure.kind === 'adventurer';
  return (
    <>
      <header className={foe ? 'sc-h sc-foe' : 'sc-h'}>
        <Token card={figure.card} name={names.card(figure.card)} foe={foe} size={56} />
        <div>
          <KindOf figure={figure} />
          <h2 id="dialog-title">{adventurer ? names.card(figure.card) : names.figure(state, figure.id)}</h2>
        </div>
        <Kin state={state} figure={figure} />
      </header>
      <FigureSheet state={state} figure={figure} />
    </>
  );
}

function OfCard({ figure, card }: { figure: Figure; card: CardInUse }) {
  const { content, names, selection } = useTable();
  const { icon, kind } = faceOf(content, card);
  const owner = names.card(figure.card);
  return (
    <>
      <header className="sc-h">
        <span className="sc-art">
          <Icon name={icon} />
        </span>
        <div>
          <p className="sc-k">{kind}</p>
          <h2 id="dialog-title">{names.card(card.card)}</h2>
        </div>
      </header>
      <CardInFull figure={figure} card={card} alone />
      {figure.cards
        .filter(({ on }) => on === card.key)
        .map((upgrade) => (
          <CardInFull key={upgrade.key} figure={figure} card={upgrade} />
        ))}
      <p className="q-btns">
        <button type="button" className="btn" onClick={() => selection.set({ card: { figure: figure.id, key: null } })}>
          {filled(CARD_TEXT.whole, { name: owner })}
        </button>
      </p>
    </>
  );
}

/** The card that was asked for; closes when it is no longer in the game. @param state the position that it is shown of */
export function CardDialog({ state, close }: { state: State; close: () => void }) {
  const asked = useSelection((s) => s.card);
  const figure = asked && state.figures[asked.figure];
  const card = asked && asked.key !== null ? figure?.cards.find(({ key }) => key === asked.key) : null;
  const isGone = !figure || card === undefined;
  useEffect(() => {
    if (isGone) close();
  });
  if (isGone) return null;
  return (
    <Window key={asked.key ?? ''} close={close}>
      <div className="sheet">
        <div className="sc-x">
          <button type="button" className="btn btn-icon" aria-label={CARD_TEXT.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {card ? <OfCard figure={figure} card={card} /> : <OfFigure state={state} figure={figure} />}
      </div>
    </Window>
  );
}
