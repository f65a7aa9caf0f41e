/** Names of the topics of the rules. */

/** Topics whose names are not made of their words. */
export const TOPIC_TITLES: Readonly<Record<string, string>> = {
  'ability-token': 'Ability Tokens',
  'ability-token-ai': 'Ability Tokens of enemies',
  adjacent: 'Adjacent spaces',
  ai: 'AI Steps',
  'ai-distance': 'AI: distances',
  'ai-move': 'AI: movement',
  'ai-target': 'AI: targets',
  'ai-then': 'AI: THEN',
  'ai-wording': 'AI: wording',
  'attack-steps': 'Steps of an Attack',
  'attribute-token': 'Attribute Tokens',
  'combatant-tag': 'Combatant tags',
  'combatant-token': 'Combatant Tokens',
  'component-limit': 'Limits of components',
  'condition-tag': 'Condition tags',
  'conviction-value': 'Conviction and Casting rating',
  diagonal: 'Diagonals at a corner',
  'effect-limit': 'Limits of Effects',
  'effect-token': 'Effects',
  'encounter-token': 'Encounter Tokens',
  'end-action': 'Actions that end',
  'end-turn': 'Turns that end',
  'errata-bright': 'Errata: BRIGHT',
  flank: 'Flanking',
  'forced-move': 'Forced movement',
  'free-move': 'Free Movement',
  hp: 'HP',
  'large-base': 'Large Based Figures',
  'long-base': 'Long Based Figures',
  'loot-lvl': 'Loot LVL of an Encounter',
  'loot-token': 'Loot Tokens',
  los: 'Line of Sight',
  move: 'Movement',
  'multi-initiative': 'Several Initiative Cards',
  'push-pull-command': 'PUSH, PULL and COMMAND',
  'round-token': 'Round Tokens',
  soi: 'Sphere of Influence',
  sp: 'SP',
  'spell-steps': 'Steps of a Spell',
  'spell-like': 'Spell-Like Abilities',
  'standard-action': 'Standard Actions',
  'std-ability': 'Standard Abilities',
  'terrain-trigger': 'When Terrain acts',
  'token-limit': 'Limits of tokens',
  'token-move': 'Tokens that are moved',
  'turn-phases': 'Phases of a turn',
  'type-tag': 'Type tags',
};

/** What stands around the words of a topic that begins with this. */
export const TOPIC_KINDS: Readonly<Record<string, string>> = {
  tag: '{topic} tags',
  ct: '{topic} (token)',
  token: '{topic} (token)',
  effect: '{topic} (Effect)',
  terrain: '{topic} (Terrain)',
  obscuring: 'Obscuring: {topic}',
};

/** Words in front of what is played where the rulebook leaves something open. */
export const LEFT_OPEN = 'The rulebook leaves this open';
export const PLAYED_HERE = 'Played here';
