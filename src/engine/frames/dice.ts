/** A roll: the dice are thrown, then everyone may change them until all have passed. Result: the dice and their bonus. */
import type { EffectName } from '../abilities/ast';
import { FACES, faceName } from '../dice/faces';
import { rollDice } from '../dice/random';
import { emit, frameById, type Game, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { hasKeyword, sumBonus } from '../queries/standing';
import { NEGATIVE } from '../rules/effectTokens';
import type { AttackFrame, DiceFrame } from '../state/attackFrames';
import type { Die, RollPurpose, Scene } from '../state/frames';
import type { FigureId } from '../state/state';

export interface Rolled {
  dice: Die[];
  /** Numbers of the dice alone. */
  total: number;
  bonus: number;
  book: number;
  shield: number;
  burst: number;
  skull: boolean;
}

/** Frame init of a roll by a figure. */
export function diceInit(
  figure: FigureId,
  purpose: RollPurpose,
  dice: Die[],
  about: number,
  scene: Scene,
  against: FigureId | null = null,
): FrameInit {
  return {
    kind: 'dice',
    figure,
    purpose,
    dice: dice.map((d) => ({ ...d, face: null })),
    bonus: [],
    about,
    against,
    rerolls: 0,
    scene,
  };
}

/** Numbers and Symbols of dice that lie on the table. */
export function tally(dice: Die[]): Omit<Rolled, 'bonus'> {
  const sum = { dice, total: 0, book: 0, shield: 0, burst: 0, skull: false };
  for (const d of dice) {
    if (d.face === null) continue;
    const face = FACES[d.die][d.face];
    if (!face) continue;
    sum.total += face.n;
    sum.book += face.book;
    sum.shield += face.shield;
    sum.burst += face.burst;
    sum.skull ||= face.skull;
  }
  return sum;
}

/** Throws some dice of a roll again, or for the first time, and tells the result. */
export function throwDice(g: Game, f: DiceFrame, which: number[]): void {
  const faces = rollDice(
    g,
    `${f.purpose}/${f.figure}`,
    which.map((i) => (f.dice[i] as Die).die),
  );
  which.forEach((i, n) => {
    (f.dice[i] as Die).face = faces[n] as number;
  });
  const attack = f.purpose === 'attack' ? frameById(g, 'attack', f.about) : undefined;
  if (attack) attackSymbols(g, attack, f.dice);
  tell(g, f, f.rerolls > 0);
}

/** Symbols of an Attack as its dice lie now; none count against ARCANE (A1.tag-attack.06). */
export function attackSymbols(g: Game, attack: AttackFrame, dice: Die[]): void {
  const t = hasKeyword(g, attack.target, 'ARCANE') ? { book: 0, shield: 0, burst: 0 } : tally(dice);
  const { gained, spent } = attack;
  attack.symbols = {
    BOOK: Math.max(0, t.book + gained.BOOK - spent.BOOK),
    SHIELD: Math.max(0, t.shield + gained.SHIELD - spent.SHIELD),
    BURST: Math.max(0, t.burst + gained.BURST - spent.BURST),
  };
}

/** The event of a roll as it lies now. */
export function tell(g: Game, f: DiceFrame, again: boolean): void {
  const t = tally(f.dice);
  const from = f.dice[0]?.from as EffectName | undefined;
  emit(g, 'diceRolled', {
    figure: f.figure,
    purpose: f.purpose,
    // The Effect that the die is rolled for.
    ...(f.purpose === 'effect' && from && NEGATIVE.has(from) ? { effect: from } : {}),
    against: f.against,
    again,
    total: t.total,
    dice: f.dice.map((d) => `${d.die} ${d.face === null ? '?' : faceName(d.die, d.face)}`),
    symbols: { book: t.book, shield: t.shield, burst: t.burst, skull: t.skull },
  });
}

export const diceFrame: FrameHandler<Game, DiceFrame> = {
  first: 'before',
  steps: {
    before(g, f) {
      f.scene = { ...f.scene, subject: f.figure, object: f.against, dice: f.id, roll: f.purpose };
      return anyLineAt(g, 'dice.rolling') ? { call: openWindow('dice.rolling', f.scene), go: 'roll' } : { go: 'roll' };
    },
    roll(g, f) {
      throwDice(
        g,
        f,
        f.dice.map((_, i) => i),
      );
      return { go: 'rolled' };
    },
    /** The dice lie, their step is not over: re-rolls, bonuses, chosen faces. */
    rolled(g, f) {
      return anyLineAt(g, 'dice.rolled') ? { call: openWindow('dice.rolled', f.scene), go: 'done' } : { go: 'done' };
    },
    done(g, f) {
      // What stands or lasts for every roll of the figure, and for its Dodges.
      sumBonus(g, f.figure, 'roll', f.bonus);
      if (f.purpose === 'dodge') sumBonus(g, f.figure, 'dodge', f.bonus);
      const bonus = f.bonus.reduce((sum, p) => sum + p.n, 0);
      return { done: { ...tally(f.dice), bonus } satisfies Rolled };
    },
  },
};
