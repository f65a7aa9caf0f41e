import { describe, expect, it } from 'vitest';
import { draw, givenDraw, rollDice, rollFace, shuffle } from '../../../src/engine/dice/random';
import type { Game } from '../../../src/engine/game';

const game = (random: object = {}): Game =>
  ({ state: { random: { seed: 7, streams: {}, dice: null, draws: {}, tracks: [], ...random } } }) as unknown as Game;
const again = (g: Game): Game => JSON.parse(JSON.stringify(g));

describe('seeded streams', () => {
  it('give the same dice for the same seed, and others for another seed or stream', () => {
    const rolls = (g: Game, stream: string) => Array.from({ length: 20 }, () => rollFace(g, stream, 'WHITE'));
    expect(rolls(game(), 'attack/rook')).toEqual(rolls(game(), 'attack/rook'));
    expect(rolls(game(), 'attack/rook')).not.toEqual(rolls(game({ seed: 8 }), 'attack/rook'));
    expect(rolls(game(), 'attack/rook')).not.toEqual(rolls(game(), 'attack/zeke'));
  });

  it('do not change one another', () => {
    const alone = game();
    const mixed = game();
    const first = [rollFace(alone, 'a', 'WHITE'), rollFace(alone, 'a', 'WHITE'), rollFace(alone, 'a', 'WHITE')];
    const second = [rollFace(mixed, 'a', 'WHITE')];
    rollDice(mixed, 'b', ['BLACK', 'WHITE']);
    second.push(rollFace(mixed, 'a', 'WHITE'), rollFace(mixed, 'a', 'WHITE'));
    expect(second).toEqual(first);
  });

  it('go on after the state was saved as JSON', () => {
    const g = game();
    rollDice(g, 'a', ['WHITE', 'PURPLE']);
    const loaded = again(g);
    const roll = (x: Game) => rollDice(x, 'a', Array(12).fill('PURPLE'));
    expect(roll(loaded)).toEqual(roll(g));
  });

  it('show every face about equally often', () => {
    const g = game();
    const seen = Array(6).fill(0);
    for (const face of rollDice(g, 'a', Array(6000).fill('WHITE'))) seen[face]++;
    for (const n of seen) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('shuffle into every order, and leave the list as it is', () => {
    const g = game();
    const list = ['a', 'b', 'c'];
    const orders = new Set(Array.from({ length: 100 }, () => shuffle(g, 'track', list).join('')));
    expect(orders.size).toBe(6);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});

describe('dice given beforehand', () => {
  it('are used up in order, within a roll in any order', () => {
    const g = game({ dice: ['PURPLE 3', 'WHITE 6', 'BLACK skull', 'WHITE 2', 'WHITE 7'] });
    expect(rollDice(g, 'x', ['WHITE', 'PURPLE'])).toEqual([4, 2]);
    expect(rollDice(g, 'x', ['BLACK'])).toEqual([5]);
    expect(rollDice(g, 'x', ['WHITE', 'WHITE'])).toEqual([0, 5]);
    expect(g.state.random.dice).toEqual([]);
    expect(g.state.random.streams).toEqual({});
  });

  it('must be enough, of the right die and a face of it', () => {
    expect(() => rollDice(game({ dice: ['WHITE 6'] }), 'x', ['WHITE', 'PURPLE'])).toThrow('are used up');
    expect(() => rollDice(game({ dice: [] }), 'x', ['WHITE'])).toThrow('are used up');
    expect(() => rollDice(game({ dice: ['WHITE 6', 'WHITE 5'] }), 'x', ['WHITE', 'PURPLE'])).toThrow('do not fit');
    expect(() => rollDice(game({ dice: ['WHITE 1'] }), 'x', ['WHITE'])).toThrow('do not fit');
  });
});

describe('draws', () => {
  it('take what was given beforehand, then go on at random', () => {
    const g = game({ draws: { loot: ['c', 'A'] } });
    const list = ['a', 'b', 'c'];
    expect([draw(g, 'loot', list), draw(g, 'loot', list)]).toEqual(['c', 'a']);
    const rest = new Set(Array.from({ length: 60 }, () => draw(g, 'loot', list)));
    expect([...rest].sort()).toEqual(list);
    expect(givenDraw(g, 'loot')).toBeNull();
  });

  it('refuse a given draw that is not there, and an empty list', () => {
    expect(() => draw(game({ draws: { loot: ['z'] } }), 'loot', ['a'])).toThrow('is none of a');
    expect(() => draw(game(), 'loot', [])).toThrow('Nothing is left');
  });
});
