import { describe, it } from 'vitest';
import { choose, duel, figure, MAP, relic, type Scene, struck } from '../scene/beside';
import { position, type StepInput } from '../scene/position';

const off = (wish: Record<string, unknown>, why: string): StepInput => ({ reject: wish, why });
/** In Rook's Action Phase the wish is refused for this reason. */
const refuses = (scene: Scene, wish: Record<string, unknown>, why: string): void =>
  position(duel({ until: 'question', ...scene, play: [...(scene.play ?? []), off(wish, why)] }));

describe('why not?', () => {
  it('A1.los.03 A1.los.06 A1.elevation.03 an Attack: what blocks its line', () => {
    const shot = (board: Scene['board'], others: Scene['others'], why: string) =>
      refuses(
        {
          rook: { items: ['bow'] },
          foe: null,
          others: [figure('idle-1', [4, 2]), ...(others ?? [])],
          board: { map: MAP, ...board },
        },
        { kind: 'attack', target: 'idle-1' },
        why,
      );
    const row = (middle: string) => ['............', '............', middle, '............', '............'];
    shot({ map: row('...#........') }, [], 'Obstructing Terrain is in the way');
    shot({}, [figure('tough-1', [3, 2])], 'an opponent is in the way');
    shot(
      { elevation: ['111111111111', '111111111111', '111311111111', '111111111111', '111111111111'] },
      [],
      'Elevation',
    );
  });

  it('A1.ability.09 A1.ability.10 A1.passive.01 A1.follow-up.02 a line: its moment is another', () => {
    const items = [
      relic('still', 'PASSIVE: +1 Defense.'),
      relic('after', 'FU, 1 SP: PUSH 1.'),
      relic('when', 'EXHAUST: When an Attack hits you, Gain 1 SP.'),
      relic('act', '0 SP: Gain 1 VOW token.'),
    ];
    const scene: Scene = { rook: { items: ['sword', 'still', 'after', 'when', 'act'] }, extra: { items } };
    refuses(scene, { kind: 'use', card: 'still' }, 'all the time');
    refuses(scene, { kind: 'use', card: 'after' }, 'follows an Attack');
    refuses(scene, { kind: 'use', card: 'when' }, 'step of an Attack');
    const walk = choose('attack', { target: 'idle-1' });
    refuses({ ...scene, play: [walk] }, { kind: 'use', card: 'act' }, 'under way');
  });

  it('A1.effect-token.05 A1.effect-token.06 A1.effect-token.04 a line: what Disease takes from it', () => {
    const line = (text: string, why: string) =>
      refuses(
        {
          rook: { items: ['balm'], damage: 3, effects: ['disease', 'poison'] },
          extra: { items: [relic('balm', text)] },
        },
        { kind: 'use', card: 'balm' },
        why,
      );
    line('0 SP: HEAL 3.', 'removes no Damage');
    line('0 SP: Remove POISON.', 'removes no other Effect');
    line('0 SP: Gain BARRIER.', 'no Positive Effect');
  });

  it('A1.dodge.10 A1.counter.01 A1.empower.02 Standard Abilities outside an Attack', () => {
    refuses({}, { kind: 'dodge' }, 'No Attack is made on it');
    refuses({}, { kind: 'counter' }, 'No Attack is made on it');
    refuses({}, { kind: 'empower' }, 'before the dice');
  });

  it('A1.dodge.12 A1.counter.03 A1.counter.02 DODGE and COUNTER in an Attack on the figure', () => {
    const thorn = relic('thorn', 'EXHAUST: When you are the target of an Attack, Gain 1 VOW token.');
    const asked = (rook: Scene['rook'], wish: Record<string, unknown>, why: string) =>
      position(
        struck({
          rook: { items: ['thorn'], ...rook },
          extra: { items: [thorn] },
          play: [off(wish, why)],
          until: 'question',
        }),
      );
    asked({ sp: 0 }, { kind: 'dodge', by: 'rook' }, 'It costs 1 SP; 0 left');
    asked({ sp: 0 }, { kind: 'counter', by: 'rook' }, 'step 6e');
    asked({ sp: 5, effects: ['darkness'] }, { kind: 'dodge', by: 'rook' }, 'Darkness');
  });
});
