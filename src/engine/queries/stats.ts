/** HP, Defense, Armor, dice and skills of a figure, with their parts. */
import type { StatName } from '../abilities/ast';
import type { DieName } from '../dice/faces';
import { RATING } from '../dice/faces';
import { adventurerCard, combatantCard, type Figure, type FigureId, figure, type Game } from '../game';
import type { Part } from '../kernel/types';
import { itemSide } from '../points/cards';
import { BARRIER_ARMOR } from '../rules/effectTokens';
import { movementValue } from './movement';
import { soiRange } from './sight';
import { keywordNumber, statBonus } from './standing';

type BaseStat = 'hp' | 'defense' | 'armor' | 'movement';

/** The number printed on the figure's own card. */
export function printed(g: Game, f: Figure, stat: BaseStat): number {
  return f.kind === 'adventurer' ? adventurerCard(g, f)[stat] : combatantCard(g, f)[stat];
}

function total(g: Game, id: FigureId, base: BaseStat, stat: StatName, parts?: Part[]): number {
  const f = figure(g, id);
  const n = printed(g, f, base);
  parts?.push({ n, of: 'base', card: f.card });
  return n + statBonus(g, id, stat, parts);
}

/** Maximum HP (A1.adventurer-card.06). */
export function maxHp(g: Game, id: FigureId, parts?: Part[]): number {
  return Math.max(1, total(g, id, 'hp', 'HP', parts));
}

/** Defense without a Dodge (A1.adventurer-card.07). */
export function defense(g: Game, id: FigureId, parts?: Part[]): number {
  return Math.max(0, total(g, id, 'defense', 'Defense', parts));
}

/** Armor: printed, Items, SHIELDs, Barrier (A1.effect-token.16). */
export function armor(g: Game, id: FigureId, parts?: Part[]): number {
  let sum = total(g, id, 'armor', 'Armor', parts);
  if (figure(g, id).effects.includes('BARRIER')) {
    sum += BARRIER_ARMOR;
    parts?.push({ n: BARRIER_ARMOR, of: 'BARRIER', rule: 'A1.effect-token.16' });
  }
  return Math.max(0, sum);
}

/** Any stat by its name; skills and dice have queries of their own. */
export function statOf(g: Game, id: FigureId, stat: StatName, parts?: Part[]): number {
  switch (stat) {
    case 'HP':
    case 'maximum HP':
      return maxHp(g, id, parts);
    case 'Defense':
      return defense(g, id, parts);
    case 'Armor':
    case 'total Armor':
      return armor(g, id, parts);
    case 'Movement':
      return movementValue(g, id, parts);
    case 'SOI':
      return soiRange(g, id);
    case 'SP recovery':
      return spBar(g, id).recovery;
    default:
      return 0;
  }
}

/** Stamina Recovery Bar: SP recovered a turn and the most SP; none for Intelligent Combatants. */
export function spBar(g: Game, id: FigureId): { recovery: number; max: number } {
  const f = figure(g, id);
  if (f.kind === 'adventurer') return adventurerCard(g, f).sp;
  return combatantCard(g, f).sp ?? { recovery: 0, max: 0 };
}

/** A skill value; HEAVY takes 1 Agility for each source (A1.tag-move.22, .23). */
export function skillOf(g: Game, id: FigureId, skill: string, parts?: Part[]): number {
  const f = figure(g, id);
  const key = skill.toLowerCase() as 'presence' | 'lore' | 'agility' | 'perception' | 'strength';
  const base = f.kind === 'adventurer' ? adventurerCard(g, f).skills[key] : (combatantCard(g, f).skills[key] ?? 0);
  parts?.push({ n: base, of: 'base', card: f.card });
  const bonus = statBonus(g, id, skill as StatName, parts);
  const heavy = key === 'agility' && f.kind === 'adventurer' ? keywordNumber(g, id, 'HEAVY') : 0;
  if (heavy > 0) parts?.push({ n: -heavy, of: 'HEAVY', rule: 'A1.tag-move.22' });
  return Math.max(0, base + bonus - heavy);
}

const byRating = (a: DieName, b: DieName): number => RATING[b] - RATING[a];

/** The two Conviction dice: printed ones, up to two replaced by the best Conviction Upgrades (A1.conviction). */
export function convictionDice(g: Game, id: FigureId): DieName[] {
  const f = figure(g, id);
  if (f.kind !== 'adventurer') return combatantCard(g, f).conviction;
  const base = [...adventurerCard(g, f).conviction].sort(byRating);
  const upgrades: DieName[] = [];
  for (const card of f.cards)
    if (card.kind === 'item' && card.zone === 'equipped') upgrades.push(...(itemSide(g, card)?.conviction ?? []));
  upgrades.sort(byRating);
  const dice = [...base];
  for (const up of upgrades.slice(0, 2)) {
    const worst = dice.reduce((w, d, i) => (RATING[d] < RATING[dice[w] as DieName] ? i : w), 0);
    if (RATING[up] > RATING[dice[worst] as DieName]) dice[worst] = up;
  }
  return dice;
}

/** The Casting die or its best Upgrade; null for a figure without one (A1.spell.17). */
export function castingDie(g: Game, id: FigureId): DieName | null {
  const f = figure(g, id);
  if (f.kind !== 'adventurer') return combatantCard(g, f).casting;
  let die = adventurerCard(g, f).casting;
  for (const card of f.cards) {
    const up = card.kind === 'item' && card.zone === 'equipped' ? itemSide(g, card)?.casting : null;
    if (up && (die === null || RATING[up] > RATING[die])) die = up;
  }
  return die;
}
