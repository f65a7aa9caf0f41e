/** Puts the stores of a page together. */
import type { Content } from '../engine/state/content';
import { createNames } from '../log';
import { engineQueries, engineRecord, engineRules } from './engine';
import { createLookBack } from './lookBack';
import { createPlayback } from './playback';
import { createReactions } from './reactions';
import { createSelection } from './selection';
import { createSession } from './session';
import type { Settings } from './settings';
import type { Table } from './table';

export interface TableOptions {
  content: Content;
  settings: Settings;
  /** The browser asks for less motion. */
  calm: () => boolean;
}

/** A table without a game. */
export function createTable({ content, settings, calm }: TableOptions): Table {
  const queries = engineQueries(content);
  const reactions = createReactions(content, engineRules, queries, settings.getState);
  const session = createSession(content, engineRules, {
    answer: reactions.answer,
    options: () => ({ engineDecidesTies: settings.getState().engineDecidesTies }),
  });
  settings.subscribe((now, before) => {
    if (now.engineDecidesTies !== before.engineDecidesTies) session.tune();
  });
  const still = (): boolean => {
    const { motion } = settings.getState();
    return motion === 'reduced' || (motion === 'system' && calm());
  };
  const record = engineRecord(content);
  return {
    content,
    session,
    selection: createSelection(),
    settings,
    playback: createPlayback(session, settings, { record, still }),
    lookBack: createLookBack(session, { content, rules: engineRules, record }),
    saving: null,
    queries,
    names: createNames(content),
  };
}
