/** The game without its table: rules, cards, saves, and the screens before a game. Fetched once the start is shown. */
import { nanoid } from 'nanoid';
import { makeContent } from '../content/assemble';
import { packs } from '../content/packs/ready';
import type { Saves } from '../storage';
import { createTable } from '../stores/createTable';
import { fetched } from '../stores/fetched';
import { createSaving } from '../stores/saves';
import type { Settings } from '../stores/settings';
import type { Table } from '../stores/table';

export { AboutScreen } from './screens/AboutScreen';
export { Hero } from './screens/Hero';
export { HowToScreen } from './screens/HowToScreen';
export { LastSave } from './screens/LastSave';
export { NewGameScreen } from './screens/NewGameScreen';
export { SavesScreen } from './screens/SavesScreen';
export { SettingsScreen } from './screens/SettingsScreen';

/** Every card of the packs. */
export const library = fetched(() => import('./library'));

/** What the start says of the packs: their rules, their Encounters. */
export const facts = packs.map(({ name, edition, cards }) => ({
  name,
  edition,
  encounters: Object.keys(cards.encounters).length,
}));

export interface Opened {
  table: Table;
  saves: Saves;
  /** Resolves when everything so far is saved. */
  settled(): Promise<void>;
}

/** Opens a table that is saved after each answer. */
export function open(settings: Settings, saves: Saves): Opened {
  const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const table = createTable({ content: makeContent(packs), settings, calm });
  const saving = createSaving({ ...table, saves, clock: Date.now, newId: nanoid });
  return { table: { ...table, saving }, saves, settled: () => saving.settled() };
}
