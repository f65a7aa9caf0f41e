/** A first fight, told in steps. `[term|rule]` leads to a rule of the ledger, `*word*` is a control of the page. */
export const HOW_TO_TEXT = {
  title: 'How to play',
  back: 'Back to the start',
  lede: 'A first fight in ten minutes. Every underlined term opens its rule.',
  begin: 'Begin a first fight',
  rules: 'Rules',
} as const;

export const FIRST_FIGHT: readonly { title: string; text: readonly string[] }[] = [
  {
    title: 'Set up',
    text: [
      'Choose *New game*, keep the four Adventurers and *Begin*. Read what is special about this Encounter and how it ends.',
      'Then place everybody in the [Starting Zone|A1.setup.18]. Who can take a hit stands in front.',
    ],
  },
  {
    title: 'Who is next',
    text: [
      'The bar on top is the [Initiative Track|A1.initiative.01]: turns go from left to right, and every [round|A1.initiative.05] it is shuffled anew.',
    ],
  },
  {
    title: 'Your turn',
    text: [
      'What you do is paid with [SP|A1.sp.01], the brass diamonds: an [Attack|A1.attack.02] 2, a [Move|A1.move.01] 1, Abilities what their cards say. Do as much as they pay for, in any order.',
      'Keep one for later: what is left stays with you, and a [Dodge|A1.dodge.01] in an enemy turn costs 1.',
    ],
  },
  {
    title: 'Move',
    text: [
      'Choose *Move* and point at a space: the board draws the way, what it costs, and what happens on it. Walking away from an enemy lets it strike with a [Break Attack|A1.break-attack.01].',
    ],
  },
  {
    title: 'Attack',
    text: [
      'Choose *Attack* and a target: you see the chance to hit before you commit. The dice and what is added to them must reach the [Defense|A1.attack.09]; what is above it becomes [Damage|A1.attack.21], less [Armor|A1.attack.16].',
      '[Symbols|A1.symbol.01] on the dice pay for what your weapon can do besides.',
    ],
  },
  {
    title: 'Their turn',
    text: [
      'Enemies read their cards from the top and do the first [AI Step|A1.ai.02] that holds. The log says which and why; open any line for more. Where you may react, the page waits for you.',
    ],
  },
  {
    title: 'Win, or lose',
    text: [
      'Usually you win when the last opponent is [Defeated|A1.defeat.01]. If nothing happens for whole rounds, [Urgency|A1.urgency.01] grows, and its fourth token is the end.',
    ],
  },
  {
    title: 'Nothing is lost',
    text: [
      '*Undo* takes any step back, also a roll. Every answer is saved in this browser. In a game, *?* lists the keys and */* finds a rule.',
    ],
  },
];
