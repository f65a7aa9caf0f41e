import { describe, it } from 'vitest';
import { choose, duel, figure, reject, relic, type Scene, struck, weapon } from '../scene/beside';
import { cards } from '../scene/cards';
import { position } from '../scene/position';

describe('Standard Abilities', () => {
  it('A1.std-ability.01 without any card DODGE costs 1, EMPOWER 1 and COUNTER 2 SP, again and again', () => {
    const unarmed = { items: [] };
    const blow = ['PURPLE 5', 'PURPLE 3'];
    const strike = choose('attack', { target: 'idle-1' });
    const empowered = ['BLACK 4b', ...blow];
    position(
      duel({
        extra: { adventurers: [{ ...cards.adventurers[0], id: 'ample', name: 'Ample', sp: { recovery: 3, max: 6 } }] },
        initiative: ['rook', 'idle'],
        rook: { ...unarmed, card: 'ample', sp: 6 },
        play: [strike, choose('empower'), strike, choose('empower')],
        dice: [...empowered, ...empowered],
        expect: { figures: { rook: { sp: 0 }, 'idle-1': { damage: 2 } } },
      }),
    );
    position(duel({ rook: { ...unarmed, sp: 2 }, play: [strike, reject('empower')], dice: blow }));
    const foes = { others: [figure('foe-2', [1, 3])], until: 'round-end' };
    const miss = ['WHITE 2', 'PURPLE 2'];
    position(
      struck({
        ...foes,
        rook: { ...unarmed, sp: 2 },
        play: [choose('dodge'), choose('pass'), choose('dodge')],
        dice: ['BLACK 4b', ...miss, 'BLACK 4b', ...miss],
        expect: { figures: { rook: { sp: 0 } } },
      }),
    );
    position(
      struck({
        ...foes,
        rook: { ...unarmed, sp: 4 },
        play: [choose('pass'), choose('counter'), choose('pass'), choose('pass'), choose('counter')],
        dice: [...miss, ...blow, ...miss, ...blow],
        expect: { figures: { rook: { sp: 0 }, 'foe-1': { damage: 1 }, 'foe-2': { damage: 1 } } },
      }),
    );
    position(struck({ rook: { ...unarmed, sp: 1 }, play: [choose('pass'), reject('counter')], dice: miss }));
  });

  it('A1.standard-action.09 A1.std-ability.02 A1.std-ability.03 DODGE rolls BLACK and adds 1 Defense a Shield, nothing with the Skull', () => {
    for (const [face, defense] of [
      ['2s2b', 9],
      ['1s3b', 8],
      ['3s1b', 10],
      ['4s', 11],
      ['4b', 7],
      ['skull', 7],
    ] as const) {
      position(
        struck({
          rook: { sp: 1 },
          play: [choose('dodge')],
          dice: [`BLACK ${face}`, 'WHITE 4', 'PURPLE 5'],
          expect: {
            events: [
              { type: 'dodged', figure: 'rook' },
              { type: 'attackRolled', target: 'rook', total: 9, defense, hit: defense <= 9 },
            ],
            figures: { rook: { sp: 0, damage: Math.max(0, 9 - defense), defense: 7 } },
          },
        }),
      );
    }
    position(struck({ rook: { sp: 0 }, play: [reject('dodge')], dice: ['WHITE 4', 'PURPLE 5'] }));
  });

  const tome = weapon('tome', { hands: 2, dice: ['WHITE', 'PURPLE'], symbols: ['5 BOOK: +2 PHYSICAL DMG'] });

  it('A1.std-ability.04 A1.standard-action.10 A1.standard-action.11 EMPOWER adds BLACK for 1 SP, and its Symbols may be spent', () => {
    position(
      duel({
        rook: { items: ['tome'], sp: 3 },
        extra: { items: [tome] },
        play: [
          choose('attack', { target: 'idle-1' }),
          choose('empower'),
          choose('symbol', { card: 'tome', ability: 0, times: 1 }),
        ],
        dice: ['WHITE 6', 'PURPLE 1', 'BLACK 4b'],
        expect: {
          events: [{ type: 'attackRolled', total: 7, hit: true, difference: 0 }],
          figures: { rook: { sp: 0 }, 'idle-1': { damage: 2 } },
        },
      }),
    );
    position(
      duel({
        rook: { items: ['tome'], sp: 2 },
        extra: { items: [tome] },
        play: [choose('attack', { target: 'idle-1' }), reject('empower'), reject('symbol', { card: 'tome' })],
        dice: ['WHITE 6', 'PURPLE 1'],
        expect: { figures: { rook: { sp: 0 }, 'idle-1': { damage: 0 } } },
      }),
    );
  });

  it('A1.std-ability.05 A1.standard-action.12 an Empowered Attack that rolls the Skull misses whatever the numbers', () => {
    for (const [face, hit, damage] of [
      ['skull', false, 0],
      ['4s', true, 7],
    ] as const) {
      position(
        duel({
          rook: { items: ['sword', 'knife'], sp: 3 },
          play: [choose('attack', { target: 'idle-1' }), choose('empower')],
          dice: ['WHITE 7', 'WHITE 7', `BLACK ${face}`],
          expect: { events: [{ type: 'attackRolled', hit }], figures: { 'idle-1': { damage } } },
        }),
      );
    }
  });

  const spell = (face: string, scene: Scene) =>
    position(
      duel({
        rook: { items: ['orb'], sp: 1, damage: 2 },
        extra: { items: [relic('orb', 'EXHAUST: Cast a SPELL 6 against an opponent: Deal 2 MAGIC DMG.')] },
        foeIs: { at: [4, 2] },
        play: [choose('use', { card: 'orb' }), choose('empower')],
        ...scene,
        dice: ['PURPLE 5', `BLACK ${face}`, ...(scene.dice ?? [])],
      }),
    );

  it('A1.std-ability.06 A1.standard-action.13 each Book of an Empowered Spell adds 1 Force', () => {
    for (const [face, force, resisted] of [
      ['1s3b', 14, false],
      ['4b', 15, false],
      ['2s2b', 13, true],
      ['4s', 11, true],
    ] as const) {
      spell(face, {
        dice: ['PURPLE 7', 'PURPLE 6'],
        expect: {
          events: [
            { type: 'spellCast', figure: 'rook', force },
            { type: 'convictionChecked', figure: 'idle-1', total: 13, force, resisted },
          ],
          figures: { rook: { sp: 0, damage: 2 }, 'idle-1': { damage: resisted ? 0 : 2 } },
        },
      });
    }
  });

  it('A1.std-ability.07 A1.standard-action.14 the Skull ends an Empowered Spell and deals 3 IRREDUCIBLE DMG to the caster', () => {
    spell('skull', {
      expect: {
        events: [{ type: 'damageDealt', target: 'rook', amount: 3, damageType: 'IRREDUCIBLE' }],
        noEvents: [{ type: 'convictionChecked' }, { type: 'damageDealt', target: 'idle-1' }],
        figures: { rook: { sp: 0, damage: 5, exhausted: ['orb'] }, 'idle-1': { damage: 0 } },
      },
    });
  });

  it('A1.std-ability.08 A1.standard-action.15 COUNTER costs 2 SP when an Attack misses or deals no Final Damage', () => {
    const miss = ['WHITE 2', 'PURPLE 1'];
    const countered = {
      events: [{ type: 'countered', figure: 'rook' }],
      figures: { 'foe-1': { damage: 2 }, rook: { sp: 0 } },
    };
    const counter = choose('counter', { target: 'foe-1' });
    const back = ['WHITE 6', 'PURPLE 3'];
    position(struck({ rook: { sp: 2 }, play: [counter], dice: [...miss, ...back], expect: countered }));
    position(
      struck({
        rook: { sp: 2, items: ['sword', 'plate'] },
        play: [counter],
        dice: ['WHITE 6', 'PURPLE 3', ...back],
        expect: countered,
      }),
    );
    const refused = (sp: number, dice: string[], items: string[], damage: number) =>
      position(
        struck({
          rook: { sp, items },
          play: [choose('pass'), reject('counter')],
          dice,
          expect: { noEvents: [{ type: 'countered' }], figures: { rook: { damage } } },
        }),
      );
    refused(1, miss, ['sword'], 0);
    refused(5, ['WHITE 7', 'PURPLE 3'], ['sword', 'plate'], 1);
  });

  it('A1.std-ability.09 A1.standard-action.16 after a successful Dodge the Counter of that Attack costs 1 SP less', () => {
    position(
      struck({
        rook: { sp: 2 },
        play: [choose('dodge'), choose('counter')],
        dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5', 'WHITE 6', 'PURPLE 3'],
        expect: {
          events: [{ type: 'countered', figure: 'rook' }],
          figures: { rook: { sp: 0 }, 'foe-1': { damage: 2 } },
        },
      }),
    );
    position(
      struck({
        rook: { sp: 2, items: ['sword', 'plate'] },
        play: [choose('dodge'), reject('counter')],
        dice: ['BLACK 4b', 'WHITE 4', 'PURPLE 5'],
        expect: { noEvents: [{ type: 'countered' }], figures: { rook: { sp: 1, damage: 0 } } },
      }),
    );
  });
});
