import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SavesPanel } from '../../src/panels/SavesPanel';
import { openSaves, type Save } from '../../src/storage';
import { TableContext } from '../../src/stores/react';
import { createSaving } from '../../src/stores/saves';
import { placed, stateOf, tableOf } from '../stores/game';
import { completeJsdom } from './page';

beforeAll(() => completeJsdom());

describe('a named save', () => {
  it('is deleted only once it is said again, by keys too, and the focus is never lost', async () => {
    const saves = await openSaves('saves-panel');
    const table = tableOf(placed());
    const saving = createSaving({ ...table, saves, clock: () => 1, newId: () => 'new' });
    await saving.keep('first');
    await saving.keep('second');
    const names = async () => (await saves.named()).map(({ name }) => name);
    render(
      <TableContext value={{ ...table, saving }}>
        <SavesPanel loaded={() => undefined} />
      </TableContext>,
    );
    const cross = () => screen.findByRole('button', { name: 'Delete first' });
    // Twice on the same place, and Enter after it: it is kept.
    await userEvent.click(await cross());
    const question = screen.getByRole('group', { name: 'Delete first for good?' });
    const keep = screen.getByRole('button', { name: 'Keep' });
    expect(question).toContainElement(keep);
    expect(question.lastElementChild).toBe(keep);
    expect(keep).toHaveFocus();
    expect(await names()).toEqual(['first', 'second']);
    await userEvent.keyboard('{Enter}');
    expect(await cross()).toHaveFocus();
    expect(await names()).toEqual(['first', 'second']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('first is deleted.')).toHaveAttribute('role', 'status');
    expect(await names()).toEqual(['second']);
    expect(screen.queryByRole('button', { name: /first/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Load second' })).toBeVisible();
    expect(document.querySelector('.saves')).toHaveFocus();
    saves.close();
  });

  it('takes the place of another only once that is said, and has a name', async () => {
    const saves = await openSaves('saves-panel-names');
    const session = placed();
    const table = tableOf(session);
    const saving = createSaving({ ...table, saves, clock: () => 1, newId: () => 'new' });
    await saving.keep('first');
    session.choose(stateOf(session).ask?.options.find(({ kind }) => kind === 'endTurn')?.id ?? '');
    const now = stateOf(session).count;
    const kept = async () => ((await saves.slot('first')) as Save).state.count;
    const then = await kept();
    expect(now).toBeGreaterThan(then);
    render(
      <TableContext value={{ ...table, saving }}>
        <SavesPanel loaded={() => undefined} />
      </TableContext>,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    const save = () => screen.getByRole('button', { name: 'Save' });
    await userEvent.type(field, '  ');
    await userEvent.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('Write a name first.');
    expect(field).toHaveAccessibleDescription('Write a name first.');
    expect(field).toHaveFocus();
    // Enter twice keeps what is there.
    await userEvent.type(field, 'first{Enter}');
    expect(await screen.findByRole('group', { name: /^Replace first\?/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveFocus();
    expect(await kept()).toBe(then);
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(await kept()).toBe(now);
    // Another name asks nothing.
    await userEvent.type(field, 'First{Enter}');
    expect(await screen.findByRole('button', { name: 'Load First' })).toBeVisible();
    saves.close();
  });
});
