/** Cards that can be read before there is a game: what each Adventurer brings, and who waits for them. */
import { useCallback, useEffect } from 'react';
import type { Figure, State } from '../../../engine/state/state';
import { filled } from '../../../log/filled';
import { CardButton } from '../../../panels/card/CardButton';
import { CardDialog } from '../../../panels/card/CardDialog';
import { Icon } from '../../../panels/icons/Icon';
import { Token } from '../../../panels/parts';
import { RuleDialog } from '../../../panels/RuleDialog';
import { CARD_TEXT } from '../../../panels/text/card';
import { NEW_GAME_TEXT } from '../../../panels/text/home';
import { useSelection, useTable } from '../../../stores/react';

/** The card of an Adventurer, and those that it brings by name. */
export function AdventurersCards({ figure }: { figure: Figure | undefined }) {
  const { names } = useTable();
  if (!figure) return null;
  const name = names.card(figure.card);
  return (
    <>
      <CardButton figure={figure.id} className="chip" label={filled(CARD_TEXT.open, { name })}>
        <Icon name="info" />
        {NEW_GAME_TEXT.card}
      </CardButton>
      <ul className="ng-c" aria-label={filled(NEW_GAME_TEXT.cards, { name })}>
        {figure.cards
          .filter(({ zone }) => zone !== 'self')
          .map((card) => (
            <li key={card.key}>
              <CardButton figure={figure.id} card={card.key} className="rule">
                {names.card(card.card)}
              </CardButton>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Opponents of an Encounter by their cards, in their order on the Track. */
export function opponentsOf({ order, figures }: State): Map<string, Figure[]> {
  const cards = new Map<string, Figure[]>();
  for (const id of order) {
    const figure = figures[id];
    if (figure?.side === 'opponents') cards.set(figure.card, [...(cards.get(figure.card) ?? []), figure]);
  }
  return cards;
}

/** The opponents of the chosen Encounter by name. */
export function OpponentsCards({ state }: { state: State }) {
  const { names } = useTable();
  return (
    <ul className="ng-c ng-o" aria-label={NEW_GAME_TEXT.opponents}>
      {[...opponentsOf(state)].map(([card, figures]) => {
        const name = names.card(card);
        return (
          <li key={card}>
            <CardButton figure={figures[0]?.id ?? ''} className="chip">
              <Token card={card} name={name} foe size={20} />
              {figures.length === 1 ? name : filled(NEW_GAME_TEXT.several, { name, n: figures.length })}
            </CardButton>
          </li>
        );
      })}
    </ul>
  );
}

/** The card that is open, or the rule that it has led to. */
export function SetupDialogs({ state }: { state: State }) {
  const { selection } = useTable();
  const dialog = useSelection((s) => s.dialog);
  const rule = useSelection((s) => s.rule);
  const close = useCallback((): void => selection.set({ dialog: null, rule: null, card: null }), [selection]);
  // Going back leaves the screen with the window open.
  useEffect(() => close, [close]);
  if (dialog === 'card') return <CardDialog state={state} close={close} />;
  return dialog === 'rule' ? <RuleDialog rule={rule} close={close} /> : null;
}
