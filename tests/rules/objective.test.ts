import { describe, it } from 'vitest';
import { runPosition } from '../../src/sim/position';
import { choose, duel, encounter, figure, MAP, type Scene } from '../scene/beside';
import { position } from '../scene/position';

const token = (color: string, at: number[]) => ({ id: `goal-${color}`, kind: 'objective', color, at });
const texts = {
  objective: { blue: ['Gain 10 Gold'], red: ['Gain 3 Gold'], green: ['Gain 50 Gold'] },
  loot: { blue: ['Read {Green Objective}'] },
};
const rule = (text: string) => encounter({ texts, rules: [{ name: 'Goals', text }] });
const BESIDE = 'When an Adventurer is adjacent to a {Blue Objective} token, read {Blue Objective}.';

/** Rook walks on a board with a blue and a red Objective, the opponent stands aside. */
function goals(text: string, scene: Scene = {}) {
  return duel({
    foeIs: { at: [11, 4] },
    board: { map: MAP, tokens: [token('blue', [4, 2]), token('red', [1, 0]), token('green', [0, 4])] },
    encounter: rule(text),
    ...scene,
  });
}
const walk = (...path: number[][]) => choose('move', { to: path.at(-1), path });

describe('Objective tokens', () => {
  it('A1.objective.01 A1.objective.02 A1.objective.04 A1.objective.05 when the Encounter says so, of itself, with the text of its colour; then the turn goes on', () => {
    position(
      goals(BESIDE, {
        play: [walk([2, 2], [3, 2], [3, 3])],
        expect: {
          gold: 10,
          events: [
            { type: 'moved', to: [3, 2] },
            { type: 'tokenActivated', kind: 'objective', colour: 'blue', figure: 'rook' },
            { type: 'goldGained', amount: 10 },
            { type: 'moved', to: [3, 3] },
          ],
          offered: [{ kind: 'endTurn' }, { kind: 'move' }],
        },
      }),
    );
    position(goals(BESIDE, { play: [walk([2, 2])], expect: { gold: 0, noEvents: [{ type: 'tokenActivated' }] } }));
  });

  it('A1.objective.03 any condition: a space entered, a Combatant Defeated', () => {
    const legend = { h: { terrain: 'normal', name: 'Hall' } };
    position(
      goals('When an Adventurer enters {Hall}, read {Red Objective}.', {
        board: { map: ['............', '............', '..h.........', '............', '............'], legend },
        play: [walk([2, 2])],
        expect: { gold: 3 },
      }),
    );
    position(
      goals('When {Tough} is Defeated, read {Red Objective}.', {
        others: [figure('tough-1', [2, 2], { damage: 29 })],
        dice: ['WHITE 7', 'PURPLE 7'],
        play: [choose('attack', { target: 'tough-1' })],
        expect: {
          gold: 3,
          events: [
            { type: 'defeated', figure: 'tough-1' },
            { type: 'tokenActivated', colour: 'red' },
          ],
        },
      }),
    );
  });

  it('A1.objective.06 it is not discarded, and its text is not resolved again', () => {
    position(
      goals(BESIDE, {
        play: [walk([2, 2], [3, 2], [3, 3]), walk([4, 3])],
        expect: { gold: 10, noEvents: [{ type: 'tokenDiscarded' }] },
      }),
    );
  });

  it('A1.objective.07 one without a condition only by the hidden text of another token', () => {
    const chest = { id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] };
    position(
      goals(BESIDE, {
        rook: { at: [0, 3] },
        board: { map: MAP, tokens: [token('green', [0, 4]), chest] },
        play: [choose('encounter', { token: 'chest' })],
        expect: {
          gold: 50,
          events: [
            { type: 'tokenActivated', kind: 'loot' },
            { type: 'tokenActivated', colour: 'green' },
          ],
        },
      }),
    );
    position(
      goals(BESIDE, {
        rook: { at: [0, 3] },
        board: { map: MAP, tokens: [token('green', [0, 4]), chest] },
        play: [walk([0, 2], [0, 3])],
        expect: { gold: 0 },
      }),
    );
  });
});

describe('hidden text', () => {
  const chest = { id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] };
  const scene = (text: string, play: Scene['play']) =>
    runPosition({
      format: 'position/1',
      name: 'hidden',
      ...goals('At the start of each round, each opponent has +1 Defense.', {
        board: { map: MAP, tokens: [chest] },
        encounter: encounter({
          texts: { loot: { blue: [text] }, card: { UM3: ['Gain 41 Gold'], UM4: ['Gain 7 Gold'] } },
        }),
        play,
      }),
    });
  const seen = (result: ReturnType<typeof scene>) => JSON.stringify([result.view, result.events, result.open]);

  it('A1.hidden.01 what a token hides is told by no view, event or option before it is read', ({ expect }) => {
    expect(seen(scene('Gain 43 Gold', []))).not.toContain('43');
    const read = scene('Gain 43 Gold', [choose('encounter', { token: 'chest' })]);
    expect(read.differences).toEqual([]);
    expect(seen(read)).toContain('43');
  });

  it('A1.hidden.02 a Hidden Card is found by its code and revealed only when that is said', ({ expect }) => {
    const revealed = scene('Reveal {UM3}', [choose('encounter', { token: 'chest' })]);
    expect(revealed.differences).toEqual([]);
    expect(revealed.events).toContainEqual(expect.objectContaining({ type: 'cardRevealed', card: 'UM3' }));
    expect(revealed.events).toContainEqual(expect.objectContaining({ type: 'goldGained', amount: 41 }));
    expect(revealed.events).not.toContainEqual(expect.objectContaining({ type: 'goldGained', amount: 7 }));
    expect(seen(scene('Reveal {UM3}', []))).not.toContain('41');
  });
});
