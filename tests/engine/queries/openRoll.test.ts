import { describe, expect, it } from 'vitest';
import { apply, query } from '../../../src/engine';
import type { GameEvent } from '../../../src/engine/kernel/types';
import type { State } from '../../../src/engine/state/state';
import { content, newGame, playOn } from '../../stores/game';

const OUTCOMES = ['attackRolled', 'skillChecked', 'convictionChecked', 'dodged', 'spellCast', 'spellFailed'];

/** Between them dice lie open for every purpose. */
const GAMES = [6, 19].map((seed) => [seed, 'the-dye-works'] as const);

/** What is told first of the roll when nothing is done to its dice. */
function passed(state: State): GameEvent | undefined {
  const copy = structuredClone(state);
  const done = apply(copy, { ask: copy.ask?.id ?? -1, option: 'pass' }, content);
  return 'events' in done ? done.events.find(({ type }) => OUTCOMES.includes(type)) : undefined;
}

describe('the open roll', () => {
  it('is what the dice come to once everyone passes, whatever they are rolled for, and asking changes nothing', () => {
    const seen = new Map<string, number>();
    for (const [seed, encounter] of GAMES) {
      playOn(newGame(seed, 'test', encounter), seed, (state) => {
        if (state.ask?.about?.point !== 'dice.rolled') return false;
        const before = JSON.stringify(state);
        const roll = query(state, content, { ask: 'openRoll' });
        expect(JSON.stringify(state)).toBe(before);
        const told = passed(state);
        if (!roll || !told) return false;
        seen.set(roll.of, (seen.get(roll.of) ?? 0) + 1);
        if (roll.of === 'attack')
          expect(told).toMatchObject({ total: roll.total, defense: roll.defense, hit: roll.hit });
        else if (roll.of === 'dodge') expect(told).toMatchObject({ bonus: roll.bonus, skull: roll.skull });
        else if (roll.of === 'force')
          expect(told).toMatchObject(roll.force === null ? { type: 'spellFailed' } : { force: roll.force });
        else
          expect(told).toMatchObject({ total: roll.total, [roll.of === 'skill' ? 'passed' : 'resisted']: roll.passed });
        return false;
      });
    }
    expect([...seen.keys()].sort()).toEqual(['attack', 'conviction', 'dodge', 'force', 'skill']);
  });

  it('is the roll of the Attack while its Damage is added up, and nothing before the roll', () => {
    let damage = 0;
    playOn(newGame(2), 2, (state) => {
      const { ask } = state;
      const roll = query(state, content, { ask: 'openRoll' });
      if (ask?.kind === 'dodge') expect(roll).toBeNull();
      if (ask?.about?.point !== 'attack.damage') return false;
      const attack = state.stack.findLast((frame) => frame.kind === 'attack');
      expect(roll).toMatchObject({ of: 'attack', hit: true, total: attack?.roll?.total, defense: attack?.defense });
      damage++;
      return false;
    });
    expect(damage).toBeGreaterThan(0);
  });
});
