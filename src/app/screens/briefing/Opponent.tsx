import type { ReactNode } from 'react';
import { filled } from '../../../log/filled';
import { ActivationNumber, Token } from '../../../panels/parts';
import { BRIEFING_TEXT } from '../../../panels/text/briefing';
import { useTable } from '../../../stores/react';

interface OpponentProps {
  card: string;
  /** Its Activation Numbers; null for one without. */
  numbers: readonly (number | null)[];
  /** Its name, leading to its card. */
  children: ReactNode;
}

/** A Combatant of an Encounter with the numbers on its card. */
export function Opponent({ card, numbers, children }: OpponentProps) {
  const { content } = useTable();
  const { name = card, hp = 0, defense = 0, armor = 0 } = content.combatants[card] ?? {};
  return (
    <li>
      <Token card={card} name={name} foe size={38} />
      <span>
        <b>{children}</b>
        <small>{filled(armor > 0 ? BRIEFING_TEXT.armored : BRIEFING_TEXT.stats, { hp, defense, armor })}</small>
      </span>
      <span className="nums">{numbers.map((n) => n !== null && <ActivationNumber key={n} n={n} />)}</span>
    </li>
  );
}
