import { describe, it } from 'vitest';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  dodge,
  endTurn,
  field,
  intelligent,
  move,
  refused,
  roll,
  type Space,
  step,
  use,
} from '../scene/field';
import type { StepInput } from '../scene/position';

const TYPES = ['normal', 'hindering', 'water', 'muck', 'dangerous', 'special', 'obstructing'] as const;
type Terrain = (typeof TYPES)[number];
const nest = { board: { legend: { n: { terrain: 'normal', name: 'Nest' } } } };
const rook = (at: Space, name: string) => adventurer('rook', at, { disciplines: [name] });

/** Whether a line of Rook's that places `type` on the Nest changes a Nest of the Terrain `old`. */
function places(type: Terrain, old: Terrain, is: boolean): void {
  const line = discipline('mason', `EXHAUST: place ${type.toUpperCase()} terrain on {Nest}.`);
  field(['..n'], [adventurer('rook', [0, 0], { disciplines: ['mason'] })], {
    cards: { disciplines: [line] },
    board: { legend: { n: { terrain: old, name: 'Nest' } } },
    ...(is ? { play: [use('mason')] } : {}),
    expect: is
      ? { events: [{ type: 'terrainPlaced', at: [2, 0], terrain: type.toUpperCase() }] }
      : { notOffered: [{ kind: 'use', card: 'mason' }] },
  });
}

/** Placed Terrain of a type replaces these and no others. */
function replaces(type: Terrain, ...old: Terrain[]): void {
  for (const each of TYPES) places(type, each, old.includes(each));
}

describe('which Terrain placed by an Ability can replace which', () => {
  it('A1.terrain.03 Normal: all but Obstructing, and every type may be placed on Normal', () => {
    replaces('normal', 'normal', 'hindering', 'water', 'muck', 'dangerous', 'special');
    for (const type of TYPES) places(type, 'normal', true);
  });

  it('A1.terrain.08 A1.terrain-table.10 Hindering: Normal', () => {
    replaces('hindering', 'normal');
  });

  it('A1.terrain.11 A1.terrain-table.13 Water: Normal, Hindering, Muck', () => {
    replaces('water', 'normal', 'hindering', 'muck');
  });

  it('A1.terrain.15 A1.terrain-table.19 Muck: Normal, Hindering', () => {
    replaces('muck', 'normal', 'hindering');
  });

  it('A1.terrain.19 A1.terrain-table.04 Obstructing: all but Dangerous', () => {
    replaces('obstructing', 'normal', 'hindering', 'water', 'muck', 'special', 'obstructing');
  });

  it('A1.terrain.26 A1.terrain-table.16 Dangerous: all but Obstructing', () => {
    replaces('dangerous', 'normal', 'hindering', 'water', 'muck', 'dangerous', 'special');
  });
});

it('A1.terrain.26 Dangerous Terrain that is placed under a figure Defeats it when the turn ends', () => {
  const pit = discipline('pit', 'EXHAUST: place DANGEROUS terrain on {Nest}.');
  const scene = (until: string, defeated: boolean) =>
    field(
      ['..n.'],
      [adventurer('rook', [0, 0], { disciplines: ['pit'] }), combatant('idle', [2, 0]), combatant('foe', [3, 0])],
      {
        cards: { disciplines: [pit] },
        board: { legend: { n: { terrain: 'normal', name: 'Nest' } } },
        play: [use('pit')],
        until,
        expect: { figures: { idle: { defeated } } },
      },
    );
  scene('rest', false);
  scene('turn-end', true);
});

it('A1.terrain.12 A1.terrain-table.14 Water that is placed has no Current, printed Water may have one', () => {
  const flood = discipline('flood', 'EXHAUST: place WATER terrain on {Nest}.');
  const drift = (map: string[], play: { choose: { kind: string } }[], at: Space) =>
    field(map, [adventurer('rook', [1, 0], { disciplines: ['flood'] }), combatant('idle', [5, 0])], {
      cards: { disciplines: [flood] },
      board: {
        legend: { n: { terrain: 'muck', name: 'Nest' } },
        currents: [{ spaces: [[1, 0]], direction: 'east', move: 2 }],
      },
      play,
      until: 'turn-end',
      expect: { figures: { rook: { at } } },
    });
  drift(['.~....'], [endTurn], [3, 0]);
  drift(['.n....'], [endTurn], [3, 0]);
  drift(['.n....'], [use('flood'), endTurn], [1, 0]);
});

it('A1.terrain.09 A1.terrain.13 who ignores the Terrain may DODGE in WATER and pays no more in MUCK', () => {
  const sure = discipline('sure', 'PASSIVE: ignore WATER and MUCK.');
  const stands = (disciplines: string[], dodges: boolean, cost: number) => {
    const cards = { disciplines: [sure] };
    const wet = { sp: 2, disciplines };
    field(['.~'], [combatant('foe', [0, 0]), adventurer('rook', [1, 0], wet)], {
      cards,
      play: [dodges ? dodge : refused(dodge)],
      dice: dodges ? ['BLACK 4s', ...roll(5, 3)] : roll(5, 3),
      until: 'turn-end',
      expect: { figures: { rook: { damage: dodges ? 0 : 1 } } },
    });
    field(['m.'], [adventurer('rook', [0, 0], { ...wet, sp: 4, items: ['sword'] }), combatant('idle', [1, 0])], {
      cards,
      play: [attack('idle')],
      dice: roll(5, 3),
      expect: { figures: { rook: { sp: 4 - cost } } },
    });
  };
  stands([], false, 3);
  stands(['sure'], true, 2);
});

it('A1.board.11 with a token its Terrain goes, and what lay below is there again', () => {
  const mire = {
    id: 'mire',
    name: 'Mire',
    countsAs: 'obstructing',
    abilities: ['As an Encounter Action, remove this token.'],
  };
  const cost = (map: string, play: StepInput[], ask: object) =>
    field([map], [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [4, 0])], {
      cards: { tokens: [mire] },
      board: { tokens: [{ id: 'mire-1', kind: 'mire', at: [1, 0] }] },
      play,
      expect: { queries: [{ ask: 'reachable', figure: 'rook', points: 6, ...ask }] },
    });
  const remove = { choose: { kind: 'encounter', token: 'mire-1', ability: 0 } };
  cost('.....', [], { excludes: [[1, 0]] });
  cost('.....', [remove], { cost: { '1,0': 1, '2,0': 2 } });
  cost('.h...', [remove], { cost: { '1,0': 1, '2,0': 3 } });
});

it('A1.board.11 a token that counts as Terrain makes the space where it is placed that Terrain', () => {
  const lay = discipline('lay', 'EXHAUST: place 1 {Mire} token on {Nest}.');
  field(['.n...'], [adventurer('rook', [0, 0], { sp: 1, disciplines: ['lay'] }), combatant('idle', [4, 0])], {
    cards: { disciplines: [lay], tokens: [{ id: 'mire', name: 'Mire', countsAs: 'hindering', abilities: [] }] },
    board: { legend: { n: { terrain: 'normal', name: 'Nest' } } },
    play: [use('lay')],
    expect: { queries: [{ ask: 'reachable', figure: 'rook', points: 6, cost: { '1,0': 1, '2,0': 3 } }] },
  });
});

it('A1.terrain.14 Muck means nothing to figures without SP', () => {
  const walker = intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent', 'Melee ATK')]);
  field(['mmmmmm'], [combatant('walker', [0, 0]), adventurer('rook', [5, 0], { sp: 0 })], {
    cards: { combatants: [walker] },
    dice: roll(5, 3),
    expect: { figures: { walker: { at: [4, 0] }, rook: { damage: 1 } } },
  });
});

it('A1.terrain.18 Obstructing Terrain is got round only by what says so', () => {
  const cards = {
    disciplines: [
      discipline('wings', 'PASSIVE: FLIGHT.'),
      discipline('roller', 'PASSIVE: CRUSH.'),
      discipline('sure', 'PASSIVE: ignore HINDERING and WATER and ignore movement penalties.'),
      discipline('drill', 'PASSIVE: UNSTOPPABLE.'),
    ],
  };
  const figures = (name: string) => [
    adventurer('rook', [0, 0], { sp: 3, items: ['bow'], disciplines: [name] }),
    combatant('idle', [3, 0]),
  ];
  for (const name of ['wings', 'roller', 'sure'])
    field(['.#..'], figures(name), {
      cards,
      play: [refused(move([1, 0])), refused(attack('idle'))],
      expect: { notOffered: [{ kind: 'move' }, { kind: 'attack' }] },
    });
  field(['.#..'], figures('drill'), { cards, expect: { offered: [{ kind: 'move', to: [1, 0] }] } });
});

it('A1.terrain.21 an Obstructing space is no space: nothing is put there and no one is adjacent to it', () => {
  const cards = {
    disciplines: [discipline('blink', 'EXHAUST: WARP to an unoccupied space within Range 2.')],
    combatants: [intelligent('caller', [step('otherwise', 'Spawn 1 {Foe} on {Nest}')])],
  };
  field(['.#.', '###'], [adventurer('rook', [0, 0], { disciplines: ['blink'] }), combatant('idle', [2, 0])], {
    cards,
    expect: {
      notOffered: [{ kind: 'use', card: 'blink' }],
      queries: [{ ask: 'adjacent', from: 'rook', to: [1, 0], is: false }],
    },
  });
  field(['.n..'], [combatant('caller', [3, 0]), adventurer('rook', [0, 0])], {
    cards,
    board: { legend: { n: { terrain: 'obstructing', name: 'Nest' } } },
    expect: { figures: { 'foe-1': { at: [2, 0] } } },
  });
});

it('A1.terrain.27 A1.terrain-table.20 Special Terrain does what the Special Encounter Rules say', () => {
  const walk = (rules: object[], damage: number) =>
    field(['..s..'], [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [4, 0], { marks: ['breakAttack'] })], {
      board: { legend: { s: { terrain: 'special', name: 'Bridge' } } },
      encounter: {
        id: 'trial',
        name: 'Trial',
        location: 'underground',
        lootLevel: 'mundane',
        board: { map: ['..s..'], legend: { s: { terrain: 'special', name: 'Bridge' } }, startingZone: [[0, 0]] },
        figures: [],
        rules,
        win: [{ id: 'cleared', if: 'All opponents are Defeated' }],
      },
      play: [move([3, 0])],
      expect: { figures: { rook: { at: [3, 0], damage, sp: 0 } } },
    });
  walk([], 0);
  walk([{ name: 'Hot Bridge', text: 'When an Adventurer enters a SPECIAL space, Deal 2 IRREDUCIBLE DMG to it.' }], 2);
});

it('A1.terrain.20 A1.terrain-table.04 off Obstructing Terrain that is put on a figure it must Jump, or is Defeated', () => {
  const wall = discipline('wall', 'EXHAUST: place OBSTRUCTING terrain on {Nest}.');
  const cards = { disciplines: [wall] };
  const figures = [rook([0, 0], 'wall'), combatant('idle', [2, 0]), combatant('foe', [4, 0])];
  // To one of the nearest free spaces that are not Dangerous.
  for (const [face, defeated] of [
    ['4s', false],
    ['skull', true],
  ] as const)
    field(['.xn..'], figures, {
      cards,
      ...nest,
      play: [use('wall')],
      dice: [`BLACK ${face}`],
      expect: { figures: { idle: defeated ? { defeated } : { at: [3, 0], defeated } } },
    });
  const zeke = adventurer('zeke', [2, 0]);
  field(['..n.x', '.##xx'], [rook([0, 0], 'wall'), zeke, combatant('foe', [3, 0])], {
    cards,
    ...nest,
    play: [use('wall'), refused({ choose: { kind: 'pass' } })],
    dice: ['PURPLE 5', 'PURPLE 1'],
    expect: {
      figures: { zeke: { at: [1, 0] } },
      events: [{ type: 'skillChecked', figure: 'zeke', skill: 'AGILITY', difficulty: 10, passed: true }],
    },
  });
  // Nobody can Jump where there is no space to land on.
  field(['.n'], [rook([0, 0], 'wall'), adventurer('zeke', [1, 0])], {
    cards,
    ...nest,
    play: [use('wall')],
    expect: { figures: { zeke: { defeated: true } } },
  });
  // Two spaces away it is a Jump over one, three away over two.
  field(['.xxn', '####'], [rook([0, 0], 'wall'), adventurer('zeke', [3, 0])], {
    cards,
    ...nest,
    play: [use('wall')],
    expect: { figures: { zeke: { defeated: true } } },
  });
  field(['..xxn', '#####'], [rook([0, 0], 'wall'), adventurer('zeke', [4, 0])], {
    cards,
    ...nest,
    play: [use('wall')],
    dice: ['PURPLE 5', 'PURPLE 5'],
    expect: {
      figures: { zeke: { at: [1, 0] } },
      events: [{ type: 'skillChecked', figure: 'zeke', difficulty: 12, total: 14, passed: true }],
    },
  });
});
