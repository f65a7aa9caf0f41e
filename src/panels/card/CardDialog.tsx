/** The window with a card to be read in full: of a figure, or of one of the cards that it uses. */
import { useEffect } from 'react';
import type { Content } from '../../engine/state/content';
import type { CardInUse, Figure, State } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { useSelection, useTable } from '../../stores/react';
import { ActivationNumber, Token } from '../parts';
import { LEVEL_NAMES } from '../text/briefing';
import { CARD_TEXT } from '../text/card';
import { CardInFull } from './CardInFull';
import { CardArt, CardHead, CardWindow } from './CardWindow';
import { FigureSheet } from './FigureSheet';
import { faceOf } from './face';

/** What a figure is: `Intelligent Combatant, Loot LVL Mundane`. */
function kindOf(content: Content, figure: Figure): string {
  const level = content.combatants[figure.card]?.lootLevel;
  return [
    CARD_TEXT[figure.kind],
    level && filled(CARD_TEXT.loot, { level: LEVEL_NAMES[level] }),
    figure.defeated && CARD_TEXT.defeated,
  ]
    .filter(Boolean)
    .join(', ');
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
  const { content, names } = useTable();
  const foe = figure.side === 'opponents';
  const name = figure.kind === 'adventurer' ? names.card(figure.card) : names.figure(state, figure.id);
  return (
    <>
      <CardHead
        art={<Token card={figure.card} name={names.card(figure.card)} foe={foe} size={56} />}
        kind={kindOf(content, figure)}
        name={name}
        foe={foe}
      >
        <Kin state={state} figure={figure} />
      </CardHead>
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
      <CardHead art={<CardArt icon={icon} />} kind={kind} name={names.card(card.card)} />
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
  const card = useSelection((s) => s.card);
  const asked = card && 'figure' in card ? card : null;
  const figure = asked && state.figures[asked.figure];
  const used = asked && asked.key !== null ? figure?.cards.find(({ key }) => key === asked.key) : null;
  const isGone = !figure || used === undefined;
  useEffect(() => {
    if (isGone) close();
  });
  if (isGone) return null;
  return (
    <CardWindow key={asked.key ?? ''} close={close}>
      {used ? <OfCard figure={figure} card={used} /> : <OfFigure state={state} figure={figure} />}
    </CardWindow>
  );
}
