import { describe, expect, it } from 'vitest';
import { explainWish, type Wish } from '../../../src/engine/explain';
import { ask } from '../../../src/engine/query';
import { adventurer, combatant, discipline, intelligent, step } from '../../scene/field';
import { gameAt } from '../ai/game';

const at = (list: readonly { to: readonly number[] }[]): string[] => list.map(({ to }) => to.join(',')).sort();

describe('threats', () => {
  it('are all spaces beside where a melee attacker can get to in its AI Step', () => {
    const stay = intelligent('stay', [step('There is an adjacent opponent', 'Melee ATK')]);
    const g = gameAt(['.....', '.....', '.....'], [adventurer('rook', [4, 0]), combatant('stay', [1, 1])], {
      cards: { combatants: [stay] },
    });
    const spaces = ask(g, { ask: 'threats', side: 'opponents' });
    expect(at(spaces)).toEqual(['0,0', '0,1', '0,2', '1,0', '1,2', '2,0', '2,1', '2,2']);
    expect(spaces.every(({ by, casts }) => by.join() === 'stay' && casts.length === 0)).toBe(true);
  });

  it('count the movement before the Attack, and not the one after it', () => {
    const after = intelligent('after', [
      step('There is an opponent', 'Melee ATK', 'MOVE towards the nearest opponent'),
    ]);
    const before = intelligent('before', [
      step('There is an opponent', 'MOVE towards the nearest opponent', 'Melee ATK'),
    ]);
    const row = ['..........'];
    const cards = { combatants: [after, before] };
    const reached = (card: string): number =>
      ask(gameAt(row, [adventurer('rook', [9, 0]), combatant(card, [0, 0])], { cards }), {
        ask: 'threats',
        side: 'opponents',
      }).length;
    expect(reached('after')).toBe(1);
    // 6 spaces of movement and the one beyond, its own place among them: it may leave it.
    expect(reached('before')).toBe(8);
  });

  it('end at walls of sight, and leave out who is Paralyzed', () => {
    const figures = (effects: string[]) => [adventurer('rook', [5, 0]), combatant('archer', [0, 0], { effects })];
    const blocked = ask(gameAt(['..#...'], figures([])), { ask: 'threats', side: 'opponents' });
    expect(at(blocked)).toEqual(['1,0']);
    expect(ask(gameAt(['......'], figures(['paralyze'])), { ask: 'threats', side: 'opponents' })).toEqual([]);
  });
});

describe('outlook', () => {
  it('tells what a figure reaches with one Move Action and what it sees', () => {
    const g = gameAt(['..h.#.', '......'], [adventurer('rook', [5, 1]), combatant('foe', [0, 0])]);
    const { reach, sees } = ask(g, { ask: 'outlook', figure: 'foe' });
    expect(reach.find(({ to }) => to.join() === '3,1')?.cost).toBe(4);
    expect(at(reach)).not.toContain('5,1');
    expect(sees.find(({ to }) => to.join() === '3,0')?.penalty).toBe(-1);
    expect(at(sees)).not.toContain('5,0');
  });
});

describe('way', () => {
  it('says of each step what it costs, whom it provokes and where SP go', () => {
    const g = gameAt(
      ['.h..~.......', '...........x'],
      [adventurer('rook', [0, 0], { sp: 3 }), combatant('foe', [1, 1])],
    );
    const path: [number, number][] = [1, 2, 3, 4, 5, 6].map((x) => [x, 0]);
    const steps = ask(g, { ask: 'way', figure: 'rook', path });
    expect(steps.map((s) => s.cost)).toEqual([1, 2, 1, 1, 2, 1]);
    expect(steps.map((s) => s.slowedBy)).toEqual([null, 'hindering', null, null, 'water', null]);
    expect(steps.map((s) => s.provokes)).toEqual([['foe'], [], [], [], [], []]);
    // 1 SP begins the Move Action, 6 points come with it, 2 more for each further SP.
    expect(steps.map((s) => s.sp)).toEqual([1, 0, 0, 0, 1, 0]);
    expect(steps[3]).toMatchObject({ from: [3, 0], to: [4, 0], terrain: 'water', deadly: false });
    const end = ask(g, { ask: 'way', figure: 'rook', path: [[11, 1]] })[0];
    expect(end).toMatchObject({ deadly: true, terrain: 'dangerous' });
  });
});

describe('numbers of an Attack', () => {
  it('names the parts of the roll and what it must beat', () => {
    const g = gameAt(
      ['.h.'],
      [adventurer('rook', [0, 0], { items: ['bow'], effects: ['darkness'] }), combatant('tough', [2, 0])],
    );
    const numbers = ask(g, { ask: 'attackNumbers', attacker: 'rook', target: 'tough' });
    expect(numbers).toMatchObject({ mode: 'ranged', range: 6, dice: ['WHITE', 'PURPLE'], defense: 9, armor: 2 });
    expect(numbers?.roll.map(({ n, of }) => [n, of])).toEqual([
      [-1, 'HINDERING'],
      [-1, 'DARKNESS'],
    ]);
  });
});

describe('what a line would do', () => {
  const cards = {
    disciplines: [
      discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 4 MAGIC DMG.'),
      discipline('rot', 'EXHAUST: Cast a SPELL 6: Inflict WILT.'),
      discipline('blow', 'EXHAUST: Make a Melee ATK with +2 to the Attack roll.'),
    ],
  };
  const forecast = (key: string, target: object = {}) => {
    const g = gameAt(
      ['....'],
      [
        adventurer('rook', [0, 0], { items: ['great-sword'], disciplines: ['bolt', 'rot', 'blow'] }),
        combatant('foe', [1, 0], target),
      ],
      { cards },
    );
    const line = { on: 'card', figure: 'rook', key, n: 0 } as const;
    return {
      g,
      is: ask(g, { ask: 'lineForecast', figure: 'rook', line, target: 'foe' }),
      plain: ask(g, { ask: 'attackOdds', attacker: 'rook', target: 'foe' }),
      spell: ask(g, { ask: 'spellOdds', caster: 'rook', target: 'foe', spell: 6 }),
    };
  };

  it('is for a SPELL its chance, its Damage and its Effects', () => {
    const { is, spell } = forecast('bolt');
    expect(is).toEqual({ does: 'spell', x: 6, affected: spell.affected, damage: 4, effects: [], defeat: 0 });
    expect(forecast('bolt', { damage: 6 }).is).toMatchObject({ defeat: spell.affected });
    expect(forecast('bolt', { effects: ['wilt'] }).is).toMatchObject({ damage: 6 });
    expect(forecast('rot').is).toMatchObject({ damage: 0, effects: ['WILT'] });
    expect(forecast('rot', { immune: ['wilt'] }).is).toMatchObject({ effects: [] });
  });

  it('is for an Attack its odds with the bonuses of the line', () => {
    const { is, plain } = forecast('blow');
    expect(is).toMatchObject({ does: 'attack', mode: 'melee' });
    expect(is?.does === 'attack' && is.hit).toBeGreaterThan(plain.hit);
  });
});

describe('why not', () => {
  it('names for a question the space and the figure that do not answer it', () => {
    const g = gameAt(
      ['.....#', '......'],
      [adventurer('rook', [0, 0], { disciplines: ['bolt'] }), combatant('foe', [5, 1]), combatant('idle', [1, 0])],
      { cards: { disciplines: [discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 4 MAGIC DMG.')] } },
    );
    const why = (wish: Wish) => explainWish(g, { by: 'rook', ...wish }).map((reason) => reason.why);
    expect(why({ kind: 'space', at: [5, 0] })).toEqual(['obstructing']);
    expect(why({ kind: 'space', at: [1, 0] })).toEqual(['occupied']);
    expect(why({ kind: 'space', at: [9, 0] })).toEqual(['noSpace']);
    expect(why({ kind: 'target', target: 'foe' })).toEqual(['notMeant']);
    expect(why({ kind: 'use', card: 'bolt', target: 'foe' })).toContain('outOfSoi');
    expect(why({ kind: 'use', card: 'bolt', target: 'idle' })).not.toContain('outOfSoi');
  });
});
