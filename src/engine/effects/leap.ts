/** `LEAP n`: a straight line over everything but Obstructing Terrain, onto whoever is not larger (A1.tag-move.25-.29). */
import { bestRated, ratePlace } from '../ai/evaluate';
import { DIRECTIONS, type Direction } from '../board/grid';
import { stepFrom } from '../board/step';
import { bindOf } from '../conditions/bind';
import { spacesOfSpec } from '../conditions/spaces';
import { num } from '../conditions/values';
import { choose } from '../frames/choose';
import { moveInit } from '../frames/move';
import { at, figuresAt, type Game, inPlay, opposed, playerControlled, xy } from '../game';
import type { Option } from '../kernel/types';
import { AI_JUMP, courseRule } from '../queries/courses';
import { type Going, goingOf, mayStand } from '../queries/going';
import { freeMoveReasons } from '../queries/movement';
import { LEAP } from '../queries/moveTraits';
import type { PathStep } from '../state/moveFrames';
import { courseTargets, resumeMovement } from './movement';
import type { EffectContext, EffectOf, Verb } from './types';

interface Landing {
  to: number;
  path: PathStep[];
}

/** All ends of a LEAP over at most `n` spaces. */
function landings(going: Going, from: number, n: number): Landing[] {
  const found: Landing[] = [];
  for (const direction of DIRECTIONS) {
    const path: PathStep[] = [];
    for (let place = from; path.length < n; ) {
      const to = stepFrom(going.topology, place, direction as Direction, going.rules);
      if (to < 0) break;
      path.push({ to });
      if (mayStand(going, to)) found.push({ to, path: [...path] });
      place = to;
    }
  }
  return found;
}

function ends(g: Game, c: EffectContext, e: EffectOf<'leap'>): Landing[] {
  const from = at(g, c.who);
  if (from === null || !inPlay(g, c.who) || freeMoveReasons(g, c.who).length > 0) return [];
  const going = goingOf(g, c.who, { mode: 'free', keywords: [LEAP] });
  const all = landings(going, from, num(e.n, bindOf(c.frame)));
  if (!e.course) return all;
  const spaces = e.course.to === 'space' ? spacesOfSpec(g, e.course.space, bindOf(c.frame)) : [];
  const aim = { course: e.course, targets: courseTargets(g, c, e.course), spaces };
  const rule = courseRule(g, going, aim, from, AI_JUMP);
  const fits = all.filter((end) => rule.allows(from, end.to) && rule.miss(end.to) !== null);
  const least = Math.min(...fits.map((end) => rule.miss(end.to) as number));
  return fits.filter((end) => rule.miss(end.to) === least);
}

/** The program's end: on as many opponents as can be, then where it stands best. */
function bestEnd(g: Game, c: EffectContext, found: Landing[]): Landing {
  return bestRated(found, (end) => {
    const hit = figuresAt(g, end.to).filter((f) => f.id !== c.who && opposed(g, f.id, c.who)).length;
    const rating = ratePlace(g, c.who, end.to);
    return { ...rating, damage: rating.damage + hit * PURPLE_MEAN };
  }).best;
}

/** Mean of the PURPLE die. */
const PURPLE_MEAN = 3;

const optionOf = (g: Game, end: Landing): Option => ({
  id: `leap:${end.to}`,
  kind: 'move',
  to: xy(g, end.to),
  ruleRef: 'A1.tag-move.25',
  data: end,
});

export const leap: Verb<'leap'> = {
  action: true,
  possible: (g, c, e) => ends(g, c, e).length > 0,
  start(g, c, e) {
    const found = ends(g, c, e);
    c.frame.note = { awaits: 'leap' };
    const options = (playerControlled(g, c.who) ? found : [bestEnd(g, c, found)]).map((end) => optionOf(g, end));
    // "Up to": a player's figure may stay where it is.
    const pass = playerControlled(g, c.who);
    if (pass) options.push({ id: 'pass', kind: 'pass' });
    return choose({
      kind: 'space',
      figure: c.who,
      options,
      pass,
      about: { line: c.frame.line, verb: 'leap' },
      rule: 'A1.tag-move.25',
    });
  },
  resume(g, c, e, result) {
    if ((c.frame.note as { awaits?: string } | undefined)?.awaits !== 'leap') return resumeMovement(g, c, result);
    delete c.frame.note;
    const option = result as Option;
    if (option.kind === 'pass') {
      c.frame.did = false;
      return undefined;
    }
    const { path } = option.data as Landing;
    return moveInit(g, {
      figure: c.who,
      mode: 'free',
      points: num(e.n, bindOf(c.frame)),
      keywords: [LEAP],
      path: path.map((step) => ({ ...step })),
      line: c.frame.line,
    });
  },
};
