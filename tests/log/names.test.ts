import { expect, test } from 'vitest';
import { severalOf } from '../../src/log/text/en';

test('a Group is called by its card, several of it', () => {
  expect(severalOf('Cave Sickle')).toBe('Cave Sickles');
  expect(severalOf('Silt Leech')).toBe('Silt Leeches');
});
