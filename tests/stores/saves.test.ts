import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { lookAtStart } from '../../src/app/screens/replay';
import { KEPT_LEFT } from '../../src/stores/leftGame';
import { createSaving, type Saving } from '../../src/stores/saves';
import type { Session } from '../../src/stores/session';
import { placed, playOn, stateOf, tableOf } from './game';
import { empty, inQuestion, open, savingOf } from './saving';

describe('named saves', () => {
  it('are kept, listed, loaded with what can be taken back, and removed', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    expect(await saving.keep(' Before the gate ')).toBe(true);
    const old = stateOf(session);
    playOn(session, 4);
    const slots = saving.getState().slots ?? [];
    expect(slots.map(({ name }) => name)).toEqual(['Before the gate']);
    expect(slots[0]?.head).toMatchObject({ encounter: 'The Drowned Gate', round: old.round });
    expect(slots[0]?.head?.ask?.title).toBe('Dodge the Attack?');
    expect(slots[0]?.head?.party.map(({ name, most }) => [name, most])).toEqual([
      ['Nightingale', 12],
      ['Remi', 14],
      ['Rook', 16],
      ['Zeke', 12],
    ]);
    expect(await saving.loadNamed('Before the gate')).toBe(true);
    expect(stateOf(session)).toEqual(old);
    expect(session.getState().game).toBe('new-1');
    expect(session.takeBack()).toBe(true);
    await saving.settled();
    await saving.remove('Before the gate');
    // The game that was over by then is kept by itself.
    expect(saving.getState().slots?.map(({ name }) => name)).toEqual(['Lost game']);
    saves.close();
  });

  it('keep a game under way that a file, another save or a new game takes the place of', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    const first = stateOf(session);
    const file = saving.exported()?.text ?? '';
    playOn(session, 4, (state) => state.count > first.count + 3);
    const running = stateOf(session);
    expect(saving.imported(file)).toBe(true);
    expect(saving.imported(file)).toBe(true);
    await saving.settled();
    await saving.refresh();
    const names = () => saving.getState().slots?.map(({ name }) => name);
    expect(names()?.sort()).toEqual(['Before the import', 'Before the import (2)']);
    expect(await saving.loadNamed('Before the import')).toBe(true);
    expect(stateOf(session)).toEqual(running);
    session.close();
    session.begin(placed(3).getState().setup ?? ({} as never), 'another');
    await saving.settled();
    expect(names()).toContain('Before the new game');
    saves.close();
  });

  it('keep a game that is over once it is left, once only, to be looked at and taken back', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    playOn(session, 4);
    const end = stateOf(session);
    expect(end.outcome).toBe('lost');
    const names = async () => (await saves.named()).map(({ name }) => name);
    session.close();
    await saving.settled();
    expect(await names()).toEqual(['Lost game']);
    await saving.refresh();
    expect(saving.getState().slots?.[0]?.head).toMatchObject({ auto: true, ask: null, round: end.round });
    // Looked at and left again, also by a page that is opened then: nothing new is kept.
    expect(await saving.loadNamed('Lost game')).toBe(true);
    expect(stateOf(session)).toEqual(end);
    await saving.settled();
    await savingOf(empty(), saves).settled();
    session.close();
    await saving.settled();
    expect(await names()).toEqual(['Lost game']);
    await saving.loadNamed('Lost game');
    const table = tableOf(session);
    expect(lookAtStart(table)).toBe(true);
    expect(table.lookBack.getState().picture?.round).toBe(0);
    expect(session.takeBack()).toBe(true);
    expect(stateOf(session)).toMatchObject({ outcome: null, count: end.count - 1 });
    saves.close();
  });

  it('keep a game that was over when the page was closed, or is begun anew', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    session.change({ set: 'concede' });
    await saving.settled();
    expect(await saves.count()).toBe(0);
    const later = empty();
    const other = savingOf(later, saves);
    await other.settled();
    expect((await saves.named()).map(({ name }) => name)).toEqual(['Lost game']);
    await other.remove('Lost game');
    later.begin(session.getState().setup ?? ({} as never), 'another');
    await other.settled();
    // Deleted, it is not kept again.
    expect(await saves.count()).toBe(0);
    session.restart();
    await saving.settled();
    expect((await saves.named()).map(({ name }) => name)).toEqual(['Lost game']);
    saves.close();
  });

  it('keep the newest of the games that were left, and every one that the player named', async () => {
    const saves = await open();
    const session = inQuestion();
    let now = 1000;
    const saving = createSaving({ ...tableOf(session), saves, clock: () => ++now, newId: () => `g${++now}` });
    await saving.keep('Before the import (99)');
    const file = saving.exported()?.text ?? '';
    for (let n = 0; n < KEPT_LEFT + 4; n++) {
      saving.imported(file);
      await saving.settled();
    }
    await saving.refresh();
    const slots = saving.getState().slots ?? [];
    const own = slots.filter(({ head }) => head?.auto);
    expect(own).toHaveLength(KEPT_LEFT);
    expect(slots).toHaveLength(KEPT_LEFT + 1);
    expect(slots.at(-1)).toMatchObject({ name: 'Before the import (99)' });
    expect(slots.at(-1)?.head?.auto).toBeUndefined();
    // Named by the player it is one of the player's.
    const [newest] = own;
    await saving.keep(newest?.name ?? '');
    expect(saving.getState().slots?.filter(({ head }) => head?.auto)).toHaveLength(KEPT_LEFT - 1);
    await saving.settled();
    saves.close();
  });

  it('keep the game of an earlier visit that a new game takes the place of, and none that is gone on with', async () => {
    const saves = await open();
    const earlier = inQuestion();
    const one = savingOf(earlier, saves);
    earlier.setState({ state: { ...stateOf(earlier) } });
    await one.settled();
    const session = empty();
    const saving = savingOf(session, saves);
    session.begin(earlier.getState().setup ?? ({} as never), 'new');
    await saving.settled();
    expect((await saves.named()).map(({ name }) => name)).toEqual(['Before the new game']);
    const again = empty();
    const third = savingOf(again, saves);
    again.resume({ ...session.getState(), game: 'new', state: stateOf(session) });
    await third.settled();
    expect(await saves.count()).toBe(1);
    saves.close();
  });

  it('need a name and a game', async () => {
    const saves = await open();
    expect(await savingOf(inQuestion(), saves).keep('  ')).toBe(false);
    expect(await savingOf(empty(), saves).keep('x')).toBe(false);
    saves.close();
  });

  it('that are damaged are listed with what is wrong', async () => {
    const saves = await open();
    await saves.keep({ name: 'old', save: { format: 'save/9' } as never }, undefined as never);
    const saving = savingOf(empty(), saves);
    await saving.refresh();
    expect(saving.getState().slots?.[0]).toMatchObject({ name: 'old', head: null });
    expect(saving.getState().slots?.[0]?.problems[0]).toMatch(/newer Counterstep/);
    saves.close();
  });

  it('are listed without reading them; those of an older page are read once', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    await saving.keep('new');
    const save = await saves.slot('new');
    await saves.keep({ name: 'old', save: save as never }, undefined as never);
    const slot = vi.spyOn(saves, 'slot');
    await saving.refresh();
    expect(slot.mock.calls).toEqual([['old']]);
    await saving.refresh();
    expect(slot).toHaveBeenCalledTimes(1);
    const [first, second] = saving.getState().slots ?? [];
    expect(first?.head).toEqual(second?.head);
    expect(await saves.count()).toBe(2);
    saves.close();
  });

  it('that turn out to be damaged when they are loaded say so, and change nothing', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    await saving.keep('x');
    const { head } = saving.getState().slots?.[0] ?? {};
    const save = structuredClone((await saves.slot('x')) as { state: { ask: unknown } });
    await saves.keep({ name: 'x', save: { ...save, state: { ...save.state, ask: null } } as never }, head as never);
    await saving.refresh();
    expect(saving.getState().slots?.[0]?.head).not.toBeNull();
    const before = session.getState();
    expect(await saving.loadNamed('x')).toBe(false);
    expect(session.getState()).toBe(before);
    const [slot] = saving.getState().slots ?? [];
    expect(slot?.problems.join()).toMatch(/no question is open/);
    expect(slot?.sound).not.toBeNull();
    saves.close();
  });

  it('of other rules are known by what is listed of them', async () => {
    const saves = await open();
    const saving = savingOf(inQuestion(), saves);
    await saving.keep('x');
    const { head } = saving.getState().slots?.[0] ?? {};
    const save = (await saves.slot('x')) as object;
    await saves.keep({ name: 'x', save: { ...save, rules: 99 } as never }, { ...head, rules: 99 } as never);
    await saving.refresh();
    expect(saving.getState().slots?.[0]?.problems.join()).toMatch(/version 99 of the rules/);
    saves.close();
  });

  it('say when the storage is full, and the game goes on', async () => {
    const saves = await open();
    const full = new DOMException('no room', 'QuotaExceededError');
    vi.spyOn(saves, 'keep').mockRejectedValueOnce(full);
    vi.spyOn(saves, 'put').mockRejectedValueOnce(full);
    const session = inQuestion();
    const saving = savingOf(session, saves);
    expect(await saving.keep('x')).toBe(false);
    expect(saving.getState().problem?.why).toBe('full');
    session.takeBack();
    await saving.settled();
    expect(saving.getState().unsaved?.why).toBe('full');
    session.repeat();
    await saving.settled();
    expect(saving.getState().unsaved).toBeNull();
    saves.close();
  });
});

describe('the time played', () => {
  it('is counted while it is played, kept in the save, and goes on from there', async () => {
    const saves = await open();
    let now = 0;
    const session = inQuestion();
    const timed = (of: Session): Saving =>
      createSaving({ ...tableOf(of), saves, clock: () => now, newId: () => 'new' });
    const saving = timed(session);
    now = 60_000;
    session.takeBack();
    // Somebody is away for an hour.
    now += 3_600_000;
    session.repeat();
    expect(session.getState().played).toBe(6 * 60_000);
    await saving.settled();
    expect(await saves.latest()).toMatchObject({ played: 6 * 60_000 });
    const other = empty();
    const loaded = timed(other);
    expect(loaded.imported(saving.exported()?.text ?? '')).toBe(true);
    now += 1000;
    other.takeBack();
    expect(other.getState().played).toBe(6 * 60_000 + 1000);
    await loaded.settled();
    saves.close();
  });
});
