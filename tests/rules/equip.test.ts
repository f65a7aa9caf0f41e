import { describe, expect, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, reject, relic, weapon } from '../scene/beside';
import { position } from '../scene/position';

const typed = (type: string, ...ids: string[]) => ids.map((id) => ({ ...relic(id), type }));
const extra = {
  items: [
    ...typed('armor', 'vest', 'robe'),
    ...typed('core', 'ruby', 'opal'),
    ...typed('accessory', 'cape', 'belt'),
    ...typed('relic', 'bone', 'feather', 'skull', 'horn'),
    ...typed('consumable', 'tonic', 'elixir', 'draught', 'brew'),
  ],
};

/** Rook, with these Items in his Pack or on him, may Re-Equip to `allowed` but to none of `refused`. */
function limits(items: string[], pack: string[], allowed: string[], ...refused: string[][]) {
  const all = [...items, ...pack];
  const rest = (chosen: string[]) => all.filter((id) => !chosen.includes(id));
  position(
    duel({
      extra,
      foe: null,
      rook: { items, pack },
      play: [
        ...refused.map((set) => reject('reEquip', { items: set, pack: rest(set) })),
        choose('reEquip', { items: allowed, pack: rest(allowed) }),
      ],
      expect: { figures: { rook: { sp: 4 } } },
    }),
  );
}

describe('limits of equipment', () => {
  it('A1.equip.02 Weapons of at most 2 hands', () => {
    limits(['sword'], ['axe', 'great-sword'], ['sword', 'axe'], ['sword', 'great-sword'], ['axe', 'great-sword']);
    limits(['sword'], ['axe', 'great-sword'], ['great-sword'], ['sword', 'axe', 'great-sword']);
    limits(['sword'], ['axe', 'knife'], ['axe', 'knife'], ['sword', 'axe', 'knife']);
  });

  it('A1.equip.04 A1.equip.05 A1.equip.06 one Armor, one Core, one Accessory', () => {
    limits(['vest'], ['robe'], ['robe'], ['vest', 'robe']);
    limits(['ruby'], ['opal'], ['opal'], ['ruby', 'opal']);
    limits(['cape'], ['belt'], ['belt'], ['cape', 'belt']);
    limits(['vest', 'cape'], ['ruby'], ['vest', 'ruby', 'cape']);
    const shine = { id: 'shine', name: 'Shine', fits: ['armor', 'core'], stats: { armor: 1 }, abilities: [] };
    const upgraded = (card: string, upgrades: string[]) =>
      position(
        duel({
          extra: { ...extra, upgrades: [shine] },
          rook: { items: ['vest', 'ruby'], upgrades: { [card]: upgrades } },
          expect: { figures: { rook: { armor: 1 } } },
        }),
      );
    for (const card of ['vest', 'ruby']) {
      upgraded(card, ['shine']);
      expect(() => upgraded(card, ['shine', 'shine'])).toThrow(/upgrade/i);
    }
  });

  it('A1.equip.07 A1.equip.08 A1.pack.03 three Relics and three Consumables, those in the Pack not counted', () => {
    limits(['bone', 'feather', 'skull'], ['horn'], ['feather', 'skull', 'horn'], ['bone', 'feather', 'skull', 'horn']);
    limits(
      ['tonic', 'elixir', 'draught'],
      ['brew'],
      ['elixir', 'draught', 'brew'],
      ['tonic', 'elixir', 'draught', 'brew'],
    );
    limits(['tonic', 'elixir', 'draught'], ['brew', 'potion', 'salve'], ['brew', 'potion', 'salve']);
  });

  it('A1.equip.11 not two Relics of one name, equipped and in the Pack together', () => {
    const take = (items: string[], pack: string[]) => ({ items, pack });
    position(
      duel({
        extra,
        foe: null,
        rook: { items: ['bone'] },
        others: [figure('zeke', [1, 1], { items: ['bone', 'tonic'], pack: ['feather'] })],
        play: [
          reject('reEquip', take(['bone', 'bone'], [])),
          reject('reEquip', take(['bone'], ['bone'])),
          choose('reEquip', take(['bone', 'feather'], ['tonic'])),
        ],
        expect: { figures: { rook: { sp: 4 } } },
      }),
    );
  });

  it('A1.equip.12 illegal Weapons end the Action and Ability at once and are put away', () => {
    const claw = weapon('claw', {
      abilities: ['FLIP: Gain 1 VOW token, THEN HEAL 2.'],
      back: { hands: 2, icon: 'melee', dice: ['WHITE', 'PURPLE'], abilities: [] },
    });
    const scene = (other: string[]) => ({ rook: { items: ['claw', ...other], damage: 5 }, extra: { items: [claw] } });
    position(
      duel({
        ...scene(['axe']),
        play: [
          choose('use', { card: 'claw' }),
          reject('endTurn'),
          reject('reEquip', { items: ['claw', 'axe'], pack: [] }),
          choose('reEquip', { items: ['claw'], pack: ['axe'] }),
        ],
        expect: { figures: { rook: { damage: 5, tokens: {}, sp: 5 } }, offered: [{ kind: 'endTurn' }] },
      }),
    );
    position(
      duel({
        ...scene([]),
        play: [choose('use', { card: 'claw' })],
        expect: { figures: { rook: { damage: 3, tokens: { vow: 1 } } } },
      }),
    );
  });

  it('A1.pack.01 A1.re-equip.10 the Pack holds 3 Items, and all limits hold after the Re-Equip', () => {
    position(
      duel({
        extra,
        foe: null,
        rook: { items: ['bone', 'feather', 'skull', 'tonic'], pack: [] },
        play: [
          reject('reEquip', { items: [], pack: ['bone', 'feather', 'skull', 'tonic'] }),
          choose('reEquip', { items: ['tonic'], pack: ['bone', 'feather', 'skull'] }),
        ],
        expect: { figures: { rook: { sp: 4 } } },
      }),
    );
  });
});

describe('Re-Equip', () => {
  const ring = relic('ring', 'EXHAUST: HEAL 1.');

  it('A1.re-equip.02 Items are equipped from the Pack and Stored into it, any number for 1 SP', () => {
    position(
      duel({
        extra,
        rook: { items: ['sword', 'bone'], pack: ['great-sword', 'vest'] },
        play: [
          choose('reEquip', { items: ['great-sword', 'vest'], pack: ['sword', 'bone'] }),
          choose('attack', { target: 'idle-1' }),
        ],
        dice: ['WHITE 6', 'PURPLE 7'],
        expect: { figures: { rook: { sp: 2 }, 'idle-1': { damage: 6 } } },
      }),
    );
  });

  it('A1.re-equip.03 A1.re-equip.04 an Adventurer takes Items from adjacent ones and gives none', () => {
    const scene = {
      extra: { items: [...extra.items, ring] },
      foe: null,
      rook: { items: ['bone'], damage: 3 },
    };
    const take = choose('reEquip', { items: ['bone', 'ring'], pack: [] });
    position(
      duel({
        ...scene,
        others: [figure('zeke', [2, 1], { items: ['ring'] })],
        play: [take, choose('use', { card: 'ring' })],
        expect: { figures: { rook: { sp: 4, damage: 2 } } },
      }),
    );
    const apart = [figure('zeke', [3, 2], { items: ['ring'] })];
    position(duel({ ...scene, others: apart, play: [reject('reEquip', { items: ['bone', 'ring'], pack: [] })] }));
    position(
      duel({
        ...scene,
        others: [figure('zeke', [2, 1], { items: [], pack: ['feather'], sp: 3 })],
        play: [
          choose('reEquip', { items: ['feather'], pack: ['bone'] }),
          reject('reEquip', { items: ['bone'], pack: [] }),
        ],
        expect: { figures: { rook: { sp: 4 } } },
      }),
    );
  });

  it('A1.re-equip.07 A1.pack.04 what goes into the Pack stays Exhausted, Flipped and Used', () => {
    const lines = ['EXHAUST: HEAL 1.', 'PER ENCOUNTER: HEAL 1.'];
    const coin = { ...relic('coin', 'FLIP: HEAL 1.'), back: { abilities: ['PASSIVE: +1 Defense.'] } };
    position(
      duel({
        foe: null,
        extra: { items: [relic('ring', ...lines), coin] },
        rook: { items: ['ring', 'coin'], damage: 9 },
        play: [
          choose('use', { card: 'ring', ability: 0 }),
          choose('use', { card: 'ring', ability: 1 }),
          choose('use', { card: 'coin' }),
          choose('reEquip', { items: [], pack: ['ring', 'coin'] }),
          choose('reEquip', { items: ['ring', 'coin'], pack: [] }),
          reject('use', { card: 'ring' }),
          reject('use', { card: 'coin' }),
        ],
        expect: {
          figures: { rook: { sp: 3, damage: 6, exhausted: ['ring'], used: ['ring.1'], flipped: ['coin'], defense: 8 } },
        },
      }),
    );
  });

  it('A1.re-equip.08 A1.pack.05 cards in the Pack Un-Exhaust, Un-Flip and lose Used tokens like any other', () => {
    const lines = ['EXHAUST: HEAL 1.', 'PER ENCOUNTER: HEAL 1.'];
    const coin = { ...relic('coin', 'FLIP: HEAL 1.'), back: { abilities: [] } };
    const scene = {
      extra: { items: [relic('ring', ...lines), coin] },
      rook: { items: [], pack: ['ring', 'coin'], exhausted: ['ring'], used: ['ring.1'], flipped: ['coin'] },
      foeIs: { at: [9, 2] },
    };
    position(
      duel({
        ...scene,
        round: 2,
        phase: 'start',
        expect: { figures: { rook: { exhausted: [], used: ['ring.1'], flipped: ['coin'] } } },
      }),
    );
    position(
      duel({
        ...scene,
        board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 1] }] },
        encounter: encounter({ texts: { loot: { blue: ['Restore'] } } }),
        play: [choose('encounter', { token: 'chest' })],
        expect: { figures: { rook: { exhausted: [], flipped: [] } } },
      }),
    );
    position(
      duel({
        ...scene,
        turn: 'setup',
        encounter: encounter(),
        board: undefined,
        initiative: undefined,
        figures: [figure('rook', null, scene.rook), figure('idle-1', [9, 2])],
        expect: { figures: { rook: { exhausted: [], used: [], flipped: ['coin'] } } },
      }),
    );
  });
});
