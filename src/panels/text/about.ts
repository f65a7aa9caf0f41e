/** Texts of the page about the program. */

/** Symbols of game-icons.net by author, under the names that they have there. */
const GAME_ICONS = {
  Lorc:
    'acid blob, angel wings, bleeding wound, broken heart, crossed chains, crossed swords, despair, evil moon, ' +
    'feather, feathered wing, high shot, hood, hourglass, insect jaws, laurel crown, leeching worm, linked rings, ' +
    'lion, locked chest, magic shield, mailed fist, plain dagger, poison bottle, ram, spectre, sprint, tombstone, ' +
    'virus, walking boot, waves, wizard staff',
  Delapouite: 'abdominal armor, light backpack, ogre, rolling dices, sling, stairs, two coins',
  Skoll: 'open chest',
  sbed: 'targeted',
};

export const ABOUT_TEXT = {
  title: 'About',
  about: 'What this is, credits and licences',
  back: 'Back to the start',
  what: 'What this is',
  unofficial:
    'Counterstep is an unofficial fan tool for owners of Middara. It is not affiliated with, endorsed by or supported by the publisher. Names and figures of Middara belong to its publisher; no art, story or card text of the game is in here.',
  house:
    'What the program adds of its own (Encounters, enemies, missing numbers) is marked as house content in its packs.',
  code: 'The code is under the MIT licence.',
  icons: 'Symbols',
  game: 'Figures, items and Effects: game-icons.net, CC BY 3.0, recoloured.',
  authors: Object.entries(GAME_ICONS),
  interface: 'Controls: Lucide, ISC licence.',
  own: 'Symbols of the dice, SP, Urgency and Break Attacks: our own, MIT licence.',
  fonts: 'Fonts',
  fontList: [
    'Grenze by Omnibus-Type, SIL Open Font License 1.1.',
    'Fira Sans and Fira Sans Condensed by Mozilla and Carrois, SIL Open Font License 1.1.',
  ],
};
