/** Whether a line helps the side of its owner: for what a card says that an enemy may do (card language section 10). */
import type { Ability, Cost, Effect, Step } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { candidates } from '../conditions/select';
import { type FigureId, figure, type Game } from '../game';
import { maxHp } from '../queries/stats';
import type { Scene } from '../state/frames';

/** Verbs that harm the figure they are done to. All others help the one who does them. */
const HARM: ReadonlySet<Effect['do']> = new Set(['deal', 'inflict', 'defeat', 'push', 'pull', 'command', 'loseSp']);
/** Verbs that take something from who does them, or end what it does. */
const LOSS: ReadonlySet<Effect['do']> = new Set(['endTurn', 'endActions', 'loseSp']);

/** 1 for a figure of the owner's side, -1 for its opponents, 0 for no one. */
function sideOf(g: Game, owner: FigureId, id: FigureId | null | undefined): number {
  if (!id || !g.state.figures[id]) return 0;
  return figure(g, id).side === figure(g, owner).side ? 1 : -1;
}

function stepWorth(g: Game, owner: FigureId, step: Step, scene: Scene, target: FigureId | null): number {
  const { effect } = step;
  const bind = { ...bindFor(owner, scene), target };
  const whom =
    'to' in effect && typeof effect.to === 'object' && effect.do === 'deal'
      ? effect.to
      : 'on' in effect
        ? effect.on
        : undefined;
  if (HARM.has(effect.do) && effect.do !== 'loseSp') {
    const hit = whom ? candidates(g, whom, bind) : [target];
    return hit.reduce((sum, id) => sum - sideOf(g, owner, id), 0);
  }
  const doers = step.who ? candidates(g, step.who, bind) : [owner];
  const sign = LOSS.has(effect.do) ? -1 : 1;
  return doers.reduce((sum, id) => sum + sign * sideOf(g, owner, id), 0);
}

/** Positive if the line does its owner's side more good than harm, by the number of its effects. */
export function worthOf(
  g: Game,
  owner: FigureId,
  ability: Ability,
  scene: Scene,
  target: FigureId | null = scene.object ?? null,
): number {
  let sum = 0;
  for (const s of ability.body)
    for (const step of s.steps) if (step.effect.do !== 'costs') sum += stepWorth(g, owner, step, scene, target);
  return sum;
}

/** True if paying would surely Defeat the figure (A1.golden-rule.05). */
export function fatal(g: Game, id: FigureId, costs: readonly Cost[]): boolean {
  const left = maxHp(g, id) - figure(g, id).damage;
  return costs.some(
    (cost) => cost.pay === 'damage' && 'n' in cost.dmg && typeof cost.dmg.n === 'number' && cost.dmg.n >= left,
  );
}
