/*
 * Plain fixture cards of the rule tests, as lists of the pack format. No card has an ability unless its line below says so.
 * Numbers are chosen for easy sums and are not those of published cards (the four Adventurers' are).
 *
 * adventurers  rook (HP 14, Strength 6, Agility 1), zeke (HP 12), remi (HP 12), nightingale (HP 12);
 *              all Defense 7, Movement 6, Armor 0, SP 3 a turn up to 5, Conviction PURPLE PURPLE, Casting PURPLE
 * items        weapons, 1 hand:  sword (melee WHITE, SWORD), axe (melee PURPLE, AXE), knife (melee WHITE, KNIFE LIGHT),
 *                                pistol (ranged 4 WHITE), dagger-mr (melee/ranged 4 WHITE, KNIFE), buckler (melee TEAL, BUCKLER)
 *              weapons, 2 hands: great-sword (melee WHITE PURPLE, SWORD), bow (ranged 6 WHITE PURPLE, BOW),
 *                                spear (melee WHITE PURPLE, REACH 2), staff (ranged 4 WHITE, Casting WHITE), maul (melee WHITE PURPLE, HEAVY)
 *              armor: plate (Armor 2), mail (Armor 1, HEAVY), coat (Defense 1); core: ward (Defense 1, Conviction WHITE), band (HP 2)
 *              accessory: boots (Movement 1); relic: charm, idol, seal; consumable: potion (DISCARD, 1 SP: HEAL 3), salve (the same)
 * upgrades     honed (weapon, PASSIVE +1 PHYSICAL DMG of this card's Attacks), padded (armor, Armor 1)
 * disciplines  training (martial 1), insight (cruor 2), prayer (sanctus 3), shadow (subterfuge 1), craft (assemblage 1)
 * combatants   foe      HP 10, Defense 7, Armor 0, Movement 6, dice WHITE PURPLE, Conviction PURPLE PURPLE, Casting PURPLE;
 *                       AI: adjacent opponent, Melee ATK
 *              foe-b    the same under another name (two Initiative Cards)
 *              idle     as foe, without AI steps
 *              tough    as idle, HP 30, Defense 9, Armor 2
 *              archer   as foe; AI: opponent within Range 4, Ranged 4 ATK
 *              pack-foe as foe, SWARM, Groups 1-3 and 4-6
 *              (all Intelligent; foe, foe-b, idle, tough, archer are Groups of one figure: foe-1, ...)
 */

/** What every Adventurer of the fixture shares. */
const adventurer = {
  defense: 7,
  movement: 6,
  armor: 0,
  sp: { recovery: 3, max: 5 },
  conviction: ['PURPLE', 'PURPLE'],
  casting: 'PURPLE',
  abilities: [],
};

/** What every Intelligent Combatant of the fixture shares. */
const combatant = {
  kind: 'intelligent',
  lootLevel: 'mundane',
  groups: [[1]],
  size: [1, 1],
  hp: 10,
  defense: 7,
  movement: 6,
  armor: 0,
  dice: ['WHITE', 'PURPLE'],
  conviction: ['PURPLE', 'PURPLE'],
  casting: 'PURPLE',
  tags: [],
  passives: [],
  symbols: [],
};

/** One step: attack an adjacent opponent, else do nothing. */
const fights = [{ if: 'There is an adjacent opponent', do: ['Melee ATK'] }];

/** What every Item of the fixture shares. */
const item = { tier: 'mundane', cost: 10, abilities: [] };
const weapon = { ...item, type: 'weapon' };

export const cards = {
  adventurers: [
    {
      ...adventurer,
      id: 'rook',
      name: 'Rook',
      hp: 14,
      skills: { presence: 4, lore: 5, agility: 1, perception: 2, strength: 6 },
    },
    {
      ...adventurer,
      id: 'zeke',
      name: 'Zeke',
      hp: 12,
      skills: { presence: 2, lore: 2, agility: 4, perception: 6, strength: 4 },
    },
    {
      ...adventurer,
      id: 'remi',
      name: 'Remi',
      hp: 12,
      skills: { presence: 3, lore: 2, agility: 6, perception: 3, strength: 4 },
    },
    {
      ...adventurer,
      id: 'nightingale',
      name: 'Nightingale',
      hp: 12,
      skills: { presence: 6, lore: 3, agility: 5, perception: 2, strength: 2 },
    },
  ],
  items: [
    { ...weapon, id: 'sword', name: 'Sword', hands: 1, icon: 'melee', dice: ['WHITE'], tags: ['SWORD'] },
    { ...weapon, id: 'axe', name: 'Axe', hands: 1, icon: 'melee', dice: ['PURPLE'], tags: ['AXE'] },
    { ...weapon, id: 'knife', name: 'Knife', hands: 1, icon: 'melee', dice: ['WHITE'], tags: ['KNIFE', 'LIGHT'] },
    { ...weapon, id: 'buckler', name: 'Buckler', hands: 1, icon: 'melee', dice: ['TEAL'], tags: ['BUCKLER'] },
    { ...weapon, id: 'pistol', name: 'Pistol', hands: 1, icon: 'ranged', range: 4, dice: ['WHITE'] },
    {
      ...weapon,
      id: 'dagger-mr',
      name: 'Throwing Dagger',
      hands: 1,
      icon: 'melee/ranged',
      range: 4,
      dice: ['WHITE'],
      tags: ['KNIFE'],
    },
    {
      ...weapon,
      id: 'great-sword',
      name: 'Great Sword',
      hands: 2,
      icon: 'melee',
      dice: ['WHITE', 'PURPLE'],
      tags: ['SWORD'],
    },
    { ...weapon, id: 'bow', name: 'Bow', hands: 2, icon: 'ranged', range: 6, dice: ['WHITE', 'PURPLE'], tags: ['BOW'] },
    { ...weapon, id: 'spear', name: 'Spear', hands: 2, icon: 'melee', dice: ['WHITE', 'PURPLE'], tags: ['REACH 2'] },
    { ...weapon, id: 'staff', name: 'Staff', hands: 2, icon: 'ranged', range: 4, dice: ['WHITE'], casting: 'WHITE' },
    { ...weapon, id: 'maul', name: 'Maul', hands: 2, icon: 'melee', dice: ['WHITE', 'PURPLE'], tags: ['HEAVY'] },
    { ...item, id: 'plate', name: 'Plate', type: 'armor', stats: { armor: 2 } },
    { ...item, id: 'mail', name: 'Mail', type: 'armor', stats: { armor: 1 }, tags: ['HEAVY'] },
    { ...item, id: 'coat', name: 'Coat', type: 'armor', stats: { defense: 1 } },
    { ...item, id: 'ward', name: 'Ward', type: 'core', stats: { defense: 1 }, conviction: ['WHITE'] },
    { ...item, id: 'band', name: 'Band', type: 'core', stats: { hp: 2 } },
    { ...item, id: 'boots', name: 'Boots', type: 'accessory', stats: { movement: 1 } },
    { ...item, id: 'charm', name: 'Charm', type: 'relic' },
    { ...item, id: 'idol', name: 'Idol', type: 'relic' },
    { ...item, id: 'seal', name: 'Seal', type: 'relic' },
    { ...item, id: 'potion', name: 'Potion', type: 'consumable', abilities: ['DISCARD, 1 SP: HEAL 3.'] },
    { ...item, id: 'salve', name: 'Salve', type: 'consumable', abilities: ['DISCARD, 1 SP: HEAL 3.'] },
  ],
  upgrades: [
    {
      id: 'honed',
      name: 'Honed',
      fits: ['weapon'],
      abilities: ['PASSIVE: If the Attack was made with this card, +1 PHYSICAL DMG.'],
    },
    { id: 'padded', name: 'Padded', fits: ['armor'], stats: { armor: 1 }, abilities: [] },
  ],
  disciplines: [
    { id: 'training', name: 'Training', tree: 'martial', level: 1, xp: 3, sp: 0, abilities: [] },
    { id: 'insight', name: 'Insight', tree: 'cruor', level: 2, xp: 6, sp: 0, abilities: [] },
    { id: 'prayer', name: 'Prayer', tree: 'sanctus', level: 3, xp: 9, sp: 0, abilities: [] },
    { id: 'shadow', name: 'Shadow', tree: 'subterfuge', level: 1, xp: 3, sp: 0, abilities: [] },
    { id: 'craft', name: 'Craft', tree: 'assemblage', level: 1, xp: 3, sp: 0, abilities: [] },
  ],
  combatants: [
    { ...combatant, id: 'foe', name: 'Foe', ai: fights },
    { ...combatant, id: 'foe-b', name: 'Other Foe', ai: fights },
    { ...combatant, id: 'idle', name: 'Idle', ai: [] },
    { ...combatant, id: 'tough', name: 'Tough', hp: 30, defense: 9, armor: 2, ai: [] },
    {
      ...combatant,
      id: 'archer',
      name: 'Archer',
      ai: [{ if: 'There is an opponent within Range 4', do: ['Ranged 4 ATK'] }],
    },
    {
      ...combatant,
      id: 'pack-foe',
      name: 'Pack Foe',
      groups: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      tags: ['SWARM'],
      ai: fights,
    },
  ],
};
