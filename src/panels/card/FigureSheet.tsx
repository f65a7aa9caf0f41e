/** The card of a figure as it is now: numbers with what changed them, what lies on it, every line, and the cards it uses. */
import type { AdventurerCard, CombatantCard, Line } from '../../engine/state/content';
import type { CardInUse, Figure, State } from '../../engine/state/state';
import { EFFECTS, ruleOfEffect, ruleOfToken } from '../../log';
import { filled } from '../../log/filled';
import { useTable } from '../../stores/react';
import { effectIcon } from '../icons/figures';
import { Icon } from '../icons/Icon';
import { RuleLink } from '../RuleLink';
import { CARD_TEXT } from '../text/card';
import { PART_TEXT } from '../text/turn';
import { AiInFull } from './AiInFull';
import { CardInFull } from './CardInFull';
import { CardLines } from './CardLine';
import { FigureNumbers, Skills } from './FigureNumbers';
import { printedSheet } from './printed';
import { Tags } from './Tags';

interface Of {
  state: State;
  figure: Figure;
}

/** Effects and tokens that lie on it, in words. */
function OnIt({ state, figure }: Of) {
  const { names } = useTable();
  const tokens = Object.entries(figure.tokens).filter(([, n]) => n > 0);
  if (figure.effects.length + tokens.length + figure.immune.length === 0) return null;
  return (
    <section>
      <h3>{CARD_TEXT.on}</h3>
      <ul className="sc-on">
        {figure.effects.map((id) => {
          const icon = effectIcon(id);
          const by = figure.effectBy[id];
          const { good = false, text = '' } = EFFECTS[id] ?? {};
          return (
            <li key={id}>
              <span className={good ? 'eff eff-pos' : 'eff eff-neg'}>{icon && <Icon name={icon} />}</span>
              <span>
                <b>{names.effect(id)}</b> {text}
                {by && state.figures[by] && `, ${filled(CARD_TEXT.by, { figure: names.figure(state, by) })}`}{' '}
                <RuleLink id={ruleOfEffect(id)}>{CARD_TEXT.rule}</RuleLink>
              </span>
            </li>
          );
        })}
        {tokens.map(([token, n]) => (
          <li key={token}>
            <span className="chip chip-token">{filled(PART_TEXT.symbols, { n, symbol: token })}</span>
            <RuleLink id={ruleOfToken(token)}>{CARD_TEXT.rule}</RuleLink>
          </li>
        ))}
        {figure.immune.map((id) => (
          <li key={`immune ${id}`}>{filled(CARD_TEXT.immune, { effect: names.effect(id) })}</li>
        ))}
      </ul>
    </section>
  );
}

/** A part of the sheet with its heading; nothing without lines. @param card how the card with these lines lies */
function Lines({ title, lines, card }: { title: string; lines: readonly Line[]; card?: CardInUse | undefined }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <CardLines lines={lines} card={card} />
    </section>
  );
}

/** Cards of a figure under one heading, Upgrades after their Items. */
function Cards({ figure, title, cards }: { figure: Figure; title: string; cards: readonly CardInUse[] }) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="sc-cards">
        {cards.map((card) => (
          <CardInFull key={card.key} figure={figure} card={card} />
        ))}
      </div>
    </section>
  );
}

/** The cards that an Adventurer uses. */
function CardsOf({ figure }: { figure: Figure }) {
  const items = figure.cards.filter(({ kind }) => kind === 'item');
  const upgrades = figure.cards.filter(({ kind }) => kind === 'upgrade');
  const withUpgrades = (zone: CardInUse['zone']): CardInUse[] =>
    items
      .filter((item) => item.zone === zone)
      .flatMap((item) => [item, ...upgrades.filter(({ on }) => on === item.key)]);
  return (
    <>
      <Cards figure={figure} title={CARD_TEXT.equipped} cards={withUpgrades('equipped')} />
      <Cards
        figure={figure}
        title={CARD_TEXT.disciplines}
        cards={figure.cards.filter(({ kind }) => kind === 'discipline')}
      />
      <Cards figure={figure} title={CARD_TEXT.pack} cards={withUpgrades('pack')} />
    </>
  );
}

/** What stands in words on the card of a figure. @param own how the card lies; left out for one as it is printed */
function FigureLines({ card, own }: { card: AdventurerCard | CombatantCard; own?: CardInUse | undefined }) {
  if (card.kind === 'adventurer') return <Lines title={CARD_TEXT.lines} lines={card.lines} card={own} />;
  return (
    <>
      <Lines title={CARD_TEXT.lines} lines={card.passives} />
      <Lines title={CARD_TEXT.lines} lines={card.lines} card={own} />
      {card.attacks.length > 0 && (
        <section>
          <h3>{CARD_TEXT.attacks}</h3>
          {card.attacks.map(({ text }) => (
            <p key={text} className="sc-l">
              {text}
            </p>
          ))}
        </section>
      )}
      <AiInFull steps={card.ai} />
    </>
  );
}

/** @param figure of the state; its card is shown with what is changed now */
export function FigureSheet({ state, figure }: Of) {
  const { content, queries } = useTable();
  const sheet = queries.sheet(state, figure.id);
  const combatant = content.combatants[figure.card];
  const card = combatant ?? content.adventurers[figure.card];
  if (!card) return null;
  const own = figure.cards.find(({ zone }) => zone === 'self');
  return (
    <>
      <FigureNumbers card={card} sheet={sheet} figure={figure} />
      <Skills card={card} sheet={sheet} />
      <Tags tags={sheet.tags} />
      <OnIt state={state} figure={figure} />
      <FigureLines card={card} own={own} />
      {!combatant && <CardsOf figure={figure} />}
    </>
  );
}

/** The card of a figure as it is printed, whatever game is going on. */
export function PrintedSheet({ card }: { card: AdventurerCard | CombatantCard }) {
  const sheet = printedSheet(card);
  return (
    <>
      <FigureNumbers card={card} sheet={sheet} />
      <Skills card={card} sheet={sheet} />
      <Tags tags={sheet.tags} />
      <FigureLines card={card} />
    </>
  );
}
