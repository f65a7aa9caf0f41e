/** `instead`: a sentence that was carried out takes the place of what would have happened. */
import { emit, figure, frameById, type Game, topFrame } from '../game';
import { maxHp } from '../queries/stats';
import type { Scene } from '../state/frames';

/** Takes the Damage, the Defeat or the Break Attack of the moment away. */
export function replace(g: Game, scene: Scene): void {
  const damage = frameById(g, 'damage', scene.damage);
  if (damage) {
    damage.final = {};
    emit(g, 'damageReplaced', { target: damage.target });
    return;
  }
  const striking = topFrame(g, 'breakAttack');
  if (scene.strikes && striking) {
    striking.replaced = [...(striking.replaced ?? []), scene.object as string];
    delete striking.now;
    emit(g, 'breakAttackReplaced', { by: scene.object, target: scene.subject });
    return;
  }
  const defeat = topFrame(g, 'defeat');
  if (!defeat || defeat.figure !== scene.subject) return;
  defeat.prevented = true;
  const f = figure(g, defeat.figure);
  f.damage = Math.min(f.damage, maxHp(g, defeat.figure) - 1);
  emit(g, 'defeatPrevented', { figure: defeat.figure, damage: f.damage });
}
