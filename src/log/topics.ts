/** Sorts lines by what they are about. */
import type { GameEvent } from '../engine/kernel/types';
import type { Topic } from './entries';

const TYPES: Record<Exclude<Topic, 'other'>, readonly string[]> = {
  attack: [
    'attackDeclared',
    'attackRolled',
    'attackForced',
    'attackResolved',
    'empowered',
    'dodged',
    'dodgeBarred',
    'dodgeSucceeded',
    'countered',
    'followUp',
    'redirected',
    'diceRolled',
    'dieTurned',
    'symbolsIgnored',
    'spellBegan',
    'spellCast',
    'spellFailed',
    'forceDetermined',
    'convictionChecked',
    'skillChecked',
  ],
  damage: [
    'armorSubtracted',
    'damageReduced',
    'damageAdded',
    'damageReplaced',
    'damageRemoved',
    'damageRedistributed',
    'resistanceIgnored',
    'incorporealRolled',
    'damageDealt',
    'healed',
    'maxHpChanged',
    'defeated',
    'defeatPrevented',
  ],
  effect: [
    'effectGained',
    'effectLost',
    'effectRefused',
    'immunityGained',
    'lastingGained',
    'lastingEnded',
    'tokenGained',
    'tokenLost',
    'unBurrowed',
  ],
  move: ['moved', 'forcedMoved', 'putBack', 'jumpDeclared', 'jumpFailed', 'collided', 'warped', 'spawned', 'squeezed'],
  card: [
    'spGained',
    'spSpent',
    'spLost',
    'abilityUsed',
    'cardExhausted',
    'cardUnExhausted',
    'cardUnexhausted',
    'cardFlipped',
    'cardUnFlipped',
    'cardDiscarded',
    'reEquipped',
    'itemGained',
    'itemLost',
    'itemTaken',
    'lootDrawn',
    'goldGained',
    'xpGained',
    'tokenActivated',
  ],
  enemy: ['aiStepConsidered', 'aiTargetChosen', 'aiMovePlanned', 'aiPartSkipped', 'urgencyAdded'],
  hand: ['byHand'],
};

const OF_TYPE: ReadonlyMap<string, Topic> = new Map(
  (Object.keys(TYPES) as Exclude<Topic, 'other'>[]).flatMap((topic) =>
    TYPES[topic].map((type): [string, Topic] => [type, topic]),
  ),
);

/** What an event is about. */
export const topicOf = (event: GameEvent): Topic => OF_TYPE.get(event.type) ?? 'other';
