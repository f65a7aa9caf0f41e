/** Why a step, a way or a Jump that somebody would like is not open (A1.move, A1.jump, A1.tag-move). */
import { spaceAt } from '../board/grid';
import { reachable } from '../board/movement';
import { elevationStep } from '../board/step';
import { baseTerrain, isSolid, NORMAL, OBSTRUCTING, TERRAIN_TYPES, VOID } from '../board/topology';
import { at, type FigureId, type Game, inPlay } from '../game';
import type { Reason } from '../kernel/types';
import { canSqueeze, type Going, goingOf, leavesWillingly, mayStand } from './going';
import { moveReasons, stepReasons } from './movement';
import { budget, freshPurse, jumpBans, type Purse } from './moveOptions';
import { openMove, pursesLeft } from './paths';

type Position = readonly [number, number];

/** The movement that a wish would be part of: the one going on, else a Move Action that begins now. */
function state(g: Game, id: FigureId): { going: Going; purse: Purse; from: number; reasons: Reason[] } | null {
  const from = at(g, id);
  if (from === null || !inPlay(g, id)) return null;
  const open = openMove(g, id);
  return {
    from,
    going: goingOf(g, id, open ?? { mode: 'action' }),
    purse: open ? pursesLeft(g, open) : freshPurse(g, id),
    reasons: moveReasons(g, id),
  };
}

const NO_SUCH_SPACE: Reason = { why: 'noSpace', text: 'There is no such space.', rule: 'A1.board.07' };

/** The space of `[column, row]`, NO_SPACE if the map has none there. */
function spaceOf(going: Going, [column, row]: Position): number {
  const space = spaceAt(going.topology, column, row);
  return space >= 0 && going.topology.terrain[space] !== VOID ? space : -1;
}

/** Why the figure cannot enter `to`, or walk there; empty if nothing of this keeps it. */
export function wayReasons(g: Game, id: FigureId, to: Position): Reason[] {
  const now = state(g, id);
  if (!now) return moveReasons(g, id);
  const { going, from, purse, reasons } = now;
  const space = spaceOf(going, to);
  if (space < 0) return [NO_SUCH_SPACE];
  const beside = stepReasons(going, from, space);
  const isBeside = beside.every((reason) => reason.why !== 'notBeside');
  if (isBeside && beside.length > 0) return [...beside, ...squeezing(going), ...reasons];
  if (reasons.length > 0) return reasons;
  const end = isBeside ? [] : endReasons(going, space);
  return end.length > 0 ? end : tooFar(going, from, space, budget(purse));
}

/** What may be said of a figure that could squeeze. */
function squeezing(going: Going): Reason[] {
  return canSqueeze(going)
    ? [
        {
          why: 'squeeze',
          text: 'It may squeeze for 1 more SP where only Obstructing Terrain keeps it from fitting, and if it gets out again.',
          rule: 'A1.tag-move.37',
        },
      ]
    : [];
}

/** Why no movement ends there. */
function endReasons(going: Going, space: number): Reason[] {
  const { topology, rules } = going;
  if (topology.terrain[space] === OBSTRUCTING && !rules.throughObstructing)
    return [{ why: 'obstructing', text: 'Obstructing Terrain cannot be entered.', rule: 'A1.terrain.16' }];
  if (rules.passage(space) === 'blocked')
    return [{ why: 'opponentThere', text: "An opponent's space cannot be entered.", rule: 'A1.move.04' }];
  if (rules.passage(space) === 'pass') {
    const text = going.traits.leap ? 'A LEAP does not end on a larger figure.' : 'No movement ends on another figure.';
    return [{ why: 'occupied', text, rule: going.flight ? 'A1.tag-move.17' : 'A1.move.07' }];
  }
  if (!mayStand(going, space))
    return [{ why: 'noRoom', text: 'Its base does not fit there.', rule: 'A1.large-base.09' }];
  return [];
}

/** Movement Points that are missing, or that no way leads there. */
function tooFar(going: Going, from: number, space: number, points: number): Reason[] {
  const reach = reachable(going.topology, from, going.mover);
  const cost = reach.cost[space];
  if (cost < 0)
    return [{ why: 'unreachable', text: 'No way on foot leads there without certain Defeat.', rule: 'A1.move.01' }];
  if (cost > points)
    return [
      {
        why: 'tooFar',
        text: `The way costs ${cost} Movement Points; with all SP there are ${points}.`,
        rule: 'A1.move.01',
      },
    ];
  return mayStand(going, space)
    ? []
    : [{ why: 'stranded', text: 'It could not go on from there and may not end there.', rule: 'A1.move.07' }];
}

/** Why the figure cannot make this Jump; empty if nothing of this keeps it. */
export function jumpReasons(g: Game, id: FigureId, over: readonly Position[], to: Position): Reason[] {
  const now = state(g, id);
  if (!now) return moveReasons(g, id);
  const { going, from, purse, reasons } = now;
  const { topology, rules, size } = going;
  const found: Reason[] = [];
  const say = (why: string, text: string, rule: string): void => {
    if (!found.some((reason) => reason.why === why)) found.push({ why, text, rule });
  };
  const spaces = [...over, to].map((position) => spaceOf(going, position));
  if (over.length === 0) say('jumpOver', 'A Jump names at least one space that it goes over.', 'A1.jump.01');
  if (spaces.some((space) => space < 0)) return [NO_SUCH_SPACE];
  const terrain = baseTerrain(topology, from, size);
  if (terrain !== NORMAL)
    say('jumpFrom', `It Jumps out of Normal Terrain only, not out of ${TERRAIN_TYPES[terrain]}.`, 'A1.jump.05');
  if (rules.passage(from) !== 'free')
    say('jumpFromFigure', 'Another figure stands in the space it Jumps out of.', 'A1.jump.06');
  const barred = jumpBans(going);
  let place = from;
  spaces.forEach((space, n) => {
    const lands = n === spaces.length - 1;
    const [step] = stepReasons({ ...going, rules: { ...rules, ignoreElevation: true } }, place, space).filter(
      ({ why }) => why === 'notBeside' || why === 'wall' || why === 'edge',
    );
    if (step) say('jumpPath', 'The spaces of a Jump share edges, one after the other.', 'A1.jump.04');
    if (isSolid(topology, space))
      say('jumpObstructing', 'Obstructing Terrain is neither jumped over nor onto.', 'A1.jump.08');
    if (rules.passage(space) !== 'free')
      say(
        lands ? 'jumpOnto' : 'jumpOverFigure',
        lands ? 'Another figure stands in the landing space.' : 'Another figure stands in a space jumped over.',
        lands ? 'A1.jump.09' : 'A1.jump.07',
      );
    if (elevationStep(topology, from, space, size) === 'climb')
      say('jumpTooHigh', 'A space 2 levels above the take-off is in the way.', 'A1.jump.24');
    if (barred & (1 << topology.terrain[space]))
      say('jumpBanned', `It may not Jump ${TERRAIN_TYPES[topology.terrain[space]]} Terrain.`, 'A1.jump.01');
    place = space;
  });
  const landing = spaces.at(-1) as number;
  if (leavesWillingly(going, from, landing))
    say('bannedLeave', 'An Effect or Ability forbids it to leave these spaces.', 'A1.jump.02');
  const cost = over.length + 1;
  if (cost > budget(purse))
    say('tooFar', `The Jump costs ${cost} Movement Points; with all SP there are ${budget(purse)}.`, 'A1.jump.03');
  return [...found, ...reasons];
}
