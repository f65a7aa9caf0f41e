/** Cards of the packs as they are printed: nobody uses them, and nothing changes them. */
import type { Counted, Sheet } from '../../engine/sheet';
import type { AdventurerCard, CombatantCard } from '../../engine/state/content';
import type { CardInUse } from '../../engine/state/state';
import type { PrintedCard } from '../../stores/selection';

const KINDS: Partial<Record<PrintedCard['kind'], CardInUse['kind']>> = {
  items: 'item',
  upgrades: 'upgrade',
  disciplines: 'discipline',
};

/** An Item, Upgrade or Discipline with its front up that nobody has. @throws RangeError for another kind */
export function unused({ kind, id }: PrintedCard): CardInUse {
  const inUse = KINDS[kind];
  if (!inUse) throw new RangeError(`no figure uses ${kind}`);
  return { key: id, card: id, kind: inUse, zone: 'equipped' };
}

/** The printed numbers of a figure's card. The Attack of an Adventurer stands on its Weapons: its dice are none. */
export function printedSheet(card: AdventurerCard | CombatantCard): Sheet {
  const counted = (n = 0): Counted => ({ is: n, parts: [] });
  const { hp, defense, armor, movement, skills, sp, conviction, casting } = card;
  return {
    stats: { hp: counted(hp), defense: counted(defense), armor: counted(armor), movement: counted(movement) },
    skills: {
      presence: counted(skills.presence),
      lore: counted(skills.lore),
      agility: counted(skills.agility),
      perception: counted(skills.perception),
      strength: counted(skills.strength),
    },
    sp: sp ?? { recovery: 0, max: 0 },
    combat: card.kind === 'combatant' ? card.dice : [],
    conviction,
    casting,
    tags: card.kind === 'combatant' ? card.tags : [],
  };
}
