import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetched } from '../../src/stores/fetched';

afterEach(() => vi.unstubAllGlobals());

describe('a fetched part', () => {
  it('is fetched once, however often it is asked for', async () => {
    const load = vi.fn(async () => 'part');
    const part = fetched(load);
    expect(part.getState()).toEqual({ value: null, problem: null });
    part.fetch();
    expect(await Promise.all([part.get(), part.get()])).toEqual(['part', 'part']);
    part.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(part.getState().value).toBe('part');
  });

  it('is fetched anew after a failure, which stands in its state until then', async () => {
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = fetched(load);
    await expect(part.get()).rejects.toThrow('offline');
    expect(part.getState()).toEqual({ value: null, problem: 'offline' });
    const again = part.get();
    expect(part.getState().problem).toBeNull();
    expect(await again).toBe('part');
  });

  it.each([
    ['there by now, but refused again', true, 1],
    ['still not there', false, 0],
  ])('has the page loaded anew on a second attempt if the script is %s', async (_, ok, times) => {
    const refused = new TypeError('Failed to fetch dynamically imported module: https://game.example/part.js');
    const asked = vi.fn(async () => ({ ok }));
    vi.stubGlobal('fetch', asked);
    const reload = vi.fn();
    const part = fetched(() => Promise.reject(refused), reload);
    await expect(part.get()).rejects.toThrow(refused);
    expect(reload).not.toHaveBeenCalled();
    await expect(part.get()).rejects.toThrow(refused);
    expect(asked).toHaveBeenCalledWith('https://game.example/part.js', { method: 'HEAD', cache: 'no-store' });
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
