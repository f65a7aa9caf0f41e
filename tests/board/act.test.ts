import { describe, expect, it } from 'vitest';
import { actOf, openAttack } from '../../src/board/act';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { JournalEntry } from '../../src/log';
import { createNames } from '../../src/log';
import { content, placed, stateOf } from '../stores/game';

const state = stateOf(placed());
const names = createNames(content);
const foe = state.order.find((id) => state.figures[id]?.side === 'opponents') ?? '';
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, group: [], ...fields });
const journal = (...events: GameEvent[]): JournalEntry[] => [{ kind: 'events', n: 0, events }];
const declared = (attacker: string, target: string): GameEvent => event('attackDeclared', { attacker, target });

describe('what is drawn of an event', () => {
  it('is nothing while nothing is shown', () => {
    expect(actOf(null, journal(declared(foe, 'zeke')), state, names)).toMatchObject({ strikes: [], words: [] });
  });

  it('keeps the line of an Attack until it is resolved, the inner one first', () => {
    expect(openAttack(journal(declared(foe, 'zeke')))?.target).toBe('zeke');
    const inner = [declared(foe, 'zeke'), declared('zeke', foe)];
    expect(openAttack(journal(...inner))?.attacker).toBe('zeke');
    expect(openAttack(journal(...inner, event('attackResolved')))?.attacker).toBe(foe);
    expect(openAttack(journal(...inner, event('attackResolved'), event('attackResolved')))).toBeNull();
    expect(openAttack(journal(declared(foe, 'zeke'), event('turnBegan')))).toBeNull();
    const rolled = event('attackRolled', { attacker: foe, target: 'zeke', hit: true, total: 9 });
    const act = actOf(rolled, journal(declared(foe, 'zeke'), rolled), state, names);
    expect(act.strikes).toEqual([{ from: foe, to: 'zeke', foe: true }]);
    expect(act.words).toEqual([{ figure: 'zeke', text: '9: hit', tone: 'plain' }]);
  });

  it('shows the target that is decided on and the others that could have been', () => {
    const candidates = ['zeke', 'remi', 'rook'].map((figure) => ({ figure, reasons: {} }));
    const chosen = event('aiTargetChosen', { figure: foe, target: 'remi', candidates });
    const act = actOf(chosen, journal(chosen), state, names);
    expect(act.strikes).toEqual([{ from: foe, to: 'remi', foe: true }]);
    expect(act.others.map(({ to }) => to)).toEqual(['zeke', 'rook']);
  });

  it('shows a planned way, Damage, Effects and Defeats', () => {
    const plan = event('aiMovePlanned', {
      figure: foe,
      to: [3, 3],
      path: [
        [2, 3],
        [3, 3],
      ],
    });
    expect(actOf(plan, journal(plan), state, names).path).toEqual({
      figure: foe,
      to: [
        [2, 3],
        [3, 3],
      ],
    });
    const wordOf = (each: GameEvent): string | undefined => actOf(each, journal(each), state, names).words[0]?.text;
    expect(wordOf(event('damageDealt', { target: 'zeke', amount: 3 }))).toBe('-3');
    expect(wordOf(event('healed', { figure: 'zeke', amount: 2 }))).toBe('+2');
    expect(wordOf(event('effectGained', { figure: 'zeke', effect: 'POISON' }))).toBe('Poison');
    expect(wordOf(event('defeated', { figure: 'zeke' }))).toBe('Defeated');
  });
});
