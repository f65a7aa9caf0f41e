/** Texts of the game's menu, of changes by hand, saves and rules. `{field}` is filled in. */

export const MENU_TEXT = {
  title: 'Game',
  rules: 'Rules',
  rulesAbout: 'Find any rule by word, tag or topic',
  byHand: 'By hand',
  byHandAbout: 'Move a figure, set Damage, SP, tokens, Effects, dice',
  saves: 'Saves',
  savesAbout: 'Names, files, and what was saved by itself',
  report: 'Report a problem',
  reportAbout: 'One file that opens this very question',
  keys: 'Shortcuts',
  keysAbout: 'Every key of the table',
  restart: 'Restart',
  restartAbout: 'The same Encounter and party from the beginning',
  concede: 'Concede',
  concedeAbout: 'Gives the Encounter up',
} as const;

export const RESTART_TEXT = {
  title: 'Restart?',
  about:
    'The Encounter begins anew with the same party. The same seed rolls the same dice again, a new one other dice. Undo brings this game back.',
  same: 'Same seed',
  other: 'New seed',
  unknown: 'It is not known how this game began, so it cannot be restarted. Begin a new one from the start page.',
} as const;

export const CONCEDE_TEXT = {
  title: 'Concede?',
  about: 'The Encounter ends at once and is lost. Undo brings it back.',
  yes: 'Concede',
} as const;

export const REPORT_TEXT = {
  title: 'Report a problem',
  about:
    'Saves one file on your device, with the open question, what led to it and your words. Nothing is sent anywhere.',
  words: 'What is wrong?',
  yes: 'Save the file',
} as const;

export const HAND_TEXT = {
  title: 'By hand',
  about: 'Changes the game past the rules. Each change stands in the log and can be undone.',
  figure: 'Figure',
  defeated: '{figure} (Defeated)',
  gone: '{figure} is not on the board any more. A Defeat is not mended by hand: take its step back with Undo (Z).',
  place: 'Space',
  placeNote: 'Column letter and row, like C4.',
  noSpace: 'There is no such space.',
  noNumber: 'Write a whole number, 0 or more.',
  damage: 'Damage',
  left: '{n} of {hp} HP left',
  sp: 'SP',
  tokens: 'Tokens',
  token: 'Token',
  number: 'Number',
  effects: 'Effects',
  given: 'Given by',
  set: 'Set',
  decision: 'Decide for it',
  decisionAbout: 'Its next decision is put to you.',
  any: 'anything',
  decided: 'Decided already',
  decidedShow: 'Show what it decided',
  decidedAbout: 'Goes back to the decision and asks you; can be undone.',
  decidedNone: 'It has decided nothing that could be decided otherwise since the last answers.',
  otherwise: 'Choose otherwise',
  decidedIn: '{title} {line}',
  diceAbout: 'Each roll asks for the faces that lie on your table.',
  diceOn: 'Dice from the table',
} as const;

export const DECISION_NAMES = {
  target: 'whom it targets',
  symbols: 'how it spends Symbols',
  space: 'which space it chooses',
  choice: 'what it chooses',
} as const;

export const THROW_TEXT = {
  title: 'Throw these dice',
  about: 'Choose the faces that lie on the table.',
  yes: 'Use these faces',
} as const;

export const SAVES_TEXT = {
  title: 'Saves',
  auto: 'The game is saved by itself after every answer. When it is over or another game takes its place, it is kept in this list; the newest 10 of those stay. What you save under a name stays until you delete it.',
  keptByItself: 'Kept by itself',
  name: 'Name',
  keep: 'Save',
  nameless: 'Write a name first.',
  replace: 'Replace',
  replaceAsk: 'Replace {name}? What was saved under it is gone then.',
  none: 'No named save yet.',
  load: 'Load',
  remove: 'Delete',
  removeNamed: 'Delete {name}',
  removeAsk: 'Delete {name} for good?',
  removed: '{name} is deleted.',
  keepIt: 'Keep',
  loadNamed: 'Load {name}',
  round: '{encounter}, round {n}, {when}',
  party: 'HP of the party',
  exportFile: 'Export to a file',
  importFile: 'Import a file',
  loading: 'The saves are being opened.',
  parted: 'This game was also played in another tab. From here on this tab keeps a game of its own; nothing is lost.',
  full: "The browser's storage is full. Nothing is lost while this page stays open: export the game to a file, or delete saves.",
  unkept: 'This browser keeps nothing: export the game before you close the page.',
  failed: 'It could not be saved or read: {details}',
  unreadable: 'This cannot be loaded; nothing was changed. {details}',
  damaged: 'The last save cannot be loaded',
  damagedAbout: 'It is damaged or was made for other rules or cards. Nothing was changed; a new game can be begun.',
  details: 'What is wrong',
  goOnSound: 'Go on from its last sound step (round {n})',
  exportDamaged: 'Export this save',
  removeDamaged: 'Delete this save',
  removeDamagedAsk: 'Delete this save for good?',
  slotDamaged: 'This cannot be loaded; nothing was changed.',
  unsaved: 'The game is not saved at the moment.',
  close: 'Close',
} as const;

export const RULES_TEXT = {
  title: 'Rules',
  search: 'Word, tag or rule',
  topic: 'Topic',
  all: 'All topics',
  loading: 'The rules are being opened.',
  hint: 'Type a word as the cards print it, or begin with a topic.',
  none: 'No rule has all of these words.',
  noneTry: 'Try one word less, or a shorter one: push finds Pushed and PUSH too. A topic can be chosen above.',
  everywhere: 'Look in all topics',
  found: '{n} rules',
  foundOne: '1 rule',
  moreOf: '{n} more on {topic}',
  moreTopics: 'Show {n} more topics',
  moreOn: 'More on {topic}',
  example: 'Example',
  missing: 'There is no rule {id}. Type a word, or begin with a topic.',
  ruling: 'Ruling {n}',
  rulings: 'Rulings',
  rulingsAbout: 'Where the rulebook leaves something open, this is what is played.',
  decides: 'Rules that it decides',
  topicOf: 'All rules of {topic}',
} as const;
