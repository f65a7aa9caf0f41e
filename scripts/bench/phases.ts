/** Where the time goes: by kind of frame, and how much of it in the turns of enemies. */
import type { Game } from '../../src/engine/game';
import { MACHINE } from '../../src/engine/machine';
import type { Content } from '../../src/engine/state/content';
import { playOut } from './games';

export interface Phases {
  /** Milliseconds of one turn of an Intelligent Combatant, with all that it sets off. */
  enemyTurn: number;
  /** Part of all time that goes by in enemies' turns. */
  enemyShare: number;
  shares: { name: string; share: number; calls: number }[];
}

/** The steps of these frames that have a name of their own in the list. */
const NAMES: Record<string, string> = {
  'turn.action': 'menu',
};
const KINDS: Record<string, string> = {
  aiTurn: "enemies' plans",
  window: 'windows',
  ability: 'Abilities',
  attack: 'Attacks',
  dice: 'dice',
  damage: 'Damage',
  move: 'movement',
  jump: 'movement',
  step: 'movement',
  forcedMove: 'movement',
  force: 'movement',
  breakAttack: 'Break Attacks',
};

/** Plays games with a clock around every step. Slower than without, but all of it alike. */
export function measurePhases(content: Content, encounter: string, seed: number, games: number): Phases {
  const spent = new Map<string, { time: number; calls: number }>();
  let all = 0;
  let enemies = 0;
  let enemyTurns = 0;
  const timed = <F extends (g: Game, ...rest: never[]) => unknown>(name: string, act: F): F => {
    const entry = spent.get(name) ?? { time: 0, calls: 0 };
    spent.set(name, entry);
    const clocked = (...args: Parameters<F>): unknown => {
      const { turn, figures } = args[0].state;
      const enemy = turn.figure !== null && figures[turn.figure]?.kind === 'intelligent';
      const began = performance.now();
      const result = act(...(args as [Game, ...never[]]));
      const time = performance.now() - began;
      entry.time += time;
      entry.calls++;
      all += time;
      if (enemy) enemies += time;
      return result;
    };
    return clocked as F;
  };
  const { handlers, settle, decide, interjections } = MACHINE;
  const plain: Pick<typeof MACHINE, 'handlers' | 'settle' | 'decide' | 'interjections'> = {
    handlers: { ...handlers },
    settle,
    decide,
    interjections,
  };
  MACHINE.settle = timed('settling', settle);
  MACHINE.decide = timed("enemies' answers", decide);
  MACHINE.interjections = timed('interjections', interjections);
  for (const [kind, handler] of Object.entries(handlers)) {
    const steps = { ...handler.steps };
    for (const [step, act] of Object.entries(handler.steps))
      steps[step] = timed(NAMES[`${kind}.${step}`] ?? KINDS[kind] ?? 'turns and the rest', act);
    if (kind === 'aiTurn') {
      const first = steps[handler.first] as (typeof steps)[string];
      steps[handler.first] = (g, f) => {
        enemyTurns++;
        return first(g, f);
      };
    }
    handlers[kind] = { ...handler, steps };
  }
  try {
    for (let n = 0; n < games; n++) playOut(content, encounter, seed + n, null);
  } finally {
    Object.assign(MACHINE, plain);
  }
  const shares = [...spent]
    .map(([name, { time, calls }]) => ({ name, share: time / all, calls: calls / games }))
    .sort((a, b) => b.share - a.share);
  return { enemyTurn: enemies / Math.max(1, enemyTurns), enemyShare: enemies / all, shares };
}
