/** Whether an instruction of an AI Step can be performed (A1.ai.12, A1.ai-then.02). */
import type { Ability } from '../abilities/ast';
import type { FigureId, Game } from '../game';
import { usingReasons as reasonsAgainst } from '../points/using';
import type { Scene } from '../state/frames';
import type { LineRef } from '../state/state';

/**
 * True if anything of the line can happen now, by the verbs' own tests: a movement always can (even of 0 spaces), HEAL needs
 * Damage, an Attack or SPELL a legal target. `target` is what `the target` means, from the parts before.
 */
export function canPerform(
  g: Game,
  id: FigureId,
  ref: LineRef,
  ability: Ability,
  scene: Scene,
  target: FigureId | null,
): boolean {
  return reasonsAgainst(g, id, { ref, ability, card: null, owner: id }, { ...scene, object: target }).length === 0;
}
