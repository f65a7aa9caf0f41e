import { describe, it } from 'vitest';
import type { PositionInput } from '../scene/position';
import { position } from '../scene/position';

/** A Combatant of a Group that stands beside another one, with one passive line. */
function checked(line: string, neighbour: boolean, dice: string[], total: number): PositionInput {
  const twin = (n: number, column: number) => ({
    id: `twin-${n}`,
    card: 'twin',
    number: n,
    at: [column, 0] as [number, number],
  });
  return {
    packs: ['core'],
    cards: {
      combatants: [
        {
          id: 'twin',
          name: 'Twin',
          kind: 'intelligent',
          hp: 6,
          defense: 8,
          movement: 6,
          dice: ['WHITE'],
          conviction: ['PURPLE'],
          groups: [[1, 2]],
          passives: [{ name: 'Line', text: line }],
          ai: [],
        },
      ],
    },
    board: { map: ['........'] },
    figures: [
      { id: 'remi', card: 'remi', at: [0, 0], sp: 3, disciplines: ['corrosive-ideal'] },
      twin(1, 2),
      ...(neighbour ? [twin(2, 3)] : []),
    ],
    initiative: ['remi', 'twin'],
    turn: 'remi',
    dice,
    play: [{ choose: { kind: 'use', card: 'corrosive-ideal', target: 'twin-1' } }],
    expect: { events: [{ type: 'convictionChecked', figure: 'twin-1', total }] },
  };
}

describe('a {Name} in a line', () => {
  const line = 'When making a Conviction Check, if there is another {Twin} within SOI, +1 to the roll.';
  it('means every figure of the card, whatever its number', () => {
    position(checked(line, true, ['PURPLE 3', 'PURPLE 3'], 4));
  });
  it('means no other figure', () => {
    position(checked(line, false, ['PURPLE 3', 'PURPLE 3'], 3));
  });
});

describe('a re-roll when making a Check', () => {
  it('A1.re-roll.01 is made while its dice lie', () => {
    const line = 'Once per round, when making a Conviction Check, re-roll any of your Conviction dice.';
    position(checked(line, false, ['PURPLE 3', 'PURPLE 1', 'PURPLE 5'], 5));
  });
});
