import { describe, it } from 'vitest';
import {
  adventurer,
  breakAttack,
  combatant,
  discipline,
  endTurn,
  field,
  intelligent,
  normal,
  refused,
  roll,
  type Space,
  step,
} from '../scene/field';

/** A Current of so many spaces over all of these, eastwards unless told. */
const current = (spaces: readonly Space[], move: number, direction = 'east') => ({
  currents: [{ spaces, direction, move }],
});
const river = (move: number, columns = 8) =>
  current(
    Array.from({ length: columns }, (_, column): Space => [column, 0]),
    move,
  );

describe('figures', () => {
  it('A1.current.02 A1.current.03 A1.current-table.08 after the end of its turn the figure is moved', () => {
    field(['~~~~~~', '......'], [adventurer('zeke', [1, 0]), adventurer('rook', [0, 1])], {
      board: river(2, 6),
      play: [endTurn],
      expect: {
        figures: { zeke: { at: [3, 0], damage: 0 }, rook: { at: [0, 1] } },
        events: [
          { type: 'turnEnded', figure: 'zeke' },
          { type: 'forcedMoved', figure: 'zeke', to: [2, 0] },
          { type: 'forcedMoved', figure: 'zeke', to: [3, 0] },
          { type: 'turnBegan', figure: 'rook' },
        ],
        noEvents: [{ type: 'moved' }, { type: 'forcedMoved', figure: 'rook' }],
      },
    });
  });

  it('A1.current.03 being Forced Movement, ELUSIVE does not help against Break Attacks', () => {
    const zeke = adventurer('zeke', [1, 0], { disciplines: ['eel'] });
    field(['~~~~', '....'], [zeke, combatant('idle', [0, 1])], {
      cards: { disciplines: [discipline('eel', 'PASSIVE: ELUSIVE.')] },
      board: river(1, 4),
      play: [endTurn],
      dice: roll(2, 1),
      until: 'turn-end',
      expect: {
        figures: { zeke: { at: [2, 0] } },
        events: [
          { type: 'breakAttack', by: 'idle', target: 'zeke' },
          { type: 'forcedMoved', figure: 'zeke', cause: 'current' },
        ],
      },
    });
  });

  it('A1.current.04 A1.current.08 what blocks its way stops it: it goes round nothing and provokes no one', () => {
    const zeke = adventurer('zeke', [1, 0]);
    const stays = { figures: { zeke: { at: [1, 0], damage: 2 } }, noEvents: [{ type: 'breakAttack' }] };
    const ends = { board: river(2, 4), play: [endTurn], until: 'turn-end' };
    field(['~~#~', '~~~~'], [zeke, combatant('idle', [0, 1])], { ...ends, expect: stays });
    field(['~~~~', '~~~~'], [zeke, combatant('idle', [2, 0])], { ...ends, expect: stays });
    field(['~~~~', '~~~~'], [zeke, combatant('idle', [0, 1]), adventurer('rook', [2, 0])], { ...ends, expect: stays });
  });

  it('A1.current.05 A1.current.06 at the edge of the board the rest is IRREDUCIBLE DMG', () => {
    field(['~~~~'], [adventurer('zeke', [2, 0], { items: ['plate'] }), combatant('idle', [0, 0])], {
      board: river(3, 4),
      play: [endTurn],
      until: 'turn-end',
      expect: {
        figures: { zeke: { at: [3, 0], damage: 2 } },
        events: [
          { type: 'forcedMoved', figure: 'zeke', to: [3, 0] },
          { type: 'damageDealt', target: 'zeke', amount: 2, damageType: 'IRREDUCIBLE' },
        ],
      },
    });
    // A blank of the map is an edge too.
    field(['~~ ~'], [adventurer('zeke', [1, 0]), combatant('idle', [3, 0])], {
      board: river(1, 2),
      play: [endTurn],
      until: 'turn-end',
      expect: { figures: { zeke: { at: [1, 0], damage: 1 } } },
    });
  });

  it('A1.current.07 it provokes those adjacent to the space that it is swept from', () => {
    field(['~~~~', '....'], [combatant('idle', [1, 0]), adventurer('rook', [1, 1], { items: ['sword'] })], {
      board: river(1, 4),
      play: [breakAttack('idle')],
      dice: roll(5, 3),
      until: 'turn-end',
      expect: { figures: { idle: { at: [2, 0] } }, events: [{ type: 'breakAttack', by: 'rook', target: 'idle' }] },
    });
  });

  it('A1.current.09 who ignores the Terrain ignores its Current', () => {
    const lines = (id: string, line: string) => discipline(id, `PASSIVE: ${line}.`);
    const cards = {
      disciplines: [lines('swimmer', 'ignore WATER'), lines('mud', 'ignore MUCK'), lines('wings', 'FLIGHT')],
    };
    const swept = (map: string[], name: string, to: Space) =>
      field(map, [adventurer('zeke', [1, 0], { disciplines: [name] }), combatant('idle', [7, 0])], {
        cards,
        board: river(2),
        play: [endTurn],
        until: 'turn-end',
        expect: { figures: { zeke: { at: to, damage: 0 } } },
      });
    swept(['~~~~~~~~'], 'swimmer', [1, 0]);
    swept(['~~~~~~~~'], 'wings', [1, 0]);
    swept(['~~~~~~~~'], 'mud', [3, 0]);
    swept(['mmmmmmmm'], 'swimmer', [3, 0]);
    swept(['mmmmmmmm'], 'mud', [1, 0]);
  });

  it('A1.current.13 HEAVY shortens it by 1 for each source, HULKING prevents it', () => {
    const choose = (n: number) => ({ choose: { kind: 'choice', n } });
    const figures = (...items: string[]) => [adventurer('zeke', [1, 0], { items }), combatant('idle', [7, 0])];
    const ends = { board: river(3), until: 'turn-end' };
    const at = (zeke: Space) => ({ figures: { zeke: { at: zeke, damage: 0 } } });
    field(['~~~~~~~~'], figures('mail'), { ...ends, play: [endTurn, choose(1)], expect: at([3, 0]) });
    field(['~~~~~~~~'], figures('mail'), { ...ends, play: [endTurn, refused(choose(2))], expect: at([4, 0]) });
    field(['~~~~~~~~'], figures('mail', 'maul'), { ...ends, play: [endTurn, choose(2)], expect: at([2, 0]) });
    const hulk = intelligent('hulk', [], { tags: ['HULKING'] });
    field(['~~~~~~~~'], [combatant('hulk', [1, 0]), adventurer('rook', [7, 0])], {
      cards: { combatants: [hulk] },
      ...ends,
      expect: { figures: { hulk: { at: [1, 0], damage: 0 } } },
    });
  });

  it('A1.current.02 each step follows the arrow of the space that is left', () => {
    const board = {
      currents: [
        { spaces: [[0, 0] as Space], direction: 'east', move: 3 },
        { spaces: [[1, 0] as Space], direction: 'south', move: 1 },
      ],
    };
    field(['~~~', '~~~', '~~~'], [adventurer('zeke', [0, 0]), combatant('idle', [2, 0])], {
      board,
      play: [endTurn],
      until: 'turn-end',
      // The arrow in [1, 0] points south, and so does the way on from a space without one.
      dice: roll(2, 1),
      expect: { figures: { zeke: { at: [1, 2], damage: 0 } } },
    });
  });

  it('A1.current-table.08 A1.current.01 a Large Based Figure is moved only with its whole base in the Current', () => {
    const cards = { combatants: [intelligent('giant', [], { size: [2, 2] })] };
    const spaces = (rows: number) => Array.from({ length: rows * 6 }, (_, n): Space => [n % 6, Math.floor(n / 6)]);
    const swept = (rows: number, at: Space) =>
      field(['~~~~~~', '~~~~~~', '......'], [combatant('giant', [0, 0]), adventurer('rook', [5, 2])], {
        cards,
        board: current(spaces(rows), 2),
        until: 'turn-end',
        expect: { figures: { giant: { at, damage: 0 } } },
      });
    swept(2, [2, 0]);
    swept(1, [0, 0]);
  });
});

describe('tokens', () => {
  const tokenCard = (id: string, extra: object = {}) => ({
    id,
    name: id.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    abilities: [],
    ...extra,
  });
  const cards = {
    tokens: [
      tokenCard('plank', { countsAs: 'hindering' }),
      tokenCard('ice', { countsAs: 'special' }),
      tokenCard('lotus-flower'),
      tokenCard('bug-bomb'),
      tokenCard('loa-crystal'),
      tokenCard('shotgun'),
      tokenCard('spore'),
      tokenCard('anchor', { abilities: ['PASSIVE: this token may not be moved.'] }),
      tokenCard('bulb', { countsAs: 'figure', hp: 4, defense: 5 }),
    ],
  };
  const round = (kind: string, at: Space, expected: object, map = ['~~~~~~~~', '........']) =>
    field(map, [adventurer('zeke', [0, 1])], {
      cards,
      board: {
        ...river(2),
        tokens: [{ id: 'thing', kind, at, ...(kind === 'loot' || kind === 'exit' ? { color: 'blue' } : {}) }],
      },
      play: [endTurn],
      expect: expected,
    });
  const moves = (kind: string) => round(kind, [1, 0], { events: [{ type: 'tokenMoved', token: 'thing', to: [3, 0] }] });
  const stays = (kind: string) => round(kind, [1, 0], { round: 2, noEvents: [{ type: 'tokenMoved' }] });

  it('A1.current.10 at the end of every round', () => {
    field(['~~~~~~~~', '........'], [adventurer('zeke', [0, 1]), adventurer('rook', [7, 1])], {
      board: { ...river(2), tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 0] }] },
      play: [endTurn],
      expect: { noEvents: [{ type: 'tokenMoved' }] },
    });
    field(['~~~~~~~~', '........'], [adventurer('zeke', [0, 1])], {
      board: { ...river(2), tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 0] }] },
      play: [endTurn, endTurn],
      expect: {
        round: 3,
        events: [
          { type: 'tokenMoved', token: 'chest', from: [1, 0], to: [3, 0] },
          { type: 'roundEnded', round: 1 },
          { type: 'tokenMoved', token: 'chest', from: [3, 0], to: [5, 0] },
          { type: 'roundEnded', round: 2 },
        ],
      },
    });
  });

  it('A1.current.11 A1.current-table.01 not moved: what counts as Terrain', () => {
    stays('plank');
    stays('ice');
  });

  it('A1.current-table.02 A1.current-table.03 A1.current-table.04 not moved: Objective, Tracker, Totem', () => {
    stays('objective');
    stays('tracker');
    round('totem', [1, 0], { noEvents: [{ type: 'tokenMoved' }] }, ['#~~~~~~~', '.#######']);
  });

  it('A1.current-table.05 A1.current-table.06 A1.current-table.07 not moved: Exit, Direction, Elevation', () => {
    stays('exit');
    stays('direction');
    stays('elevation');
  });

  it('A1.current.12 A1.current-table.09 A1.current-table.11 moved: Loot and the four named ones', () => {
    for (const kind of ['loot', 'lotus-flower', 'bug-bomb', 'loa-crystal', 'shotgun']) moves(kind);
  });

  it('A1.current-table.10 moved: Combatant tokens, unless a line of theirs says otherwise', () => {
    moves('spore');
    moves('bulb');
    stays('anchor');
  });

  it('A1.terrain.25 a token that comes into Dangerous Terrain is discarded, by a Current or by hand', () => {
    round(
      'loot',
      [1, 0],
      {
        events: [
          { type: 'tokenMoved', token: 'thing', to: [2, 0] },
          { type: 'tokenRemoved', token: 'thing' },
        ],
        offered: [{ kind: 'endTurn' }],
        notOffered: [{ kind: 'encounter', token: 'thing' }],
      },
      ['~~x~~~~~', '........'],
    );
    const push = discipline('push', 'EXHAUST: move the {Spore} token 1 space.');
    field(['x..'], [adventurer('zeke', [2, 0], { disciplines: ['push'] })], {
      cards: { ...cards, disciplines: [push] },
      board: { tokens: [{ id: 'thing', kind: 'spore', at: [1, 0] }] },
      play: [{ choose: { kind: 'use', card: 'push' } }],
      expect: { events: [{ type: 'tokenRemoved', token: 'thing' }] },
    });
    field(normal(4, 1), [adventurer('zeke', [2, 0], { disciplines: ['push'] })], {
      cards: { ...cards, disciplines: [push] },
      board: { tokens: [{ id: 'thing', kind: 'spore', at: [1, 0] }] },
      play: [{ choose: { kind: 'use', card: 'push' } }],
      expect: { noEvents: [{ type: 'tokenRemoved' }] },
    });
  });

  it('A1.current.04 a token is stopped by Obstructing Terrain and takes no harm', () => {
    round('loot', [1, 0], { noEvents: [{ type: 'tokenMoved' }, { type: 'damageDealt' }] }, ['~~#~~~~~', '........']);
  });
});

it('A1.current.06 a Current that carries over an edge of 3 levels Defeats', () => {
  const giver = step('otherwise', 'MOVE');
  field(normal(4, 1), [combatant('drifter', [1, 0]), adventurer('rook', [0, 0])], {
    cards: { combatants: [intelligent('drifter', [giver])] },
    board: {
      ...current(
        [
          [0, 0],
          [1, 0],
        ],
        1,
      ),
      elevation: ['4411'],
    },
    until: 'turn-end',
    expect: { figures: { drifter: { defeated: true } } },
  });
});
