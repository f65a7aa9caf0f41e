import { it } from 'vitest';
import { duel, encounter } from '../scene/beside';
import { adventurer, attack, combatant, endTurn, field, normal, roll } from '../scene/field';
import { position } from '../scene/position';

const sword = { sp: 2, items: ['sword'] };

it('A1.combatant.09 A1.group.09 Damage and Effects belong to one figure', () => {
  const pack = [
    combatant('pack-foe', [1, 0], { id: 'pack-1', damage: 3, effects: ['poison'] }),
    combatant('pack-foe', [3, 0], { id: 'pack-2', number: 2, damage: 1 }),
  ];
  field(normal(4, 1), [adventurer('rook', [0, 0], sword), ...pack], {
    play: [attack('pack-1')],
    dice: roll(6, 3),
    expect: {
      figures: { 'pack-1': { damage: 5, effects: ['poison'] }, 'pack-2': { damage: 1, effects: [] } },
    },
  });
});

it('A1.combatant.10 A1.intelligent-turn.01 A1.group.07 A1.intelligent.04 each completes its turn, lowest number first', () => {
  const pack = (number: number, column: number) =>
    combatant('pack-foe', [column, 0], { id: `pack-${number}`, number, effects: ['poison'] });
  field(normal(5, 1), [pack(1, 0), pack(3, 2), adventurer('rook', [1, 0])], {
    dice: ['PURPLE 2', ...roll(5, 3), 'PURPLE 1', ...roll(4, 3)],
    expect: {
      figures: { 'pack-1': { damage: 2 }, 'pack-3': { damage: 1 }, rook: { damage: 3 } },
      events: [
        { type: 'turnBegan', figure: 'pack-1' },
        { type: 'attackRolled', attacker: 'pack-1', total: 9 },
        { type: 'turnEnded', figure: 'pack-1' },
        { type: 'turnBegan', figure: 'pack-3' },
        { type: 'attackRolled', attacker: 'pack-3', total: 8 },
        { type: 'turnEnded', figure: 'pack-3' },
        { type: 'turnBegan', figure: 'rook' },
      ],
    },
  });
  // The same when the Initiative Track comes to their card.
  field(normal(5, 1), [adventurer('rook', [1, 0]), pack(1, 0), pack(3, 2)], {
    play: [endTurn],
    until: 'round-end',
    dice: ['PURPLE 2', ...roll(5, 3), 'PURPLE 1', ...roll(4, 3)],
    expect: {
      figures: { 'pack-1': { damage: 2 }, 'pack-3': { damage: 1 }, rook: { damage: 3 } },
      events: [
        { type: 'turnEnded', figure: 'rook' },
        { type: 'turnBegan', figure: 'pack-1' },
        { type: 'turnEnded', figure: 'pack-1' },
        { type: 'turnBegan', figure: 'pack-3' },
        { type: 'attackRolled', attacker: 'pack-3', total: 8 },
        { type: 'turnEnded', figure: 'pack-3' },
      ],
    },
  });
});

it('A1.intelligent.08 A1.group.05 A1.group.06 A1.group.10 six of a kind are two Groups that act at different times', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) =>
    combatant('pack-foe', [number + 1, 0], { id: `pack-${number}`, number }),
  );
  field(normal(9, 1), [adventurer('rook', [0, 0]), ...six], {
    initiative: ['pack-foe', 'rook', 'pack-foe#2'],
    tracks: [['pack-foe', 'rook', 'pack-foe#2']],
    until: 'round-end',
    expect: {
      initiative: ['pack-foe', 'rook', 'pack-foe#2'],
      events: ['pack-4', 'pack-5', 'pack-6'].map((figure) => ({ type: 'turnBegan', figure })),
      noEvents: [1, 2, 3].map((number) => ({ type: 'turnBegan', figure: `pack-${number}` })),
    },
  });
});

it('A1.group.08 A1.combatant-tag.12 the Initiative Card and, with SWARM, the loot go with the last of the Group', () => {
  const rook = adventurer('rook', [0, 0], sword);
  const first = combatant('pack-foe', [1, 0], { id: 'pack-1', damage: 9 });
  const second = combatant('pack-foe', [3, 0], { id: 'pack-2', number: 2 });
  const fourth = combatant('pack-foe', [3, 0], { id: 'pack-4', number: 4 });
  const kill = { play: [attack('pack-1')], dice: roll(6, 3), draws: { loot: ['gold 7'] } };
  field(normal(4, 1), [rook, first, second], {
    ...kill,
    draws: {},
    expect: {
      figures: { 'pack-1': { defeated: true } },
      initiative: ['rook', 'pack-foe'],
      noEvents: [{ type: 'lootDrawn' }],
    },
  });
  field(normal(4, 1), [rook, first, fourth], {
    ...kill,
    initiative: ['rook', 'pack-foe', 'pack-foe#2'],
    expect: {
      initiative: ['rook', 'pack-foe#2'],
      events: [{ type: 'defeated', figure: 'pack-1' }, { type: 'lootDrawn' }],
    },
  });
});

it('A1.group.01 A1.group.03 A1.group.04 figures stand where their Activation Number is named, as opponents', () => {
  const place = (number: number, column: number) =>
    combatant('pack-foe', [column, 0], { id: `pack-${number}`, number });
  field(normal(5, 1), [place(3, 1), place(1, 3), adventurer('rook', [2, 0])], {
    turn: 'pack-1',
    dice: [...roll(6, 3), ...roll(5, 3)],
    expect: {
      figures: { 'pack-1': { at: [3, 0], side: 'opponents' }, 'pack-3': { at: [1, 0], side: 'opponents' } },
      events: [
        { type: 'attackRolled', attacker: 'pack-1', total: 10 },
        { type: 'attackRolled', attacker: 'pack-3', total: 9 },
      ],
    },
  });
  // The Diagram of an Encounter: who is not marked as an ally of the Adventurers is their opponent.
  const figures = [
    { card: 'idle', number: 1, at: [4, 2] },
    { card: 'tough', number: 1, at: [6, 2], side: 'adventurers' },
  ];
  position(
    duel({
      encounter: encounter({ figures }),
      board: undefined,
      foe: null,
      initiative: ['rook', 'idle', 'tough'],
      expect: { figures: { 'idle-1': { side: 'opponents' }, 'tough-1': { side: 'adventurers' } } },
    }),
  );
});

it('X1.group.02 a Diagram with Activation Numbers puts each figure on its space, as an opponent', () => {
  const places: Record<number, [number, number]> = { 4: [3, 0], 1: [5, 4], 6: [8, 1] };
  const figures = Object.entries(places).map(([number, at]) => ({ card: 'pack-foe', number: Number(number), at }));
  position(
    duel({
      encounter: encounter({ figures }),
      board: undefined,
      foe: null,
      initiative: ['rook', 'pack-foe', 'pack-foe#2'],
      expect: {
        figures: Object.fromEntries(
          Object.entries(places).map(([number, at]) => [`pack-foe-${number}`, { at, side: 'opponents', damage: 0 }]),
        ),
      },
    }),
  );
});

it('X1.group.03 six at the start are two cards with an Initiative Card each: 1-3 act when theirs comes up, 4-6 when theirs does', () => {
  const six = [6, 5, 4, 3, 2, 1].map((number) =>
    combatant('pack-foe', [number + 1, 0], { id: `pack-${number}`, number }),
  );
  const turns = (...figures: string[]) => figures.map((id) => ({ type: 'turnBegan', figure: id }));
  field(normal(9, 1), [adventurer('rook', [0, 0]), ...six], {
    initiative: ['rook', 'pack-foe#2', 'pack-foe'],
    tracks: [['pack-foe', 'rook', 'pack-foe#2']],
    play: [endTurn, endTurn],
    until: 'round-end',
    expect: {
      round: 2,
      events: turns(
        ...['pack-4', 'pack-5', 'pack-6', 'pack-1', 'pack-2', 'pack-3'],
        ...['pack-1', 'pack-2', 'pack-3', 'rook', 'pack-4', 'pack-5', 'pack-6'],
      ),
    },
  });
});
