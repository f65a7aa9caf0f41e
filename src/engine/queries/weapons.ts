/** Equipped Weapons: modes and Ranges of Attacks, the Combat Dice Pool, who may attack at all. */
import type { AttackKind } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import type { DieName } from '../dice/faces';
import { RATING } from '../dice/faces';
import { combatantCard, type FigureId, figure, type Game } from '../game';
import { itemSide } from '../points/cards';
import { comboMet } from '../points/grants';
import { cardLinesAt } from '../points/lines';
import type { ItemSide } from '../state/content';
import type { Die } from '../state/frames';
import type { CardInUse } from '../state/state';
import { banned, keywordNumber } from './standing';

interface Weapon {
  card: CardInUse;
  side: ItemSide;
}

/** Equipped Weapons of an Adventurer, SHIELDs among them. */
export function weaponsOf(g: Game, id: FigureId): Weapon[] {
  const found: Weapon[] = [];
  for (const card of figure(g, id).cards) {
    if (card.kind !== 'item' || card.zone !== 'equipped') continue;
    const side = itemSide(g, card);
    if (side?.type === 'weapon') found.push({ card, side });
  }
  return found;
}

export interface AttackMode {
  mode: 'melee' | 'ranged';
  range: number;
}

/**
 * How a figure may attack now: Melee (1, or REACH) and Ranged. Weapons of different Range give the lower one; a
 * Melee/Ranged Weapon takes type and Range of the other, two of them are Melee, alone it may be either (A1.weapon-type.04).
 */
export function attackModes(g: Game, id: FigureId): AttackMode[] {
  const f = figure(g, id);
  if (f.kind !== 'adventurer') return combatantModes(g, id);
  const weapons = weaponsOf(g, id);
  const icons = weapons.map((w) => w.side.icon ?? 'melee');
  const melee: AttackMode = { mode: 'melee', range: meleeReach(g, id) };
  if (weapons.length === 0) return [{ mode: 'melee', range: 1 }];
  const ranged = weapons.filter((w) => w.side.icon === 'ranged');
  const ranges = (list: Weapon[]): number => Math.min(...list.map((w) => w.side.range ?? 1));
  if (ranged.length > 0) return [{ mode: 'ranged', range: ranges(ranged) }];
  if (icons.every((i) => i === 'melee/ranged')) {
    if (weapons.length > 1) return [melee];
    const range = weapons[0]?.side.range;
    return range ? [melee, { mode: 'ranged', range }] : [melee];
  }
  return [melee];
}

function combatantModes(g: Game, id: FigureId): AttackMode[] {
  const card = combatantCard(g, figure(g, id));
  const modes: AttackMode[] = [];
  for (const { attack } of card.attacks) {
    const range = typeof attack.range === 'number' ? attack.range : 1;
    if (attack.mode !== 'Ranged') modes.push({ mode: 'melee', range: meleeReach(g, id) });
    if (attack.mode === 'Ranged' || attack.mode === 'Melee/Ranged') modes.push({ mode: 'ranged', range });
  }
  return modes.length > 0 ? modes : [{ mode: 'melee', range: meleeReach(g, id) }];
}

/** Greatest distance of the figure's Melee Attacks: 1, or REACH; of two Weapons the lower (A1.range.03). */
export function meleeReach(g: Game, id: FigureId): number {
  const f = figure(g, id);
  if (f.kind !== 'adventurer') return Math.max(1, keywordNumber(g, id, 'REACH'));
  const weapons = weaponsOf(g, id);
  let least = Number.POSITIVE_INFINITY;
  for (const w of weapons) {
    if (w.side.icon === 'melee/ranged' && weapons.length > 1) continue;
    const reach = w.side.tags.find((k) => k.tag === 'REACH')?.n;
    least = Math.min(least, typeof reach === 'number' ? reach : 1);
  }
  const own = Number.isFinite(least) ? least : 1;
  return Math.max(own, attackReach(g, id));
}

/** REACH that a line gives to the Attack being made. */
function attackReach(g: Game, id: FigureId): number {
  let best = 1;
  for (const f of g.state.stack) {
    if (f.kind !== 'attack' || f.attacker !== id) continue;
    for (const { bonus } of f.bonuses)
      if (bonus.b === 'keyword' && bonus.keyword.tag === 'REACH' && typeof bonus.keyword.n === 'number')
        best = Math.max(best, bonus.keyword.n);
  }
  for (const l of g.state.lasting)
    if (l.figure === id)
      for (const b of l.bonuses ?? [])
        if (b.b === 'keyword' && b.keyword.tag === 'REACH' && typeof b.keyword.n === 'number')
          best = Math.max(best, b.keyword.n);
  return best;
}

/** Whether an Attack of this kind can be made with what is equipped (A1.ability-action.02-04), and how. */
export function modesFor(g: Game, id: FigureId, kind: AttackKind): AttackMode[] {
  const f = figure(g, id);
  const range = typeof kind.range === 'number' ? kind.range : null;
  if (f.kind === 'intelligent') {
    if (kind.mode === 'Ranged') return [{ mode: 'ranged', range: range ?? 1 }];
    if (kind.mode === 'Melee/Ranged')
      return [
        { mode: 'melee', range: meleeReach(g, id) },
        { mode: 'ranged', range: range ?? 1 },
      ];
    return [{ mode: 'melee', range: meleeReach(g, id) }];
  }
  const unarmed = f.kind === 'adventurer' && weaponsOf(g, id).length === 0;
  const modes = attackModes(g, id).filter((m) =>
    kind.mode === undefined || kind.mode === 'Break' || kind.mode === 'Melee/Ranged'
      ? true
      : m.mode === kind.mode.toLowerCase(),
  );
  // Unarmed Attacks are no Melee ATK of an Ability (A1.dice-pool.04).
  return unarmed && kind.mode !== undefined && kind.mode !== 'Break' ? [] : modes;
}

/** A figure that nothing keeps from making an Attack; lack of SP does not count (A1.flank.04). */
export function canAttack(g: Game, id: FigureId): boolean {
  const f = figure(g, id);
  return !f.effects.includes('PARALYZE') && !banned(g, id, 'make Attacks') && !banned(g, id, 'make Actions');
}

/** Has a Melee Weapon and no Ranged one; a Combatant has any Melee ATK (A1.flank.05, .07). */
export function lendsFlanking(g: Game, id: FigureId): boolean {
  const f = figure(g, id);
  if (f.kind === 'adventurer') {
    const weapons = weaponsOf(g, id);
    return weapons.length > 0 && attackModes(g, id).some((m) => m.mode === 'melee');
  }
  const card = combatantCard(g, f);
  let melee = false;
  let ranged = false;
  const see = (kind: AttackKind): void => {
    if (kind.mode === 'Ranged') ranged = true;
    else melee = true;
  };
  for (const a of card.attacks) see(a.attack);
  for (const step of card.ai)
    for (const part of step.do)
      for (const s of part.sentences) for (const st of s.steps) if (st.effect.do === 'attack') see(st.effect.attack);
  return melee || !ranged;
}

/** The die of a Weapon, raised by FINESSE where its Condition is met (A1.tag-attack.14). */
function finesse(g: Game, id: FigureId, w: Weapon, die: DieName): DieName {
  let best = die;
  const f = figure(g, id);
  for (const entry of cardLinesAt(g, id, 'standing')) {
    if (entry.card?.key !== w.card.key || !comboMet(g, f, entry)) continue;
    for (const s of entry.ability.body) {
      if (s.if && !holdsAll(g, s.if, bindFor(id))) continue;
      for (const { effect } of s.steps) {
        if (effect.do !== 'bonus') continue;
        for (const b of effect.bonuses) if (b.b === 'finesse' && RATING[b.die] > RATING[best]) best = b.die;
      }
    }
  }
  return best;
}

/**
 * The Combat Dice Pool (A1.dice-pool): printed dice of the equipped Weapons, PURPLE added to a single one, two PURPLE
 * unarmed; a Combatant's printed dice. BLACK dice do not count towards two.
 */
export function combatDice(g: Game, id: FigureId): Die[] {
  const f = figure(g, id);
  if (f.kind !== 'adventurer') return combatantCard(g, f).dice.map((die) => ({ die, face: null, from: f.card }));
  const pool: Die[] = [];
  for (const w of weaponsOf(g, id))
    w.side.dice.forEach((die, i) => {
      pool.push({ die: i === 0 ? finesse(g, id, w, die) : die, face: null, from: w.card.key });
    });
  const counted = pool.filter((d) => d.die !== 'BLACK').length;
  for (let i = counted; i < 2; i++) pool.push({ die: 'PURPLE', face: null, from: 'filler' });
  return pool;
}
