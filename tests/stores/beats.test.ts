import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/kernel/types';
import { beatsOf } from '../../src/stores/beats';
import { placed, stateOf } from './game';

const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, group: [], ...fields });
const before = stateOf(placed());
const own = { ...before, turn: { ...before.turn, figure: 'zeke' } };
const times = (...events: GameEvent[]): number[] => beatsOf(events, own);

describe('how long events are shown', () => {
  it('holds an enemy decision longer than a step of it, and dice between the two', () => {
    const [step, chosen, moved, rolled] = times(
      event('aiStepConsidered', { figure: 'animate-1' }),
      event('aiTargetChosen', { figure: 'animate-1' }),
      event('moved', { figure: 'animate-1' }),
      event('diceRolled', { figure: 'animate-1' }),
    );
    expect([moved, rolled, chosen]).toEqual([220, 520, 700]);
    expect(step).toBeGreaterThan(220);
    expect(step).toBeLessThan(700);
  });

  it('takes time for what opponents do, and of the own acts only for what moves, rolls and hurts', () => {
    const acts = (figure: string) =>
      times(
        event('abilityUsed', { figure }),
        event('effectGained', { figure }),
        event('moved', { figure }),
        event('damageDealt', { target: figure, source: figure }),
      ).map((ms) => ms > 0);
    expect(acts('animate-1')).toEqual([true, true, true, true]);
    expect(acts('zeke')).toEqual([false, false, true, true]);
  });

  it('holds what an own Attack, Spell or Check came to', () => {
    const told = ['attackRolled', 'spellFailed', 'convictionChecked', 'skillChecked'];
    const shown = times(...told.map((type) => event(type, { attacker: 'zeke', figure: 'zeke' })));
    expect(shown.filter((ms) => ms === 0)).toEqual([]);
  });

  it('watches what the party does in an Attack of an opponent, and no more once it is resolved', () => {
    const dodge = event('dodged', { figure: 'zeke' });
    const attack = event('attackDeclared', { attacker: 'animate-1', target: 'zeke', cause: 'break' });
    const over = event('attackResolved', { attacker: 'animate-1', target: 'zeke' });
    const [, during, , after] = times(attack, dodge, over, dodge);
    expect(during).toBeGreaterThan(0);
    expect(after).toBe(0);
  });

  it('watches everything in the turn of an opponent', () => {
    const turn = (figure: string) => times(event('turnBegan', { figure }), event('tokenGained', { figure: 'zeke' }));
    expect(turn('animate-1').every((ms) => ms > 0)).toBe(true);
    expect(turn('rook')).toEqual([0, 0]);
  });

  it('tells what only explains together with what follows it', () => {
    const [phase, part] = times(
      event('phaseBegan', { figure: 'animate-1' }),
      event('aiPartBegan', { figure: 'animate-1', step: 1, part: 1 }),
    );
    expect([phase, part]).toEqual([0, 0]);
  });
});
