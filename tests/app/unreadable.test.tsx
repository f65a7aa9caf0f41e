import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeScreen } from '../../src/app/screens/HomeScreen';
import { LastSave } from '../../src/app/screens/LastSave';
import { fleetingSaves, type Saves, saveOf } from '../../src/storage';
import { createTable } from '../../src/stores/createTable';
import { fetched } from '../../src/stores/fetched';
import { TableContext } from '../../src/stores/react';
import type { Saved } from '../../src/stores/session';
import { createSettings } from '../../src/stores/settings';
import type { Table } from '../../src/stores/table';
import { completeJsdom } from '../panels/page';
import { content, placed } from '../stores/game';

beforeEach(() => completeJsdom());

const go = { begin: vi.fn(), saves: vi.fn(), howTo: vi.fn(), cards: vi.fn(), settings: vi.fn(), about: vi.fn() };

async function home(saves: Saves) {
  const opened = fetched(async () => saves);
  const never = fetched(() => new Promise<never>(() => undefined));
  render(<HomeScreen saves={opened} game={never} without={false} near={() => undefined} go={go} />);
  await act(() => opened.get());
}

describe('the start', () => {
  it('says where nothing is kept', async () => {
    await home(fleetingSaves());
    expect(screen.getByRole('alert')).toHaveTextContent('This browser keeps nothing');
  });

  it('says nothing of it where games are kept', async () => {
    await home({ ...fleetingSaves(), lasting: true });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const tableOf = (): Table => createTable({ content, settings: createSettings(null), calm: () => true });

async function last(saves: Saves, table = tableOf()) {
  await act(async () =>
    render(
      <TableContext value={table}>
        <LastSave saves={saves} near={() => undefined} />
      </TableContext>,
    ),
  );
}

describe('the game to go on with', () => {
  const save = saveOf(placed().getState() as Saved, 1000);

  it('is shown as damaged, with its export, if it cannot be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saves = fleetingSaves();
    await saves.put(save);
    const table = tableOf();
    table.names = {
      ...table.names,
      figure: () => {
        throw new Error('no such name');
      },
    };
    await last(saves, table);
    expect(screen.getByRole('alert')).toHaveTextContent('The last save cannot be loaded');
    expect(screen.getByText('no such name')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export this save' })).toBeVisible();
  });

  it.each([
    ['text', 'x'],
    ['null', null],
    ['a format that is no text', { ...save, format: { toString: 1 } }],
    [
      'a question that every object has',
      { ...save, state: { ...save.state, ask: { ...save.state.ask, kind: 'constructor' } } },
    ],
  ])('is shown as damaged if it is %s', async (_, written) => {
    await last({ ...fleetingSaves(), latest: async () => written });
    expect(screen.getByRole('alert')).toHaveTextContent('The last save cannot be loaded');
    expect(screen.getByRole('button', { name: 'Export this save' })).toBeVisible();
  });

  it('is told not to be readable if the browser does not give it', async () => {
    await last({
      ...fleetingSaves(),
      latest: async () => {
        throw new Error('the disk is gone');
      },
    });
    expect(screen.getByText('the disk is gone')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export this save' })).not.toBeInTheDocument();
  });
});
