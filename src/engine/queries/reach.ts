/** What a figure could get to in its turn: `within Movement range`, `can be reached with a MOVE and an ATK` (A1.ai.17). */
import type { AttackKind } from '../abilities/ast';
import { baseOffset } from '../board/grid';
import { rangeBetween } from '../board/range';
import { at, type FigureId, figure, type Game, inPlay } from '../game';
import { canMakeAttack } from './attack';
import { moveActionReasons, movementValue } from './movement';
import { canEnd, withinMovement } from './paths';
import { areAdjacent, baseOf } from './sight';
import { type AttackMode, modesFor } from './weapons';

/**
 * Whether one Move Action of the figure's Movement, with Jumps over at most 2 spaces, can end adjacent to the target; with
 * an Attack: where that Attack could be made on it. Standing there already is enough. What forbids the Move Action leaves
 * only its own space.
 */
export function canReach(g: Game, from: FigureId, target: FigureId, attack?: AttackKind): boolean {
  if (!inPlay(g, from) || !inPlay(g, target)) return false;
  const modes = attack ? modesFor(g, from, attack) : null;
  if (modes ? legalFor(g, from, target, modes) : areAdjacent(g, from, target)) return true;
  const near = modes ? Math.max(...modes.map((m) => m.range)) : 1;
  if (tooFar(g, from, target, near) || moveActionReasons(g, from).length > 0) return false;
  return modes ? attackFromSomewhere(g, from, target, modes) : withinMovement(g, from, target);
}

/** No Move Action of so many Movement Points comes so near, even where nothing is in the way: spares the search. */
function tooFar(g: Game, from: FigureId, target: FigureId, near: number): boolean {
  const mine = baseOf(g, from);
  const theirs = baseOf(g, target);
  if (!mine || !theirs) return true;
  const [columns, rows] = baseOffset(g.state.board, mine, theirs);
  return Math.max(0, Math.abs(columns) - near) + Math.max(0, Math.abs(rows) - near) > movementValue(g, from);
}

/** Range and Line of Sight of one of these Attacks (A1.attack.03). */
function legalFor(g: Game, from: FigureId, target: FigureId, modes: readonly AttackMode[]): boolean {
  return modes.some((m) => canMakeAttack(g, from, target, m));
}

function attackFromSomewhere(g: Game, from: FigureId, target: FigureId, modes: readonly AttackMode[]): boolean {
  const body = g.state.bodies[figure(g, from).body];
  const theirs = baseOf(g, target);
  const start = at(g, from);
  const range = Math.max(...modes.map((m) => m.range));
  if (!body || !theirs || start === null || modes.length === 0) return false;
  return canEnd(g, from, { mode: 'action', points: movementValue(g, from) }, (place) => {
    if (rangeBetween(g.state.board, { at: place, size: body.size }, theirs) > range) return false;
    body.at = place;
    const legal = legalFor(g, from, target, modes);
    body.at = start;
    return legal;
  });
}
