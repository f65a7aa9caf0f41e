import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, opponent, reject, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const hits = ['WHITE 7', 'PURPLE 7'];
const blow = (target: string) => choose('attack', { target });
const tokens = {
  tokens: [
    { id: 'vine', name: 'Vine', abilities: [] },
    { id: 'post', name: 'Post', countsAs: 'hindering', abilities: [] },
  ],
};
const back = relic(
  'back',
  'EXHAUST: Target a Defeated ally: it HEALS 6 and returns to an unoccupied space adjacent to you.',
);
/** Remi is Defeated, the Initiative Cards of the others in this order. */
const fallen = (extra = {}) => figure('remi', [5, 2], { damage: 12, defeated: true, ...extra });

describe('what Defeat leaves', () => {
  it('A1.defeat.07 Combatant tokens on the board stay when their Combatant is Defeated', () => {
    const placer = opponent('placer', { passives: [] });
    position(
      duel({
        foe: 'placer',
        foeIs: { damage: 9 },
        others: [figure('tough-1', [9, 4])],
        extra: { combatants: [placer], ...tokens },
        board: { map: MAP, tokens: [{ id: 'post-1', kind: 'post', at: [3, 2] }] },
        dice: hits,
        play: [blow('placer-1'), choose('move', { to: [2, 2] }), choose('move', { to: [3, 2] })],
        expect: {
          figures: { 'placer-1': { defeated: true }, rook: { at: [3, 2] } },
          noEvents: [{ type: 'tokenRemoved' }, { type: 'tokenDiscarded' }],
        },
      }),
    );
  });

  it('A1.defeat.08 A1.defeat.09 those on the card of the figure come onto its space, or the nearest where there is room', () => {
    position(
      duel({
        foeIs: { damage: 9, tokens: { vine: 1, post: 2, vow: 1 } },
        others: [figure('tough-1', [9, 4])],
        extra: tokens,
        dice: hits,
        play: [blow('idle-1')],
        expect: {
          events: [
            { type: 'tokenPlaced', kind: 'vine', at: [2, 2] },
            { type: 'tokenPlaced', kind: 'post', at: [2, 2] },
            { type: 'tokenPlaced', kind: 'post', at: [1, 1] },
          ],
          figures: { 'idle-1': { tokens: {} } },
          // Ability tokens are no Combatant tokens.
          noEvents: [{ type: 'tokenPlaced', kind: 'vow' }],
        },
      }),
    );
  });

  it('A1.defeat.04 what tracks a use stays: who comes back has used it still', () => {
    const once = relic('once', 'PER ENCOUNTER: Gain 2 SP.');
    position(
      duel({
        rook: { items: ['back'] },
        others: [fallen({ items: ['once'], used: ['once.0'] })],
        extra: { items: [back, once] },
        initiative: ['rook', 'idle'],
        play: [
          choose('use', { card: 'back' }),
          choose('space', { at: [1, 1] }),
          choose('endTurn'),
          reject('use', { card: 'once' }),
        ],
        expect: { figures: { remi: { defeated: false, used: ['once.0'] } } },
      }),
    );
  });

  it('A1.defeat.17 A1.spawning.20 who is revived is placed like a Spawn, its card directly behind the acting one', () => {
    const scene: Scene = {
      rook: { items: ['back'] },
      others: [fallen(), figure('zeke', [8, 0])],
      extra: { items: [back] },
      initiative: ['idle', 'rook', 'zeke'],
    };
    position(
      duel({
        ...scene,
        play: [
          choose('use', { card: 'back', target: 'remi' }),
          reject('space', { at: [2, 2] }),
          choose('space', { at: [1, 1] }),
        ],
        expect: {
          figures: { remi: { at: [1, 1], damage: 6, defeated: false } },
          initiative: ['idle', 'rook', 'remi', 'zeke'],
          events: [
            { type: 'healed', figure: 'remi', amount: 6 },
            { type: 'spawned', figure: 'remi', at: [1, 1] },
          ],
        },
      }),
    );
    position(
      duel({
        ...scene,
        others: [figure('zeke', [8, 0])],
        play: [reject('use', { card: 'back' })],
        expect: { figures: { rook: { exhausted: [] } } },
      }),
    );
  });
});

describe('Damage tokens that are moved', () => {
  it('A1.damage.06 A1.damage.07 redistributing them is neither Damage dealt nor healing', () => {
    const share = relic(
      'share',
      '0 SP: Target another ally within SOI: redistribute Damage tokens between you and the target.',
    );
    const watch = relic(
      'watch',
      'PASSIVE: When a figure is dealt Damage or a figure HEALS, Gain 1 SP.',
      '0 SP: Target another ally within SOI: HEAL 1.',
    );
    const scene: Scene = {
      rook: { items: ['share', 'watch'], damage: 6, sp: 1 },
      extra: { items: [share, watch] },
      others: [figure('remi', [1, 1], { damage: 1 })],
    };
    position(
      duel({
        ...scene,
        play: [choose('use', { card: 'share' }), choose('choice', { n: 2 })],
        expect: {
          figures: { rook: { damage: 2, sp: 1 }, remi: { damage: 5 } },
          noEvents: [{ type: 'damageDealt' }, { type: 'healed' }, { type: 'spGained' }],
        },
      }),
    );
    // The watch sees a HEAL.
    position(
      duel({
        ...scene,
        play: [choose('use', { card: 'watch' })],
        expect: { figures: { rook: { damage: 5, sp: 2 } } },
      }),
    );
    // Disease keeps the tokens where they are.
    position(
      duel({
        ...scene,
        rook: { ...scene.rook, effects: ['disease'] },
        play: [choose('use', { card: 'share' }), reject('choice', { n: 5 }), choose('choice', { n: 7 })],
        expect: { figures: { rook: { damage: 7 }, remi: { damage: 0 } } },
      }),
    );
  });
});

describe('limits', () => {
  it('A1.token-limit.01 one token of each Effect on a figure', () => {
    const haste = relic('haste', '0 SP: Gain HASTE.');
    position(
      duel({
        rook: { items: ['haste'] },
        extra: { items: [haste] },
        play: [choose('use', { card: 'haste' }), reject('use', { card: 'haste' })],
        expect: { figures: { rook: { effects: ['haste'] } } },
      }),
    );
  });

  it('A1.token-limit.03 A1.token-limit.04 A1.component-limit.05 Ability tokens up to the number printed with them, others without end', () => {
    const kinds = ['DODGE', 'HEAL', 'INTERVENTION', 'VOW', 'SUMMON', 'ENERGY'];
    position(
      duel({
        rook: { items: ['hoard'] },
        extra: { items: [relic('hoard', `0 SP: ${kinds.map((kind) => `Gain 40 ${kind} tokens`).join('. ')}.`)] },
        play: [choose('use', { card: 'hoard' })],
        expect: {
          figures: { rook: { tokens: { dodge: 3, heal: 4, intervention: 1, vow: 5, summon: 40, energy: 40 } } },
        },
      }),
    );
  });

  it('A1.component-limit.04 two Relics of one name are too many, in the Pack too', () => {
    const charm = (pack: string[]) => ({ reject: { kind: 'reEquip', items: ['charm'], pack }, why: 'same name' });
    position(
      duel({
        foe: null,
        rook: { items: ['charm'] },
        others: [figure('remi', [1, 1], { items: ['charm', 'idol'] }), figure('idle-1', [9, 4])],
        play: [charm(['charm']), choose('reEquip', { items: ['charm', 'idol'] })],
        expect: { events: [{ type: 'itemTaken', card: 'idol' }] },
      }),
    );
  });

  it('A1.component-limit.01 with all copies in play nothing is Spawned', () => {
    const horn = relic('horn', '0 SP: Spawn 2 {Tough} on {Gate}.');
    const map = ['............', '............', '.....g......', '............', '............'];
    position(
      duel({
        rook: { items: ['horn'] },
        others: [figure('tough-1', [9, 4])],
        extra: { items: [horn] },
        board: { map, legend: { g: { terrain: 'normal', name: 'Gate' } } },
        play: [choose('use', { card: 'horn' })],
        expect: {
          events: [{ type: 'notSpawned', because: 'allInPlay' }],
          noEvents: [{ type: 'spawned' }],
          figures: { 'tough-1': { at: [9, 4] } },
        },
      }),
    );
  });
});

describe('the rest of a turn and a round', () => {
  it('A1.encounter.05 rounds follow one another until an End Condition is reached', () => {
    const each = choose('endTurn');
    position(
      duel({
        rook: { items: ['sword'] },
        foeIs: { damage: 9 },
        encounter: encounter(),
        tracks: Array(5).fill(['rook', 'idle']),
        dice: hits,
        play: [each, each, each, blow('idle-1')],
        expect: { round: 4, outcome: 'won', noEvents: [{ type: 'roundBegan', round: 5 }] },
      }),
    );
  });

  it('A1.std-ability.11 in Muck Standard Actions and Abilities cost 1 SP more each', () => {
    const map = ['............', '............', '.m..........', '............', '............'];
    position(
      struck({
        board: { map },
        rook: { sp: 4 },
        // 2 SP for the DODGE, 2 - 1 + 1 for the COUNTER.
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1', 'WHITE 2', 'PURPLE 1'],
        play: [choose('dodge'), choose('counter')],
        expect: { figures: { rook: { sp: 0 } } },
      }),
    );
    position(
      struck({
        board: { map },
        rook: { sp: 3 },
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1'],
        play: [choose('dodge'), reject('counter')].slice(0, 1),
        expect: { figures: { rook: { sp: 1 } }, noEvents: [{ type: 'countered' }] },
      }),
    );
    position(
      duel({
        board: { map },
        rook: { sp: 5 },
        dice: ['WHITE 2', 'PURPLE 1', 'BLACK 4s'],
        play: [blow('idle-1'), choose('empower')],
        expect: { figures: { rook: { sp: 0 } } },
      }),
    );
  });

  it('A1.upgrade.14 an Icon that an Upgrade adds counts as one of its Item', () => {
    const shell = relic('shell', '0 SP: HEAL X, where X equals your total Armor.');
    const healed = (upgrades: Record<string, string[]>, damage: number) =>
      position(
        duel({
          rook: { items: ['plate', 'shell'], upgrades, damage: 9 },
          extra: { items: [shell] },
          play: [choose('use', { card: 'shell' })],
          expect: { figures: { rook: { damage } } },
        }),
      );
    healed({}, 7);
    healed({ plate: ['padded'] }, 6);
  });

  it('A1.conviction.05 of more Conviction Upgrades than two the best are used, none is added on top', () => {
    const core = (id: string, die: string) => ({
      id,
      name: id,
      type: 'relic',
      tier: 'mundane',
      cost: 1,
      abilities: [],
      conviction: [die],
    });
    const test = relic('test', '0 SP: Target an ally within SOI: Inflict WILT, FORCE 20.');
    position(
      duel({
        rook: { items: ['low', 'mid', 'high'] },
        foe: null,
        others: [figure('idle-1', [9, 4]), figure('remi', [1, 1], { items: ['test'] })],
        extra: { items: [core('low', 'WHITE'), core('mid', 'TEAL'), core('high', 'ORANGE'), test] },
        turn: 'remi',
        initiative: ['remi', 'rook', 'idle'],
        dice: ['TEAL 3', 'ORANGE 2'],
        play: [choose('use', { card: 'test', target: 'rook' })],
        expect: { events: [{ type: 'convictionChecked', figure: 'rook', total: 5 }] },
      }),
    );
  });

  it('A1.break-attack.22 a Current provokes Break Attacks when it takes a figure away, and none where it does not move', () => {
    const current = (at: number[], walls: [number[], number[]][] = []) => ({
      rook: { at: [1, 2], sp: 0 },
      foe: 'foe',
      foeIs: { at },
      board: { map: MAP, currents: [{ spaces: [[1, 2] as const], direction: 'west', move: 1 }], walls: walls as [] },
      play: [choose('endTurn')],
      until: 'turn-end',
    });
    position(
      duel({
        ...current([2, 2]),
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: { figures: { rook: { at: [0, 2] } }, events: [{ type: 'breakAttack', by: 'foe-1', target: 'rook' }] },
      }),
    );
    position(
      duel({
        ...current(
          [2, 2],
          [
            [
              [0, 2],
              [1, 2],
            ],
          ],
        ),
        expect: { figures: { rook: { at: [1, 2] } }, noEvents: [{ type: 'breakAttack' }] },
      }),
    );
  });
});
