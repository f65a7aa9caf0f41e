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
  symbols: 'Keep the rest',
  breakAttack: 'Let it go',
  space: 'Stop here',
  dice: 'Keep the dice',
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
  space: 'Which space?',
  'space.move': 'Where to?',
  order: 'What comes first?',
  choice: 'Which?',
  yesNo: 'Do it?',
  dice: 'Which dice?',
  reEquip: 'These Weapons cannot be held. What is equipped?',
});

/** Where in the course of play a window stands. */
export const POINTS: Record<string, string> = table({
  'attack.targeted': 'Attack, target chosen',
  'attack.empower': 'Attack, before the roll',
  'attack.hit': 'Attack, it hits',
  'attack.miss': 'Attack, it misses',
  'attack.wouldDetermine': 'Attack, before Damage',
  'attack.damage': 'Attack, Damage',
  'attack.dodged': 'Attack, Dodged',
  'attack.followUp': 'Attack, Follow Up',
  'dice.rolled': 'Dice rolled',
  'damage.would': 'Damage, before it is dealt',
  'damage.dealt': 'Damage dealt',
  'defeat.would': 'Defeat, before it happens',
  'turn.start': 'Start of the turn',
  'turn.status': 'Status Phase',
  'turn.refresh': 'Refresh Phase',
  'turn.end': 'End of the turn',
  'move.entered': 'Move, space entered',
  'move.leaving': 'Move, leaving a space',
  'spell.resolved': 'Spell resolved',
});

/** What a question is about. */
export const FACTS = {
  attacks: '*{subject}* attacks *{object}*',
  damage: '*{subject}* is about to take *{damages}* Damage',
  'damage.dealt': '*{subject}* has taken *{damages}* Damage',
  leaves: '*{leaving}* leaves its space',
  tie: 'All of these are equally good for *{tieOf}*: the party decides',
} as const;
export const PARTY = 'the party';
export const ATTACK = 'Attack';
export const USE = 'Use it';

/** Changes by hand, to name what can be undone. */
export const CHANGES: Record<string, string> = table({
  place: '{figure} to {at}',
  damage: '{figure}: {n} Damage',
  sp: '{figure}: {n} SP',
  tokens: '{figure}: {n} {token}',
  effect: '{figure}: {effect}',
  dice: 'Physical dice',
  decision: 'Decide for {figure}',
  concede: 'Concede',
});
export const RESTART = 'Restart';
