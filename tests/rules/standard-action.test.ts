import { describe, it } from 'vitest';
import { choose, duel, encounter, MAP, reject, weapon } from '../scene/beside';
import { position, type StepInput } from '../scene/position';

describe('SP and Standard Actions', () => {
  it('A1.sp.02 A1.icon.23 an Action may be repeated as long as SP last', () => {
    position(
      duel({
        foe: 'tough',
        play: [choose('attack', { target: 'tough-1' }), choose('attack', { target: 'tough-1' })],
        dice: ['WHITE 2', 'PURPLE 1', 'WHITE 3', 'PURPLE 1'],
        expect: {
          figures: { rook: { sp: 1 } },
          events: [
            { type: 'attackRolled', total: 3 },
            { type: 'attackRolled', total: 4 },
          ],
          offered: [{ kind: 'move' }],
          notOffered: [{ kind: 'attack' }],
        },
      }),
    );
  });

  it('A1.sp.03 A1.ability.19 A1.encounter-action.06 an Action is finished before another one is started', () => {
    const scene = {
      rook: { items: ['bow'], sp: 4 },
      foeIs: { at: [8, 2] },
      board: {
        map: MAP,
        tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [4, 3] }],
      },
      encounter: encounter({ texts: { loot: { blue: ['Gain 10 Gold'] } } }),
    };
    position(
      duel({
        ...scene,
        play: [
          choose('move', { to: [4, 2] }),
          choose('attack', { target: 'idle-1' }),
          reject('encounter', { token: 'chest' }),
          reject('move', { to: [5, 2] }),
          choose('pass'),
          reject('move', { to: [5, 2] }),
        ],
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: {
          figures: { rook: { at: [4, 2], sp: 1 } },
          offered: [{ kind: 'encounter' }],
          notOffered: [{ kind: 'move' }],
        },
      }),
    );
    position(
      duel({
        ...scene,
        play: [choose('move', { to: [4, 2] }), choose('encounter', { token: 'chest' }), reject('move', { to: [5, 2] })],
        expect: { figures: { rook: { at: [4, 2], sp: 2 } }, gold: 10, notOffered: [{ kind: 'move' }] },
      }),
    );
    position(
      duel({ ...scene, play: [choose('move', { to: [4, 2] })], expect: { offered: [{ kind: 'move', to: [5, 2] }] } }),
    );
  });

  it('A1.std-action.01 A1.encounter-action.01 A1.re-equip.01 the Standard Actions are Move 1, Attack 2, Encounter Action 1 and Re-Equip 1 SP', () => {
    const menu = (sp: number, offered: string[], notOffered: string[]) =>
      position(
        duel({
          rook: { sp, items: ['sword'], pack: ['axe'] },
          board: {
            map: MAP,
            tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] }],
          },
          encounter: encounter({ texts: { loot: { blue: ['Gain 10 Gold'] } } }),
          expect: {
            offered: [...offered, 'endTurn'].map((kind) => ({ kind })),
            notOffered: notOffered.map((kind) => ({ kind })),
          },
        }),
      );
    menu(2, ['move', 'attack', 'encounter', 'reEquip'], []);
    menu(1, ['move', 'encounter', 'reEquip'], ['attack']);
    menu(0, [], ['move', 'attack', 'encounter', 'reEquip']);
    // Each is paid for when it is made.
    const paid = (step: StepInput, left: number, dice: string[] = []) =>
      position(
        duel({
          rook: { sp: 5, items: ['sword'], pack: ['axe'] },
          board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] }] },
          encounter: encounter({ texts: { loot: { blue: ['Gain 10 Gold'] } } }),
          play: [step],
          dice,
          expect: { figures: { rook: { sp: left } } },
        }),
      );
    paid(choose('move', { to: [0, 2] }), 4, ['WHITE 2', 'PURPLE 1']);
    paid(choose('attack', { target: 'idle-1' }), 3, ['WHITE 2', 'PURPLE 1']);
    paid(choose('encounter', { token: 'chest' }), 4);
    paid(choose('reEquip', { items: ['axe'], pack: ['sword'] }), 4);
  });

  it('A1.std-action.02 A1.std-action.03 A1.standard-action.01 A1.standard-action.02 Movement for 1 SP, each further SP adds 2', () => {
    const reach = (sp: number, movement: number, spaces: number) => {
      const scene = { rook: { at: [0, 2], sp, items: movement > 6 ? ['boots'] : [] }, foe: null };
      position(
        duel({
          ...scene,
          expect: { offered: [{ kind: 'move', to: [spaces, 2] }], notOffered: [{ kind: 'move', to: [spaces + 1, 2] }] },
        }),
      );
      position(
        duel({
          ...scene,
          play: [choose('move', { to: [spaces, 2] })],
          expect: { figures: { rook: { at: [spaces, 2], sp: 0, movement } } },
        }),
      );
    };
    reach(1, 6, 6);
    reach(2, 6, 8);
    reach(3, 6, 10);
    reach(1, 7, 7);
    reach(2, 7, 9);
  });

  it('A1.std-action.04 A1.standard-action.03 only 1 Move Action is made in a turn', () => {
    position(
      duel({
        rook: { items: ['bow'], sp: 5 },
        foeIs: { at: [6, 2] },
        play: [
          choose('move', { to: [1, 0] }),
          choose('attack', { target: 'idle-1' }),
          reject('move', { to: [1, 1] }),
          choose('pass'),
        ],
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: { figures: { rook: { sp: 2, at: [1, 0] } }, notOffered: [{ kind: 'move' }] },
      }),
    );
    position(
      duel({ rook: { marks: ['moveAction'] }, foeIs: { at: [6, 2] }, expect: { notOffered: [{ kind: 'move' }] } }),
    );
    position(duel({ foeIs: { at: [6, 2] }, expect: { offered: [{ kind: 'move' }] } }));
  });

  it('A1.std-action.05 A1.standard-action.04 A1.icon.01 A1.item-card.07 an Attack for 2 SP rolls the Combat Dice of the equipped Weapons', () => {
    const attack = (items: string[], dice: string[], total: number) =>
      position(
        duel({
          rook: { items, sp: 2 },
          foe: 'tough',
          extra: {
            items: [weapon('saber', { dice: ['TEAL'] }), weapon('pike', { hands: 2, dice: ['RED', 'ORANGE'] })],
          },
          play: [choose('attack', { target: 'tough-1' })],
          dice,
          expect: {
            figures: { rook: { sp: 0 } },
            events: [
              { type: 'attackDeclared', attacker: 'rook', target: 'tough-1' },
              { type: 'attackRolled', total },
            ],
          },
        }),
      );
    attack(['sword', 'saber'], ['WHITE 6', 'TEAL 5'], 11);
    attack(['pike'], ['RED 4', 'ORANGE 3'], 7);
    attack(['saber'], ['TEAL 3', 'PURPLE 2'], 5);
  });

  it('A1.standard-action.05 A1.encounter-action.02 A1.loot-token.02 activating a Loot token is an Encounter Action', () => {
    const chest = (at: [number, number]) => ({
      board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'red', at }] },
      encounter: encounter({
        texts: { loot: { blue: ['Gain 3 Gold'], red: ['Gain 8 Gold'] } },
        rules: [{ name: 'Lever', text: 'As an Encounter Action, an Adventurer in {Alcove} HEALS 2.' }],
      }),
      rook: { sp: 1, damage: 3 },
      foeIs: { at: [9, 2] },
    });
    position(
      duel({
        ...chest([1, 1]),
        play: [choose('encounter', { token: 'chest' })],
        expect: {
          gold: 8,
          events: [{ type: 'spSpent' }, { type: 'tokenActivated' }],
          figures: { rook: { sp: 0, damage: 3 } },
        },
      }),
    );
    position(duel({ ...chest([1, 1]), rook: { sp: 0 }, expect: { notOffered: [{ kind: 'encounter' }] } }));
    const alcove = (row: string) => ({
      ...chest([11, 0]),
      board: { map: ['............', '............', row], legend: { a: { terrain: 'normal', name: 'Alcove' } } },
    });
    position(
      duel({
        ...alcove('.a..........'),
        play: [choose('encounter', { rule: 'Lever' })],
        expect: { figures: { rook: { sp: 0, damage: 1 } } },
      }),
    );
    position(duel({ ...alcove('...a........'), expect: { notOffered: [{ kind: 'encounter' }] } }));
  });
});
