import { describe, expect, it } from 'vitest';
import { stateFaults } from '../../src/engine';
import type { Frame } from '../../src/engine/state/frames';
import type { Figure, State } from '../../src/engine/state/state';
import { content, placed, playOn, stateOf } from '../stores/game';

const session = placed(4);
playOn(session, 4, (now) => now.ask?.kind === 'dodge');
const sound = stateOf(session);
const rook = (state: State): Figure => state.figures.rook as Figure;

describe('stateFaults', () => {
  it('finds nothing in a position of a game, in the middle of a question and at its end', () => {
    expect(stateFaults(sound, content)).toEqual([]);
    const ended = placed(2);
    playOn(ended, 2);
    expect(stateOf(ended).outcome).not.toBeNull();
    expect(stateFaults(stateOf(ended), content)).toEqual([]);
  });

  const spoilt: [string, (state: State) => void, RegExp][] = [
    [
      'no figures',
      (s) => {
        s.figures = {};
      },
      /figure rook of the order does not exist/,
    ],
    ['a figure outside of the order', (s) => void s.order.shift(), /is not in the order/],
    ['a figure twice in the order', (s) => void s.order.push('rook'), /rook is in the order twice/],
    ['a figure without a base', (s) => void Reflect.deleteProperty(s.bodies, rook(s).body), /rook has no base/],
    [
      'a base off the board',
      (s) => {
        (s.bodies[rook(s).body] as { at: number }).at = 99999;
      },
      /99999, off the board/,
    ],
    [
      'a base over the edge',
      (s) => {
        (s.bodies[rook(s).body] as { size: number[] }).size = [99, 1];
      },
      /does not fit/,
    ],
    [
      'an unknown card',
      (s) => {
        rook(s).card = 'nobody';
      },
      /rook has the card nobody/,
    ],
    [
      'an inherited name as a card',
      (s) => {
        rook(s).card = 'constructor';
      },
      /rook has the card constructor/,
    ],
    [
      'an unknown item',
      (s) => {
        (rook(s).cards[0] as { card: string }).card = 'x';
      },
      /rook uses the \w+ x/,
    ],
    [
      'negative Damage',
      (s) => {
        rook(s).damage = -50;
      },
      /rook has -50 Damage/,
    ],
    [
      'too much Damage',
      (s) => {
        rook(s).damage = 5000;
      },
      /rook has 5000 Damage/,
    ],
    [
      'negative SP',
      (s) => {
        rook(s).sp = -1;
      },
      /rook has -1 SP/,
    ],
    [
      'a token of nothing',
      (s) => {
        rook(s).tokens.vow = 0;
      },
      /rook has 0 vow tokens/,
    ],
    [
      'an empty stack',
      (s) => {
        s.stack = [];
      },
      /what asks the open question is gone/,
    ],
    [
      'an unknown frame',
      (s) => {
        (s.stack[0] as { kind: string }).kind = 'tea';
      },
      /called tea/,
    ],
    [
      'an unknown step',
      (s) => {
        (s.stack[0] as Frame).step = 'tea';
      },
      /has no step tea/,
    ],
    [
      'no way on from the question',
      (s) => s.stack.forEach((f) => void Reflect.deleteProperty(f, 'after')),
      /cannot go on/,
    ],
    [
      'no question',
      (s) => {
        s.ask = null;
      },
      /no question is open/,
    ],
    [
      'a question without options',
      (s) => {
        (s.ask as { options: unknown[] }).options = [];
      },
      /no options/,
    ],
    [
      'a question for nobody',
      (s) => {
        (s.ask as { figure: string }).figure = 'nobody';
      },
      /for nobody, no figure/,
    ],
    [
      'a turn of nobody',
      (s) => {
        s.turn.figure = 'nobody';
      },
      /turn of nobody/,
    ],
    ['a Track entry of nobody', (s) => void s.track.push({ id: 'nobody', acted: false }), /nobody is in the Track/],
    [
      'too little Terrain',
      (s) => {
        s.board.terrain = '..';
      },
      /has Terrain for 2/,
    ],
    ['a part that is not there', (s) => void Reflect.deleteProperty(rook(s), 'effects'), /cannot read it/],
  ];

  it.each(spoilt)('names %s', (_, spoil, words) => {
    const state = structuredClone(sound);
    spoil(state);
    expect(stateFaults(state, content).join('\n')).toMatch(words);
  });
});
