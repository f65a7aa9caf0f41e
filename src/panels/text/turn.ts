/** Texts of a player's turn: question, actions, party, Track. `{field}` is filled in. */
import type { AskKind } from '../../engine/kernel/types';
import type { MenuGroup } from '../../stores/selection';

export const QUESTION_TEXT = {
  decides: '{figure} decides',
  party: 'The party',
  spaces: 'Spaces',
  allies: 'Also allies',
  byMouse: 'Choose a space on the board: click it, or move the cursor with the arrows and press Enter.',
  byTouch: 'Choose a space on the board: tap it, then tap it again.',
  lit: 'Choose one of the {n} lit spaces on the board.',
  litOne: 'Choose the lit space on the board.',
  reach: '{n} spaces in reach on the board.',
  reachOne: '1 space in reach on the board.',
  points: '{n} points left.',
  pointsOne: '1 point left.',
  use: 'Use the actions (Move, Attack, Abilities, Encounter, Re-Equip, End turn) or the board.',
  fault: 'The engine could not go on: {fault} Nothing was changed; undo or choose something else.',
  toTurn: 'To the beginning of the turn',
  close: 'Close',
  everything: 'Show everything',
  rule: 'The rule',
  howWorks: 'How {what} works',
  pass: 'Space',
  fold: 'Fold',
  unfold: 'Unfold',
  useWhat: 'Use {name}?',
  range: 'Range {n}',
} as const;

/** The question while one part of the Action menu is open. */
export const GROUP_TITLES: Record<MenuGroup, string> = {
  move: 'Where to?',
  attack: 'Attack whom?',
  use: 'Which Ability?',
  encounter: 'Which Encounter Action?',
  reEquip: 'Re-Equip?',
};

/** What the rule of a question is about, for the name of its link. */
export const RULE_NAMES: Partial<Record<AskKind | MenuGroup, string>> = {
  placement: 'setting up',
  action: 'a turn',
  dodge: 'Dodge',
  empower: 'Empower',
  counter: 'Counter',
  followUp: 'Follow Up',
  symbols: 'spending Symbols',
  breakAttack: 'a Break Attack',
  order: 'order',
  target: 'choosing a target',
  space: 'this movement',
  choice: 'this choice',
  window: 'this moment',
  yesNo: 'this choice',
  dice: 'this re-roll',
  move: 'Move',
  attack: 'an Attack',
  use: 'an Ability',
  encounter: 'an Encounter Action',
};

export const ROW_TEXT = {
  hit: 'hit',
  damage: 'damage',
  defeated: 'Defeated',
  affects: 'affects',
  hp: '{n} HP',
  out: '{from} → {to} HP',
  of: '{figure}: {hp}',
  again: 'rolls again',
  clear: 'clear',
  part: '{n} {what}',
  others: ' ({figure})',
} as const;

export const JUMP_TEXT = {
  goals: 'Jumps to {n} spaces',
  goal: 'Jumps to 1 space',
  otherWays: '{n} more Jumps, to where other ways lead too',
  otherWay: '1 more Jump, to where another way leads too',
  chance: '{n}%.',
  helped: "{n}%, {helped}% with an ally's help.",
  falls: 'A failure ends in {at}, and all movement of the turn.',
  deadly: 'A failure means Defeated.',
} as const;

export const COMMIT_TEXT = {
  choose: 'Choose one, then confirm it.',
  enter: '↵',
  escape: 'Esc',
  confirm: 'Choose',
  attack: 'Attack',
  use: 'Use it',
  encounter: 'Do it',
  jump: 'Jump',
  spend: 'Spend',
  cancel: 'Cancel',
  back: 'Take back {step}',
  empower: 'Empower too',
  empowered: '{hit}% hit, {damage} damage, {defeat}% Defeated',
  hitsOn: 'Hits on {n} or more.',
  noCounter: 'Its card has no Counter.',
  mayCounter: 'Its card may Counter.',
  leaves: 'Leaves {n} SP.',
  noDodge: 'Leaves no SP for a Dodge.',
  hp: '{figure}: {from} → {to} HP.',
  hpDefeated: '{figure}: {from} → {to} HP, Defeated.',
  noDamage: 'No further damage is certain.',
  computed: 'How this is computed',
  affected: '{n}% to affect.',
  canAttack: 'With {n} SP {figure} can still Attack.',
  cannotAttack: 'With {n} SP {figure} cannot Attack.',
} as const;

export const ACTION_TEXT = {
  title: 'Actions',
  setup: 'Setup',
  move: 'Move',
  attack: 'Attack',
  use: 'Abilities',
  encounter: 'Encounter',
  reEquip: 'Re-Equip',
  endTurn: 'End turn',
  first: 'First answer the open question.',
  party: 'the party',
  waits: 'Waits until {figure} has decided.',
  goesOn: 'First decide this, then the {action} goes on.',
  after: 'after the question',
  hands: 'hands and Pack',
  attackOne: '1 in Range {range}',
  attackSome: '{n} in Range {range}',
  spaces: '{n} spaces',
  space: '1 space',
  pointsLeft: '{n} points left',
  pointLeft: '1 point left',
  moving: 'under way',
  toChoose: '{n} to choose',
  abilities: '{n} abilities',
  ability: '1 ability',
  targets: '{n} targets',
  target: '1 target',
  ready: 'ready',
  choosing: 'choosing a target',
  picked: 'to be confirmed',
  onAllies: 'on allies only',
  keeps: 'keeps {n} SP',
  keepsNone: 'no SP left',
  takes: '{action} takes {n} and leaves {left}.',
  takesNoDodge: '{action} takes {n} and leaves none for a Dodge.',
  sp: '{n} SP',
} as const;

/** What to say where the engine's reason would be about one wish among many. */
export const NONE_OF: Record<MenuGroup, string> = {
  move: 'No way leads on',
  attack: 'No legal target',
  use: 'None can be used now',
  encounter: 'Nothing beside it',
  reEquip: 'Not now',
};

export const PARTY_TEXT = {
  title: 'Party',
  defeated: 'Defeated',
  acting: 'acting',
  asked: 'is asked',
  hpLeft: ' HP left',
  defense: 'Def',
  armor: 'Arm',
  move: 'Move',
  exhausted: 'exhausted',
  flipped: 'flipped',
  used: 'used',
  pack: 'in the Pack',
  ready: 'ready',
} as const;

export const SKILL_NAMES = {
  presence: 'Pre',
  lore: 'Lore',
  agility: 'Agi',
  perception: 'Perc',
  strength: 'Str',
} as const;

export const TOP_TEXT = {
  encounter: 'Encounter',
  back: 'Back to the start',
  round: 'Round {n}',
  setup: 'Before round 1',
  urgency: 'Urgency',
  urgencyIs: 'Urgency: {n} of {most}. At {most} the Encounter is lost.',
  undo: 'Undo',
  undoKey: 'Undo (Z)',
  nothingDone: 'nothing done',
  redo: 'Redo, same dice',
  redoNone: 'Redo',
  redoKey: 'Redo (Shift Z)',
  nothingUndone: 'nothing',
  track: 'Initiative Track',
  acted: 'acted',
  now: 'acting',
  next: 'next',
  later: '',
} as const;

export const RE_EQUIP_TEXT = {
  title: 'Re-Equip',
  off: 'Re-Equip is not offered now.',
  about: 'What is ticked is equipped; the rest goes into the Pack.',
  take: 'Take from {owner}',
  takeAbout: 'Ticked Items are taken and equipped.',
  toPack: 'into the Pack',
  yes: 'Re-Equip',
  cancel: 'Cancel',
} as const;

export const DIALOG_TEXT = {
  keys: 'Shortcuts',
  close: 'Close',
  cancel: 'Cancel',
  endTurn: 'End the turn?',
  endTurnAbout:
    '{figure} still has {n} SP. They are not lost: they stay for answers in the turns of others and for the next turn.',
  endTurnAboutOne:
    '{figure} still has 1 SP. It is not lost: it stays for an answer in the turns of others and for the next turn.',
  endTurnYes: 'End turn',
  endTurnAlways: 'Yes, and do not ask again',
  figure: 'The figure',
  undo: 'Undo this step?',
  undoAbout:
    'It showed dice or cards. Played again, the same dice and cards come up. The log keeps a line that says it was undone.',
  undoYes: 'Undo',
} as const;

export const KEYS_TEXT = [
  ['Arrows', 'move the cursor on the board'],
  ['Enter', 'go there, choose the figure there, or give the answer that is picked'],
  ['1 to 9', 'pick an answer of the open question'],
  ['Space', 'pass the open question'],
  ['M, A, U', 'Move, Attack, Abilities'],
  ['O, Q', 'Encounter Action, Re-Equip'],
  ['E', 'end the turn'],
  ['Z, Shift Z', 'undo, redo'],
  ['P', 'hold what is shown, or let it go on'],
  ['.', 'show one step'],
  ['S', 'go to the next decision'],
  ['R', 'ruler between two spaces; or hold and drag'],
  ['T', 'where enemies could hit next'],
  ['I', 'card of the figure under the cursor; or right click, or hold'],
  ['Esc', 'cancel what is half made'],
  ['/', 'find a rule'],
  ['H', 'change something by hand'],
  ['F6', 'go round the regions'],
  ['?', 'this list'],
] as const;

export const PART_TEXT = {
  spOf: '{sp} of {max} SP',
  sp: '{n} SP',
  exhaust: 'Exhaust',
  flip: 'Flip',
  discard: 'Discard',
  token: '1 {token}',
  once: 'once',
  symbols: '{n} {symbol}',
  damage: '{n} Damage',
  effect: '{name}: {text}',
  die: '{die} die',
  dieSkull: '{die} die: Skull',
  dieFace: '{die} die: {face}',
} as const;

/** A card's own words without the marks that its names are found by. */
export const readable = (text: string): string => text.replace(/\{([^{}]*)\}/g, '$1');
