/** How long each event of an answer is shown, at normal speed. */
import type { GameEvent } from '../engine/kernel/types';
import type { State } from '../engine/state/state';

/** Milliseconds for what is seen on the board or lands in the log, whoever does it. */
const ALWAYS: Record<string, number> = {
  moved: 220,
  forcedMoved: 220,
  putBack: 220,
  warped: 260,
  jumpFailed: 400,
  diceRolled: 520,
  attackRolled: 700,
  spellFailed: 700,
  convictionChecked: 480,
  skillChecked: 480,
  damageDealt: 420,
  defeated: 700,
  spawned: 450,
  roundBegan: 450,
  encounterEnded: 900,
};

/** Milliseconds for what opponents do and what their turns bring. */
const OF_FOES: Record<string, number> = {
  turnBegan: 450,
  aiStepConsidered: 420,
  aiPartSkipped: 300,
  aiTargetChosen: 700,
  aiMovePlanned: 500,
  attackDeclared: 600,
  attackForced: 300,
  redirected: 500,
  spellBegan: 600,
  spellCast: 480,
  abilityUsed: 450,
  dodged: 360,
  dodgeBarred: 480,
  dodgeSucceeded: 480,
  countered: 480,
  followUp: 360,
  empowered: 300,
  armorSubtracted: 240,
  damageReduced: 240,
  healed: 420,
  effectGained: 420,
  effectLost: 300,
  effectRefused: 300,
  terrainPlaced: 300,
  tokenPlaced: 300,
  tokenGained: 240,
  defeatPrevented: 480,
  jumpDeclared: 300,
  urgencyAdded: 700,
};

/** Who does what the event tells. */
const ACTORS = ['attacker', 'by', 'figure', 'target'] as const;

const isFoe = (state: State, id: unknown): boolean =>
  typeof id === 'string' && state.figures[id]?.side === 'opponents' && state.figures[id]?.kind === 'intelligent';

/** Whether an opponent does it. */
function actedByFoe(event: GameEvent, state: State): boolean {
  for (const field of ACTORS) if (typeof event[field] === 'string') return isFoe(state, event[field]);
  return false;
}

/**
 * Time of each event in milliseconds, 0 for what is told together with the next one. Opponents are watched; of the party's
 * own acts only what moves, rolls and hurts takes time.
 */
export function beatsOf(events: readonly GameEvent[], before: State): number[] {
  let foesTurn = isFoe(before, before.turn.figure);
  let foesAttack = false;
  return events.map((event) => {
    if (event.type === 'turnBegan') foesTurn = isFoe(before, event.figure);
    if (event.type === 'attackDeclared') foesAttack = isFoe(before, event.attacker);
    const watched = foesTurn || foesAttack || actedByFoe(event, before);
    if (event.type === 'attackResolved') foesAttack = false;
    return ALWAYS[event.type] ?? (watched ? (OF_FOES[event.type] ?? 0) : 0);
  });
}
