import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, reject, relic } from '../scene/beside';
import { position } from '../scene/position';

const remi = (at: readonly number[], extra = {}) => figure('remi', at, { items: ['axe'], pack: ['plate'], ...extra });
const zeke = (at: readonly number[], extra = {}) => figure('zeke', at, { items: ['bow'], pack: [], ...extra });
const far = { foe: null, others: [figure('idle-1', [9, 4])] };
const take = (items: string[], pack: string[] = []) => choose('reEquip', { items, pack });

describe('Re-Equip', () => {
  it('A1.std-action.07 A1.standard-action.06 any number of Items, one SP', () => {
    position(
      duel({
        ...far,
        rook: { items: ['sword', 'charm'], pack: ['axe', 'plate', 'boots'], sp: 1 },
        play: [take(['sword', 'axe', 'plate', 'boots'], ['charm'])],
        expect: { figures: { rook: { sp: 0, armor: 2, movement: 7 } }, notOffered: [{ kind: 'reEquip' }] },
      }),
    );
  });

  it('A1.standard-action.07 into and out of the Pack a card stays Exhausted or Flipped', () => {
    const scene = {
      ...far,
      extra: { items: [relic('lamp', 'EXHAUST: HEAL 1.'), relic('bell', 'FLIP: HEAL 1.')] },
      rook: { items: ['lamp', 'bell'], pack: ['charm'], exhausted: ['lamp'], flipped: ['bell'], sp: 2, damage: 5 },
    };
    position(
      duel({
        ...scene,
        play: [
          take(['charm'], ['lamp', 'bell']),
          take(['lamp', 'bell'], ['charm']),
          reject('use', { card: 'lamp' }),
          reject('use', { card: 'bell' }),
        ],
        expect: { figures: { rook: { exhausted: ['lamp'], flipped: ['bell'], sp: 0 } } },
      }),
    );
    // The Refresh Phase takes it upright in the Pack, too.
    position(
      duel({
        ...scene,
        rook: { ...scene.rook, items: ['bell'], pack: ['lamp'], turnsTaken: 1 },
        phase: 'refresh',
        expect: { figures: { rook: { exhausted: [], flipped: ['bell'] } } },
      }),
    );
  });

  it('A1.std-action.08 A1.standard-action.08 from any adjacent Adventurers, equipped or packed, for the one SP', () => {
    const scene = {
      ...far,
      rook: { items: ['sword'], pack: [], sp: 2 },
      others: [...far.others, remi([0, 2]), zeke([1, 1])],
    };
    position(
      duel({
        ...scene,
        play: [take(['axe', 'plate', 'sword'], ['bow'])],
        expect: {
          figures: { rook: { sp: 1, armor: 2 } },
          events: [
            { type: 'itemTaken', figure: 'rook', from: 'remi', card: 'axe' },
            { type: 'itemTaken', figure: 'rook', from: 'remi', card: 'plate' },
            { type: 'itemTaken', figure: 'rook', from: 'zeke', card: 'bow' },
          ],
        },
      }),
    );
    position(
      duel({
        ...scene,
        others: [...far.others, remi([0, 2]), zeke([3, 2])],
        play: [{ reject: { kind: 'reEquip', items: ['sword'], pack: ['bow'] }, why: 'neither' }],
        expect: { figures: { rook: { sp: 2 } } },
      }),
    );
  });

  it('A1.std-action.09 nobody gives anything away', () => {
    position(
      duel({
        ...far,
        rook: { items: ['sword'], pack: ['charm'], sp: 2 },
        others: [...far.others, remi([0, 2])],
        play: [{ reject: { kind: 'reEquip', items: ['sword'], pack: [] }, why: 'must be equipped' }],
        expect: { rejected: 'must be equipped', figures: { rook: { sp: 2 } } },
      }),
    );
  });

  it('A1.std-action.10 who was taken from may re-equip its own Items within that Action, but takes nothing', () => {
    const scene = {
      ...far,
      rook: { items: ['sword'], pack: [], sp: 2 },
      others: [...far.others, remi([0, 2], { items: ['axe'], pack: ['great-sword', 'plate'] })],
    };
    position(
      duel({
        ...scene,
        play: [
          take(['sword', 'axe']),
          { reject: { kind: 'reEquip', items: ['great-sword', 'axe'], pack: ['plate'] }, why: 'neither' },
          take(['great-sword', 'plate']),
        ],
        expect: { figures: { remi: { armor: 2, sp: 3 }, rook: { sp: 1 } }, offered: [{ kind: 'endTurn' }] },
      }),
    );
    // Of an Action that takes nothing nobody else has anything.
    position(duel({ ...scene, play: [take(['sword'])], expect: { offered: [{ kind: 'endTurn' }] } }));
  });

  it('A1.std-action.06 an Encounter Action costs 1 SP: what a rule offers, or a Loot token', () => {
    const scene = {
      ...far,
      encounter: encounter({
        rules: [{ name: 'Well', text: 'As an Encounter Action, an Adventurer may HEAL 1.' }],
        texts: { loot: { blue: ['Gain 5 Gold'] } },
      }),
      board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] }] },
    };
    position(
      duel({
        ...scene,
        rook: { sp: 2, damage: 2 },
        play: [choose('encounter', { rule: 'Well' }), choose('encounter', { token: 'chest' })],
        expect: { figures: { rook: { sp: 0, damage: 1 } }, gold: 5 },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { sp: 0, damage: 2 },
        play: [reject('encounter', { rule: 'Well' }), reject('encounter', { token: 'chest' })],
        expect: { figures: { rook: { damage: 2 } } },
      }),
    );
  });
});
