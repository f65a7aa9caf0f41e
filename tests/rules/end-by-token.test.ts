import { it } from 'vitest';
import { choose, duel, encounter, type Fields, figure, MAP } from '../scene/beside';
import { position } from '../scene/position';

it('A1.end-condition.02 A1.current.12 a token that a Current carries into the Terrain named meets it at once', () => {
  const bomb = { id: 'bug-bomb', name: 'Bug Bomb', abilities: [] };
  const carried = (map: string, parts: Fields, expected: object) =>
    position(
      duel({
        rook: { at: [1, 2] },
        foe: null,
        others: [figure('idle-1', [9, 2])],
        board: {
          map: [map, ...MAP.slice(1)],
          currents: [
            {
              spaces: [
                [0, 0],
                [1, 0],
                [2, 0],
              ],
              direction: 'east',
              move: 2,
            },
          ],
          tokens: [{ id: 'thing', kind: 'bug-bomb', at: [1, 0] }],
        },
        encounter: encounter(parts),
        extra: { tokens: [bomb] },
        tracks: Array(3).fill(['rook', 'idle']),
        play: [choose('endTurn')],
        expect: expected,
      }),
    );
  const boom = { win: [{ id: 'boom', if: 'A {Bug Bomb} token enters DANGEROUS terrain' }] };
  carried('~~~x........', boom, { outcome: 'won', events: [{ type: 'tokenMoved' }, { type: 'encounterEnded' }] });
  carried('~~~.........', boom, { outcome: null, round: 2 });
  const rule = {
    lose: [{ id: 'boom', if: 'All Adventurers are Defeated' }],
    rules: [{ name: 'Fuse', text: 'When a {Bug Bomb} token enters DANGEROUS terrain, lose {boom}.' }],
  };
  carried('~~~x........', rule, { outcome: 'lost' });
  carried('~~~.........', rule, { outcome: null, round: 2 });
});
