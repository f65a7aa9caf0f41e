import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookAtStart } from '../../src/app/screens/replay';
import { TableScreen } from '../../src/app/screens/TableScreen';
import type { Session } from '../../src/stores/session';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

const tableOf = (session: Session) => show(session, <TableScreen leave={() => undefined} />);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Panels' }))
    .getAllByRole('button')
    .map((button) => `${button.textContent}${button.getAttribute('aria-pressed') === 'true' ? ' (open)' : ''}`);

describe('the tabs of a phone', () => {
  it('have no Actions while an earlier moment is looked at', () => {
    const session = placed();
    playOn(session, 6, ({ count }) => count > 10);
    const table = tableOf(session);
    act(() => table.selection.set({ tab: 'acts' }));
    expect(tabs()).toContain('Actions (open)');
    act(() => void lookAtStart(table));
    expect(tabs()).toEqual(['Board', 'Party', 'Enemies', 'Question (open)', 'Log']);
    expect(screen.getByRole('heading', { name: /^You look at/ })).toBeInTheDocument();
    act(() => table.lookBack.end());
    expect(tabs()).toEqual(['Board', 'Party', 'Enemies', 'Question (open)', 'Log', 'Actions']);
  });

  it('have neither Question nor Actions once the game is over: the board is shown', () => {
    const session = placed();
    playOn(session, 6);
    expect(stateOf(session).outcome).not.toBeNull();
    const table = tableOf(session);
    act(() => void lookAtStart(table));
    expect(table.selection.getState().tab).toBe('ask');
    expect(tabs()).toEqual(['Board (open)', 'Party', 'Enemies', 'Log']);
    expect(document.querySelector('.table')).toHaveAttribute('data-tab', 'board');
  });
});
