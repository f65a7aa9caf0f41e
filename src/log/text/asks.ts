/** Texts of questions, of their options, and of steps that can be taken back. */
import { table } from '../table';

/** Options of a question, by kind; `pass` by the kind of the question. */
export const OPTIONS: Record<string, string> = table({
  move: 'Move to {to}',
  jump: 'Jump to {to} over {over}',
  attack: 'Attack {target}',
  'attack.with': 'Attack {target}, {with}',
  use: '{line}',
  'use.target': '{line} on {target}',
  encounter: 'Open the {token}',
  'encounter.rule': '{rule}',
  reEquip: 'Re-Equip',
  endTurn: 'End turn',
  dodge: 'Dodge',
  'dodge.line': '{line}: Dodge',
  'dodge.token': 'Spend the {line} token',
  empower: 'Empower',
  'empower.line': '{line}: Empower',
  counter: 'Counter {target}',
  'counter.line': '{line}: Counter {target}',
  'counter.with': 'Counter {target}, {with}',
  reroll: '{line}: roll again',
  redirect: '{line}: send it to {to}',
  followUp: '{line}',
  symbol: '{line}',
  'symbol.times': '{line}, {times} times',
  breakAttack: 'Strike {target}',
  space: 'Go to {at}',
  target: '{figure}',
  'target.with': '{figure}, {with}',
  'target.skill': '{figure}, {skill} {n}',
  order: '{line} first',
  yes: 'Yes',
  choice: '{n}',
  'choice.label': '{label}',
  'choice.card': '{card}',
});

/** What not doing it is called. */
export const PASS: Record<string, string> = table({
  dodge: 'Stand firm',
  empower: 'No Empower',
  counter: 'No Counter',
  followUp: 'No more Follow Up',
  symbols: 'Leave the Symbols',
  breakAttack: 'Let it go',
  space: 'Stop here',
  target: 'Nobody',
  window: 'Use nothing',
  dice: 'No more dice',
  yesNo: 'No',
});
export const PASS_ELSE = 'Go on';

/** Titles of questions. */
export const QUESTIONS: Record<string, string> = table({
  placement: 'Where does {figure} begin?',
  action: 'What does {figure} do?',
  window: 'Use something now?',
  empower: 'Empower the Attack?',
  'empower.spell': 'Empower the Spell?',
  dodge: 'Dodge the Attack?',
  counter: 'Counter?',
  followUp: 'Follow Up?',
  symbols: 'Spend Symbols?',
  breakAttack: 'Strike the one who leaves?',
  target: 'Whom?',
  'target.line': '{line}: whom?',
  'target.boost': 'Who helps {jumper} to jump?',
  'target.catch': 'Who tries to catch {jumper}?',
  space: 'Which space?',
  'space.move': 'Where to?',
  order: 'What comes first?',
  choice: 'Which?',
  yesNo: 'Do it?',
  'yesNo.line': 'Use {line}?',
  'yesNo.costs': 'Pay for more?',
  'yesNo.costs.line': 'Pay for more of {line}?',
  'yesNo.willingly': 'Let the Spell in?',
  dice: 'Which dice?',
  'dice.reroll': 'Which die is rolled again?',
  'dice.turnHighest': 'Which die is turned to its highest face?',
  'dice.chooseResult': 'Which die is turned to another face?',
  reEquip: 'These Weapons cannot be held. What is equipped?',
});

/** What a question is about. */
export const FACTS = {
  attacks: '*{subject}* attacks *{object}*',
  damage: '*{subject}* is about to take *{damages}* Damage',
  'damage.by': '*{subject}* is about to take *{damages}* Damage from *{source}*',
  'damage.dealt': '*{subject}* has taken *{damages}* Damage',
  'damage.dealt.by': '*{subject}* has taken *{damages}* Damage from *{source}*',
  leaves: '*{leaving}* leaves its space',
  'leaves.forced': '*{leaving}* is moved out of its space',
  'leaves.current': 'The Current carries *{leaving}* out of its space',
  boost: 'A Jump of difficulty *{difficulty}*: one adjacent ally adds its Strength to the roll',
  catch: 'The Jump has failed; a Perception Check of *{difficulty}* by an ally beside the landing space still saves it',
  cost: 'It costs *{n} {type}* Damage',
  tie: 'All of these are equally good for *{tieOf}*: the party decides',
} as const;
export const PARTY = 'the party';
export const USE = 'Use it';

/** Changes by hand, to name what can be undone. */
export const CHANGES: Record<string, string> = table({
  place: '{figure} to {at}',
  damage: "{figure}'s Damage: {n}",
  sp: "{figure}'s SP: {n}",
  tokens: "{figure}'s {token} tokens: {n}",
  effect: '{figure} gains {effect}',
  noEffect: '{figure} loses {effect}',
  dice: 'Physical dice',
  decision: 'Decide for {figure}',
  concede: 'Concede',
});
export const RESTART = 'Restart';
