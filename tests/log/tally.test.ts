import { describe, expect, it } from 'vitest';
import { tally } from '../../src/log';
import { event } from './telling';

describe('tally', () => {
  it('counts what figures did and suffered', () => {
    const deeds = tally([
      event('attackRolled', { attacker: 'zeke', target: 'animate-1', hit: true }),
      event('attackRolled', { attacker: 'zeke', target: 'animate-1', hit: false }),
      event('damageDealt', { source: 'zeke', target: 'animate-1', amount: 3 }),
      event('healed', { figure: 'animate-1', amount: 2 }),
      event('defeated', { figure: 'animate-1', by: 'zeke' }),
      event('dodged', { figure: 'zeke' }),
      event('dodged', { figure: 'zeke' }),
      event('dodgeSucceeded', { figure: 'zeke' }),
      event('spSpent', { figure: 'zeke', amount: 2 }),
    ]);
    const did = { attacks: 2, hits: 1, dealt: 3, taken: 0, healed: 0, defeats: 1, dodges: 2, dodged: 1, spSpent: 2 };
    expect(deeds.get('zeke')).toEqual(did);
    expect(deeds.get('animate-1')).toMatchObject({ taken: 3, healed: 2, defeats: 0 });
  });
});
