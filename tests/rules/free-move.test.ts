import { it } from 'vitest';
import { weapon } from '../scene/beside';
import { adventurer, attack, combatant, discipline, field, move, normal, refused, roll, use } from '../scene/field';

const own = {
  cards: {
    disciplines: [
      discipline('shadows', 'EXHAUST: Move up to 2 spaces.'),
      discipline('lunge', 'EXHAUST: Move 1 space.'),
    ],
  },
};
const club = weapon('club', { dice: ['WHITE'] });
const shadows = { disciplines: ['shadows'] };

it('A1.free-move.01 Free Movement is not the Move Action of the turn, before or after it', () => {
  const rook = [adventurer('rook', [0, 0], { sp: 1, ...shadows })];
  field(normal(10, 1), rook, {
    ...own,
    play: [use('shadows'), move([2, 0]), move([8, 0])],
    expect: { figures: { rook: { at: [8, 0], sp: 0, exhausted: ['shadows'] } } },
  });
  field(normal(10, 1), rook, {
    ...own,
    play: [move([6, 0]), use('shadows'), move([8, 0])],
    expect: { figures: { rook: { at: [8, 0], sp: 0 } } },
  });
});

it('A1.free-move.02 it is not used during another Action', () => {
  field(normal(4, 1), [combatant('foe', [0, 0]), adventurer('rook', [1, 0], { sp: 1, ...shadows })], {
    ...own,
    play: [refused(use('shadows')), { choose: { kind: 'dodge' } }],
    dice: ['BLACK 4b', ...roll(2, 1)],
    expect: { figures: { rook: { at: [1, 0], exhausted: [] } }, offered: [{ kind: 'use', card: 'shadows' }] },
  });
  // Nor in his own Attack or SPELL, whose questions it would else be among.
  const bolt = {
    cards: {
      disciplines: [...own.cards.disciplines, discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 1 MAGIC DMG.')],
    },
  };
  const figures = (items: string[]) => [
    adventurer('rook', [1, 0], { sp: 3, items, disciplines: ['shadows', 'bolt'] }),
    combatant('idle', [0, 0], { marks: ['breakAttack'] }),
  ];
  const empower = { choose: { kind: 'empower' } };
  field(normal(4, 1), figures(['shield-club']), {
    cards: {
      ...bolt.cards,
      items: [{ ...club, id: 'shield-club', symbols: ['1 SHIELD: +1 TO THE ATK ROLL', '1 BOOK: +1 PHYSICAL DMG'] }],
    },
    play: [
      attack('idle'),
      refused(use('shadows')),
      empower,
      refused(use('shadows')),
      { choose: { kind: 'symbol', ability: 0, times: 1 } },
      refused(use('shadows')),
      { choose: { kind: 'pass' } },
      refused(use('shadows')),
      { choose: { kind: 'symbol', ability: 1, times: 1 } },
    ],
    dice: ['WHITE 7', 'PURPLE 6', 'BLACK 2s2b'],
    expect: { figures: { rook: { at: [1, 0] }, idle: { damage: 8 } }, offered: [{ kind: 'use', card: 'shadows' }] },
  });
  field(normal(4, 1), figures([]), {
    ...bolt,
    play: [use('bolt'), refused(use('shadows')), empower],
    dice: ['PURPLE 7', 'BLACK 4b', 'PURPLE 1', 'PURPLE 1'],
    expect: { figures: { rook: { at: [1, 0] }, idle: { damage: 1 } }, offered: [{ kind: 'use', card: 'shadows' }] },
  });
  // Begun after 3 spaces of a Move Action, it ends that Action.
  field(normal(8, 1), [adventurer('rook', [0, 0], { sp: 5, ...shadows })], {
    ...own,
    play: [move([3, 0]), use('shadows'), move([5, 0])],
    expect: { figures: { rook: { at: [5, 0], sp: 4 } }, notOffered: [{ kind: 'move' }] },
  });
});

it('A1.free-move.03 spaces are counted, whatever they cost in a Move Action', () => {
  for (const terrain of 'h~m') {
    field([`${terrain}${terrain}..`], [adventurer('rook', [0, 0], shadows), adventurer('zeke', [1, 0])], {
      ...own,
      play: [use('shadows'), refused(move([3, 0])), move([2, 0])],
      expect: { figures: { rook: { at: [2, 0] } } },
    });
  }
});

it('A1.free-move.04 A1.free-move.09 not through Obstructing Terrain or opponents, not to end on an ally', () => {
  field(['.#..', '....'], [adventurer('rook', [0, 0], shadows), adventurer('zeke', [1, 1])], {
    ...own,
    play: [use('shadows'), refused(move([2, 0], [1, 0], [2, 0])), refused(move([1, 1])), move([0, 1])],
    expect: { figures: { rook: { at: [0, 1] } } },
  });
  field(normal(3, 2), [adventurer('rook', [0, 0], shadows), combatant('idle', [1, 0], { marks: ['breakAttack'] })], {
    ...own,
    play: [use('shadows'), refused(move([2, 0], [1, 0], [2, 0])), refused(move([1, 0])), move([1, 1])],
    expect: { figures: { rook: { at: [1, 1] } } },
  });
});

it('A1.free-move.05 Dangerous Terrain Defeats in Free Movement too', () => {
  const figures = (card: string) => [adventurer('rook', [0, 0], { disciplines: [card] }), adventurer('zeke', [3, 0])];
  field(['.x..'], figures('lunge'), {
    ...own,
    play: [use('lunge')],
    expect: { figures: { rook: { defeated: true } }, events: [{ type: 'defeated', figure: 'rook' }] },
  });
  field(['.x..'], figures('shadows'), {
    ...own,
    play: [use('shadows'), move([2, 0], [1, 0], [2, 0])],
    expect: { figures: { rook: { defeated: true } }, noEvents: [{ type: 'moved', figure: 'rook', to: [2, 0] }] },
  });
});

it('A1.free-move.08 it provokes Break Attacks', () => {
  field(normal(3, 2), [adventurer('rook', [0, 0], shadows), combatant('idle', [0, 1])], {
    ...own,
    play: [use('shadows'), move([2, 0])],
    dice: roll(7, 1),
    expect: { figures: { rook: { at: [2, 0], damage: 1 } }, events: [{ type: 'breakAttack', by: 'idle' }] },
  });
});
