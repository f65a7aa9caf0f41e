/** Where lines may answer: the points of the game, and which of them a line belongs to. */
import type { Ability, Bonus, Effect, EventSpec } from '../abilities/ast';

/** Where a line may answer. `standing` lines just hold; `menu` lines are used in the owner's own Action Phase. */
export type Point =
  | 'standing'
  | 'menu'
  | 'anyTime'
  | 'encounterAction'
  | 'turn.start'
  | 'turn.status'
  | 'turn.refresh'
  | 'turn.end'
  | 'round.start'
  | 'round.end'
  | 'encounter.start'
  | 'encounter.end'
  | 'attack.choosing'
  | 'attack.targeted'
  | 'attack.empower'
  | 'attack.dodge'
  | 'dodge.before'
  | 'dice.rolling'
  | 'dice.rolled'
  | 'attack.hit'
  | 'attack.miss'
  | 'attack.wouldDetermine'
  | 'attack.damage'
  | 'attack.dodged'
  | 'attack.counter'
  | 'attack.followUp'
  | 'attack.resolved'
  | 'attack.ended'
  | 'damage.adding'
  | 'damage.would'
  | 'damage.dealt'
  | 'heal.done'
  | 'defeat.would'
  | 'defeat.done'
  | 'spell.casting'
  | 'spell.empower'
  | 'spell.force'
  | 'spell.wouldAffect'
  | 'spell.resolved'
  | 'check.made'
  | 'check.result'
  | 'effect.gained'
  | 'effect.lost'
  | 'spawn.done'
  | 'move.start'
  | 'move.leaving'
  | 'move.entered'
  | 'move.moved'
  | 'move.provokes'
  | 'use.done'
  | 'act.would'
  | 'sight.drawn'
  | 'cost.pay';

const EVENT_POINT: Record<Exclude<EventSpec['e'], 'makeAttack'>, Point> = {
  chooseTarget: 'attack.choosing',
  isTarget: 'attack.targeted',
  dodge: 'dodge.before',
  dodgeSuccess: 'attack.dodged',
  rolling: 'dice.rolling',
  rolled: 'dice.rolled',
  rolledAgainst: 'dice.rolled',
  hit: 'attack.hit',
  miss: 'attack.miss',
  wouldDetermineDamage: 'attack.wouldDetermine',
  spellWouldAffect: 'spell.wouldAffect',
  determiningDamage: 'attack.damage',
  wouldDeal: 'attack.damage',
  wouldBeDealt: 'damage.would',
  isDealt: 'damage.dealt',
  deals: 'damage.dealt',
  heals: 'heal.done',
  wouldBeDefeated: 'defeat.would',
  isDefeated: 'defeat.done',
  defeats: 'defeat.done',
  spawns: 'spawn.done',
  castSpell: 'spell.casting',
  determiningForce: 'spell.empower',
  forceDetermined: 'spell.force',
  makeCheck: 'check.made',
  checkResult: 'check.result',
  resolving: 'attack.resolved',
  affectedBy: 'attack.resolved',
  gains: 'effect.gained',
  loses: 'effect.lost',
  turnStarts: 'turn.start',
  turnEnds: 'turn.end',
  comesToBe: 'move.entered',
  enters: 'move.entered',
  leaves: 'move.leaving',
  isMoved: 'move.moved',
  drawsLos: 'sight.drawn',
  provokes: 'move.provokes',
  makesMove: 'move.start',
  uses: 'use.done',
  activates: 'use.done',
  usesToken: 'use.done',
  wouldMakeStandardAction: 'act.would',
  wouldUseStandardAbility: 'act.would',
  paysSp: 'cost.pay',
};

function bonusesOf(effect: Effect): Bonus[] {
  if (effect.do === 'bonus') return effect.bonuses;
  if (effect.do === 'gain') return effect.gains.flatMap((x) => (x.g === 'bonus' ? [x.bonus] : []));
  return [];
}

function allEffects(ability: Ability): Effect[] {
  return ability.body.flatMap((s) => s.steps.map((step) => step.effect));
}

/** Verbs that change dice that lie. */
const DICE_VERBS: ReadonlySet<Effect['do']> = new Set(['reroll', 'chooseResult', 'turnHighest', 'addSymbols']);

/** A line `when making an Attack` is used as late as its bonuses still count (card language section 2.10). */
function attackPoint(ability: Ability): Point {
  for (const effect of allEffects(ability)) {
    if (DICE_VERBS.has(effect.do)) return 'dice.rolled';
    if (effect.do === 'addDice') return 'attack.empower';
    for (const bonus of bonusesOf(effect)) {
      if (bonus.b === 'keyword' && bonus.keyword.tag === 'REACH') return 'attack.choosing';
      if (bonus.b === 'empower' || bonus.b === 'finesse') return 'attack.empower';
      if (bonus.b === 'attackRoll') return 'dice.rolled';
    }
  }
  return 'attack.damage';
}

/** Verbs that belong to a step of an Attack whatever the line says. */
function ownStep(ability: Ability): Point | null {
  for (const effect of allEffects(ability)) {
    if (effect.do === 'counter') return 'attack.counter';
    if (effect.do === 'dodge') return 'attack.dodge';
    if (effect.do === 'bonus' && effect.bonuses.some((b) => b.b === 'empower') && (priced(ability) || ability.moment))
      return 'attack.empower';
  }
  return null;
}

export function priced(ability: Ability): boolean {
  return Boolean(
    ability.exhaust ||
      ability.flip ||
      ability.discard ||
      ability.perEncounter ||
      ability.symbols ||
      (ability.sp !== undefined && ability.sp !== 0),
  );
}

function eventPoints(e: EventSpec, ability: Ability): Point[] {
  if (e.e === 'makeAttack') return [ownStep(ability) ?? attackPoint(ability)];
  if (e.e === 'resolving' && e.attack.kinds.includes('SPELL'))
    return e.attack.kinds.length > 1 ? ['attack.resolved', 'spell.resolved'] : ['spell.resolved'];
  // What is done to the dice of a Check is done while they lie (A1.re-roll.01).
  if (e.e === 'makeCheck' && allEffects(ability).some((x) => DICE_VERBS.has(x.do))) return ['dice.rolled'];
  // Damage of an Attack is added to in step 6b, other Damage when it is about to be dealt.
  return e.e === 'wouldDeal' ? ['attack.damage', 'damage.adding'] : [EVENT_POINT[e.e]];
}

const knownPoints = new WeakMap<Ability, Point[]>();

/** The points where a line may answer; worked out once for each line. */
export function pointsOf(ability: Ability): Point[] {
  let points = knownPoints.get(ability);
  if (!points) {
    points = findPoints(ability);
    knownPoints.set(ability, points);
  }
  return points;
}

function findPoints(ability: Ability): Point[] {
  if (ability.fu) return ['attack.followUp'];
  const { moment } = ability;
  if (moment) {
    switch (moment.m) {
      case 'anyTime': {
        const own = ownStep(ability);
        if (own) return ['anyTime', own];
        return allEffects(ability).some((e) => e.do === 'reroll') ? ['anyTime', 'dice.rolled'] : ['anyTime'];
      }
      case 'encounterAction':
        return ['encounterAction'];
      case 'phase':
        return [moment.phase === 'Status' ? 'turn.status' : 'turn.refresh'];
      case 'at': {
        const of = moment.of === 'your turn' ? 'turn' : moment.of.span;
        if (of === 'turn') return [moment.edge === 'start' ? 'turn.start' : 'turn.end'];
        if (of === 'round') return [moment.edge === 'start' ? 'round.start' : 'round.end'];
        return [moment.edge === 'start' ? 'encounter.start' : 'encounter.end'];
      }
      case 'when':
        return [...new Set(moment.events.flatMap((e) => eventPoints(e, ability)))];
    }
  }
  if (ability.status) return ['turn.status'];
  const own = ownStep(ability);
  if (own) return [own];
  if (ability.symbols) return [attackPoint(ability) === 'dice.rolled' ? 'dice.rolled' : 'attack.damage'];
  return priced(ability) || ability.sp === 0 ? ['menu'] : ['standing'];
}
