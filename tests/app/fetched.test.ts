import { describe, expect, it, vi } from 'vitest';
import { fetched } from '../../src/app/fetched';

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
});
