import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/app/App';
import { Boundary } from '../../src/app/Boundary';
import { openSaves, saveOf } from '../../src/storage';
import { fetched } from '../../src/stores/fetched';
import type { Saving } from '../../src/stores/saves';
import type { Saved } from '../../src/stores/session';
import { placed } from '../stores/game';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

let databases = 0;

function Part({ without, broken }: { without: boolean; broken: (without: boolean) => boolean }) {
  if (broken(without)) throw new Error('no figure rook');
  return <p>{without ? 'start alone' : 'the page'}</p>;
}

/** A page that throws as long as `broken` says so; a game is going on. */
async function page(broken: (without: boolean) => boolean, saving: Partial<Saving> | null = null) {
  const opened = await openSaves(`boundary-${databases++}`);
  const saves = fetched(async () => opened);
  const session = placed();
  const game = fetched(async () => ({ table: { session, saving }, settled: async () => undefined }) as unknown as Game);
  await game.get();
  render(
    <Boundary saves={saves} game={game}>
      {(without) => <Part without={without} broken={broken} />}
    </Boundary>,
  );
  return { opened, session };
}

describe('a page that throws', () => {
  it('says what happened and what is safe, and tries again', async () => {
    let broken = true;
    await page(() => broken);
    expect(screen.getByRole('alert')).toHaveTextContent('Every answer so far is saved');
    expect(screen.getByText('no figure rook')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('starts without the game, whose save stays', async () => {
    const { opened, session } = await page((without) => !without);
    await opened.put(saveOf(session.getState() as Saved, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Start without it' }));
    expect(screen.getByText('start alone')).toBeVisible();
    expect(session.getState().state).toBeNull();
    expect(await opened.latest()).toMatchObject({ id: 'test' });
  });

  it('does not call safe what could not be saved, and exports that', async () => {
    const made = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const unsaved = { slots: null, unsaved: { why: 'full', details: [], sound: null }, problem: null, parted: false };
    const exported = vi.fn(() => ({ name: 'x.json', text: '{}' }));
    await page(() => true, { getState: () => unsaved as never, exported });
    expect(screen.getByRole('alert')).toHaveTextContent('The last answers are not saved');
    await userEvent.click(screen.getByRole('button', { name: 'Export this save' }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(exported).toHaveBeenCalledTimes(1);
  });

  it('exports the save, or says that there is none', async () => {
    const made = vi.fn((_: Blob) => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }));
    const { opened, session } = await page(() => true);
    const button = screen.getByRole('button', { name: 'Export this save' });
    await userEvent.click(button);
    expect(await screen.findByText('There is no save to export.')).toBeVisible();
    const save = saveOf(session.getState() as Saved, 1);
    await opened.put(save);
    await userEvent.click(button);
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    const blob = made.mock.calls[0]?.[0] as Blob;
    expect(blob.size).toBeGreaterThanOrEqual(JSON.stringify(save).length);
  });
});
