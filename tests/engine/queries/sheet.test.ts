import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/engine/query';
import { relic } from '../../scene/beside';
import { adventurer, combatant, intelligent } from '../../scene/field';
import { gameAt } from '../ai/game';

const row = ['......'];

describe('the card of a figure as it is now', () => {
  it('has the printed number first and then what changes it, as the table shows it (A1.adventurer-card.07)', () => {
    const g = gameAt(row, [adventurer('zeke', [0, 0], { items: ['amulet'], effects: ['barrier'] })], {
      cards: { items: [{ ...relic('amulet'), stats: { defense: 1 } }] },
    });
    const { stats } = ask(g, { ask: 'sheet', figure: 'zeke' });
    expect(stats.defense.is).toBe(ask(g, { ask: 'value', figure: 'zeke', of: 'defense' }).is);
    expect(stats.defense.parts.map(({ n, of, card }) => [n, of === 'base' ? of : card])).toEqual([
      [stats.defense.is - 1, 'base'],
      [1, 'amulet'],
    ]);
    expect(stats.armor.parts.at(-1)).toMatchObject({ n: 1, of: 'BARRIER' });
    expect(stats.hp.parts).toHaveLength(1);
  });

  it('takes HEAVY from Agility and Movement of an Adventurer and says so (A1.tag-move.21, A1.tag-move.22)', () => {
    const heavy = { ...relic('plates'), tags: ['HEAVY', 'LIGHT'] };
    const g = gameAt(row, [adventurer('zeke', [0, 0], { items: ['plates'] })], { cards: { items: [heavy] } });
    const { skills, stats, tags } = ask(g, { ask: 'sheet', figure: 'zeke' });
    for (const { is, parts } of [skills.agility, stats.movement]) {
      expect(parts.at(-1)).toMatchObject({ n: -1, of: 'HEAVY' });
      expect(is).toBe((parts[0]?.n ?? 0) - 1);
    }
    expect(skills.strength.parts).toHaveLength(1);
    expect(tags).toEqual([{ tag: 'HEAVY' }, { tag: 'LIGHT' }]);
  });

  it('has the dice that are rolled now, Upgrades of an Item among them (A1.conviction.01)', () => {
    const crystal = { ...relic('crystal'), conviction: ['WHITE'] };
    const at = (items: string[]) =>
      ask(gameAt(row, [adventurer('zeke', [0, 0], { items })], { cards: { items: [crystal] } }), {
        ask: 'sheet',
        figure: 'zeke',
      });
    const plain = at([]).conviction;
    expect(at(['crystal']).conviction).toHaveLength(plain.length);
    expect(at(['crystal']).conviction).toContain('WHITE');
    expect(plain).not.toContain('WHITE');
  });

  it('has the printed numbers of a Combatant, and refuses a figure that is not there', () => {
    const guard = intelligent('guard', [], { defense: 9, armor: 2, dice: ['WHITE', 'TEAL'] });
    const g = gameAt(row, [adventurer('zeke', [0, 0]), combatant('guard', [3, 0])], { cards: { combatants: [guard] } });
    const { stats, sp, combat } = ask(g, { ask: 'sheet', figure: 'guard' });
    expect([stats.defense.is, stats.armor.is, sp.max, combat]).toEqual([9, 2, 0, ['WHITE', 'TEAL']]);
    expect(() => ask(g, { ask: 'sheet', figure: 'nobody' })).toThrow();
  });
});
