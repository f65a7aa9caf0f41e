/** What CRUSH, RELENTLESS and LEAP do to the figures that a movement comes over (A1.tag-move.03-.05, .28-.29, .34-.36). */
import { type FigureId, figure, type Game, inPlay, opposed } from '../game';
import type { FrameInit, Next } from '../kernel/types';
import { standsAlone } from '../queries/going';
import { moveTraits } from '../queries/moveTraits';
import { hasKeyword } from '../queries/standing';
import { underBase, whenSettled } from '../rules/placement';
import { displaceInit } from './displace';

/** The movement that does it: its tags, and whom it has Displaced. */
interface Moving {
  keywords?: string[];
  displaced?: FigureId[];
}

/** Those under the base that this movement has not Displaced yet: each is at most once (A1.tag-move.36). */
function newlyUnder(g: Game, id: FigureId, f: Moving): FigureId[] {
  return underBase(g, id).filter((other) => !f.displaced?.includes(other));
}

function displaces(f: Moving, init: FrameInit, figures: FigureId[], go: string): Next {
  f.displaced = [...(f.displaced ?? []), ...figures];
  return { call: init, go };
}

/** RELENTLESS: opponents moved through are Displaced at once; goes on at `go`. */
export function overrun(g: Game, id: FigureId, f: Moving, go: string): Next {
  // Nearly always nobody is there.
  if (!inPlay(g, id) || standsAlone(g, id)) return { go };
  const under = newlyUnder(g, id, f).filter((other) => opposed(g, id, other));
  if (under.length === 0 || !(f.keywords?.includes('RELENTLESS') || hasKeyword(g, id, 'RELENTLESS'))) return { go };
  return displaces(f, displaceInit(id, under, 'opponents', 'CRUSH'), under, go);
}

/** The Displacing that ends the movement: LEAP harms everyone, CRUSH the opponents; null if it has none to do. */
function lastDisplacing(g: Game, id: FigureId, f: Moving): { init: FrameInit; under: FigureId[] } | null {
  if (!inPlay(g, id) || standsAlone(g, id)) return null;
  const under = newlyUnder(g, id, f);
  if (under.length === 0) return null;
  const traits = moveTraits(g, id, f.keywords);
  if (traits.leap) return { init: displaceInit(id, under, 'all', 'LEAP'), under };
  return traits.crush ? { init: displaceInit(id, under, 'opponents', 'CRUSH'), under } : null;
}

/** After the movement: whoever stands under the base is Displaced; goes on at `go`. */
export function crush(g: Game, id: FigureId, f: Moving, go: string): Next {
  const last = lastDisplacing(g, id, f);
  return last ? displaces(f, last.init, last.under, go) : { go };
}

/** The same for a movement that something else has ended: it is done as soon as that is over. */
export function crushLater(g: Game, id: FigureId, f: Moving): void {
  if (figure(g, id).defeated) return;
  const last = lastDisplacing(g, id, f);
  if (last) whenSettled(g, last.init);
}
