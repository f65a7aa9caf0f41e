/** Texts of the briefing and of placing the Adventurers. `{field}` is filled in. */
export const BRIEFING_TEXT = {
  encounter: 'Encounter',
  back: 'Back to the start',
  briefing: 'Briefing',
  house: 'House content',
  loot: 'Loot LVL {level}',
  adventurers: '{n} Adventurers',
  adventurer: '1 Adventurer',
  rules: 'Rules of this Encounter',
  ends: 'How it ends',
  won: 'Won',
  lost: 'Lost',
  when: ' when {ends}.',
  or: ', or ',
  urgency: 'at the {n}th Urgency token',
  urgencyRule: 'Urgency',
  opponents: 'Opponents',
  stats: '{hp} HP, Defense {defense}',
  armored: '{hp} HP, Defense {defense}, Armor {armor}',
  place: 'Place your Adventurers',
  byMouse:
    'Choose a space of the Starting Zone for {figure}: click it, or use the arrows and Enter. Turn order is dealt afterwards.',
  byTouch: 'Tap a space of the Starting Zone for {figure}, then tap it again. Turn order is dealt afterwards.',
  all: 'Everybody is placed. Begin, or choose another space for {figure}.',
  list: 'Adventurers to place',
  placing: 'placing',
  toPlace: 'to place',
  undo: 'Undo: {figure} to {at}',
  undoPicked: 'Take {figure} back',
  undoNothing: 'Undo',
  nothing: 'Nobody is placed yet',
  begin: 'Begin',
  enter: 'Enter',
  waitsForOne: '{names} is not placed',
  waitsFor: '{names} are not placed',
  waitsForMany: '{n} Adventurers are not placed',
  and: ' and ',
} as const;

/** Names of numbers in front of tokens. */
export const NUMBER_NAMES = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

/** What the board of an Encounter brings with it: what it is called, what it does in our own words, the name of its rule. */
export const BOARD_RULES = {
  current: {
    name: 'Current {n} {direction}.',
    text: 'Who ends a turn in it is carried {n} {direction}; each space that is blocked costs 1 HP.',
    link: 'Current',
  },
  loot: {
    name: '{n} Loot {tokens}.',
    text: 'An Encounter Action (1 SP) opens one in the same or an adjacent space.',
    link: 'Encounter Action',
  },
  totem: {
    name: '{n} Totem {tokens}.',
    text: 'What one does is read as soon as an Adventurer sees it, however far off: some before the first turn.',
    link: 'Totem',
  },
  objective: {
    name: '{n} Objective {tokens}.',
    text: 'The rules of this Encounter say what they do.',
    link: 'Objective',
  },
  elevation: {
    name: 'Elevation {levels}.',
    text: 'Attacks on someone lower roll +1. From above one sees over the edge only from the edge.',
    link: 'Elevation',
  },
  dangerous: {
    name: 'Dangerous Terrain{called}.',
    text: 'Who stops on it, or walks off it, is Defeated. A Jump passes over.',
    link: 'Dangerous',
  },
  muck: {
    name: 'Muck{called}.',
    text: 'In it, what costs SP costs 1 more.',
    link: 'Muck',
  },
  water: {
    name: 'Water{called}.',
    text: 'Leaving a space of it takes 2 points, and there is no Dodge in it.',
    link: 'Water',
  },
  hindering: {
    name: 'Hindering Terrain{called}.',
    text: 'Leaving a space of it takes 2 points, and Attacks through or into it roll -1.',
    link: 'Hindering',
  },
  token: 'token',
  tokens: 'tokens',
  called: ' ({names})',
  levels: '{from} to {to}',
  action: 'Encounter Action',
} as const;

export const LEVEL_NAMES = { mundane: 'Mundane', common: 'Common', uncommon: 'Uncommon', rare: 'Rare' } as const;
