/** A line's frame before anything of it was done. */
import type { Ability } from '../abilities/ast';
import type { AbilityFrame, Scene } from '../state/frames';
import type { FigureId, LineRef } from '../state/state';

/** The frame of a line at its beginning; also used to ask what a line would do. */
export function blankAbility(line: LineRef, ability: Ability, owner: FigureId, scene: Scene): AbilityFrame {
  return {
    id: 0,
    kind: 'ability',
    step: 'begin',
    line,
    ability,
    owner,
    scene,
    i: 0,
    j: 0,
    k: 0,
    u: 0,
    x: null,
    spSpent: 0,
    times: 1,
    aim: null,
    target: null,
    picked: [],
    subjects: [],
    it: null,
    targets: [],
    did: false,
    ifWas: true,
    passedCheck: null,
    anything: false,
    damageDealt: 0,
    healed: 0,
    difference: 0,
    lastRoll: [],
    hadBefore: {},
    first: null,
    paid: false,
  };
}
