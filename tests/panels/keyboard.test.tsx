import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

const screenOf = (session: ReturnType<typeof placed>) => show(session, <TableScreen leave={() => undefined} />);

describe('keys of the table', () => {
  it('moves the cursor from the figure that acts, and goes there with Enter', async () => {
    const session = placed();
    const table = screenOf(session);
    const figure = stateOf(session).ask?.figure ?? '';
    const from = stateOf(session).bodies[figure]?.at ?? 0;
    await userEvent.keyboard('{ArrowRight}');
    expect(table.selection.getState().cursor).toBe(from);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(stateOf(session).bodies[figure]?.at).toBe(from + 2);
  });

  it('does not leave the board with the cursor', async () => {
    const table = screenOf(placed());
    table.selection.set({ cursor: 0 });
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(table.selection.getState().cursor).toBe(0);
  });

  it('undoes with Z and redoes with Shift Z', async () => {
    const session = placed();
    const table = screenOf(session);
    table.settings.setState({ confirmUndo: false });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const after = stateOf(session);
    await userEvent.keyboard('z');
    expect(stateOf(session).count).toBe(after.count - 1);
    await userEvent.keyboard('{Shift>}Z{/Shift}');
    expect(stateOf(session)).toEqual(after);
  });

  it('passes with Space and picks by number', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    screenOf(session);
    const { count } = stateOf(session);
    await userEvent.keyboard(' ');
    expect(stateOf(session).count).toBe(count + 1);
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    const first = stateOf(session).ask?.options[0]?.id;
    await userEvent.keyboard('1');
    expect(session.getState().undo.at(-1)?.option?.id).toBe(first);
  });

  it('leaves Space to a button that has the focus', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    screenOf(session);
    const { count } = stateOf(session);
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await userEvent.keyboard(' ');
    expect(stateOf(session).count).toBe(count);
  });

  it('opens the help with ?, and cancels with Esc', async () => {
    const table = screenOf(placed());
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
    table.selection.set({ dialog: null, group: 'attack' });
    await userEvent.keyboard('{Escape}');
    expect(table.selection.getState().group).toBeNull();
  });

  it('puts the focus on the search of the rules with /', async () => {
    screenOf(placed());
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: /Word/ });
    expect(field).toHaveFocus();
    await userEvent.keyboard('dodge');
    expect(field).toHaveValue('dodge');
  });

  it('ends the turn with E, after asking', async () => {
    const table = screenOf(placed());
    await userEvent.keyboard('e');
    expect(table.selection.getState().dialog).toBe('endTurn');
  });

  it('tells a screen reader what happened and what is asked', async () => {
    const session = placed();
    screenOf(session);
    expect(screen.getByRole('status')).toHaveTextContent(/What does \w+ do\?/);
  });
});
