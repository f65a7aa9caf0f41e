import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { endTurn } from '../../src/stores/actions';
import { placed } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

function shown() {
  const table = show(placed(), <TableScreen leave={() => undefined} />);
  table.settings.setState({ confirmEndTurn: false });
  return { ...table, tab: () => table.selection.getState().tab, next: () => act(() => endTurn(table)) };
}

describe('the tab of the question', () => {
  it('comes forward with a new question', () => {
    const { selection, tab, next } = shown();
    act(() => selection.set({ tab: 'log' }));
    next();
    expect(tab()).toBe('ask');
  });

  it('comes forward when a part of the Action menu is chosen', async () => {
    const { selection, tab } = shown();
    act(() => selection.set({ tab: 'acts' }));
    await userEvent.click(screen.getByRole('button', { name: /^Move/ }));
    expect(tab()).toBe('ask');
    act(() => selection.set({ tab: 'acts', group: null }));
    expect(tab()).toBe('acts');
    act(() => selection.set({ group: 'attack' }));
    expect(tab()).toBe('ask');
  });

  it('waits while the player drags, and comes when the finger is lifted', async () => {
    const { selection, tab } = shown();
    act(() => selection.set({ tab: 'log' }));
    fireEvent.pointerDown(document.body);
    act(() => selection.set({ group: 'attack' }));
    expect(tab()).toBe('log');
    fireEvent.pointerUp(document.body);
    await expect.poll(tab).toBe('ask');
  });

  it('waits while the player types, and comes when the field is left', async () => {
    const { selection, tab } = shown();
    act(() => selection.set({ tab: 'log' }));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => selection.set({ group: 'attack' }));
    expect(tab()).toBe('log');
    field.blur();
    await expect.poll(tab).toBe('ask');
    field.remove();
  });
});

describe('the bar of the question on another tab', () => {
  it('opens the Action menu and names no answer of it', () => {
    const { selection } = shown();
    act(() => selection.set({ tab: 'log' }));
    const bar = document.querySelector('.peek');
    expect(bar?.querySelector('span')).toHaveTextContent('Open');
  });
});
