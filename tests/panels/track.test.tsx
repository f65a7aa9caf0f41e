import { beforeAll, describe, expect, it } from 'vitest';
import { Track } from '../../src/panels/Track';
import { newGame, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

describe('Track', () => {
  it('marks the entries of one card, which only their numbers tell apart', () => {
    const session = newGame(5, 'test', 'the-broken-aqueduct');
    while (stateOf(session).ask?.kind === 'placement') session.choose(stateOf(session).ask?.options[0]?.id ?? '');
    show(session, <Track />);
    const names = (all: Iterable<Element>) => [...all].map((each) => each.querySelector('.tr-n')?.textContent ?? '');
    const twins = names(document.querySelectorAll('.tr-twin'));
    expect(twins.filter((name) => name === 'Sill Rams')).toHaveLength(2);
    expect(names(document.querySelectorAll('.tr:not(.tr-twin)'))).toContain('Nightingale');
    expect(twins).not.toContain('Nightingale');
  });
});
