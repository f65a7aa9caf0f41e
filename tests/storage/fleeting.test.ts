import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { autosave, fleetingSaves, openAtAll, saveOf, Unkept } from '../../src/storage';
import type { Saved } from '../../src/stores/session';
import { newGame, placed, playOn } from '../stores/game';

afterEach(() => vi.unstubAllGlobals());

const saved = (id: string) => ({ ...saveOf(placed().getState() as Saved, 1000), id });

describe('a browser without a database', () => {
  it.each([
    ['has none', undefined],
    [
      'refuses to open it',
      {
        open() {
          throw new DOMException('private', 'InvalidStateError');
        },
      },
    ],
  ])('lets the game be played, and its saves do not last: it %s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const saves = await openAtAll('none');
    expect(saves.lasting).toBe(false);
    await saves.put(saved('a'));
    expect(await saves.latest()).toMatchObject({ id: 'a' });
  });

  it('is not what a browser with one is taken for', async () => {
    const { lasting, close } = await openAtAll('some');
    expect(lasting).toBe(true);
    close();
  });
});

describe('saves of a page alone', () => {
  it('give back the game written last, until it is removed', async () => {
    const saves = fleetingSaves();
    const [a, b] = [saved('a'), saved('b')];
    await saves.put(a);
    await saves.put(b);
    expect(await saves.latest()).toEqual(b);
    await saves.put(a);
    expect(await saves.latest()).toEqual(a);
    await saves.remove('a');
    expect(await saves.latest()).toEqual(b);
    expect(await saves.get('a')).toBeUndefined();
  });

  it('keep named saves with what is listed of them', async () => {
    const saves = fleetingSaves();
    const head = { savedAt: 1, rules: 1, packs: [], encounter: 'X', round: 1, ask: null, party: [] };
    await saves.keep({ name: 'mine', save: saved('a') }, head);
    expect(await saves.named()).toEqual([{ name: 'mine', head }]);
    expect(await saves.count()).toBe(1);
    expect(await saves.slot('mine')).toMatchObject({ id: 'a' });
    await saves.removeSlot('mine');
    expect(await saves.named()).toEqual([]);
  });

  it('are told not to last after every answer', async () => {
    const session = newGame();
    const failed = vi.fn();
    const running = autosave(session, fleetingSaves(), {
      clock: () => 1000,
      failed,
      parted: () => undefined,
      newId: () => 'other',
    });
    playOn(session, 1);
    await running.settled();
    expect(failed.mock.lastCall?.[0]).toBeInstanceOf(Unkept);
    running.stop();
  });
});
