/** What a player waits for besides the rules: answers and undo in a session, and how large a save gets. */
import { gzipSync } from 'node:zlib';
import { apply, edit, start } from '../../src/engine';
import type { Content } from '../../src/engine/state/content';
import { POLICIES } from '../../src/sim/play';
import { seededChance } from '../../src/sim/play/chance';
import { newGameSetup } from '../../src/sim/play/game';
import { saveOf } from '../../src/storage/save';
import { createSession, type Saved } from '../../src/stores/session';
import { type Latency, latencyOf } from './games';

export interface SessionTimes {
  /** Answers of the game so far. */
  answers: number;
  answer: Latency;
  undo: Latency;
  /** Bytes as JSON: the whole save, and its parts. */
  save: number;
  state: number;
  undoSteps: number;
  undoBytes: number;
  journal: number;
  gzipped: number;
}

const LATE = 150;
const UNDOS = 200;

/** Plays a session until late in a game and takes its last answer back again and again. */
export function measureSession(content: Content, encounter: string, seed: number): SessionTimes {
  for (let n = seed; ; n++) {
    const session = createSession(content, { start, apply, edit });
    session.begin(newGameSetup(encounter, n), 'bench');
    const chance = seededChance(n);
    const times: number[] = [];
    for (let state = session.getState().state; state?.ask && times.length < LATE; state = session.getState().state) {
      const intent = POLICIES.random(state, content, chance);
      const began = performance.now();
      session.dispatch(intent);
      times.push(performance.now() - began);
    }
    // A game that was over before tells nothing of a late one.
    if (times.length < LATE) continue;
    const undos: number[] = [];
    for (let i = 0; i < UNDOS; i++) {
      const began = performance.now();
      session.takeBack();
      undos.push(performance.now() - began);
      session.repeat();
    }
    const saved = session.getState() as Saved;
    const bytes = (part: unknown): number => Buffer.byteLength(JSON.stringify(part));
    const save = JSON.stringify(saveOf(saved, 0));
    return {
      answers: times.length,
      answer: latencyOf(times),
      undo: latencyOf(undos),
      save: Buffer.byteLength(save),
      state: bytes(saved.state),
      undoSteps: saved.undo.length,
      undoBytes: bytes(saved.undo),
      journal: bytes(saved.journal),
      gzipped: gzipSync(save).length,
    };
  }
}
