/** Durations: the one place that reads when something ends or happens later (rulings: effects with a duration). */
import { loseEffect } from '../effects/inflict';
import { abilityInit } from '../frames/ability';
import { emit, type Figure, type FigureId, figure, type Game, openWindow } from '../game';
import type { FrameInit } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import type { Delayed, Expiry } from '../state/state';

/** A moment at which durations end. */
type Moment =
  | { at: 'start' | 'end'; of: 'turn'; figure: FigureId }
  | { at: 'start' | 'end'; of: 'round' }
  | { at: 'end'; of: 'encounter' };

/** A Paralyze token of which nothing is noted comes off at the end of its bearer's turn (A1.effect-token.10). */
function paralyzeEnd(id: FigureId): Expiry {
  return { at: 'end', of: 'turn', figure: id, after: 0 };
}

function isNow(expires: Expiry, moment: Moment): boolean {
  if (moment.of === 'encounter') return true;
  switch (expires.of) {
    case 'turn':
      return (
        moment.of === 'turn' && expires.at === moment.at && expires.figure === moment.figure && expires.after === 0
      );
    case 'thisTurn':
      return moment.of === 'turn' && moment.at === 'end';
    case 'round':
      return moment.of === 'round' && expires.at === moment.at;
    case 'nextRound':
      return moment.of === 'round' && moment.at === 'start' && expires.at === 'start';
    default:
      return false;
  }
}

/**
 * Ends what ends at this moment: bonuses and bans that last, Effects. Returns the frames that this sets off (sentences that
 * were put off, windows of lost Effects), to be run one after another before anything else of the moment.
 */
export function expire(g: Game, moment: Moment): FrameInit[] {
  const frames: FrameInit[] = [];
  endLasting(g, (expires) => isNow(expires, moment), moment);
  for (const id of g.state.order) endEffects(g, figure(g, id), moment, frames);
  const { delayed } = g.state;
  if (delayed.length > 0) {
    const due = delayed.filter((d) => isNow(d.expires, moment));
    if (due.length > 0) g.state.delayed = delayed.filter((d) => !due.includes(d));
    if (moment.of !== 'encounter') for (const d of due) if (!figure(g, d.figure).defeated) frames.push(later(g, d));
  }
  if (moment.of === 'round' && moment.at === 'start') beginNextRound(g);
  return frames;
}

/** What lasts as long as an Attack, Action or movement ends with its frame. */
export function expireFrames(g: Game): void {
  if (g.state.lasting.length > 0)
    endLasting(g, (e) => e.of === 'frame' && !g.state.stack.some((frame) => frame.id === e.frame), OVER);
}

/** What was to last until a turn of a figure that is Defeated ends with it: that turn does not come (rulings: durations). */
export function expireWith(g: Game, id: FigureId): void {
  endLasting(g, (e) => e.of === 'turn' && e.figure === id, { defeated: id });
}

/** When and why something ended: a moment of the calendar, the end of what it belonged to, a Defeat. */
type When = Moment | { over: true } | { defeated: FigureId };
const OVER: When = { over: true };

function endLasting(g: Game, ends: (expires: Expiry) => boolean, when: When): void {
  const { lasting } = g.state;
  if (lasting.length === 0 || !lasting.some((l) => ends(l.expires))) return;
  g.state.lasting = lasting.filter((l) => !ends(l.expires));
  for (const l of lasting)
    if (ends(l.expires))
      emit(g, 'lastingEnded', { figure: l.figure, id: l.id, line: l.source, because: 'duration', when });
  // Maximum HP or the slots of Items may have been part of it.
  g.dirty = true;
}

/** Effects whose time has come; Paralyze leaves IMMUNITY to it behind (A1.effect-token.11). */
function endEffects(g: Game, f: Figure, moment: Moment, frames: FrameInit[]): void {
  if (f.effects.length === 0 || moment.of === 'encounter') return;
  for (const effect of [...f.effects]) {
    const expires = f.effectEnds[effect] ?? (effect === 'PARALYZE' ? paralyzeEnd(f.id) : undefined);
    if (!expires || !isNow(expires, moment)) continue;
    loseEffect(g, f.id, effect, 'duration', effect === 'PARALYZE' ? 'A1.effect-token.10' : undefined, moment);
    if (effect === 'PARALYZE' && !f.immune.includes(effect)) {
      f.immune.push(effect);
      emit(g, 'immunityGained', { figure: f.id, effect }, undefined, 'A1.effect-token.11');
    }
    if (anyLineAt(g, 'effect.lost')) frames.push(openWindow('effect.lost', { subject: f.id, effect }));
  }
}

/** The frame of a sentence that was put off. */
function later(g: Game, d: Delayed): FrameInit {
  const target = d.target[0] ?? null;
  const scene = { subject: d.figure, object: target };
  const init = abilityInit(g, { line: d.line, ability: d.ability, owner: d.figure, scene, target, paid: true });
  return { ...init, i: d.sentence, only: true };
}

/** `The end of the next round` is the end of the round that begins. */
function beginNextRound(g: Game): void {
  const step = (x: { expires: Expiry }): void => {
    if (x.expires.of === 'nextRound') x.expires = { at: x.expires.at, of: 'round' };
  };
  g.state.lasting.forEach(step);
  g.state.delayed.forEach(step);
}

/** A turn of the figure is over: what waits for a later turn of it has one less to wait for. */
export function turnPassed(g: Game, id: FigureId): void {
  const pass = (expires: Expiry): void => {
    if (expires.of === 'turn' && expires.figure === id && expires.after > 0) expires.after--;
  };
  for (const l of g.state.lasting) pass(l.expires);
  for (const d of g.state.delayed) pass(d.expires);
  for (const other of g.state.order) {
    const ends = figure(g, other).effectEnds;
    for (const effect in ends) pass(ends[effect as keyof typeof ends] as Expiry);
  }
}

/** Lines with a frequency `per turn` and the like start anew. */
export function clearLimits(g: Game, span: 'turn' | 'round'): void {
  const { limits } = g.state;
  for (const key in limits) if (key.startsWith(`${span}:`)) delete limits[key];
}
