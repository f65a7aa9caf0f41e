import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/content/language/parse';
import { plain } from '../../src/log';
import { event, only, tell } from './telling';

describe('single lines', () => {
  const line = (type: string, fields: Record<string, unknown>): string => {
    const { text, result } = only([event(type, fields)]);
    return result ? `${plain(text)} | ${result}` : plain(text);
  };

  it('tells changes by hand as what was before and what is now', () => {
    const rook = { figure: 'rook' };
    expect(line('byHand', { ...rook, what: 'damage', from: 3, to: 5, left: 7 })).toBe(
      "By hand: Rook's Damage 3 → 5 | 9→7 HP",
    );
    expect(line('byHand', { ...rook, what: 'sp', from: 3, to: 1 })).toBe("By hand: Rook's SP 3 → 1");
    expect(line('byHand', { ...rook, what: 'tokens', token: 'vow', from: 0, to: 2 })).toBe(
      "By hand: Rook's Vow tokens 0 → 2",
    );
    expect(line('byHand', { ...rook, what: 'place', from: [0, 0], to: [1, 2] })).toBe(
      'By hand: Rook goes from A1 to B3',
    );
  });

  it('tells what the Current carries, and why somebody cannot Dodge', () => {
    const carried = { figure: 'rook', from: [0, 0], to: [1, 2] };
    expect(line('forcedMoved', { ...carried, cause: 'current' })).toBe('The Current carries Rook to B3');
    expect(line('forcedMoved', carried)).toBe('Rook is moved to B3');
    const barred = (why: string): string => line('dodgeBarred', { figure: 'rook', attacker: 'zeke', why });
    expect(barred('darkness')).toBe('Rook cannot Dodge: Darkness');
    expect(barred('water')).toBe('Rook cannot Dodge: it stands in Water');
  });

  it('names the card that reduces Damage', () => {
    const reduced = { target: 'rook', damageType: 'PHYSICAL', from: 2, to: 0, because: 'ability' };
    const named = { on: 'card', figure: 'rook', key: 'hammer-helm', n: 0 };
    expect(line('damageReduced', { ...reduced, line: named })).toBe('Hammer Helm: Physical 2 becomes 0');
    expect(line('damageReduced', reduced)).toBe('Ability: Physical 2 becomes 0');
  });

  it('tells an Effect set by hand once, by its name', () => {
    const lines = tell([
      event('byHand', { figure: 'zeke', what: 'effect', effect: 'WILT' }),
      event('effectGained', { figure: 'zeke', effect: 'WILT' }),
    ]);
    expect(lines.map(({ text }) => plain(text))).toEqual(['By hand: Zeke gains Wilt']);
    const both = tell([
      event('byHand', { figure: 'zeke', what: 'effect', effect: 'WILT' }),
      event('effectGained', { figure: 'zeke', effect: 'POISON' }),
    ]);
    expect(both).toHaveLength(2);
  });

  it('calls a token by its own name, and a card whose Symbols are spent', () => {
    const opens = (kind: string, token: string, colour: string) =>
      line('tokenActivated', { figure: 'rook', kind, token, colour });
    expect(opens('totem', 'bell', 'red')).toBe('Rook sees the Bell: a Red Totem');
    expect(opens('loot', 'tithe-box', 'blue')).toBe('Rook opens the Tithe box: Blue Loot');
    expect(opens('objective', 'lever', 'green')).toBe('Rook activates the Green Objective');
    expect(line('tokenGained', { figure: 'rook', token: 'dodge', amount: 1 })).toBe('Rook gains 1 Dodge token');
    expect(line('tokenGained', { figure: 'rook', token: 'vow', amount: 2 })).toBe('Rook gains 2 Vow tokens');
    const symbol = { on: 'symbol', figure: 'rook', key: 'war-axe', n: 0 };
    expect(line('abilityUsed', { figure: 'rook', line: symbol })).toBe(
      'Rook spends Symbols for War Axe: 1 SHIELD: +1 PHYSICAL DMG',
    );
    expect(line('abilityUsed', { figure: 'rook', line: symbol, times: 2 })).toBe(
      'Rook spends Symbols for War Axe: 1 SHIELD: +1 PHYSICAL DMG, 2 times',
    );
  });

  it('names what an action is, who does it, and what a die is rolled for', () => {
    const breaks = { attacker: 'animate-1', target: 'rook', cause: 'break' };
    expect(line('attackDeclared', breaks)).toBe('Break Attack by Animate 1 on Rook');
    const given = parseLine('FU: PUSH 1, FORCE 7 + DIFFERENCE HIT');
    if (!given.ok) throw new Error('no line');
    const follows = { figure: 'animate-1', target: 'rook', line: { on: 'rider', figure: 'animate-1', frame: 3, n: 0 } };
    expect(line('followUp', { ...follows, ability: given.ability })).toBe(
      'Follow Up: PUSH 1, FORCE 7 + DIFFERENCE HIT against Rook',
    );
    for (const ability of [undefined, {}, { body: [{}] }])
      expect(line('followUp', { ...follows, ability })).toBe('Follow Up against Rook');
    const die = { figure: 'rook', purpose: 'effect', total: 1, dice: ['PURPLE 1'] };
    expect(line('diceRolled', { ...die, effect: 'POISON' })).toBe('Poison: 1 on the dice');
    expect(line('diceRolled', die)).toBe('1 on the dice');
  });

  it('says in short words why a space is the worst, and parts of 1 in the singular', () => {
    const because = (term?: string) =>
      only([event('aiMovePlanned', { figure: 'animate-1', to: [2, 7], because: 'goldenRule', term })]).because;
    expect(because('damage')).toBe('worst for the party by expected Damage');
    expect(because('order')).toBe('all alike, the first by rows');
    expect(because()).toBe('worst for the party');
    const about = { figure: 'animate-1', to: [2, 7], because: 'only', about: ['rook'] };
    expect(only([event('aiMovePlanned', { ...about, others: ['zeke', 'remi'] })]).because).toBe(
      'Rook stands before Zeke, Remi on the Track',
    );
    expect(only([event('aiMovePlanned', about)]).because).toBeNull();
    const parts = (n: number) =>
      only([
        {
          ...event('damageDealt', { target: 'rook', amount: n, final: n, damageType: 'IRREDUCIBLE' }),
          parts: [{ n, of: 'collision' }],
        },
      ]).parts;
    expect(parts(1)).toEqual([{ n: 1, of: 'space not moved' }]);
    expect(parts(2)).toEqual([{ n: 2, of: 'spaces not moved' }]);
  });

  it('tells the Movement Points that are left, and of a failed Jump where it ends', () => {
    const step = (to: [number, number], left: number) =>
      event('moved', { figure: 'rook', from: [0, 0], to, cost: 1, left });
    expect(only([step([1, 0], 5), step([2, 0], 4)]).result).toBe('2 points, 4 left');
    expect(only([step([1, 0], 1), step([2, 0], 0)]).result).toBe('2 points');
    const fallen = tell([
      event('moved', { figure: 'rook', from: [0, 0], to: [1, 0], cost: 1, over: [[1, 0]] }),
      event('jumpFailed', { figure: 'rook', to: [1, 0] }),
    ]);
    expect(fallen.map(({ text }) => plain(text))).toEqual(['Rook falls short and lands in B1']);
  });
});
