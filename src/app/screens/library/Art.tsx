import { CardArt } from '../../../panels/card/CardWindow';
import { faceOf } from '../../../panels/card/face';
import { unused } from '../../../panels/card/printed';
import { Token } from '../../../panels/parts';
import { useTable } from '../../../stores/react';
import type { Entry } from './cards';

/** The drawing of a card: the token of a figure, else the symbol of its kind. @param size of a token, in pixels */
export function Art({ card, name, size }: Pick<Entry, 'card' | 'name'> & { size: number }) {
  const { content } = useTable();
  if (card.kind === 'adventurers' || card.kind === 'combatants')
    return <Token card={card.id} name={name} foe={card.kind === 'combatants'} size={size} />;
  return <CardArt icon={card.kind === 'encounters' ? 'board' : faceOf(content, unused(card)).icon} />;
}
