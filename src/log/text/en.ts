/**
 * Every text of the log, by event type. `{field}` takes a field of the event: ids become names, spaces become letters and
 * numbers. `*bold*`. A key after a dot is chosen by narrate.ts.
 */
export const EVENTS: Record<string, string> = {
  encounterBegan: 'The Encounter begins.',
  'initiativeChanged': 'Initiative: {order}',
  roundBegan: '*Round {round}*',
  roundEnded: 'The round is over.',
  turnBegan: '*{figure}*',
  spGained: '{figure} gains {amount} SP',
  spLost: '{figure} loses {amount} SP',
  spSpent: '{figure} spends {amount} SP',
  urgencyAdded: 'Nothing came of this round: one *Urgency* token is added',
  moved: '{figure} moves to {to}',
  'moved.jump': '{figure} jumps to {to}',
  forcedMoved: '{figure} is moved to {to}',
  putBack: '{figure} goes back to {to}',
  jumpDeclared: '{figure} jumps from the edge towards {to}',
  jumpFailed: '{figure} falls short and lands in {to}',
  breakAttack: '*Break Attack* by {by} on {target}',
  attackDeclared: '*Attack* on {target}',
  'attackDeclared.break': '*Break Attack* on {target}',
  'attackDeclared.counter': '*Counter* against {target}',
  empowered: '{figure} Empowers: a black die is added',
  'diceRolled.attack': '*{total}* on the dice',
  'diceRolled.dodge': '{figure} rolls to Dodge',
  'diceRolled.force': '*{total}* on the dice for Force',
  'diceRolled.conviction': '*{total}* on the dice for Conviction',
  'diceRolled.skill': '*{total}* on the dice of the Skill Check',
  'diceRolled.jump': '{figure} rolls for the Jump',
  'diceRolled.effect': '*{total}* on the dice',
  'diceRolled.again': 'Rolled again: *{total}*',
  dieTurned: '{figure} turns the {die} die to {face}',
  dodgeRolled: '{figure} Dodges: Defense +{bonus}',
  'dodgeRolled.skull': 'A Skull: the Dodge gives nothing',
  'attackRolled.hit': '*{total}* reaches Defense {defense}',
  'attackRolled.miss': '*{total}* stays under Defense {defense}',
  'attackRolled.skull': 'A Skull: the Attack misses',
  attackForced: 'The Attack on {target} {result}',
  redirected: 'The Attack goes to {to} instead of {from}',
  symbolsIgnored: '{amount} {symbol} are ignored',
  dodged: '{figure} *Dodged* the Attack',
  countered: '{figure} *Counters* {attacker}',
  followUp: 'Follow Up against {target}',
  armorSubtracted: 'Armor of {target} takes {reduced} away',
  damageReduced: '{because}: {damageType} {from} becomes {to}',
  damageAdded: '{because}: {amount} {damageType} more',
  resistanceIgnored: '{because}: the Resistance of {target} does not count',
  incorporealRolled: '{target} is Incorporeal',
  damageDealt: '{target} takes *{amount}* {damageType}',
  'damageDealt.none': '{target} takes no {damageType}',
  healed: '{figure} heals *{amount}*',
  effectGained: '{figure} gains *{effect}*',
  effectLost: '{figure} loses {effect}',
  effectRefused: '{figure} cannot gain {effect}',
  tokenGained: '{figure} gains {amount} {token}',
  tokenLost: '{figure} uses up {amount} {token}',
  tokenRemoved: '{token} leaves the board',
  tokenPlaced: '{kind} is placed at {at}',
  tokenMoved: '{token} is moved to {to}',
  tokenActivated: '{figure} opens the {colour} token',
  terrainPlaced: '{at} becomes {terrain}',
  spellCast: '*Spell* on {targets}',
  forceDetermined: 'Force is *{force}*',
  spellFailed: 'A Skull: the Spell fails',
  'convictionChecked.resisted': '{figure} resists with *{total}* against Force {force}',
  'convictionChecked.affected': '{figure} is affected: *{total}* against Force {force}',
  'convictionChecked.willingly': '{figure} lets it happen',
  'skillChecked.passed': '{figure} passes {skill} {difficulty} with *{total}*',
  'skillChecked.failed': '{figure} fails {skill} {difficulty} with *{total}*',
  abilityUsed: '{figure} uses *{line}*',
  'abilityUsed.target': '{figure} uses *{line}* on {target}',
  bonusGained: '{figure} gains a bonus from *{line}*',
  lastingGained: '{figure}: *{line}* lasts',
  lastingEnded: 'What lasted on {figure} ends',
  cardExhausted: '{card} is Exhausted',
  cardUnexhausted: '{card} is ready again',
  cardFlipped: '{card} is Flipped',
  cardDiscarded: '{card} is discarded',
  reEquipped: '{figure} re-equips',
  restored: '{figure} is restored',
  defeated: '*{figure}* is Defeated',
  'defeated.by': '*{figure}* is Defeated by {by}',
  defeatPrevented: '{figure} stays in play',
  spawned: '*{figure}* comes into play at {at}',
  lootDrawn: '{figure} leaves loot: {card}',
  itemGained: '{figure} gains {card}',
  goldGained: 'The party gains {amount} Gold',
  xpGained: '{figure} gains {amount} XP',
  actionsEnded: 'What was going on ends',
  'aiStepConsidered.true': 'Step {step} holds: {condition}',
  'aiStepConsidered.false': 'Step {step} does not hold: {condition}',
  aiTargetChosen: '{figure} chooses *{target}*',
  aiMovePlanned: '{figure} plans to go to {to}',
  'aiMovePlanned.stay': '{figure} stays where it is',
  'encounterEnded.won': '*The Encounter is won.*',
  'encounterEnded.lost': '*The Encounter is lost.*',
};

/** Lines that only repeat what others say, or serve the page. */
export const SILENT = new Set([
  'phaseBegan',
  'turnEnded',
  'attackResolved',
  'spellResolved',
  'bonusGained',
  'placed',
  'breakAttack',
]);

/** A movement of several spaces in one line. */
export const MOVE_LINE = '*Move* {from} to {to}';
export const UNDONE_LINE = '{option} taken back. The same dice come again.';

/** Why the program chose as it did. */
export const BECAUSE: Record<string, string> = {
  only: 'the only one',
  ranking: 'the card says so',
  initiative: 'first on the Initiative Track',
  goldenRule: 'worst for the party',
  impossible: 'no way leads on',
};

/** Terms of the evaluation. */
export const TERMS: Record<string, string> = {
  defeats: 'chance to Defeat',
  damage: 'expected Damage',
  effects: 'Effects',
  near: 'Adventurers in reach',
  risk: 'own risk',
  order: 'reading order',
};

/** What a part of a number comes from, where it is no card. */
export const PARTS: Record<string, string> = {
  dice: 'dice',
  base: 'printed',
  difference: 'difference',
  DODGE: 'Dodge',
  HINDERING: 'Hindering Terrain',
  ally: 'through an ally',
  elevation: 'Elevation',
  flanking: 'Flanking',
  BACKSTAB: 'Backstab',
  EMPOWER: 'Empower',
  HEAVY: 'Heavy',
  MUCK: 'Muck',
  PROTECTION: 'Protection',
  SKULL: 'Skull',
  STRENGTH: 'Strength',
  TETHER: 'Tether',
  collision: 'spaces not moved',
  ability: 'Ability',
  spell: 'Spell',
  force: 'Force',
  attack: 'this Attack',
};

export interface EffectText {
  name: string;
  good: boolean;
  /** Own words. */
  text: string;
}

export const EFFECTS: Record<string, EffectText> = {
  CONDEMN: { name: 'Condemn', good: false, text: 'a black die in each Status Phase; a Skull Defeats' },
  DARKNESS: { name: 'Darkness', good: false, text: '-1 to Attack rolls, no Dodge' },
  DISEASE: { name: 'Disease', good: false, text: 'no good Effects; Damage and Effects stay' },
  PARALYZE: { name: 'Paralyze', good: false, text: 'no actions until the end of its next turn' },
  POISON: { name: 'Poison', good: false, text: 'a purple die of Damage in each Status Phase' },
  WILT: { name: 'Wilt', good: false, text: 'Resistance does not count, or 2 more Damage' },
  BARRIER: { name: 'Barrier', good: true, text: '+1 Armor' },
  COURAGE: { name: 'Courage', good: true, text: 'Attacks gain 1 Shield and 1 Book until one misses' },
  HASTE: { name: 'Haste', good: true, text: '+1 SP in each Status Phase' },
};

/** Options of a question, by kind; `pass` by the kind of the question. */
export const OPTIONS: Record<string, string> = {
  move: 'Move to {to}',
  jump: 'Jump to {to}',
  attack: 'Attack {target}',
  'attack.with': 'Attack {target}, {with}',
  use: '{line}',
  'use.target': '{line} on {target}',
  encounter: 'Open the {token}',
  'encounter.rule': 'Encounter Action {rule}',
  reEquip: 'Re-Equip',
  endTurn: 'End turn',
  dodge: 'Dodge',
  empower: 'Empower',
  counter: 'Counter {target}',
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
};

/** What not doing it is called. */
export const PASS: Record<string, string> = {
  dodge: 'Stand firm',
  empower: 'No Empower',
  counter: 'No Counter',
  followUp: 'No more Follow Up',
  symbols: 'Keep the rest',
  breakAttack: 'Let it go',
  space: 'Stop here',
  dice: 'Keep the dice',
  yesNo: 'No',
};
export const PASS_ELSE = 'Go on';

/** Titles of questions. */
export const QUESTIONS: Record<string, string> = {
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
};

/** Where in the course of play a window stands. */
export const POINTS: Record<string, string> = {
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
};
