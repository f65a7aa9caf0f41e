import { describe, it } from 'vitest';
import { refused } from '../scene/field';
import { type FigureInput, position, type SpaceInput, type StepInput } from '../scene/position';

const rook = (at: SpaceInput, more: Partial<FigureInput> = {}): FigureInput => ({
  id: 'rook',
  card: 'rook',
  at,
  sp: 3,
  ...more,
});
const foe = (card: string, number: number, at: SpaceInput): FigureInput => ({
  id: `${card}-${number}`,
  card,
  number,
  at,
});

interface Scene {
  figures: readonly FigureInput[];
  play: readonly StepInput[];
  dice?: readonly string[];
  seed?: number;
  expect?: object;
}
const run = (encounter: string, { figures, play, dice = [], seed = 1, expect = {} }: Scene): void =>
  position({
    packs: ['core'],
    encounter,
    figures,
    initiative: [...new Set(figures.map(({ id, card }) => (id === 'rook' || id === 'zeke' ? id : card)))],
    turn: 'rook',
    seed,
    dice,
    play,
    expect,
  });

describe('the Sluice Wheel of The Dye Works', () => {
  const wheel = { kind: 'encounter', rule: 'Sluice Wheel' };
  const works = (
    figures: readonly FigureInput[],
    play: readonly StepInput[],
    dice: readonly string[],
    expect: object,
  ) => run('the-dye-works', { figures: [...figures, foe('mordant', 1, [15, 0])], play, dice, expect });
  const sumps: SpaceInput[] = [
    [8, 4],
    [8, 5],
    [8, 6],
  ];
  const placed = sumps.map((at) => ({ type: 'terrainPlaced', at: [...at], terrain: 'NORMAL' }));

  it('makes the Sump NORMAL by a STRENGTH 9 Check that is passed, and is done then', () => {
    // Rook's STRENGTH is 6.
    works([rook([4, 8])], [{ choose: wheel }], ['PURPLE 1', 'PURPLE 2'], {
      figures: { rook: { sp: 2 } },
      events: [
        { type: 'skillChecked', figure: 'rook', skill: 'STRENGTH', total: 9, difficulty: 9, passed: true },
        ...placed,
      ],
      notOffered: [wheel],
    });
  });

  it('takes the SP of a Check that is failed, leaves the Sump, and may be tried again', () => {
    works([rook([5, 8])], [{ choose: wheel }], ['PURPLE 1', 'PURPLE 1'], {
      figures: { rook: { sp: 2 } },
      events: [{ type: 'skillChecked', figure: 'rook', total: 8, difficulty: 9, passed: false }],
      noEvents: [{ type: 'terrainPlaced' }],
      offered: [wheel],
    });
  });

  it('is for who is on or adjacent to it, whoever else is', () => {
    const zeke: FigureInput = { id: 'zeke', card: 'zeke', at: [4, 8], sp: 3 };
    works([rook([1, 7])], [refused({ choose: wheel })], [], { notOffered: [wheel] });
    works([rook([1, 7]), zeke], [refused({ choose: wheel })], [], { notOffered: [wheel] });
    works([rook([5, 9]), zeke], [{ choose: wheel }], ['PURPLE 1', 'PURPLE 2'], {
      figures: { rook: { sp: 2 }, zeke: { sp: 3 } },
    });
  });
});

describe('Loose Coping of The Broken Aqueduct', () => {
  const coping = { kind: 'encounter', rule: 'Loose Coping' };
  const sill = (figures: readonly FigureInput[], play: readonly StepInput[], dice: readonly string[], expect: object) =>
    run('the-broken-aqueduct', { figures: [...figures, foe('weir-slinger', 1, [0, 0])], play, dice, expect });
  const at = (space: SpaceInput): StepInput => ({ choose: { kind: 'space', at: space } });

  const ram = foe('sill-ram', 1, [2, 6]);

  it('PUSHES 2 an opponent that fails its Check against Force 9', () => {
    sill([rook([1, 6]), ram], [{ choose: coping }, at([4, 6])], ['WHITE 5'], {
      figures: { rook: { sp: 2 }, 'sill-ram-1': { at: [4, 6] } },
      events: [{ type: 'convictionChecked', figure: 'sill-ram-1', force: 9, resisted: false }],
    });
  });

  it('takes the SP also if the Check is passed', () => {
    sill([rook([1, 6]), foe('animate', 1, [2, 6])], [{ choose: coping }], ['WHITE 5', 'TEAL 4'], {
      figures: { rook: { sp: 2 }, 'animate-1': { at: [2, 6] } },
      events: [{ type: 'convictionChecked', figure: 'animate-1', force: 9, resisted: true }],
    });
  });

  it('is for who is adjacent to any opponent, against the one that is chosen', () => {
    const far = foe('sill-ram', 2, [0, 9]);
    sill([rook([1, 8]), far], [], [], { offered: [coping] });
    sill([rook([1, 6]), foe('weir-slinger', 2, [9, 9]), ram], [], [], { offered: [coping] });
    sill([rook([2, 9]), ram], [refused({ choose: coping })], [], { notOffered: [coping] });
    const whom: StepInput = { choose: { kind: 'target', target: 'sill-ram-1' } };
    const both = [rook([1, 6]), foe('sill-ram', 2, [0, 6]), ram];
    sill(both, [{ choose: coping }, whom, at([4, 6])], ['WHITE 5'], {
      figures: { 'sill-ram-1': { at: [4, 6] }, 'sill-ram-2': { at: [0, 6] } },
    });
  });
});

describe('tokens of the house Encounters', () => {
  const open = (token: string): StepInput => ({ choose: { kind: 'encounter', token } });
  const loot = (encounter: string, token: string, at: SpaceInput, expect: object, more: Partial<FigureInput> = {}) =>
    run(encounter, { figures: [rook(at, more), foe('mordant', 1, [0, 0])], play: [open(token)], expect });

  it('Loot gives what its text says', () => {
    loot('the-drowned-gate', 'crate', [4, 3], { gold: 8, figures: { rook: { sp: 2, damage: 1 } } }, { damage: 3 });
    loot('the-drowned-gate', 'strongbox', [14, 10], { gold: 16 });
    loot('the-broken-aqueduct', 'satchel', [4, 8], { figures: { rook: { damage: 1 } } }, { damage: 4 });
    loot('the-broken-aqueduct', 'tithe-box', [9, 7], { gold: 20 });
    loot('the-dye-works', 'ledger-box', [3, 1], { gold: 12, figures: { rook: { sp: 3 } } });
    loot(
      'the-dye-works',
      'pigment-jar',
      [9, 8],
      { gold: 6, figures: { rook: { effects: [] } } },
      { effects: ['wilt'] },
    );
  });

  const bundle = (
    seed: number,
    colour: string,
    expect: { figures: { rook: object }; gold: number; events?: object[] },
  ) =>
    run('the-broken-aqueduct', {
      figures: [rook([3, 3]), foe('weir-slinger', 1, [0, 0])],
      play: [open('bundle')],
      seed,
      expect: { ...expect, events: [{ type: 'tokenActivated', token: 'bundle', colour }, ...(expect.events ?? [])] },
    });

  it('random Loot of The Broken Aqueduct gives 6 Gold and 1 SP, or a CONSUMABLE', () => {
    // The SP paid for the Encounter Action come back with the yellow one.
    bundle(1, 'yellow', { gold: 6, figures: { rook: { sp: 3 } } });
    bundle(2, 'green', {
      gold: 0,
      figures: { rook: { sp: 2 } },
      events: [{ type: 'itemGained', figure: 'rook', card: 'vitality-juice-box' }],
    });
  });

  /** Rook, with LORE 5, in sight of the shrine; Zeke sees another Totem as well, so that the first is chosen. */
  const shrine = (zeke: SpaceInput, play: readonly StepInput[], dice: readonly string[], expect: object) =>
    run('the-broken-aqueduct', {
      figures: [rook([13, 6]), { id: 'zeke', card: 'zeke', at: zeke, sp: 3 }, foe('weir-slinger', 1, [0, 0])],
      play,
      dice,
      expect,
    });
  const yes: StepInput = { choose: { kind: 'yes' } };
  const first: StepInput = { choose: { kind: 'order', token: 'shrine' } };
  const effects = (rook: string[], zeke: string[]) => ({ rook: { effects: rook }, zeke: { effects: zeke } });

  it('the shrine gives COURAGE to Adventurers within SOI by a LORE 8 Check that is passed', () => {
    shrine([15, 9], [yes], ['PURPLE 1', 'PURPLE 2'], {
      figures: { ...effects(['courage'], ['courage']), 'weir-slinger-1': { effects: [] } },
      events: [{ type: 'skillChecked', figure: 'rook', skill: 'LORE', total: 8, difficulty: 8, passed: true }],
    });
    shrine([0, 9], [first, yes], ['PURPLE 1', 'PURPLE 2'], { figures: effects(['courage'], []) });
  });

  it('the shrine inflicts DARKNESS on who fails its Check, and nothing on who makes none', () => {
    shrine([15, 9], [yes], ['PURPLE 1', 'PURPLE 1'], {
      figures: effects(['darkness'], []),
      events: [{ type: 'skillChecked', total: 7, passed: false }],
    });
    shrine([15, 9], [{ choose: { kind: 'pass' } }], [], {
      figures: effects([], []),
      events: [{ type: 'tokenDiscarded', token: 'shrine' }],
      noEvents: [{ type: 'skillChecked' }],
    });
  });

  it('the bell Spawns 2 Silt Leeches on the spaces nearest to it', () => {
    run('the-broken-aqueduct', {
      figures: [rook([10, 1]), foe('weir-slinger', 1, [0, 0])],
      play: [],
      expect: {
        figures: { 'silt-leech-1': { at: [9, 1] }, 'silt-leech-2': { at: [9, 0] } },
        events: [
          { type: 'tokenActivated', token: 'bell', colour: 'red' },
          { type: 'spawned', figure: 'silt-leech-1' },
          { type: 'spawned', figure: 'silt-leech-2' },
          { type: 'tokenDiscarded', token: 'bell' },
        ],
        initiative: ['rook', 'silt-leech', 'weir-slinger'],
      },
    });
  });
});
