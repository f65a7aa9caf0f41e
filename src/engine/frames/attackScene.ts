/** What the steps of an Attack share. */
import { type FigureId, type Game, inPlay, openWindow } from '../game';
import type { Next } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import type { Offer } from '../points/offers';
import type { AttackFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';

/** The scene of an Attack: who attacks whom. */
export function attackScene(f: AttackFrame): Scene {
  return { subject: f.attacker, object: f.target, attack: f.id, source: f.attacker };
}

export function look(f: AttackFrame) {
  return { attacker: f.attacker, target: f.target, mode: f.mode, range: f.range, frame: f };
}

/** Opens a window of this Attack if some line could answer there. */
export function at(g: Game, f: AttackFrame, point: Parameters<typeof openWindow>[0], go: string): Next {
  return anyLineAt(g, point) ? { call: openWindow(point, attackScene(f)), go } : { go };
}

export function chosenOffer(point: Offer['entry']['ref'] | null, offers: Offer[]): Offer | undefined {
  return offers.find((o) => JSON.stringify(o.entry.ref) === JSON.stringify(point));
}

/** An attacker or target that is gone ends the Attack without its later steps. */
export function broken(g: Game, f: AttackFrame): boolean {
  return !inPlay(g, f.attacker) || !inPlay(g, f.target);
}

/** A Standard Ability, about to take effect: what waits for that. */
export function standardAbility(g: Game, by: FigureId, go: string): Next {
  return anyLineAt(g, 'act.would') ? { call: openWindow('act.would', { subject: by, act: 'ability' }), go } : { go };
}
