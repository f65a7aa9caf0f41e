/** What the words of a line point at while it is looked at or carried out (card language section 2.5). */
import type { AbilityFrame, Scene } from '../state/frames';
import type { FigureId } from '../state/state';

export interface Bind {
  /** `you`: whose card, token or Effect it is. */
  owner: FigureId;
  scene: Scene;
  /** The figure picked last. */
  target: FigureId | null;
  /** All figures aimed at by this line. */
  targets: FigureId[];
  /** The subject of the moment, else of the first sentence. */
  that: FigureId | null;
  /** The line being carried out, for X, results and what was picked. */
  frame?: AbilityFrame;
  /** Space of the board token whose line it is. */
  tokenSpace?: number;
}

const NO_SCENE: Scene = { subject: null };

/** Binding of a line that just holds or is looked at outside any moment. */
export function bindFor(owner: FigureId, scene: Scene = NO_SCENE): Bind {
  const bind: Bind = { owner, scene, target: scene.object ?? null, targets: [], that: scene.subject };
  if (scene.space !== undefined) bind.tokenSpace = scene.space;
  return bind;
}

/** Binding of a line being carried out. */
export function bindOf(f: AbilityFrame): Bind {
  const targets = f.aim ? f.aim.targets : f.picked;
  return {
    owner: f.owner,
    scene: f.scene,
    target: f.target ?? f.scene.object ?? null,
    targets,
    that: f.scene.subject ?? f.subjects[0] ?? null,
    frame: f,
    ...(f.scene.space === undefined ? {} : { tokenSpace: f.scene.space }),
  };
}
