import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/kernel/types';
import { createNames, type Shown, shownOf } from '../../src/log';
import { content, placed, stateOf } from '../stores/game';

const teller = { content, state: stateOf(placed()), names: createNames(content) };
const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, group: [], ...fields });
/** What is shown at the last of these events. */
const shown = (...events: GameEvent[]): Shown =>
  shownOf([{ kind: 'events', n: 0, events }], events.at(-1) as GameEvent, teller);

const sickle = 'cave-sickle-3';
const began = event('turnBegan', { figure: sickle });
const looked = (step: number, is: boolean) =>
  event('aiStepConsidered', { figure: sickle, step, true: is, because: 'condition', at: [8, 3] });
const part = (n: number) => event('aiPartBegan', { figure: sickle, step: 2, part: n });
const chosen = event('aiTargetChosen', {
  figure: sickle,
  target: 'remi',
  because: 'initiative',
  candidates: [
    { figure: 'zeke', reasons: { initiative: 4, range: 2 } },
    { figure: 'remi', reasons: { initiative: 3, range: 4 } },
  ],
});
const attack = event('attackDeclared', { attacker: sickle, target: 'remi', cause: 'ai', mode: 'ranged', range: 4 });
const begun = [began, looked(1, false), looked(2, true), part(1)];

describe('what is shown of an enemy', () => {
  it('is the step that it looks at, with what a false one lacked and what a true one does', () => {
    expect(shown(began, looked(1, false))).toMatchObject({
      figure: sickle,
      step: { n: 1, of: 3 },
      title: 'Opponent adjacent?',
      reading: { is: false, text: 'no opponent stands next to I4' },
    });
    const { reading } = shown(began, looked(2, true));
    expect(reading?.is).toBe(true);
    expect(reading?.text).toContain('Ranged 4 ATK, THEN MOVE next to the most Damage');
  });

  it('is whom it could choose with the numbers that decided, the chosen one first, and the rule', () => {
    const now = shown(...begun, chosen);
    expect(now.title).toBe('Ranged 4 ATK on Remi');
    expect(now.step).toEqual({ n: 2, of: 3 });
    expect(now.candidates.map(({ figure, why, reasons }) => [figure, why, ...reasons.map((r) => r.value)])).toEqual([
      ['remi', 'chosen', '4', '3rd'],
      ['zeke', 'later', '2', '4th'],
    ]);
    expect(now.decided?.text).toContain('the Initiative Track decides');
    expect(now.decided?.rule).toBe('A1.ai-target.05');
    expect(now.next).toBe(
      'MOVE next to the most Damage of those within Movement range, THEN Melee ATK; Follow Up: Inflict POISON, FORCE 9',
    );
  });

  it('tells apart what the card prefers, what the Track decides, and what is worst for the party', () => {
    const other = (fields: object) => shown(...begun, { ...chosen, ...fields });
    const preference = { of: 'Damage', high: true };
    const passedOver = [{ figure: 'rook', reasons: { initiative: 1, range: 1, value: 0 } }];
    const preferred = other({ because: 'ranking', preference, passedOver });
    expect(preferred.decided).toEqual({ text: 'Its card prefers: most Damage.', rule: 'A1.ai-target.01' });
    expect(preferred.candidates.find(({ figure }) => figure === 'rook')?.why).toBe('not preferred');
    expect(other({ because: 'initiative', preference, passedOver }).decided?.text).toContain('most Damage');
    const tie = other({ because: 'goldenRule', term: 'damage' });
    expect(tie.decided?.rule).toBe('A1.golden-rule.02');
    expect(tie.decided?.text).toContain('expected Damage');
  });

  it('keeps the Attack and its reason while it is declared, then shows its dice, its sum and HP before and after', () => {
    const declared = shown(...begun, chosen, attack);
    expect(declared.title).toBe('Ranged 4 ATK on Remi');
    expect(declared.candidates).toHaveLength(2);
    expect(declared.decided).toEqual(shown(...begun, chosen).decided);
    expect(declared.decided?.rule).toBe('A1.ai-target.05');
    const roll = event('diceRolled', { figure: sickle, purpose: 'attack', total: 9, dice: ['WHITE 6', 'PURPLE 3'] });
    const hit = {
      ...event('attackRolled', { attacker: sickle, target: 'remi', total: 9, defense: 7, hit: true, difference: 2 }),
      parts: [{ n: 9, of: 'dice' }],
    };
    const damage = event('damageDealt', { target: 'remi', amount: 2, final: 2, damageType: 'PHYSICAL', left: 4 });
    const { title, results } = shown(...begun, chosen, attack, roll, hit, damage);
    expect(title).toBe('Ranged 4 ATK on Remi');
    expect(results.map((each) => [each.dice.length, each.result])).toEqual([
      [2, 'hit by 2'],
      [0, '6→4 HP'],
    ]);
    expect(results[0]).toMatchObject({ total: 9, parts: [{ n: 6 }, { n: 3 }] });
  });

  it('comes back to its Attack when an Attack within it is over', () => {
    const counter = event('attackDeclared', { attacker: 'remi', target: sickle, cause: 'counter', mode: 'melee' });
    expect(shown(...begun, chosen, attack, counter).title).toBe('Counter against Cave Sickle 3');
    const resolved = event('attackResolved', { attacker: 'remi', target: sickle });
    const back = shown(...begun, chosen, attack, counter, resolved);
    expect([back.figure, back.title]).toEqual([sickle, 'Ranged 4 ATK on Remi']);
  });

  it('is where it means to go, and why there', () => {
    const plan = event('aiMovePlanned', {
      figure: sickle,
      to: [5, 6],
      path: [[5, 6]],
      because: 'goldenRule',
      term: 'risk',
      candidates: [
        [5, 6],
        [6, 6],
      ],
    });
    const now = shown(...begun, plan);
    expect(now.title).toBe('Move to F7');
    const why = '2 spaces follow the instruction. What is worst for the party decides: own risk.';
    expect(now.decided?.text).toBe(why);
    expect(shown(...begun, { ...plan, about: ['rook'], others: ['remi'] }).decided?.text).toBe(
      `Rook stands before Remi on the Track. ${why}`,
    );
    expect(shown(...begun, { ...plan, path: [], to: [8, 3] }).title).toBe('Stays in I4');
  });

  it('goes on from the answer to a question in the middle of the turn', () => {
    const roll = event('diceRolled', { figure: sickle, purpose: 'attack', total: 9, dice: ['WHITE 6', 'PURPLE 3'] });
    const journal = [[...begun, chosen, attack], [roll]].map((events, n) => ({ kind: 'events' as const, n, events }));
    expect(shownOf(journal, roll, teller)).toMatchObject({
      figure: sickle,
      title: 'Ranged 4 ATK on Remi',
      step: { n: 2, of: 3 },
    });
  });
});

describe('what is shown when nobody acts', () => {
  it('is the Setup before the first turn, whoever uses something', () => {
    const used = event('abilityUsed', {
      figure: 'zeke',
      line: { on: 'card', figure: 'zeke', key: 'critical-defense', n: 0 },
    });
    const now = shown(event('encounterBegan'), used);
    expect([now.figure, now.stage]).toEqual([null, 'Before round 1']);
    expect(now.title).toMatch(/^Zeke uses /);
  });

  it('is what happens between two turns', () => {
    const ended = event('turnEnded', { figure: sickle });
    const now = shown(began, ended, event('roundBegan', { round: 3 }));
    expect([now.figure, now.stage, now.title]).toEqual([null, 'Between turns', 'Round 3']);
  });
});
