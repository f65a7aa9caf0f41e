import { readCombatant } from './combatants';
import { readEncounter } from './encounters';
import { readAdventurer, readDiscipline, readItem, readToken, readUpgrade } from './items';

export type { CardContext } from './context';
export { readBoard } from './encounters';

/** How the cards of each list are read. */
export const readers = {
  adventurers: readAdventurer,
  items: readItem,
  upgrades: readUpgrade,
  disciplines: readDiscipline,
  combatants: readCombatant,
  tokens: readToken,
  encounters: readEncounter,
};
