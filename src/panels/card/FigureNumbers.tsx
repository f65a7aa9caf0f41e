/** What stands in numbers and dice on the card of a figure, with what changed it. */
import type { DieName } from '../../engine/dice/faces';
import type { Counted, Sheet, Skill } from '../../engine/sheet';
import type { AdventurerCard, CombatantCard } from '../../engine/state/content';
import type { Figure } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { useTable } from '../../stores/react';
import { Pool } from '../parts';
import { CARD_TEXT, FULL_SKILLS } from '../text/card';
import { CardLines } from './CardLine';

interface Shown {
  card: AdventurerCard | CombatantCard;
  sheet: Sheet;
  /** Whose HP and SP are told; left out for a card as it is printed. */
  figure?: Figure;
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

function Stats({ figure, sheet }: Pick<Shown, 'figure' | 'sheet'>) {
  const { hp, defense, armor, movement } = sheet.stats;
  const { recovery, max } = sheet.sp;
  return (
    <dl className="sc-stats">
      <div>
        <dt>{CARD_TEXT.hp}</dt>
        <Value
          of={hp}
          {...(figure && { text: filled(CARD_TEXT.hpOf, { left: Math.max(0, hp.is - figure.damage), most: hp.is }) })}
        />
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
            {figure ? filled(CARD_TEXT.hpOf, { left: figure.sp, most: max }) : max}
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

/** Stats, dice and Icons. */
export function FigureNumbers({ card, sheet, figure }: Shown) {
  const combatant = card.kind === 'combatant' ? card : null;
  return (
    <>
      <Stats sheet={sheet} {...(figure && { figure })} />
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

/** Skills; of a Combatant those that it has. */
export function Skills({ card, sheet }: Omit<Shown, 'figure'>) {
  const skills = Object.entries(sheet.skills).filter(([, { is }]) => card.kind === 'adventurer' || is > 0);
  if (skills.length === 0) return null;
  return (
    <dl className="sc-stats sc-skills" aria-label={CARD_TEXT.skills}>
      {skills.map(([skill, value]) => (
        <div key={skill}>
          <dt>{FULL_SKILLS[skill as Skill]}</dt>
          <Value of={value} />
        </div>
      ))}
    </dl>
  );
}
