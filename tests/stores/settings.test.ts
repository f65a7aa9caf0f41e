import { expect, it } from 'vitest';
import { createSettings } from '../../src/stores/settings';

it('keeps the settings in the browser from visit to visit', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  createSettings(storage).setState({ speed: 'fast', confirmUndo: false });
  expect(createSettings(storage).getState()).toMatchObject({ speed: 'fast', confirmUndo: false, confirmEndTurn: true });
});
