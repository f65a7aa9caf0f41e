import { describe, it } from 'vitest';
import {
  adventurer,
  combatant,
  discipline,
  field,
  intelligent,
  move,
  normal,
  refused,
  type Space,
  space,
  step,
  use,
} from '../scene/field';

/* Discipline lines without SP; `marks` keep Break Attacks out where they are not the point. */
const own = {
  cards: {
    disciplines: [
      discipline('tumble', 'EXHAUST: DISPLACE an adjacent figure.'),
      discipline('stomp', 'EXHAUST: Move up to 1 space with CRUSH.'),
      discipline('trade', 'EXHAUST: SWAP places with another figure within SOI.'),
      discipline('blink', 'EXHAUST: WARP to an unoccupied space within Range 3.'),
      discipline('hurl', 'EXHAUST: Target a figure within SOI: WARP the target to {Nest}.'),
      discipline('trap', 'EXHAUST: Target an opponent within SOI: WARP the target to this card.'),
      discipline('stuck', 'PASSIVE: HULKING and HEAVY.'),
    ],
    combatants: [
      intelligent('giant', [], { size: [2, 2], hp: 30, tags: ['HULKING'] }),
      intelligent('hulk', [], { tags: ['HULKING', 'HEAVY'] }),
      intelligent('trader', [step('otherwise', 'SWAP places with the nearest opponent')]),
    ],
  },
};
const nest = { board: { legend: { n: { terrain: 'normal', name: 'Nest' } } } };
const rook = (at: Space, name: string, extra = {}) => adventurer('rook', at, { disciplines: [name], ...extra });
const done = { marks: ['breakAttack'] };

describe('DISPLACE', () => {
  it('A1.tag-move.06 onto the nearest unoccupied space to the figure that Displaces, its user chooses among equals', () => {
    // Beside Rook only [0, 0] is free; the spaces behind the foe are nearer to the foe, not to Rook.
    field(['..##', '....', '####'], [rook([1, 1], 'tumble'), combatant('idle', [2, 1]), adventurer('zeke', [1, 0])], {
      ...own,
      play: [use('tumble', 'idle'), refused(space([3, 1])), space([0, 0])],
      expect: { figures: { idle: { at: [0, 0] } } },
    });
    field(normal(3, 3), [rook([0, 0], 'tumble'), combatant('idle', [1, 1])], {
      ...own,
      play: [use('tumble'), refused(space([2, 2])), space([0, 1])],
      expect: { figures: { idle: { at: [0, 1] } } },
    });
    // No space beside it: the next nearest, round walls and Obstructing Terrain.
    field(['.#..', '....'], [rook([0, 0], 'tumble'), combatant('idle', [0, 1]), adventurer('zeke', [1, 1])], {
      ...own,
      play: [use('tumble', 'idle'), refused(space([3, 0])), space([2, 1])],
      expect: { figures: { idle: { at: [2, 1] } } },
    });
  });

  it('A1.tag-move.07 A1.tag-move.09 it is no movement and provokes no Break Attack', () => {
    const watcher = discipline('watch', 'PASSIVE: When an opponent is moved, HEAL 1.');
    const zeke = adventurer('zeke', [2, 0], { items: ['sword'], disciplines: ['watch'], damage: 3 });
    field(['....', '####'], [rook([0, 0], 'tumble'), combatant('idle', [1, 0]), zeke], {
      cards: { ...own.cards, disciplines: [...own.cards.disciplines, watcher] },
      play: [use('tumble', 'idle')],
      expect: {
        figures: { zeke: { damage: 3 } },
        events: [{ type: 'displaced', figure: 'idle' }],
        noEvents: [{ type: 'breakAttack' }, { type: 'moved' }, { type: 'forcedMoved' }],
      },
    });
  });

  it('A1.tag-move.08 HEAVY and HULKING do not matter', () => {
    field(normal(5, 1), [rook([0, 0], 'stomp'), combatant('hulk', [1, 0], done)], {
      ...own,
      play: [use('stomp'), move([1, 0]), space([2, 0])],
      dice: ['PURPLE 1'],
      expect: { figures: { rook: { at: [1, 0] }, hulk: { at: [2, 0], damage: 1 } } },
    });
  });

  it('A1.tag-move.10 onto Dangerous Terrain it may Jump to the nearest safe space', () => {
    // Zeke has Agility 4. The only space beside Rook is Dangerous.
    const figures = [rook([0, 0], 'tumble'), adventurer('zeke', [0, 1]), adventurer('remi', [2, 0])];
    const map = ['.x.', '.##', '##.'];
    const shut = { ...own, cards: own.cards };
    const scene = (play: object[], dice: string[], zeke: object, extra = {}) =>
      field(map, [figures[0], figures[1], figures[2]] as typeof figures, {
        ...shut,
        play: [use('tumble', 'zeke'), ...(play as { choose: { kind: string } }[])],
        dice,
        expect: { figures: { zeke }, ...extra },
      });
    // It came from [0, 1]: that space is free and adjacent, Agility 10; Rook and Remi stand beside the take-off.
    const boost = (id: string) => ({ choose: { kind: 'target', figure: id } });
    const off = { choose: { kind: 'jump', to: [0, 1] } };
    scene(
      [off, boost('rook')],
      ['PURPLE 1', 'PURPLE 1'],
      { at: [0, 1], defeated: false },
      {
        events: [
          { type: 'displaced', figure: 'zeke', to: [1, 0] },
          { type: 'skillChecked', figure: 'zeke', difficulty: 10, total: 12, passed: true },
        ],
      },
    );
    scene([off], ['PURPLE 1', 'PURPLE 1'], { defeated: true });
    scene([], [], { at: [1, 0], defeated: false });
    field(map, figures, {
      ...own,
      play: [use('tumble', 'zeke')],
      until: 'turn-end',
      expect: { figures: { zeke: { defeated: true } } },
    });
    // It does not leave the space by a movement: the opponent beside it has no Break Attack.
    field(map, [rook([0, 0], 'tumble'), adventurer('zeke', [0, 1]), combatant('idle', [2, 0])], {
      ...own,
      play: [use('tumble', 'zeke'), off, boost('rook')],
      dice: ['PURPLE 1', 'PURPLE 1'],
      expect: { figures: { zeke: { at: [0, 1] } }, noEvents: [{ type: 'breakAttack' }] },
    });
    // An Intelligent Combatant rolls BLACK and fails on the Skull.
    for (const [face, defeated] of [
      ['4b', false],
      ['skull', true],
    ] as const)
      field(['.x', '.#'], [rook([0, 0], 'tumble'), combatant('idle', [0, 1])], {
        ...own,
        play: [use('tumble')],
        dice: [`BLACK ${face}`],
        expect: { figures: { idle: { defeated } } },
      });
  });
});

describe('SWAP', () => {
  it('A1.tag-move.41 both stand in each other’s space, no one is provoked', () => {
    const figures = [
      rook([0, 0], 'trade'),
      combatant('idle', [3, 0]),
      adventurer('zeke', [2, 0], { items: ['sword'] }),
      combatant('foe', [1, 0]),
    ];
    field(normal(5, 1), figures, {
      ...own,
      play: [use('trade', 'idle')],
      expect: {
        figures: { rook: { at: [3, 0] }, idle: { at: [0, 0] } },
        events: [{ type: 'swapped', figure: 'rook', target: 'idle' }],
        noEvents: [{ type: 'breakAttack' }, { type: 'moved' }, { type: 'forcedMoved' }],
      },
    });
    field(normal(5, 1), [combatant('trader', [0, 0]), adventurer('zeke', [3, 0])], {
      ...own,
      expect: { figures: { trader: { at: [3, 0] }, zeke: { at: [0, 0] } } },
    });
  });

  it('A1.tag-move.24 A1.tag-move.41 not with an opponent that is HULKING', () => {
    field(normal(5, 1), [rook([0, 0], 'trade'), combatant('hulk', [3, 0])], {
      ...own,
      expect: { notOffered: [{ kind: 'use', card: 'trade' }] },
    });
    field(normal(5, 1), [rook([0, 0], 'trade'), combatant('hulk', [3, 0], { side: 'adventurers' })], {
      ...own,
      play: [use('trade', 'hulk')],
      expect: { figures: { hulk: { at: [0, 0] } } },
    });
  });

  it('A1.tag-move.41 A1.large-base.14 with a larger figure: its base covers the space, and DISPLACES', () => {
    const giant = combatant('giant', [3, 0], { side: 'adventurers' });
    field(normal(6, 2), [rook([0, 0], 'trade'), giant, combatant('idle', [1, 1])], {
      ...own,
      play: [use('trade', 'giant')],
      expect: {
        figures: { giant: { at: [0, 0] }, rook: { at: [3, 0] } },
        events: [{ type: 'displaced', figure: 'idle' }],
      },
    });
  });
});

describe('WARP', () => {
  it('A1.tag-move.44 A1.tag-move.45 taken away and put where the line says, without Break Attacks', () => {
    field(['....', '.#..'], [rook([0, 0], 'blink'), combatant('idle', [1, 0]), adventurer('zeke', [2, 0])], {
      ...own,
      play: [use('blink'), refused(space([2, 0])), refused(space([1, 1])), space([3, 1])],
      expect: {
        figures: { rook: { at: [3, 1] } },
        events: [{ type: 'warped', figure: 'rook', to: [3, 1] }],
        noEvents: [{ type: 'breakAttack' }, { type: 'moved' }],
      },
    });
    field(['...', '..n'], [rook([0, 0], 'hurl', { items: ['sword'] }), combatant('idle', [1, 0])], {
      ...own,
      ...nest,
      play: [use('hurl', 'idle')],
      expect: { figures: { idle: { at: [2, 1] } }, noEvents: [{ type: 'breakAttack' }, { type: 'forcedMoved' }] },
    });
  });

  it('A1.tag-move.44 A1.tag-move.24 onto a card it is off the board; an opponent’s WARP leaves HULKING where it is', () => {
    field(normal(3, 1), [rook([0, 0], 'trap'), combatant('idle', [1, 0])], {
      ...own,
      play: [use('trap', 'idle')],
      expect: {
        figures: { idle: { at: null, defeated: false } },
        events: [{ type: 'warpedOff', figure: 'idle' }],
        offered: [{ kind: 'endTurn' }],
      },
    });
    field(normal(3, 1), [rook([0, 0], 'trap'), combatant('hulk', [1, 0])], {
      ...own,
      expect: { notOffered: [{ kind: 'use', card: 'trap' }] },
    });
  });

  it('A1.large-base.14 A1.large-base.15 a large figure DISPLACES, or goes to the closest room', () => {
    const giant = combatant('giant', [4, 1], { side: 'adventurers' });
    field(['n.....', '......', '......'], [rook([0, 0], 'hurl'), giant], {
      ...own,
      ...nest,
      play: [use('hurl', 'giant')],
      expect: { figures: { giant: { at: [0, 0] } }, events: [{ type: 'displaced', figure: 'rook' }] },
    });
  });
});

it('A1.tag-move.45 A1.tag-move.41 the rest of a movement is lost when its figure is put elsewhere', () => {
  const cards = {
    ...own.cards,
    disciplines: [
      ...own.cards.disciplines,
      discipline('anchor', 'PASSIVE: When an opponent enters {Nest}, SWAP places with it.'),
    ],
  };
  const walker = intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')]);
  field(['.n....', '......'], [combatant('walker', [0, 0]), rook([5, 0], 'anchor')], {
    cards: { ...cards, combatants: [walker] },
    ...nest,
    expect: { figures: { walker: { at: [5, 0] }, rook: { at: [1, 0] } } },
  });
  // Of a PUSH, too: it does not go on from there.
  const shover = discipline('shove', 'EXHAUST: Target an adjacent opponent: PUSH 3.');
  field(
    ['..n......', '.........'],
    [rook([0, 0], 'shove'), combatant('idle', [1, 0]), adventurer('zeke', [5, 1], { disciplines: ['anchor'] })],
    {
      cards: { ...cards, disciplines: [...cards.disciplines, shover] },
      ...nest,
      play: [use('shove', 'idle'), space([4, 0])],
      expect: {
        figures: { idle: { at: [5, 1] }, zeke: { at: [2, 0] } },
        events: [{ type: 'forcedMoved', figure: 'idle', to: [2, 0] }],
      },
    },
  );
});
