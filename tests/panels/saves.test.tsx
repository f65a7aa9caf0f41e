import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SavesPanel } from '../../src/panels/SavesPanel';
import { openSaves } from '../../src/storage';
import { TableContext } from '../../src/stores/react';
import { createSaving } from '../../src/stores/saves';
import { placed, tableOf } from '../stores/game';
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
});
