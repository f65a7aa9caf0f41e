/** What is sure to Defeat a figure at the end of its turn: Currents and Special Encounter Rules (A1.golden-rule.06). */
import type { Step } from '../abilities/ast';
import { type Bind, bindFor } from '../conditions/bind';
import { picks } from '../conditions/select';
import { at, type FigureId, figure, type Game } from '../game';
import { ruleLinesAt } from '../points/lines';
import { collectOffers, type Offer } from '../points/offers';
import { stepTargets } from '../points/using';
import { carriedBy, unmovable } from '../queries/forcedWays';
import { maxHp } from '../queries/stats';
import { currentUnder } from '../rules/currents';
import { deadlyFor, fallsTo } from '../rules/terrainRules';
import type { Scene } from '../state/frames';

/**
 * Tells whether ending the turn at a place (north-west space) surely Defeats the figure; null where neither a Current nor a
 * rule at the end of a turn could. Dangerous Terrain itself is not judged. Nothing is changed.
 */
export function endingDefeats(g: Game, id: FigureId): ((place: number) => boolean) | null {
  const body = g.state.bodies[figure(g, id).body];
  const rules = ruleLinesAt(g, 'turn.end').length > 0;
  if (!body || (!rules && g.state.board.currents.length === 0)) return null;
  return (place) => {
    const before = body.at;
    body.at = place;
    const defeats = sweptAway(g, id) || (rules && ruledOut(g, id));
    body.at = before;
    return defeats;
  };
}

function hpLeft(g: Game, id: FigureId): number {
  return maxHp(g, id) - figure(g, id).damage;
}

/** The Current carries the figure from where it stands into its Defeat, or against something for as much as it has left. */
function sweptAway(g: Game, id: FigureId): boolean {
  const current = currentUnder(g, id);
  const start = at(g, id);
  if (!current || start === null || unmovable(g, id, null)) return false;
  const { path, left } = carriedBy(g, id, start, current.move);
  let from = start;
  for (const to of path) {
    // To leave Dangerous Terrain Defeats like ending in it (A1.terrain.24).
    if (fallsTo(g, id, from, to) || deadlyFor(g, id, [], to)) return true;
    from = to;
  }
  return left >= hpLeft(g, id);
}

/** A Special Encounter Rule Defeats the figure if its turn ends where it stands. */
function ruledOut(g: Game, id: FigureId): boolean {
  const scene: Scene = { subject: id };
  return collectOffers(g, 'turn.end', scene).some(
    (offer) => offer.entry.ref.on === 'rule' && offer.mandatory && surelyDefeats(g, offer, id, scene),
  );
}

/** What hangs on dice, on a choice or on what went before is not sure. */
function surelyDefeats(g: Game, { entry, owner }: Offer, id: FigureId, scene: Scene): boolean {
  const bind = bindFor(owner, scene);
  for (const sentence of entry.ability.body) {
    if (sentence.link || sentence.force) return false;
    for (const step of sentence.steps) {
      if (step.may || step.costs || step.aim || step.if) return false;
      if (defeats(g, step, id, bind)) return true;
    }
  }
  return false;
}

function defeats(g: Game, step: Step, id: FigureId, bind: Bind): boolean {
  const { effect } = step;
  if (effect.do !== 'defeat' && effect.do !== 'deal') return false;
  const named = stepTargets(g, step, bind);
  if (!named?.list.includes(id) || (named.list.length > 1 && named.whom && !picks(named.whom, bind).all)) return false;
  if (effect.do === 'defeat') return true;
  const { dmg } = effect;
  return 'n' in dmg && !dmg.per && dmg.type === 'IRREDUCIBLE' && typeof dmg.n === 'number' && dmg.n >= hpLeft(g, id);
}
