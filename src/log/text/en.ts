import { table } from '../table';

/**
 * Every text of the log, by event type. `{field}` takes a field of the event: ids become names, spaces become letters and
 * numbers. `*bold*`. A key after a dot is chosen by narrate.ts.
 */
export const EVENTS: Record<string, string> = table({
  encounterBegan: 'The Encounter begins.',
  initiativeChanged: 'Initiative: {order}',
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
  'forcedMoved.current': 'The Current carries {figure} to {to}',
  putBack: '{figure} goes back to {to}',
  displaced: '{figure} is *Displaced* to {to}',
  swapped: '{figure} and {target} *swap* places',
  warped: '{figure} is *warped* to {to}',
  warpedOff: '{figure} is *warped* off the board',
  squeezed: '{figure} *squeezes*: it counts as one space',
  jumpDeclared: '{figure} jumps towards {to}',
  jumpFailed: '{figure} falls short and lands in {to}',
  attackDeclared: '*Attack* on {target}',
  'attackDeclared.melee': '*Melee ATK* on {target}',
  'attackDeclared.ranged': '*Ranged {range} ATK* on {target}',
  'attackDeclared.break': '*Break Attack* by {attacker} on {target}',
  'attackDeclared.counter': '*Counter* against {target}',
  empowered: '{figure} Empowers: a black die is added',
  'diceRolled.attack': '*{total}* on the dice',
  'diceRolled.dodge': '{figure} rolls to Dodge',
  'diceRolled.force': '*{total}* on the dice for Force',
  'diceRolled.conviction': '*{total}* on the dice for Conviction',
  'diceRolled.skill': '*{total}* on the dice of the Skill Check',
  'diceRolled.jump': '{figure} rolls for the Jump',
  'diceRolled.loot': '*{total}* on the dice for loot',
  'diceRolled.effect': '*{total}* on the dice',
  'diceRolled.status': '{effect}: *{total}* on the dice',
  'diceRolled.again': 'Rolled again: *{total}*',
  dieTurned: '{figure} turns the {die} die to {face}',
  dodged: '{figure} Dodges: Defense +{bonus}',
  'dodged.skull': 'A Skull: the Dodge gives nothing',
  'dodgeBarred.darkness': '{figure} cannot Dodge: Darkness',
  'dodgeBarred.paralyzed': '{figure} cannot Dodge: Paralyze',
  'dodgeBarred.water': '{figure} cannot Dodge: it stands in Water',
  'dodgeBarred.banned': '{figure} cannot Dodge: a card forbids it',
  dodgeSucceeded: '{figure} has *Dodged* the Attack',
  'attackRolled.hit': '*{total}* reaches Defense {defense}',
  'attackRolled.miss': '*{total}* stays under Defense {defense}',
  'attackRolled.skull': 'A Skull: the Attack misses',
  attackForced: 'The Attack on {target} {result}',
  redirected: 'The Attack goes to {to} instead of {from}',
  symbolsIgnored: '{amount} {symbol} are ignored',
  countered: '{figure} *Counters* {attacker}',
  followUp: '*Follow Up*{does} against {target}',
  armorSubtracted: 'Armor of {target} takes {reduced} away',
  damageReduced: '{because}: {damageType} {from} becomes {to}',
  'damageReduced.line': '{line}: {damageType} {from} becomes {to}',
  damageAdded: '{because}: {amount} {damageType} more',
  resistanceIgnored: '{because}: the Resistance of {target} does not count',
  incorporealRolled: '{target} is Incorporeal',
  damageDealt: '{target} takes *{amount}* {damageType}',
  'damageDealt.none': '{target} takes no {damageType}',
  healed: '{figure} heals *{amount}*',
  effectGained: '{figure} gains *{effect}*',
  effectLost: '{figure} loses {effect}',
  effectRefused: '{figure} cannot gain {effect}',
  tokenGained: '{figure} gains {amount} {token} tokens',
  'tokenGained.one': '{figure} gains 1 {token} token',
  tokenLost: '{figure} uses up {amount} {token} tokens',
  'tokenLost.one': '{figure} uses up 1 {token} token',
  tokenRemoved: '{token} leaves the board',
  tokenPlaced: '{kind} is placed at {at}',
  tokenMoved: '{token} is moved to {to}',
  tokenActivated: '{figure} opens the *{token}*',
  'tokenActivated.loot': '{figure} opens the *{token}*: {colour} Loot',
  'tokenActivated.totem': '{figure} sees the *{token}*: a {colour} Totem',
  'tokenActivated.objective': '{figure} activates the *{colour}* Objective',
  terrainPlaced: '{at} becomes {terrain}',
  spellBegan: '*Spell {x}* on {targets}',
  spellCast: 'Force of the Spell is *{force}*',
  forceDetermined: 'Force is *{force}*',
  spellFailed: 'A Skull: the Spell fails',
  'convictionChecked.resisted': '{figure}: *{total}* against Force {force}',
  'convictionChecked.affected': '{figure}: *{total}* against Force {force}',
  'convictionChecked.willingly': '{figure} lets it happen',
  'skillChecked.passed': '{figure} needs {difficulty} by {skill}: *{total}*',
  'skillChecked.failed': '{figure} needs {difficulty} by {skill}: *{total}*',
  abilityUsed: '{figure} uses *{line}*',
  'abilityUsed.symbol': '{figure} spends Symbols for *{card}*: {line}',
  'abilityUsed.symbols': '{figure} spends Symbols for *{card}*: {line}, {times} times',
  'abilityUsed.target': '{figure} uses *{line}* on {target}',
  lastingGained: '{figure}: *{line}* lasts',
  lastingEnded: 'What lasted on {figure} ends',
  cardExhausted: '{card} is Exhausted',
  cardUnexhausted: '{card} is ready again',
  cardUnExhausted: '{card} is ready again',
  cardFlipped: '{card} is Flipped',
  cardDiscarded: '{card} is discarded',
  reEquipped: '{figure} re-equips',
  restored: '{figure} is restored',
  defeated: '*{figure}* is Defeated',
  'defeated.by': '*{figure}* is Defeated by {by}',
  defeatPrevented: '{figure} stays in play',
  spawned: '*{figure}* comes into play at {at}',
  lootReturned: 'There is nothing to draw for {card}',
  itemLost: 'No {itemType} is left to gain',
  tokenDiscarded: 'The {token} is used up',
  collided: '{figure} is stopped with {left} to go',
  lootDrawn: '{figure} leaves loot: *{card}*',
  itemGained: '{figure} gains {card}',
  goldGained: 'The party gains {amount} Gold',
  xpGained: '{figure} gains {amount} XP',
  actionsEnded: 'What was going on ends',
  maxHpChanged: 'Maximum HP of {figure} becomes *{to}*',
  'byHand.place': 'By hand: {figure} goes from {from} to *{to}*',
  'byHand.damage': "By hand: {figure}'s Damage {from} → *{to}*",
  'byHand.sp': "By hand: {figure}'s SP {from} → *{to}*",
  'byHand.tokens': "By hand: {figure}'s {token} tokens {from} → *{to}*",
  'byHand.effect': 'By hand: {figure} gains *{effect}*',
  'byHand.noEffect': 'By hand: {figure} loses {effect}',
  'byHand.dice': 'By hand: dice thrown at the table',
  'byHand.seededDice': 'By hand: the program throws the dice again',
  'byHand.decision': 'By hand: the players decide for {figure}',
  'byHand.concede': 'By hand: the party gives up',
  aiPartSkipped: 'Cannot be done: {what}',
  'aiStepConsidered.true': '*Step {step} true:* {condition}',
  'aiStepConsidered.false': '*Step {step} false:* {condition}',
  aiTargetChosen: '{figure} chooses *{target}*',
  tieDecided: 'A tie of {of}: the first is taken',
  'tieDecided.named': 'Equally good: {equals}; the program takes *{chosen}*',
  aiMovePlanned: '{figure} plans to go to {to}',
  'aiMovePlanned.stay': '{figure} stays where it is',
  'encounterEnded.won': '*The Encounter is won.*',
  'encounterEnded.lost': '*The Encounter is lost.*',
});

/** Lines that only repeat what others say, or serve the page. */
export const SILENT = new Set([
  'phaseBegan',
  'turnEnded',
  'attackResolved',
  'spellResolved',
  'bonusGained',
  'breakAttack',
  'aiPartBegan',
  'placed',
  'prepared',
]);

/** A movement of several spaces in one line. */
export const MOVE_LINE = '*Move* {from} to {to}';
/** An answer given without asking, by why it was. */
export const AUTO_LINES = {
  setting: 'By a setting, not asked: *{option}*',
  same: 'Not asked, nothing better could come of it: *{option}*',
  cannotHit: 'Not asked, the Attack cannot hit: *{option}*',
  'cannotHit.most': 'Not asked, the Attack cannot hit (at most {most} against Defense {defense}): *{option}*',
} as const;
export const UNDONE_LINE = '{option} taken back. The same dice come again.';

/** Why the program chose as it did. */
export const BECAUSE: Record<string, string> = table({
  only: 'the only one',
  ranking: 'its card prefers it',
  initiative: 'first on the Track',
  front: '{figure} stands before {others} on the Track',
  goldenRule: 'worst for the party',
  'goldenRule.term': 'worst for the party by {term}',
  'goldenRule.order': 'all alike, the first by rows',
  impossible: 'no way leads on',
  'aiStepConsidered.nothingPossible': 'true, but nothing of it can be done',
  'effectLost.duration': 'its time is over',
  'effectLost.DISEASE': 'Disease',
  'effectLost.replaced': 'another takes its place',
  'effectLost.missed': 'an Attack missed',
  'effectRefused.has': 'it has it already',
  'effectRefused.immune': 'Immunity',
  'effectRefused.disease': 'Disease',
});

/** A line of a card without a name of its own. */
export const ABILITY = 'an Ability';

/** The step below the card that an Aggro token adds. */
export const AGGRO = 'its Aggro token';

/** What candidates are compared by. */
export const CANDIDATE = {
  range: 'Range',
  track: 'Track',
  /** Endings of 0th to 3rd; all others end like 0th. */
  ordinals: ['th', 'st', 'nd', 'rd'],
} as const;

/** Why a figure was no candidate. */
export const DROPPED: Record<string, string> = table({
  notAdjacent: 'not adjacent',
  outOfRange: 'out of Range',
  noSight: 'no Line of Sight',
  cannotAttack: 'cannot be attacked',
  unfit: 'does not fit the step',
});

/** What a line prefers by; others as `most {of}` and `lowest {of}`. */
export const PREFERENCES: Record<string, string> = table({
  nearest: 'nearest',
  farthest: 'farthest',
  prior: 'those it prioritises',
  most: 'most {of}',
  least: 'lowest {of}',
});

/** Ends of lines. */
export const RESULTS = {
  hit: 'hit by {n}',
  hitExactly: 'hits exactly',
  missed: 'missed',
  dodged: 'Dodged',
  noDamage: 'no Damage',
  onlyLeft: 'only {n} HP left',
  resisted: 'resisted',
  affected: 'affected',
  passed: 'passed',
  failed: 'failed',
  hp: '{from}→{to} HP',
  hpOf: '{figure} {from}→{to} HP',
  lost: '{figure} −{n} HP',
  sp: '{from}→{to} SP',
  more: '{n} more',
  and: ' · ',
  step: 'step {n}',
  stepDid: 'step {n}: {did}',
  noStep: 'no step true',
  points: '{n} points',
  point: '1 point',
  pointsLeft: '{points}, {n} left',
  side: '{side} −{n} HP',
  party: 'party',
  opponents: 'opponents',
  armor: 'Armor',
} as const;

/** Terms of the evaluation. */
export const TERMS: Record<string, string> = table({
  defeats: 'chance to Defeat',
  damage: 'expected Damage',
  near: 'Adventurers in reach',
  risk: 'own risk',
  order: 'all alike, the first by rows',
});

interface EffectText {
  name: string;
  good: boolean;
  /** Own words. */
  text: string;
}

export const EFFECTS: Record<string, EffectText> = table({
  CONDEMN: { name: 'Condemn', good: false, text: 'a black die in each Status Phase; a Skull Defeats' },
  DARKNESS: { name: 'Darkness', good: false, text: '-1 to Attack rolls, no Dodge' },
  DISEASE: { name: 'Disease', good: false, text: 'no good Effects; Damage and Effects stay' },
  PARALYZE: { name: 'Paralyze', good: false, text: 'no actions until the end of its next turn' },
  POISON: { name: 'Poison', good: false, text: 'a purple die of Damage in each Status Phase' },
  WILT: { name: 'Wilt', good: false, text: 'Resistance does not count, or 2 more Damage' },
  BARRIER: { name: 'Barrier', good: true, text: '+1 Armor' },
  COURAGE: { name: 'Courage', good: true, text: 'Attacks gain 1 Shield and 1 Book until one misses' },
  HASTE: { name: 'Haste', good: true, text: '+1 SP in each Status Phase' },
});

/** The name of several of a kind: `Cave Sickles`, `Silt Leeches`. */
export const severalOf = (name: string): string => `${name}${/(s|x|z|ch|sh)$/.test(name) ? 'es' : 's'}`;
