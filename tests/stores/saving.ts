/** Sessions and stores of saves for tests of saving. */
import { openSaves, type Saves } from '../../src/storage';
import { engineRules } from '../../src/stores/engine';
import { createSaving, type Saving } from '../../src/stores/saves';
import { createSession, type Session } from '../../src/stores/session';
import { content, placed, playOn, tableOf } from './game';

let databases = 0;
let time = 1000;
export const open = () => openSaves(`slots-${databases++}`);

export function savingOf(session: Session, saves: Saves): Saving {
  let ids = 0;
  return createSaving({ ...tableOf(session), saves, clock: () => time++, newId: () => `new-${++ids}` });
}

export const empty = () => createSession(content, engineRules);

export function inQuestion(seed = 4): Session {
  const session = placed(seed);
  playOn(session, seed, (state) => state.ask?.kind === 'dodge');
  return session;
}
