import { type BaseSize, DIRECTIONS } from './grid';
import type { Leap } from './movement';
import { canStand, elevationStep, type Passage, type StepRules, stepFrom } from './step';
import { baseTerrain, NORMAL, type Topology } from './topology';

interface JumpRules {
  readonly size: BaseSize;
  /** Most spaces to jump over. */
  readonly over: number;
  /** Who stands where, the jumper left out; only `free` spaces can be jumped over or landed on (A1.jump.07, .09). */
  readonly passage: (space: number) => Passage;
  /** What a Jump brings upon the figure; a negative number forbids it. Default 0. */
  readonly risk?: (from: number, over: readonly number[], to: number) => number;
}

/**
 * All Jumps from a place: orthogonal, not always straight paths over 1 or more spaces (A1.jump.04), at 1 Movement Point
 * for each space jumped over and for the landing (A1.jump.03). The take-off space has to be Normal Terrain without
 * another figure (A1.jump.05, .06), the landing may be any Terrain but Obstructing (A1.jump.08). Elevation counts between
 * take-off and landing; no space between may be 2 levels above the take-off (A1.jump.24).
 */
export function jumpsFrom(topology: Topology, from: number, rules: JumpRules): Leap[] {
  const { size } = rules;
  const steps: StepRules = {
    size,
    passage: (space) => (rules.passage(space) === 'free' ? 'free' : 'blocked'),
    ignoreElevation: true,
  };
  const found: Leap[] = [];
  if (baseTerrain(topology, from, size) !== NORMAL || !canStand(topology, from, steps)) return found;
  const over: number[] = [];
  const follow = (place: number) => {
    for (const direction of DIRECTIONS) {
      const to = stepFrom(topology, place, direction, steps);
      if (to < 0 || to === from || over.includes(to)) continue;
      if (elevationStep(topology, from, to, size) === 'climb') continue;
      if (over.length > 0) {
        const risk = rules.risk?.(from, over, to) ?? 0;
        if (risk >= 0) found.push({ to, over: over.slice(), cost: over.length + 1, risk });
      }
      if (over.length < rules.over) {
        over.push(to);
        follow(to);
        over.pop();
      }
    }
  };
  follow(from);
  return found;
}
