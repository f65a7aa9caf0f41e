/** The card of a figure as it is now: numbers with what changed them, what lies on it, every line, and the cards it uses. */
import type { DieName } from '../../engine/dice/faces';
import type { Counted, Sheet, Skill } from '../../engine/sheet';
import type { CombatantCard, Line } from '../../engine/state/content';
import type { CardInUse, Figure, State } from '../../engine/state/state';
import { EFFECTS, ruleOfEffect, ruleOfToken } from '../../log';
import { filled } from '../../log/filled';
import { useTable } from '../../stores/react';
import { effectIcon } from '../icons/figures';
import { Icon } from '../icons/Icon';
import { Pool } from '../parts';
import { RuleLink } from '../RuleLink';
import { CARD_TEXT, FULL_SKILLS } from '../text/card';
import { PART_TEXT } from '../text/turn';
import { AiInFull } from './AiInFull';
import { CardInFull } from './CardInFull';
import { CardLines } from './CardLine';
import { Tags } from './Tags';

interface Of {
  state: State;
  figure: Figure;
}

interface Shown extends Of {
  /** Its card alone, as it is printed: nobody has lost HP or holds SP. */
  printed?: boolean;
}

/** A number, and where it is not the printed one its parts: `8`, `7 printed +1 Deflection Core`. */
function Value({ of, text }: { of: Counted; text?: string }) {
  const { names } = useTable();
  // The printed one names the figure's own card; what else comes from it is an Ability of it.
  const own = of.parts[0]?.card;
  const parts = of.parts.filter(({ n }, place) => place === 0 || n !== 0);
  return (
    <dd>
      {text ?? of.is}
      {parts.length > 1 && (
        <small>
          {parts.map((part, place) => {
            const { n } = part;
            const name = names.part(place === 0 ? { n, of: part.of } : part.card === own ? { n, of: 'ability' } : part);
            const sign = n < 0 ? '−' : place === 0 ? '' : '+';
            return <span key={`${name}${place.toString()}`}>{`${sign}${Math.abs(n)} ${name}`}</span>;
          })}
        </small>
      )}
    </dd>
  );
}

function Stats({ figure, sheet, printed }: { figure: Figure; sheet: Sheet; printed: boolean }) {
  const { hp, defense, armor, movement } = sheet.stats;
  const left = Math.max(0, hp.is - figure.damage);
  const { recovery, max } = sheet.sp;
  return (
    <dl className="sc-stats">
      <div>
        <dt>{CARD_TEXT.hp}</dt>
        <Value of={hp} text={printed ? String(hp.is) : filled(CARD_TEXT.hpOf, { left, most: hp.is })} />
      </div>
      <div>
        <dt>{CARD_TEXT.defense}</dt>
        <Value of={defense} />
      </div>
      <div>
        <dt>{CARD_TEXT.armor}</dt>
        <Value of={armor} />
      </div>
      <div>
        <dt>{CARD_TEXT.movement}</dt>
        <Value of={movement} />
      </div>
      {max > 0 && (
        <div>
          <dt>{CARD_TEXT.sp}</dt>
          <dd>
            {printed ? max : filled(CARD_TEXT.hpOf, { left: figure.sp, most: max })}
            <small>{filled(CARD_TEXT.spRecovery, { n: recovery })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Dice now, and the printed ones where those are others. */
function Dice({ name, now, printed }: { name: string; now: readonly DieName[]; printed?: readonly DieName[] }) {
  const other = printed && [...printed].sort().join() !== [...now].sort().join();
  if (now.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Pool dice={now} />
        {other && (
          <small>
            {CARD_TEXT.printedDice} <Pool dice={printed} />
          </small>
        )}
      </dd>
    </div>
  );
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

function OfAdventurer({ figure }: { figure: Figure }) {
  const { content } = useTable();
  const own = figure.cards.find(({ zone }) => zone === 'self');
  const items = figure.cards.filter(({ kind }) => kind === 'item');
  const upgrades = figure.cards.filter(({ kind }) => kind === 'upgrade');
  const withUpgrades = (zone: CardInUse['zone']): CardInUse[] =>
    items
      .filter((item) => item.zone === zone)
      .flatMap((item) => [item, ...upgrades.filter(({ on }) => on === item.key)]);
  return (
    <>
      <Lines title={CARD_TEXT.lines} lines={content.adventurers[figure.card]?.lines ?? []} card={own} />
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

function OfCombatant({ figure, card }: { figure: Figure; card: CombatantCard }) {
  const own = figure.cards.find(({ zone }) => zone === 'self');
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

/** What stands in numbers and dice on the card of a figure. */
export function FigureNumbers({ state, figure, printed = false }: Shown) {
  const { content, queries } = useTable();
  const sheet = queries.sheet(state, figure.id);
  const combatant = content.combatants[figure.card];
  const card = combatant ?? content.adventurers[figure.card];
  if (!card) return null;
  return (
    <>
      <Stats figure={figure} sheet={sheet} printed={printed} />
      <dl className="sc-rows">
        <Dice name={CARD_TEXT.combat} now={sheet.combat} {...(combatant && { printed: combatant.dice })} />
        {combatant && combatant.symbols.length > 0 && (
          <div>
            <dt>{CARD_TEXT.symbols}</dt>
            <dd>
              <CardLines lines={combatant.symbols} />
            </dd>
          </div>
        )}
        <Dice name={CARD_TEXT.conviction} now={sheet.conviction} printed={card.conviction} />
        <Dice
          name={CARD_TEXT.casting}
          now={sheet.casting ? [sheet.casting] : []}
          printed={card.casting ? [card.casting] : []}
        />
      </dl>
    </>
  );
}

/** @param figure of the state; its card is shown with what is changed now */
export function FigureSheet({ state, figure, printed = false }: Shown) {
  const { content, queries } = useTable();
  const combatant = content.combatants[figure.card];
  if (!combatant && !content.adventurers[figure.card]) return null;
  const sheet = queries.sheet(state, figure.id);
  const skills = Object.entries(sheet.skills).filter(([, { is }]) => figure.kind === 'adventurer' || is > 0);
  return (
    <>
      <FigureNumbers state={state} figure={figure} printed={printed} />
      {skills.length > 0 && (
        <dl className="sc-stats sc-skills" aria-label={CARD_TEXT.skills}>
          {skills.map(([skill, value]) => (
            <div key={skill}>
              <dt>{FULL_SKILLS[skill as Skill]}</dt>
              <Value of={value} />
            </div>
          ))}
        </dl>
      )}
      <Tags tags={sheet.tags} />
      <OnIt state={state} figure={figure} />
      {combatant ? <OfCombatant figure={figure} card={combatant} /> : <OfAdventurer figure={figure} />}
    </>
  );
}
