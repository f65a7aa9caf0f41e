/** The card of a figure as it is now: what is printed, and what Items, Abilities, Effects and tags make of it. */
import type { Keyword } from './abilities/ast';
import type { DieName } from './dice/faces';
import { type FigureId, figure, type Game } from './game';
import type { Part } from './kernel/types';
import { movementValue } from './queries/movement';
import { keywordsOf } from './queries/standing';
import { armor, castingDie, convictionDice, defense, maxHp, skillOf, spBar } from './queries/stats';
import { combatDice } from './queries/weapons';
import type { Skills } from './state/content';

/** A number with its parts, the printed one first. */
export interface Counted {
  is: number;
  parts: Part[];
}

export type SheetStat = 'hp' | 'defense' | 'armor' | 'movement';
export type Skill = keyof Skills;

export interface Sheet {
  stats: Record<SheetStat, Counted>;
  skills: Record<Skill, Counted>;
  /** SP recovered a turn, and the most SP. */
  sp: { recovery: number; max: number };
  /** The Combat Dice of its next Attack. */
  combat: DieName[];
  conviction: DieName[];
  casting: DieName | null;
  /** Each tag once, those of Items and those that last for a while among them. */
  tags: Keyword[];
}

/** A number from a query that lists its parts. */
function counted(count: (parts: Part[]) => number): Counted {
  const parts: Part[] = [];
  return { is: count(parts), parts };
}

/** The card of a figure as it is now (A1.adventurer-card). Throws for a figure that does not exist. */
export function sheetOf(g: Game, id: FigureId): Sheet {
  figure(g, id);
  const skill = (name: Skill): Counted => counted((parts) => skillOf(g, id, name.toUpperCase(), parts));
  const tags = new Map(keywordsOf(g, id).map((each) => [JSON.stringify(each), each]));
  return {
    stats: {
      hp: counted((parts) => maxHp(g, id, parts)),
      defense: counted((parts) => defense(g, id, parts)),
      armor: counted((parts) => armor(g, id, parts)),
      movement: counted((parts) => movementValue(g, id, parts)),
    },
    skills: {
      presence: skill('presence'),
      lore: skill('lore'),
      agility: skill('agility'),
      perception: skill('perception'),
      strength: skill('strength'),
    },
    sp: spBar(g, id),
    combat: combatDice(g, id).map(({ die }) => die),
    conviction: convictionDice(g, id),
    casting: castingDie(g, id),
    tags: [...tags.values()],
  };
}
