import { describe, expect, it, vi } from 'vitest';
import { once } from '../../src/log/once';

describe('what is loaded once', () => {
  it('is loaded once, and anew after a failure', async () => {
    const load = vi.fn(async () => 'rules').mockRejectedValueOnce(new Error('offline'));
    const rules = once(load);
    await expect(Promise.all([rules(), rules()])).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await Promise.all([rules(), rules()])).toEqual(['rules', 'rules']);
    expect(await rules()).toBe('rules');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
