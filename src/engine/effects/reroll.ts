/** Re-rolls and chosen faces: only while the dice lie and their step is not over (A1.re-roll.01). */
import type { DiceWhich } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { FACES, faceName } from '../dice/faces';
import { choose } from '../frames/choose';
import { attackSymbols, tell, throwDice } from '../frames/dice';
import { emit, frameById, type Game, topFrame } from '../game';
import type { FrameInit, Option } from '../kernel/types';
import type { DiceFrame } from '../state/attackFrames';
import type { Die } from '../state/frames';
import type { EffectContext, Verb } from './types';

function diceFrame(g: Game, c: EffectContext): DiceFrame | undefined {
  return frameById(g, 'dice', c.frame.scene.dice) ?? topFrame(g, 'dice');
}

/** Dice that the words mean: places in the roll and how many may be picked. */
function named(g: Game, c: EffectContext, which: DiceWhich): { places: number[]; most: number; ask: boolean } {
  const f = diceFrame(g, c);
  if (!f) return { places: [], most: 0, ask: false };
  const thrown = f.dice.map((_, i) => i).filter((i) => f.dice[i]?.face !== null);
  switch (which.w) {
    case 'thatRoll':
    case 'aRollYouMade':
      return { places: thrown, most: thrown.length, ask: false };
    case 'anyInPool':
      return { places: f.purpose === 'attack' ? thrown : [], most: thrown.length, ask: true };
    case 'die':
      return { places: thrown, most: which.n, ask: thrown.length > which.n };
    case 'dice': {
      let places = thrown;
      if (which.of !== 'those') {
        const wanted = which.of.what === 'Combat' ? 'attack' : 'conviction';
        if (f.purpose !== wanted) places = [];
      }
      if (which.filter === 'exceptBlack') places = places.filter((i) => f.dice[i]?.die !== 'BLACK');
      if (which.filter === 'lowest') places = places.filter((i) => f.dice[i]?.face === 0);
      if (which.quant === 'all') return { places, most: places.length, ask: false };
      if (which.quant === 'any') return { places, most: places.length, ask: places.length > 0 };
      const n = num(which.quant, bindOf(c.frame));
      return { places, most: n, ask: places.length > n };
    }
  }
}

interface Note {
  picked: number[];
  phase?: 'face';
}

function dieOptions(f: DiceFrame, places: number[]): Option[] {
  return places.map((i) => {
    const die = f.dice[i] as Die;
    return { id: `die/${i}`, kind: 'choice', n: i, label: `${die.die} ${faceName(die.die, die.face ?? 0)}`, data: i };
  });
}

function askDie(
  g: Game,
  c: EffectContext,
  e: { do: 'reroll' | 'turnHighest' | 'chooseResult'; which: DiceWhich },
  note: Note,
): FrameInit | undefined {
  const f = diceFrame(g, c);
  const w = named(g, c, e.which);
  const left = w.places.filter((i) => !note.picked.includes(i));
  if (!f || left.length === 0 || note.picked.length >= w.most) return undefined;
  // `Any` of the dice may be none.
  const pass = note.picked.length > 0 || ('quant' in e.which && e.which.quant === 'any');
  const options = dieOptions(f, left);
  if (pass) options.push({ id: 'pass', kind: 'pass' });
  return choose({ kind: 'dice', figure: c.who, options, pass, about: { dice: f.id, line: c.frame.line, verb: e.do } });
}

function redo(g: Game, c: EffectContext, places: number[]): void {
  const f = diceFrame(g, c);
  if (!f || places.length === 0) return;
  f.rerolls++;
  throwDice(g, f, places);
}

export const reroll: Verb<'reroll'> = {
  possible: (g, c, e) => named(g, c, e.which).places.length > 0,
  start(g, c, e) {
    const w = named(g, c, e.which);
    if (!w.ask) {
      redo(g, c, w.places.slice(0, w.most));
      return undefined;
    }
    const note: Note = { picked: [] };
    c.frame.note = note;
    return askDie(g, c, e, note);
  },
  resume(g, c, e, result) {
    const note = c.frame.note as Note;
    const option = result as Option;
    if (option.kind !== 'pass') {
      note.picked.push(option.data as number);
      const more = askDie(g, c, e, note);
      if (more) return more;
    }
    redo(g, c, note.picked);
    return undefined;
  },
};

function setFace(g: Game, f: DiceFrame, place: number, face: number): void {
  (f.dice[place] as Die).face = face;
  const attack = f.purpose === 'attack' ? frameById(g, 'attack', f.about) : undefined;
  if (attack) attackSymbols(g, attack, f.dice);
  emit(g, 'dieTurned', { figure: f.figure, die: f.dice[place]?.die, face: faceName((f.dice[place] as Die).die, face) });
}

/** The face that adds most to the roll: highest number; for BLACK most Symbols. */
function highest(die: Die): number {
  return FACES[die.die].reduce((best, face, i, all) => {
    const b = all[best];
    if (!b) return i;
    const value = (x: typeof face): number => (x.skull ? -1 : x.n * 10 + x.book + x.shield + x.burst);
    return value(face) > value(b) ? i : best;
  }, 0);
}

export const turnHighest: Verb<'turnHighest'> = {
  possible: (g, c, e) => named(g, c, e.which).places.length > 0,
  start(g, c, e) {
    const f = diceFrame(g, c);
    const w = named(g, c, e.which);
    if (!f) return undefined;
    if (!w.ask) {
      for (const i of w.places.slice(0, w.most)) setFace(g, f, i, highest(f.dice[i] as Die));
      tell(g, f, true);
      return undefined;
    }
    const note: Note = { picked: [] };
    c.frame.note = note;
    return askDie(g, c, e, note);
  },
  resume(g, c, _e, result) {
    const f = diceFrame(g, c);
    const option = result as Option;
    if (!f || option.kind === 'pass') return undefined;
    setFace(g, f, option.data as number, highest(f.dice[option.data as number] as Die));
    tell(g, f, true);
    return undefined;
  },
};

export const chooseResult: Verb<'chooseResult'> = {
  possible: (g, c, e) => named(g, c, e.which).places.length > 0,
  start(g, c, e) {
    const note: Note = { picked: [] };
    c.frame.note = note;
    return askDie(g, c, e, note);
  },
  resume(g, c, _e, result) {
    const f = diceFrame(g, c);
    const option = result as Option;
    const note = c.frame.note as Note;
    if (!f || option.kind === 'pass') return undefined;
    if (note.phase !== 'face') {
      note.phase = 'face';
      note.picked = [option.data as number];
      const die = f.dice[option.data as number] as Die;
      const options: Option[] = FACES[die.die].map((_, n) => ({
        id: `face/${n}`,
        kind: 'choice',
        n,
        label: faceName(die.die, n),
        data: n,
      }));
      return choose({ kind: 'choice', figure: c.who, options, pass: false, about: { die: die.die } });
    }
    setFace(g, f, note.picked[0] as number, option.data as number);
    tell(g, f, true);
    return undefined;
  },
};
