/** An Item, Discipline or Upgrade in full: what it is, how it lies, what it gives, every line. */
import type { ItemSide } from '../../engine/state/content';
import type { CardInUse, Figure } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { useTable } from '../../stores/react';
import { Icon } from '../icons/Icon';
import { Pool } from '../parts';
import { RuleLink } from '../RuleLink';
import { CARD_TEXT, STATE_RULES, STATE_TEXT } from '../text/card';
import { CardLines } from './CardLine';
import { type CardFace, faceOf, reachOf, statesOf } from './face';
import { Tags } from './Tags';

/** Symbol of a state of a card, beside its word. */
export const STATE_ICONS = { exhausted: 'retry', flipped: 'redo', used: 'x', pack: 'folder', ready: 'check' } as const;

/** How a card lies, and how it comes back. @param owner name of the figure that uses it */
function States({ card, owner }: { card: CardInUse; owner: string }) {
  const states = statesOf(card);
  if (states.length === 0)
    return (
      <p className="sc-st is-on">
        <Icon name={STATE_ICONS.ready} />
        {STATE_TEXT.ready}
      </p>
    );
  return states.map((state) => (
    <p key={state} className="sc-st">
      <Icon name={STATE_ICONS[state]} />
      <span>
        {filled(STATE_TEXT[state], { name: owner })} <RuleLink id={STATE_RULES[state]}>{CARD_TEXT.rule}</RuleLink>
      </span>
    </p>
  ));
}

/** Dice that an Item brings, by what they are rolled for. */
function Dice({ side }: { side: ItemSide }) {
  const { dice, conviction, casting } = side;
  return (
    <>
      {dice.length > 0 && <Pool dice={dice} />}
      {conviction.length > 0 && (
        <span>
          {CARD_TEXT.convictionUpgrade} <Pool dice={conviction} />
        </span>
      )}
      {casting && (
        <span>
          {CARD_TEXT.castingUpgrade} <Pool dice={[casting]} />
        </span>
      )}
    </>
  );
}

/** The numbers, dice, tags and lines of one side. @param card how it lies; null for the side that is down, or as printed */
export function Side({ face, card }: { face: CardFace; card: CardInUse | null }) {
  const { side, adds, symbols, lines } = face;
  const reach = side && reachOf(side);
  return (
    <>
      {(side || adds.length > 0) && (
        <p className="sc-give">
          {reach && <b>{reach}</b>}
          {side && <Dice side={side} />}
          {adds.map((text) => (
            <b key={text}>{text}</b>
          ))}
        </p>
      )}
      {side && <Tags tags={side.tags} />}
      <CardLines lines={symbols} />
      <CardLines lines={lines} card={card} />
    </>
  );
}

interface Props {
  /** Who uses it; null for a card as it is printed. */
  figure: Figure | null;
  card: CardInUse;
  /** It stands alone: its name is that of the window. */
  alone?: boolean;
}

export function CardInFull({ figure, card, alone = false }: Props) {
  const { content, names } = useTable();
  const face = faceOf(content, card);
  const item = card.on && figure?.cards.find(({ key }) => key === card.on);
  const hasBack = card.kind === 'item' && Boolean(content.items[card.card]?.back);
  const Heading = alone ? 'h3' : 'h5';
  const other = hasBack ? faceOf(content, { ...card, back: !card.back }) : null;
  return (
    <article className={statesOf(card).length > 0 ? 'sc is-used' : 'sc'}>
      {!alone && (
        <header>
          <Icon name={face.icon} />
          <h4>{names.card(card.card)}</h4>
          <span className="sc-k">{face.kind}</span>
        </header>
      )}
      {item && <p className="sc-st">{filled(CARD_TEXT.upgradeOn, { item: names.card(item.card) })}</p>}
      {figure && <States card={card} owner={names.card(figure.card).split(' ')[0] ?? ''} />}
      <Side face={face} card={card} />
      {other && (
        <section className="sc-o">
          <Heading>{filled(CARD_TEXT.other, { kind: other.kind })}</Heading>
          <Side face={other} card={null} />
        </section>
      )}
    </article>
  );
}
