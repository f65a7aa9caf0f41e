/** Texts of the start and of a new game. `{field}` is filled in. */
export const HOME_TEXT = {
  kind: 'Unofficial tabletop simulator',
  title: 'Counterstep',
  lede: 'Play your Adventurers. The enemies play themselves, by the rules on their cards, and the log says why.',
  begin: 'New game',
  beginAbout: 'Choose Adventurers, an Encounter and a seed',
  saves: 'Saves',
  savesAbout: 'Named saves, and games from files',
  savesCount: '{n} saves, or a game from a file',
  savesOne: '1 save, or a game from a file',
  howTo: 'How to play',
  howToAbout: 'A first fight in ten minutes',
  cards: 'Library',
  cardsAbout: 'Every card, to search and read',
  rulesVersion: 'Rules {edition}',
  pack: '{name} pack, {n} Encounters',
  packOne: '{name} pack, 1 Encounter',
  fan: 'A fan tool for owners of Middara, not affiliated with its publisher',
  encounter: 'Encounter',
  saved: 'saved {ago}',
  round: 'Round {n}.',
  decides: '{figure} decides: ',
  resume: 'Continue',
  enter: 'Enter',
  unkept: 'This browser keeps nothing: what you play is gone once the page is closed. Export before you close.',
} as const;

/** Keys of the start. */
export const HOME_KEYS = { begin: 'N', saves: 'S', howTo: 'H', cards: 'L', settings: 'T', about: 'A' } as const;

export const NEW_GAME_TEXT = {
  title: 'New game',
  question: 'Who goes where?',
  party: 'Party',
  stats: '{hp} HP, Defense {defense}, Armor {armor}, Movement {movement}',
  cards: 'Cards of {name}',
  card: 'Card',
  opponents: 'Opponents',
  several: '{name} × {n}',
  encounter: 'Encounter',
  seed: 'Seed',
  badSeed: 'The seed is a whole number from 0 to {most}, in digits.',
  nobody: 'Choose at least one Adventurer.',
  begin: 'Begin',
  back: 'Back',
} as const;
