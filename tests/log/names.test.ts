import { expect, test } from 'vitest';
import { createNames } from '../../src/log';
import { severalOf } from '../../src/log/text/en';
import { content, placed, stateOf } from '../stores/game';

test('a Group is called by its card, several of it', () => {
  expect(severalOf('Cave Sickle')).toBe('Cave Sickles');
  expect(severalOf('Silt Leech')).toBe('Silt Leeches');
});

test('Groups of one card are told apart by their numbers, a Group alone is not numbered', () => {
  const state = structuredClone(stateOf(placed()));
  const names = createNames(content);
  expect(names.entry(state, 'cave-sickle')).toBe('Cave Sickles');
  const last = Object.values(state.figures).findLast((f) => f.entry === 'cave-sickle');
  if (!last) throw new Error('there is none');
  last.entry = 'cave-sickle#2';
  expect(names.entry(state, 'cave-sickle#2')).toBe(`Cave Sickle ${last.number}`);
  expect(names.entry(state, 'cave-sickle')).toMatch(/^Cave Sickles? \d+(, \d+)*$/);
});
