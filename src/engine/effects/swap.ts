/** `SWAP places with <whom>`: both are taken off the board and put in each other's place (A1.tag-move.41). */

import { at, emit, type FigureId, figure, type Game, inPlay, xy } from '../game';
import type { FrameInit } from '../kernel/types';
import { unmovable } from '../queries/forcedWays';
import { abilityPlaces } from '../rules/placement';
import { putDown } from './place';
import type { EffectContext, Verb } from './types';

/** Where both come to stand; null if one of them cannot be moved or finds no room. */
function exchange(g: Game, c: EffectContext): { figure: FigureId; to: number }[] | null {
  const other = c.target;
  if (!other || other === c.who || !inPlay(g, c.who) || !inPlay(g, other)) return null;
  if (figure(g, other).body === figure(g, c.who).body) return null;
  if (unmovable(g, other, c.who) || unmovable(g, c.who, c.who)) return null;
  const mine = at(g, c.who) as number;
  const theirs = at(g, other) as number;
  const [first] = abilityPlaces(g, c.who, [theirs], [other]);
  const [second] = abilityPlaces(g, other, [mine], [c.who]);
  if (first === undefined || second === undefined) return null;
  return [
    { figure: c.who, to: first },
    { figure: other, to: second },
  ];
}

export const swap: Verb<'swap'> = {
  target: (e) => e.with,
  possible: (g, c) => exchange(g, c) !== null,
  start(g, c): FrameInit | undefined {
    const places = exchange(g, c);
    if (!places) return undefined;
    const [me, them] = places as [{ figure: FigureId; to: number }, { figure: FigureId; to: number }];
    emit(
      g,
      'swapped',
      { figure: me.figure, to: xy(g, me.to), target: them.figure, at: xy(g, them.to) },
      undefined,
      'A1.tag-move.41',
    );
    return putDown(g, c.who, places, 'SWAP');
  },
};
