/* Interactions (5) and (6): figures moved in the middle of something, and what their movement uncovers. */
import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, type Scene, weapon } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { attack, breakAttack, normal, roll, space } from '../../scene/field';

const pushed = (figure: string, to: readonly number[], by: string) => ({ type: 'forcedMoved', figure, to, by });

describe('(5) a PUSH of several figures as a Follow-Up, whose Break Attack pushes a pushed one', () => {
  const flail = weapon('flail', {
    hands: 2,
    dice: ['WHITE', 'PURPLE'],
    abilities: ['FU: Target all opponents adjacent to you: PUSH 2.', '0 SP, FU: Gain 1 VOW token.'],
  });
  const hook = weapon('hook', { hands: 2, dice: ['WHITE', 'PURPLE'], abilities: ['FU: PUSH 1.'] });
  const sweep = choose('followUp', { card: 'flail', ability: 0 });
  const shove = choose('followUp', { card: 'hook' });

  /** Rook at [3, 3] between an idle foe in the east and one in the north; Zeke south-east of the first. */
  const brawl = (scene: Scene): void =>
    everyQuestionSurvives(
      duel({
        board: { map: normal(7, 7) },
        foeIs: { at: [4, 3] },
        others: [figure('tough-1', [3, 2]), figure('zeke', [5, 4], { sp: 0, items: ['hook'] })],
        extra: { items: [flail, hook] },
        ...scene,
        rook: { at: [3, 3], sp: 2, items: ['flail'], ...scene.rook },
      }),
    );

  it('A1.break-attack.18 A1.break-attack.21 A1.follow-up.07 A1.push.02 the rest of its own PUSH is lost, the other figure is pushed all the same', () => {
    brawl({
      dice: [...roll(4, 3), ...roll(5, 3)],
      play: [attack('idle-1'), sweep, space([6, 3]), breakAttack('idle-1'), shove, space([4, 2]), space([3, 0])],
      expect: {
        events: [
          { type: 'attackRolled', attacker: 'rook', target: 'idle-1' },
          { type: 'breakAttack', by: 'zeke', target: 'idle-1' },
          pushed('idle-1', [4, 2], 'zeke'),
          { type: 'attackResolved', attacker: 'zeke', target: 'idle-1' },
          pushed('tough-1', [3, 1], 'rook'),
          pushed('tough-1', [3, 0], 'rook'),
          { type: 'attackResolved', attacker: 'rook', target: 'idle-1' },
        ],
        noEvents: [
          pushed('idle-1', [5, 3], 'rook'),
          pushed('idle-1', [5, 2], 'rook'),
          { type: 'breakAttack', target: 'tough-1' },
          { type: 'tokenGained' },
          { type: 'collided' },
        ],
        figures: { 'idle-1': { at: [4, 2], damage: 1 }, 'tough-1': { at: [3, 0], damage: 0 } },
        offered: [{ kind: 'endTurn' }],
        notOffered: [{ kind: 'followUp' }],
      },
    });
  });

  it('A1.break-attack.21 it is lost too where the Break Attack pushes it to the very space that it was going to', () => {
    brawl({
      others: [figure('zeke', [3, 4], { sp: 0, items: ['hook'] })],
      dice: [...roll(4, 3), ...roll(5, 3)],
      play: [attack('idle-1'), sweep, space([6, 3]), breakAttack('idle-1'), shove, space([5, 3])],
      expect: {
        events: [pushed('idle-1', [5, 3], 'zeke'), { type: 'attackResolved', attacker: 'rook' }],
        noEvents: [{ type: 'forcedMoved', by: 'rook' }],
        figures: { 'idle-1': { at: [5, 3], damage: 1 } },
      },
    });
  });

  it('A1.break-attack.08 a Break Attack that moves no one leaves the PUSH as it was', () => {
    brawl({
      dice: [...roll(4, 3), ...roll(5, 3)],
      play: [attack('idle-1'), sweep, space([6, 3]), breakAttack('idle-1'), choose('pass'), space([3, 0])],
      expect: {
        events: [
          { type: 'breakAttack', by: 'zeke', target: 'idle-1' },
          pushed('idle-1', [5, 3], 'rook'),
          pushed('idle-1', [6, 3], 'rook'),
          pushed('tough-1', [3, 0], 'rook'),
        ],
        figures: { 'idle-1': { at: [6, 3], damage: 1 }, 'tough-1': { at: [3, 0] } },
      },
    });
  });

  it('A1.break-attack.21 A1.push.05 a second PUSH that a figure blocks deals its Damage, and the first goes on from where it stands', () => {
    // Zeke pushes it into Rook: 1 IRREDUCIBLE DMG, it stays, and the PUSH of Rook goes on from there.
    brawl({
      dice: [...roll(4, 3), ...roll(4, 3)],
      play: [attack('idle-1'), sweep, space([6, 3]), breakAttack('idle-1'), shove, space([4, 3]), space([3, 0])],
      expect: {
        events: [
          { type: 'damageDealt', target: 'idle-1', damageType: 'IRREDUCIBLE', amount: 1, source: 'zeke' },
          pushed('idle-1', [5, 3], 'rook'),
          pushed('idle-1', [6, 3], 'rook'),
        ],
        figures: { 'idle-1': { at: [6, 3], damage: 1 }, rook: { damage: 0 } },
      },
    });
  });

  it('A1.break-attack.21 A1.defeat.01 one that the Break Attack Defeats is out of it, the other is pushed', () => {
    brawl({
      foeIs: { at: [4, 3], damage: 9 },
      dice: [...roll(4, 3), ...roll(5, 3)],
      play: [attack('idle-1'), sweep, space([6, 3]), breakAttack('idle-1'), space([3, 0])],
      expect: {
        events: [
          { type: 'defeated', figure: 'idle-1', by: 'zeke' },
          pushed('tough-1', [3, 1], 'rook'),
          pushed('tough-1', [3, 0], 'rook'),
        ],
        noEvents: [{ type: 'forcedMoved', figure: 'idle-1' }],
        figures: { 'idle-1': { at: null, defeated: true }, 'tough-1': { at: [3, 0] } },
      },
    });
  });
});

describe('(6) a Totem comes into sight without anyone of the party moving', () => {
  const totem = { id: 'idol', kind: 'totem', color: 'red', at: [5, 1] };
  const shrine = encounter({ texts: { totem: { red: ['Gain 10 Gold'] } } });
  const activated = { type: 'tokenActivated', figure: 'rook', token: 'idol' };

  it('A1.totem.12 A1.end-condition.02 not while the opponent stands in the line, nor when its Defeat ends the Encounter', () => {
    const shoot = (damage: number, expected: object) =>
      everyQuestionSurvives(
        duel({
          encounter: shrine,
          board: { map: ['########', '......##', '########'], tokens: [totem] },
          rook: { at: [0, 1], sp: 2, items: ['bow'] },
          foeIs: { at: [3, 1], damage },
          dice: roll(5, 3),
          play: [attack('idle-1')],
          expect: expected,
        }),
      );
    shoot(8, { noEvents: [{ type: 'tokenActivated' }], figures: { 'idle-1': { damage: 9 } }, gold: 0 });
    shoot(9, {
      events: [{ type: 'defeated', figure: 'idle-1' }, { type: 'lootDrawn' }, { type: 'encounterEnded' }],
      noEvents: [{ type: 'tokenActivated' }],
    });
  });

  it('A1.totem.12 A1.totem.04 A1.totem.08 because the opponent in the line is Defeated: its text is resolved after the Defeat and its loot, before the Attack goes on', () => {
    everyQuestionSurvives(
      duel({
        encounter: shrine,
        board: { map: ['########', '......##', '#######.'], tokens: [totem] },
        rook: { at: [0, 1], sp: 3, items: ['bow'] },
        foeIs: { at: [3, 1], damage: 9 },
        others: [figure('tough-1', [7, 2])],
        dice: roll(5, 3),
        play: [attack('idle-1')],
        expect: {
          events: [
            { type: 'defeated', figure: 'idle-1' },
            { type: 'lootDrawn' },
            activated,
            { type: 'goldGained', amount: 10 },
            { type: 'tokenDiscarded', token: 'idol' },
            { type: 'attackResolved' },
          ],
          gold: 10,
          outcome: null,
          offered: [{ kind: 'move' }, { kind: 'endTurn' }],
        },
      }),
    );
  });

  it('A1.totem.12 A1.totem.05 A1.totem.08 because it is pushed out of the line, in the middle of the PUSH', () => {
    const hook = weapon('hook', { hands: 2, dice: ['WHITE', 'PURPLE'], abilities: ['FU: PUSH 2.'] });
    everyQuestionSurvives(
      duel({
        encounter: shrine,
        board: { map: ['##.#####', '##.#####', '......##', '##.#####'], tokens: [{ ...totem, at: [5, 2] }] },
        rook: { at: [0, 2], sp: 0 },
        foeIs: { at: [2, 2] },
        others: [figure('zeke', [2, 3], { sp: 2, items: ['hook'] })],
        extra: { items: [hook] },
        turn: 'zeke',
        initiative: ['zeke', 'rook', 'idle'],
        dice: roll(5, 3),
        play: [attack('idle-1'), choose('followUp', { card: 'hook' }), space([2, 0])],
        expect: {
          events: [
            pushed('idle-1', [2, 1], 'zeke'),
            activated,
            { type: 'tokenDiscarded', token: 'idol' },
            pushed('idle-1', [2, 0], 'zeke'),
            { type: 'attackResolved', attacker: 'zeke' },
          ],
          gold: 10,
          figures: { 'idle-1': { at: [2, 0] } },
        },
      }),
    );
  });
});
