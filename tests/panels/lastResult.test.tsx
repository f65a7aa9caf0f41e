import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/state/state';
import { eventsOf } from '../../src/log';
import { EndTurn } from '../../src/panels/EndTurn';
import { LastResult } from '../../src/panels/LastResult';
import type { Session } from '../../src/stores/session';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

/** Plays on until the Attack of an Adventurer has missed and its next Action is asked for. */
function missed(): Session {
  const session = placed();
  playOn(session, 6, ({ ask }) => {
    const last = session.getState().journal.at(-1);
    const events = last?.kind === 'events' ? last.events : [];
    const miss = events.some(({ type, hit, attacker }) => type === 'attackRolled' && !hit && attacker === ask?.figure);
    return ask?.kind === 'action' && miss;
  });
  if (stateOf(session).ask?.kind !== 'action') throw new Error('no Attack of an Adventurer misses');
  return session;
}

const told = () => document.querySelector('.q-last');

describe('LastResult', () => {
  it('tells how the own Attack came out, until a part of the menu is opened or something else is done', () => {
    const session = missed();
    const table = show(session, <LastResult />);
    expect(told()).toHaveTextContent(/Attack on .+(under Defense \d+|Skull: the Attack misses), missed\.$/);
    act(() => table.selection.set({ group: 'attack' }));
    expect(told()).toBeNull();
    act(() => table.selection.set({ group: null }));
    expect(told()).not.toBeNull();
    const end = stateOf(session).ask?.options.find(({ kind }) => kind === 'endTurn');
    act(() => expect(session.choose(end?.id ?? '')).toBe(true));
    expect(told()).toBeNull();
  });

  it('tells nothing at the beginning of a turn, whatever came of the turn before', () => {
    const session = placed();
    const begins = ({ ask, turn }: State): boolean => {
      const told = eventsOf(session.getState().journal);
      const from = told.findLastIndex(({ type }) => type === 'roundBegan');
      const hit = told.slice(from).some(({ type }) => type === 'damageDealt');
      const last = session.getState().journal.at(-1);
      const now = last?.kind === 'events' ? last.events : [];
      const began = now.findLast(({ type }) => type === 'turnBegan')?.figure;
      return hit && ask?.kind === 'action' && ask.figure === turn.figure && began === ask.figure;
    };
    playOn(session, 6, begins);
    expect(begins(stateOf(session))).toBe(true);
    show(session, <LastResult />);
    expect(told()).toBeNull();
  });
});

describe('EndTurn', () => {
  it('ends the turn from the question', () => {
    const session = placed();
    const { ask } = stateOf(session);
    if (!ask) throw new Error('nothing is asked');
    const table = show(session, <EndTurn ask={ask} />);
    act(() => screen.getByRole('button', { name: 'End turn' }).click());
    expect(table.selection.getState().dialog).toBe('endTurn');
  });
});
