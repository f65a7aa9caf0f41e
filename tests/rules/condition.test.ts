import { describe, it } from 'vitest';
import { choose, discipline, duel, encounter, MAP, reject, relic, type Scene, weapon } from '../scene/beside';
import { position } from '../scene/position';

/** Rook with a Relic of these lines in place of his Sword; the opponent is out of everybody's reach. */
function holding(lines: string[], { rook, extra, ...scene }: Scene) {
  position(
    duel({
      foeIs: { at: [10, 2] },
      rook: { items: ['gem'], damage: 8, ...rook },
      extra: { ...extra, items: [relic('gem', ...lines), ...(extra?.items ?? [])] },
      ...scene,
    }),
  );
}

const useGem = choose('use', { card: 'gem', ability: 0 });
const noGem = reject('use', { card: 'gem', ability: 0 });

describe('Conditions', () => {
  it('A1.condition.01 A1.ability.02 A1.ability.04 an Ability is used only when every one of its Conditions is met', () => {
    const lines = ['EXHAUST, 2 SP: Another ally within SOI HEALS 2.'];
    const near = [{ id: 'zeke', card: 'zeke', at: [4, 2], damage: 5 }] as const;
    const far = [{ id: 'zeke', card: 'zeke', at: [7, 2], damage: 5 }] as const;
    holding(lines, {
      others: near,
      rook: { sp: 2 },
      play: [choose('use', { card: 'gem', target: 'zeke' })],
      expect: { figures: { rook: { sp: 0, exhausted: ['gem'] }, zeke: { damage: 3 } } },
    });
    holding(lines, { others: near, rook: { sp: 1 }, play: [noGem] });
    holding(lines, { others: near, rook: { sp: 5, exhausted: ['gem'] }, play: [noGem] });
    holding(lines, { others: far, rook: { sp: 5 }, play: [noGem] });
  });

  it('A1.condition.02 A1.ability.05 costs, in the text too, are paid before the Ability takes effect', () => {
    holding(['EXHAUST, 1 SP: HEAL 2.'], {
      play: [useGem],
      expect: {
        events: [{ type: 'spSpent' }, { type: 'healed', figure: 'rook', amount: 2 }],
        figures: { rook: { sp: 4, damage: 6 } },
      },
    });
    holding(['EXHAUST, 1 SP: HEAL 2.'], {
      play: [useGem],
      expect: { events: [{ type: 'cardExhausted' }, { type: 'healed', figure: 'rook' }] },
    });
    const lines = ['EXHAUST: Deal yourself 2 IRREDUCIBLE DMG to HEAL 5.'];
    holding(lines, {
      play: [useGem, choose('yes')],
      expect: {
        events: [
          { type: 'damageDealt', target: 'rook', amount: 2, damageType: 'IRREDUCIBLE' },
          { type: 'healed', figure: 'rook', amount: 5 },
        ],
        figures: { rook: { damage: 5 } },
      },
    });
    holding(['EXHAUST: If you have 9 or more Damage, HEAL 5.'], { rook: { damage: 8 }, play: [noGem] });
    holding(['EXHAUST: If you have 9 or more Damage, HEAL 5.'], {
      rook: { damage: 9 },
      play: [useGem],
      expect: { figures: { rook: { damage: 4 } } },
    });
  });

  it('A1.condition-tag.02 A1.item-card.10 DISCARD costs the card: a Consumable is used once', () => {
    const extra = { items: [{ ...relic('tonic', 'DISCARD: HEAL 3.'), type: 'consumable' }] };
    holding([], {
      extra,
      rook: { items: ['tonic'] },
      play: [choose('use', { card: 'tonic' }), reject('use', { card: 'tonic' })],
      expect: { figures: { rook: { damage: 5, exhausted: [], flipped: [], used: [] } } },
    });
    holding([], {
      extra,
      rook: { items: ['tonic'] },
      play: [choose('use', { card: 'tonic' }), reject('reEquip', { items: ['tonic'], pack: [] })],
    });
  });

  it('A1.condition-tag.03 A1.exhaust.02 EXHAUST Exhausts the card, which then has no EXHAUST Ability to use', () => {
    holding(['EXHAUST: HEAL 2.', 'EXHAUST: HEAL 1.', '1 SP: HEAL 1.'], {
      play: [useGem, noGem, reject('use', { card: 'gem', ability: 1 }), choose('use', { card: 'gem', ability: 2 })],
      expect: { figures: { rook: { exhausted: ['gem'], damage: 5, sp: 4 } } },
    });
  });

  it('A1.condition-tag.05 A1.passive.01 A1.passive.05 A1.exhaust.03 PASSIVE bonuses and dice stay while the card is Exhausted', () => {
    const extra = { items: [weapon('flail', { abilities: ['PASSIVE: +2 Defense.', 'EXHAUST: HEAL 1.'] })] };
    const helm = discipline('helm', 'PASSIVE: +1 PHYSICAL DMG to your Attacks.', 'EXHAUST: HEAL 1.');
    for (const exhausted of [[], ['helm', 'flail']]) {
      position(
        duel({
          rook: { items: ['flail'], disciplines: ['helm'], exhausted },
          extra: { ...extra, disciplines: [helm] },
          play: [choose('attack', { target: 'idle-1' })],
          dice: ['WHITE 6', 'PURPLE 3'],
          expect: { figures: { rook: { defense: 9, exhausted }, 'idle-1': { damage: 3 } } },
        }),
      );
    }
    position(
      duel({
        rook: { items: ['sword'] },
        play: [choose('attack', { target: 'idle-1' })],
        dice: ['WHITE 6', 'PURPLE 3'],
        expect: { figures: { rook: { defense: 7 }, 'idle-1': { damage: 2 } } },
      }),
    );
    // Icons, and what costs no EXHAUST.
    const hauberk = {
      ...relic('hauberk', 'EXHAUST: HEAL 1.', '1 SP: HEAL 2.'),
      type: 'armor',
      stats: { armor: 2, hp: 2 },
    };
    position(
      duel({
        rook: { items: ['hauberk'], exhausted: ['hauberk'], sp: 2, damage: 5 },
        extra: { items: [hauberk] },
        play: [reject('use', { card: 'hauberk', ability: 0 }), choose('use', { card: 'hauberk', ability: 1 })],
        expect: { figures: { rook: { armor: 2, hp: 16, sp: 1, damage: 3, exhausted: ['hauberk'] } } },
      }),
    );
  });

  it('A1.condition-tag.06 PER ENCOUNTER is used once in an Encounter, in later rounds neither', () => {
    holding(['PER ENCOUNTER: HEAL 2.', 'PER ENCOUNTER: HEAL 1.'], {
      play: [useGem, noGem, choose('endTurn'), noGem, choose('use', { card: 'gem', ability: 1 })],
      expect: { round: 2, figures: { rook: { damage: 5, used: ['gem.0', 'gem.1'] } } },
    });
  });

  it('A1.exhaust.04 A1.flip.02 a Restore Un-Exhausts and Un-Flips; without it cards stay Flipped', () => {
    const twoFace = { ...relic('two-face', 'FLIP: HEAL 2.'), back: { abilities: ['PASSIVE: +1 Defense.'] } };
    const scene = {
      extra: { items: [twoFace, relic('hand', 'EXHAUST: HEAL 1.')] },
      rook: {
        items: ['two-face', 'hand'],
        pack: ['gem'],
        exhausted: ['hand'],
        flipped: ['two-face', 'gem'],
        damage: 8,
      },
    };
    holding(['FLIP: HEAL 1.'], {
      ...scene,
      board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 1] }] },
      encounter: encounter({ texts: { loot: { blue: ['Restore'] } } }),
      play: [choose('encounter', { token: 'chest' })],
      expect: { figures: { rook: { exhausted: [], flipped: [], damage: 0, defense: 7 } } },
    });
    holding(['FLIP: HEAL 1.'], {
      ...scene,
      play: [choose('endTurn')],
      expect: { round: 2, figures: { rook: { exhausted: [], flipped: ['two-face', 'gem'], defense: 8 } } },
    });
  });
});

describe('FLIP', () => {
  it('A1.flip.01 A1.condition-tag.04 FLIP turns the card: only its back counts from then on', () => {
    holding([], {
      extra: {
        items: [
          {
            ...relic('coin', 'FLIP: HEAL 2.', 'PASSIVE: +3 Defense.'),
            back: { abilities: ['EXHAUST: HEAL 3.', 'PASSIVE: +1 Movement.'] },
          },
        ],
      },
      rook: { items: ['coin'] },
      play: [
        choose('use', { card: 'coin', ability: 0 }),
        choose('use', { card: 'coin', ability: 0 }),
        reject('use', { card: 'coin' }),
      ],
      expect: {
        figures: { rook: { flipped: ['coin'], exhausted: ['coin'], damage: 3, defense: 7, movement: 7 } },
        events: [{ type: 'cardFlipped' }, { type: 'healed', amount: 2 }, { type: 'healed', amount: 3 }],
      },
    });
  });

  it('A1.flip.03 A1.discipline.04 a Flipped Discipline cannot be used at all', () => {
    const lines = ['FLIP: HEAL 2.', 'PASSIVE: +1 Defense.', '1 SP: HEAL 1.'];
    const extra = { disciplines: [{ ...discipline('stance', ...lines), stats: { armor: 1 } }] };
    holding([], {
      extra,
      rook: { disciplines: ['stance'] },
      expect: {
        figures: { rook: { defense: 8, armor: 1 } },
        offered: [0, 2].map((ability) => ({ kind: 'use', card: 'stance', ability })),
      },
    });
    holding([], {
      extra,
      rook: { disciplines: ['stance'] },
      play: [choose('use', { card: 'stance', ability: 0 })],
      expect: {
        figures: { rook: { defense: 7, armor: 0, damage: 6 } },
        notOffered: [{ kind: 'use', card: 'stance' }],
      },
    });
  });

  it('A1.flip.04 a Flipped Weapon, Armor, Core or Relic is used by what its back prints', () => {
    const back = { hands: 1, icon: 'melee', dice: ['RED'], abilities: ['EXHAUST: HEAL 1.'] };
    const items = [
      weapon('blade', { dice: ['WHITE'], back }),
      { ...relic('shell'), type: 'armor', stats: { armor: 2 }, back: { stats: { armor: 1 } } },
      { ...relic('heart'), type: 'core', stats: { defense: 2 }, back: { stats: { defense: 1 } } },
      { ...relic('emblem'), stats: { movement: 2 }, back: { stats: { movement: 1 } } },
    ];
    const own = ['blade', 'shell', 'heart', 'emblem'];
    const rook = { items: own };
    const attack = { extra: { items }, play: [choose('attack', { target: 'idle-1' })] };
    position(
      duel({
        ...attack,
        rook: { ...rook, flipped: own, damage: 3 },
        dice: ['RED 7', 'PURPLE 1'],
        expect: {
          figures: { rook: { armor: 1, defense: 8, movement: 7 }, 'idle-1': { damage: 1 } },
          offered: [{ kind: 'use', card: 'blade' }],
        },
      }),
    );
    position(
      duel({
        ...attack,
        rook,
        dice: ['WHITE 7', 'PURPLE 1'],
        expect: {
          figures: { rook: { armor: 2, defense: 9, movement: 8 } },
          notOffered: [{ kind: 'use', card: 'blade' }],
        },
      }),
    );
  });
});
