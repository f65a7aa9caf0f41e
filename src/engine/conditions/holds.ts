/** Conditions of the card language (section 5). */
import type { Cond, Conds, Gear } from '../abilities/ast';
import { FACES } from '../dice/faces';
import { type FigureId, figure, frameById, type Game } from '../game';
import { canReach } from '../queries/reach';
import { flankingPartners } from '../queries/sight';
import { weaponsOf } from '../queries/weapons';
import type { Bind } from './bind';
import { isAtPlace, isNear } from './places';
import { candidates, figuresOf, hasHolding, isWhom, personOf, picks } from './select';
import { num, quantity } from './values';

/** All conditions joined by `and`, or one of those joined by `or`. */
export function holdsAll(g: Game, conds: Conds, bind: Bind): boolean {
  return conds.join === 'and' ? conds.of.every((c) => holds(g, c, bind)) : conds.of.some((c) => holds(g, c, bind));
}

/** One condition, now. */
function holds(g: Game, c: Cond, bind: Bind): boolean {
  switch (c.c) {
    case 'has': {
      const some = candidates(g, c.who, bind);
      if (some.length === 0) return false;
      const all = picks(c.who, bind).all;
      const test = (id: FigureId): boolean => hasHolding(g, figure(g, id), c.holding, bind);
      return (all ? some.every(test) : some.some(test)) !== Boolean(c.not);
    }
    case 'alreadyHad': {
      const id = personOf(g, c.who, bind);
      if (!id) return false;
      if (c.holding.h === 'effect') return bind.frame?.hadBefore[id]?.includes(c.holding.effect) ?? false;
      return hasHolding(g, figure(g, id), c.holding, bind);
    }
    case 'is': {
      const id = personOf(g, c.who, bind);
      return id !== null && isWhom(g, id, c.whom, bind) !== Boolean(c.not);
    }
    case 'isPlace': {
      const who = c.who ? candidates(g, c.who, bind) : [bind.owner];
      return who.some((id) => isAtPlace(g, id, c.place, bind)) !== Boolean(c.not);
    }
    case 'isNear':
      return candidates(g, c.who, bind).some((id) => isNear(g, id, c.near, bind)) !== Boolean(c.not);
    case 'flanking': {
      const who = c.who ? personOf(g, c.who, bind) : bind.owner;
      const target = c.target ? personOf(g, c.target, bind) : bind.target;
      return who !== null && target !== null && flankingPartners(g, who, target).length > 0;
    }
    case 'isDefeated': {
      const who = c.who.of.flatMap((one) => {
        if ('person' in one) {
          const id = personOf(g, { of: [one] }, bind);
          return id ? [id] : [];
        }
        return figuresOf(g, { ...one.figures, adj: [] }, bind).concat(
          figuresOf(g, { ...one.figures, adj: ['Defeated'] }, bind),
        );
      });
      if (who.length === 0) return false;
      const all = picks(c.who, bind).all;
      const test = (id: FigureId): boolean => figure(g, id).defeated;
      return (all ? who.every(test) : who.some(test)) !== Boolean(c.not);
    }
    case 'thereIs': {
      const n = figuresOf(g, c.figures, bind).length;
      if (c.none) return n === 0;
      const q = c.figures.quant;
      const wanted = q?.q === 'n' || q?.q === 'n or more' ? num(q.n, bind) : 1;
      return n >= wanted;
    }
    case 'compare': {
      const l = quantity(g, c.left, bind);
      const r = quantity(g, c.right, bind);
      return c.op === '=' ? l === r : c.op === '>=' ? l >= r : c.op === '<=' ? l <= r : c.op === '>' ? l > r : l < r;
    }
    case 'equipped':
      return gearEquipped(g, bind.owner, c.gear);
    case 'nth':
      return c.what === 'round' ? g.state.round === c.n : figure(g, bind.owner).turnsTaken + 1 === c.n;
    case 'nthAttack': {
      const mine = g.state.turn.attacks.filter((a) => a.attacker === bind.owner && attackFits(a, c.attack.mode));
      const against = c.against;
      const list = against ? mine.filter((a) => isWhom(g, a.target, against, bind)) : mine;
      const current = frameById(g, 'attack', bind.scene.attack);
      return current ? list.findIndex((a) => a.frame === current.id) === c.n - 1 : list.length === c.n - 1;
    }
    case 'attackedThisTurn':
      return g.state.turn.attacks.some(
        (a) => isWhom(g, a.attacker, c.who, bind) && isWhom(g, a.target, c.whom, bind) && (!c.damaged || a.damage > 0),
      );
    case 'dodgedThisAttack':
      return frameById(g, 'attack', bind.scene.attack)?.dodge?.used ?? false;
    case 'inflictedBy': {
      const id = personOf(g, c.who, bind);
      return (
        id !== null && figure(g, id).effects.includes(c.effect) && !(bind.frame?.hadBefore[id] ?? []).includes(c.effect)
      );
    }
    case 'attackResult': {
      const a = frameById(g, 'attack', bind.scene.attack);
      if (!a || a.hit === null) return false;
      const by = c.by === undefined ? 0 : num(c.by, bind);
      const margin = a.roll && a.defense !== null ? a.roll.total - a.defense : 0;
      return c.result === 'hit' ? a.hit && margin >= by : !a.hit && -margin >= by;
    }
    case 'attackWouldMiss': {
      const a = frameById(g, 'attack', bind.scene.attack);
      return a?.hit === false;
    }
    case 'madeWithThisCard': {
      const a = frameById(g, 'attack', bind.scene.attack);
      const line = bind.frame?.line;
      const key = line && 'key' in line ? line.key : null;
      return (a?.pool.some((d) => d.from === key) ?? false) !== Boolean(c.not);
    }
    case 'shows':
      return shows(g, c.face, bind) !== Boolean(c.not);
    case 'reachable': {
      return candidates(g, c.who, bind).some((id) => canReach(g, bind.owner, id, c.attack));
    }
    case 'otherwise':
      return true;
  }
}

function attackFits(a: { mode: 'melee' | 'ranged'; isBreak: boolean }, mode: string | undefined): boolean {
  if (mode === undefined || mode === 'Melee/Ranged') return true;
  return mode === 'Break' ? a.isBreak : a.mode === mode.toLowerCase();
}

function shows(g: Game, face: Extract<Cond, { c: 'shows' }>['face'], bind: Bind): boolean {
  const dice = frameById(g, 'dice', bind.scene.dice)?.dice ?? bind.frame?.lastRoll ?? [];
  return dice.some((d) => {
    const f = d.face === null ? null : FACES[d.die][d.face];
    if (!f) return false;
    if ('face' in face) return f.skull;
    return face.symbols.some((s) => f[s.symbol.toLowerCase() as 'book' | 'shield' | 'burst'] === s.n);
  });
}

/** Whether that gear is equipped (`2 1-Handed Melee Weapons`). */
function gearEquipped(g: Game, id: FigureId, gear: Gear): boolean {
  const fits = weaponsOf(g, id).filter(({ side }) => {
    if (gear.hands && side.hands !== gear.hands) return false;
    if (gear.icon && !side.icon?.includes(gear.icon.toLowerCase())) return false;
    return gear.tags.length === 0 || side.tags.some((k) => gear.tags.includes(k.tag));
  });
  return fits.length >= (gear.n ?? 1);
}
