/** Whether what just happens is the event that a line waits for (card language section 4). */
import type { ActKind, DamageFilter, EventSpec, RollKind, SourceFilter, Whom } from '../abilities/ast';
import { type Bind, bindFor } from '../conditions/bind';
import { isAtPlace } from '../conditions/places';
import { hasHolding, isWhom } from '../conditions/select';
import { spacesOfSpec } from '../conditions/spaces';
import { num } from '../conditions/values';
import { type FigureId, figure, frameById, type Game } from '../game';
import type { AttackFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';
import type { Point } from './point';

function who(g: Game, id: FigureId | null | undefined, whom: Whom | undefined, bind: Bind): boolean {
  if (!id) return false;
  return whom ? isWhom(g, id, whom, bind) : id === bind.owner;
}

/** Whether an Attack is of the kind named: manner, first or second of the turn. */
function isAct(g: Game, act: ActKind | undefined, attack: AttackFrame | undefined, scene: Scene): boolean {
  if (!act) return attack !== undefined;
  const fits = act.kinds.some((kind) => {
    if (kind === 'SPELL') return scene.spell !== undefined;
    if (!attack) return false;
    if (kind.mode === 'Break') return attack.cause === 'break';
    return kind.mode === undefined || kind.mode === 'Melee/Ranged' || kind.mode.toLowerCase() === attack.mode;
  });
  if (!fits || !attack || !act.order) return fits;
  const mine = g.state.turn.attacks.filter((a) => a.attacker === attack.attacker);
  return mine.findIndex((a) => a.frame === attack.id) === act.order - 1;
}

function isRoll(roll: RollKind | undefined, scene: Scene, g: Game): boolean {
  if (!roll || roll.roll === 'any') return true;
  switch (roll.roll) {
    case 'attack': {
      const attack = frameById(g, 'attack', scene.attack);
      return (
        scene.roll === 'attack' &&
        (!roll.attack.mode || attack?.mode === roll.attack.mode.toLowerCase() || roll.attack.mode === 'Melee/Ranged')
      );
    }
    case 'dodge':
      return scene.roll === 'dodge';
    case 'force':
      return scene.roll === 'force';
    case 'check':
      return scene.roll === 'conviction'
        ? roll.check.check === 'Conviction'
        : scene.roll === 'skill' && roll.check.check !== 'Conviction';
  }
}

function isDamage(d: DamageFilter, scene: Scene, bind: Bind): boolean {
  const amounts = scene.amounts ?? {};
  let n = 0;
  for (const key in amounts) {
    const type = key as keyof typeof amounts;
    if (d.type && d.type !== type) continue;
    if (d.notIrreducible && type === 'IRREDUCIBLE') continue;
    n += amounts[type] ?? 0;
  }
  return n >= (d.atLeast === undefined ? 1 : num(d.atLeast, bind));
}

function isSource(g: Game, s: SourceFilter | undefined, scene: Scene, bind: Bind): boolean {
  if (!s) return true;
  let fits: boolean;
  if (s.by === 'one source') fits = true;
  else if ('attack' in s.by) fits = isAct(g, s.by.attack, frameById(g, 'attack', scene.attack), scene);
  else if ('item' in s.by) {
    const { item } = s.by;
    const attack = frameById(g, 'attack', scene.attack);
    fits = attack?.pool.some((d) => g.content.items[d.from]?.tags.some((k) => k.tag === item)) ?? false;
  } else fits = who(g, scene.source, s.by, bind);
  return fits !== Boolean(s.otherThan);
}

/** Whether the event of the spec is what the scene at this point is about, for a line of `owner`. */
export function eventMatches(g: Game, spec: EventSpec, point: Point, scene: Scene, owner: FigureId): boolean {
  const bind = bindFor(owner, scene);
  const attack = frameById(g, 'attack', scene.attack);
  switch (spec.e) {
    case 'makeAttack':
      return (
        attack !== undefined &&
        who(g, attack.attacker, spec.who, bind) &&
        isAct(g, spec.attack, attack, scene) &&
        (!spec.against || who(g, attack.target, spec.against, bind))
      );
    case 'chooseTarget':
      return attack?.attacker === owner && isAct(g, spec.attack, attack, scene);
    case 'isTarget':
      return attack !== undefined && who(g, attack.target, spec.who, bind) && isAct(g, spec.attack, attack, scene);
    case 'dodge':
    case 'dodgeSuccess':
      return who(g, scene.subject, spec.who, bind);
    case 'rolling':
      return who(g, scene.subject, spec.who, bind) && isRoll(spec.roll, scene, g);
    case 'rolled':
      return who(g, scene.subject, spec.who, bind) && isRoll(spec.roll, scene, g);
    case 'rolledAgainst':
      return who(g, scene.object, spec.who, bind) && isRoll(spec.roll, scene, g);
    case 'hit':
    case 'miss':
      return (
        point === (spec.e === 'hit' ? 'attack.hit' : 'attack.miss') &&
        attack !== undefined &&
        who(g, attack.attacker, spec.who, bind) &&
        isAct(g, spec.attack, attack, scene) &&
        (!spec.target || who(g, attack.target, spec.target, bind))
      );
    case 'wouldDetermineDamage':
      return (
        attack !== undefined &&
        who(g, spec.against ? attack.target : attack.attacker, spec.who, bind) &&
        isAct(g, spec.attack, attack, scene)
      );
    case 'spellWouldAffect':
      return who(g, scene.object, spec.who, bind);
    case 'determiningDamage':
      return attack?.attacker === owner && isAct(g, spec.attack, attack, scene);
    case 'wouldDeal':
      if (point === 'damage.adding')
        return (
          who(g, scene.source, spec.who, bind) &&
          !spec.attack &&
          (!spec.to || who(g, scene.subject, spec.to, bind)) &&
          isDamage(spec.damage, scene, bind)
        );
      return (
        attack !== undefined &&
        who(g, attack.attacker, spec.who, bind) &&
        (!spec.to || who(g, attack.target, spec.to, bind)) &&
        (!spec.attack || isAct(g, spec.attack, attack, scene)) &&
        isDamage(spec.damage, scene, bind)
      );
    case 'wouldBeDealt':
    case 'isDealt':
      return (
        who(g, scene.subject, spec.who, bind) &&
        isDamage(spec.damage, scene, bind) &&
        isSource(g, spec.source, scene, bind)
      );
    case 'deals':
      return (
        who(g, scene.source, spec.who, bind) &&
        (!spec.to || who(g, scene.subject, spec.to, bind)) &&
        isDamage(spec.damage, scene, bind)
      );
    case 'heals':
      return who(g, scene.subject, spec.who, bind) && isSource(g, spec.source, scene, bind);
    case 'wouldBeDefeated':
      return who(g, scene.subject, spec.who, bind) && (!spec.by || who(g, scene.source, spec.by, bind));
    case 'isDefeated':
      return whoGone(g, scene.subject, spec.who, bind) && (!spec.by || who(g, scene.source, spec.by, bind));
    case 'defeats':
      return who(g, scene.source, spec.who, bind) && whoGone(g, scene.subject, spec.target, bind);
    case 'spawns':
      return who(g, scene.subject, spec.who, bind);
    case 'castSpell':
      return who(g, scene.subject, spec.who, bind);
    case 'determiningForce':
    case 'forceDetermined':
      return scene.subject === owner;
    case 'makeCheck':
      return who(g, scene.subject, spec.who, bind) && isCheck(spec.check.check, scene);
    case 'checkResult':
      return (
        who(g, scene.subject, spec.who, bind) &&
        scene.passed === spec.passed &&
        isCheck(spec.check.check, scene) &&
        (spec.by === undefined || (scene.by ?? 0) >= num(spec.by, bind)) &&
        (!spec.againstYourSpell || scene.source === owner)
      );
    case 'resolving':
      if (point === 'spell.resolved') return scene.subject === owner && spec.attack.kinds.includes('SPELL');
      return (
        attack?.attacker === owner &&
        isAct(g, spec.attack, attack, scene) &&
        (spec.result === undefined || (spec.result === 'hit') === attack.hit)
      );
    case 'affectedBy':
      return attack !== undefined && who(g, attack.target, spec.who, bind) && isAct(g, spec.attack, attack, scene);
    case 'gains':
    case 'loses': {
      if (!who(g, scene.subject, spec.who, bind)) return false;
      const h = spec.holding;
      if (h.h === 'effect') return scene.effect === h.effect;
      if (h.h === 'anyEffect') return scene.effect !== undefined;
      if (h.h === 'token') return scene.token === h.token.toLowerCase();
      return false;
    }
    case 'turnStarts':
    case 'turnEnds':
      return (
        who(g, scene.subject, spec.who, bind) &&
        (!spec.place || isAtPlace(g, scene.subject as FigureId, spec.place, bind)) &&
        (!spec.holding || hasHolding(g, figure(g, scene.subject as FigureId), spec.holding, bind))
      );
    case 'comesToBe':
      return who(g, scene.subject, spec.who, bind) && isAtPlace(g, scene.subject as FigureId, spec.place, bind);
    case 'enters':
    case 'leaves':
      return (
        (scene.subject === null ? isToken(spec.who, scene) : who(g, scene.subject, spec.who, bind)) &&
        scene.space !== undefined &&
        spacesOfSpec(g, spec.space, bind).includes(scene.space)
      );
    case 'isMoved':
      return who(g, scene.subject, spec.who, bind);
    case 'drawsLos':
      return who(g, scene.subject, spec.who, bind) && who(g, scene.object, spec.to, bind);
    case 'provokes':
      return who(g, scene.subject, spec.who, bind) && (!spec.from || who(g, scene.object, spec.from, bind));
    case 'makesMove':
      return who(g, scene.subject, spec.who, bind);
    case 'uses':
    case 'activates':
      return who(g, scene.subject, spec.who, bind) && (scene.names?.includes(spec.what.toLowerCase()) ?? false);
    case 'usesToken':
      return (
        point === 'use.done' &&
        who(g, scene.subject, spec.who, bind) &&
        scene.token === spec.token.toLowerCase() &&
        (!spec.on || who(g, scene.object, spec.on, bind))
      );
    case 'wouldMakeStandardAction':
      return scene.act === 'action' && who(g, scene.subject, spec.who, bind);
    case 'wouldUseStandardAbility':
      return scene.act === 'ability' && who(g, scene.subject, spec.who, bind);
    case 'paysSp':
      return who(g, scene.subject, spec.who, bind);
  }
}

/** As `who`, for a figure that has just left the board: side and name are looked at, not the place. */
/** Whether the words mean the token that was moved. */
function isToken(whom: Whom, { names }: Scene): boolean {
  const one = whom.of[0];
  if (!one || !('figures' in one) || one.figures.noun.n !== 'token') return false;
  return names?.includes(one.figures.noun.token.toLowerCase()) === true;
}

function whoGone(g: Game, id: FigureId | null | undefined, whom: Whom, bind: Bind): boolean {
  if (!id) return false;
  const f = figure(g, id);
  const was = f.defeated;
  f.defeated = false;
  const body = g.state.bodies[f.body];
  const at = body?.at ?? null;
  if (body && at === null) body.at = bind.scene.space ?? 0;
  const fits = isWhom(g, id, whom, bind);
  f.defeated = was;
  if (body) body.at = at;
  return fits;
}

function isCheck(check: string, scene: Scene): boolean {
  return check === 'Conviction' ? scene.roll === 'conviction' : scene.roll === 'skill';
}
