import { describe, it } from 'vitest';
import { choose, duel, figure, opponent, reject, relic, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

const HIT = ['WHITE 6', 'PURPLE 3'];
const idol = { items: [relic('mask', 'EXHAUST: Make a Melee ATK.', 'EXHAUST: Make a Ranged ATK.')] };
const melee = choose('use', { card: 'mask', ability: 0 });

describe('Abilities that start Actions', () => {
  it('A1.ability-action.01 Tags like MOVE and ATK start Actions, FORCE does not', () => {
    const extra = {
      items: [
        relic('wing', '1 SP: MOVE.'),
        relic('mask', '1 SP: Make a Melee ATK.'),
        relic('stare', '1 SP: Target an opponent within SOI: Inflict WILT, FORCE 9.'),
      ],
    };
    const scene = { extra, rook: { items: ['sword', 'wing', 'mask', 'stare'], sp: 5 } };
    position(
      duel({
        ...scene,
        foeIs: { at: [5, 2] },
        play: [choose('use', { card: 'wing' }), choose('move', { to: [1, 1] }), choose('use', { card: 'stare' })],
        dice: ['PURPLE 1', 'PURPLE 2'],
        expect: {
          figures: { rook: { at: [1, 1] }, 'idle-1': { effects: ['wilt'] } },
          notOffered: [
            { kind: 'use', card: 'wing' },
            { kind: 'move', to: [1, 2] },
          ],
          noEvents: [{ type: 'attackDeclared' }, { type: 'spellCast' }],
        },
      }),
    );
    position(
      duel({
        ...scene,
        play: [choose('use', { card: 'mask' })],
        dice: HIT,
        expect: {
          events: [{ type: 'attackDeclared', attacker: 'rook', target: 'idle-1' }],
          figures: { rook: { sp: 4 } },
        },
      }),
    );
  });

  it('A1.ability-action.02 A1.ability-action.03 such an Attack needs an equipped Weapon with the matching Icon', () => {
    const offers = (items: string[], ranged: boolean, close: boolean) => {
      const option = (ability: number) => ({ kind: 'use', card: 'mask', ability });
      const [yes, no] = [
        [...(close ? [option(0)] : []), ...(ranged ? [option(1)] : [])],
        [...(close ? [] : [option(0)]), ...(ranged ? [] : [option(1)])],
      ];
      position(duel({ extra: idol, rook: { items: [...items, 'mask'] }, expect: { offered: yes, notOffered: no } }));
    };
    offers(['sword'], false, true);
    offers(['bow'], true, false);
    offers(['dagger-mr'], true, true);
    offers([], false, false);
    position(
      duel({
        extra: idol,
        rook: { items: ['dagger-mr', 'mask'] },
        play: [melee],
        dice: HIT,
        expect: { figures: { 'idle-1': { damage: 2 } } },
      }),
    );
  });

  it('A1.ability-action.04 Combatants need no Weapon for Melee and Ranged ATKs', () => {
    const dice = ['WHITE 6', 'PURPLE 2'];
    const damaged = { figures: { rook: { damage: 1 } } };
    position(struck({ foe: 'archer', foeIs: { at: [5, 2] }, rook: { sp: 0 }, dice, expect: damaged }));
    position(struck({ foe: 'foe', rook: { sp: 0 }, dice, expect: damaged }));
  });

  it('A1.ability-action.05 an FU that starts an Attack ends the running one, which is not Resolved', () => {
    const lines = [
      'EXHAUST, FU: Make a Melee ATK.',
      'FU: Gain 1 VOW token.',
      'PASSIVE: When Resolving an Attack, HEAL 1.',
    ];
    const scene = {
      foe: 'tough',
      rook: { items: ['flail'], sp: 2, damage: 5 },
      extra: { items: [weapon('flail', { abilities: lines })] },
    };
    position(
      duel({
        ...scene,
        play: [choose('attack', { target: 'tough-1' }), choose('followUp', { card: 'flail', ability: 0 })],
        dice: ['WHITE 7', 'PURPLE 3', 'WHITE 2', 'PURPLE 1'],
        expect: {
          events: [
            { type: 'attackRolled', total: 10 },
            { type: 'attackDeclared', attacker: 'rook', target: 'tough-1' },
            { type: 'attackRolled', total: 3, hit: false },
          ],
          figures: { rook: { damage: 4, exhausted: ['flail'], sp: 0, tokens: {} } },
        },
      }),
    );
    position(
      duel({
        ...scene,
        play: [choose('attack', { target: 'tough-1' }), choose('followUp', { card: 'flail', ability: 1 })],
        dice: ['WHITE 7', 'PURPLE 3'],
        expect: { figures: { rook: { damage: 4, tokens: { vow: 1 } } } },
      }),
    );
  });

  it('A1.ability-action.06 an Attack of an Ability costs what the Ability costs', () => {
    position(
      duel({
        extra: idol,
        rook: { items: ['sword', 'mask'], sp: 0 },
        play: [reject('attack'), melee, reject('use', { card: 'mask' })],
        dice: HIT,
        expect: { figures: { rook: { sp: 0, exhausted: ['mask'] }, 'idle-1': { damage: 2 } } },
      }),
    );
  });
});

describe('allies and opponents', () => {
  const heals = (line: string) => ({
    others: [figure('zeke', [1, 1], { damage: 5 })],
    foeIs: { at: [3, 2], damage: 5 },
    rook: { items: ['gem'], damage: 5 },
    extra: { items: [relic('gem', line)] },
  });
  const offers = (line: string, offered: string[], notOffered: string[]) => {
    const option = (target: string) => ({ kind: 'use', card: 'gem', target });
    position(duel({ ...heals(line), expect: { offered: offered.map(option), notOffered: notOffered.map(option) } }));
  };

  it('A1.ability.15 A1.ability.16 A1.ally.04 A1.opponent-ally.04 an ally may be the user, another ally may not', () => {
    offers('EXHAUST: Any ally within SOI HEALS 2.', ['rook', 'zeke'], ['idle-1']);
    offers('EXHAUST: Another ally within SOI HEALS 2.', [], ['rook', 'idle-1']);
    const healed = (line: string, rook: number, zeke: number) =>
      position(
        duel({
          ...heals(line),
          play: [choose('use', { card: 'gem' })],
          expect: { figures: { rook: { damage: rook }, zeke: { damage: zeke }, 'idle-1': { damage: 5 } } },
        }),
      );
    healed('EXHAUST: Another ally within SOI HEALS 2.', 5, 3);
    healed('EXHAUST: Each ally within SOI HEALS 2.', 3, 3);
  });

  it('A1.ally.01 A1.opponent-ally.05 figures are allies and opponents, other allies leave out the user', () => {
    const healed = (line: string, rook: number, zeke: number, foe: number) =>
      position(
        duel({
          ...heals(line),
          play: [choose('use', { card: 'gem' })],
          expect: { figures: { rook: { damage: rook }, zeke: { damage: zeke }, 'idle-1': { damage: foe } } },
        }),
      );
    healed('EXHAUST: Each figure within SOI HEALS 2.', 3, 3, 3);
    healed('EXHAUST: Each other ally within SOI HEALS 2.', 5, 3, 5);
    healed('EXHAUST: All other allies within SOI HEAL 2.', 5, 3, 5);
    healed('EXHAUST: Another ally within SOI HEALS 2.', 5, 3, 5);
    healed('EXHAUST: Each ally within SOI HEALS 2.', 3, 3, 5);
    healed('EXHAUST: Each opponent within SOI HEALS 2.', 5, 5, 3);
  });

  it('A1.opponent-ally.05 the other allies of an AI Step leave out the figure that performs it', () => {
    const priest = opponent('priest', { ai: [{ if: 'Otherwise', do: ['Each other ally within SOI HEALS 2'] }] });
    position(
      struck({
        foe: 'priest',
        foeIs: { damage: 5 },
        extra: { combatants: [priest] },
        others: [figure('idle-1', [3, 2], { damage: 5 })],
        initiative: ['priest', 'rook', 'idle'],
        expect: { figures: { 'priest-1': { damage: 5 }, 'idle-1': { damage: 3 } } },
      }),
    );
  });

  it('A1.ally.02 A1.opponent-ally.02 A1.opponent-ally.03 A1.opponent-ally.04 on an enemy card the opponents are the Adventurers and their friends', () => {
    const priest = opponent('priest', {
      ai: [{ if: 'Otherwise', do: ['Each ally within SOI HEALS 2', 'Deal 1 MAGIC DMG to each opponent within SOI'] }],
    });
    position(
      struck({
        foe: 'priest',
        foeIs: { damage: 5 },
        extra: { combatants: [priest] },
        others: [
          figure('idle-1', [3, 2], { damage: 5 }),
          figure('tough-1', [3, 1], { damage: 5, side: 'adventurers' }),
          figure('zeke', [1, 1], { damage: 5 }),
        ],
        rook: { damage: 5 },
        initiative: ['priest', 'rook', 'idle', 'tough', 'zeke'],
        expect: {
          figures: {
            'priest-1': { damage: 3 },
            'idle-1': { damage: 3 },
            'tough-1': { damage: 6, side: 'adventurers' },
            rook: { damage: 6 },
            zeke: { damage: 6 },
          },
        },
      }),
    );
  });

  it('A1.opponent-ally.01 every figure has a side, which decides whom it fights', () => {
    const brawl = (side: string, target: string) =>
      position(
        struck({
          others: [figure('idle-1', [2, 1], { damage: 1 })],
          foeIs: { side },
          rook: { sp: 0, items: ['sword'] },
          initiative: ['foe', 'rook', 'idle'],
          dice: HIT,
          expect: { events: [{ type: 'attackDeclared', attacker: 'foe-1', target }] },
        }),
      );
    brawl('opponents', 'rook');
    brawl('adventurers', 'idle-1');
  });

  it('A1.ally.03 A1.spawning.12 a figure that Spawns is an opponent unless stated otherwise', () => {
    const spawned = (line: string, side: string) =>
      position(
        duel({
          rook: { items: ['horn'] },
          foeIs: { at: [9, 4] },
          board: {
            map: ['.........p..', ...Array(4).fill('............')],
            legend: { p: { terrain: 'normal', name: 'Pit' } },
          },
          extra: { items: [relic('horn', line)], combatants: [opponent('ogre')] },
          play: [choose('use', { card: 'horn' })],
          expect: {
            figures: { 'ogre-1': { side, at: [9, 0] } },
            events: [{ type: 'spawned', figure: 'ogre-1', at: [9, 0] }],
          },
        }),
      );
    spawned('EXHAUST: Spawn 1 {Ogre} on {Pit}.', 'opponents');
    spawned('EXHAUST: Spawn 1 {Ogre} as allies on {Pit}.', 'adventurers');
  });
});
