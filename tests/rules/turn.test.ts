import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, reject, relic, type Scene, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

/** A whole turn of Rook in round 2, from its start to its end, without an opponent near. */
const wholeTurn = (scene: Scene) =>
  duel({ round: 2, phase: 'start', foeIs: { at: [9, 2] }, play: [choose('endTurn')], until: 'turn-end', ...scene });

const clock = relic(
  'clock',
  'PASSIVE: At the start of your turn, HEAL 1.',
  'STATUS: Gain 1 VOW token.',
  'PASSIVE: At the end of your turn, HEAL 2.',
);

describe('the phases of a turn', () => {
  it('A1.turn.01 A1.turn-phases.08 Start of Turn, Status, Refresh, Action and End of Turn come in this order', () => {
    position(
      wholeTurn({
        rook: { items: ['clock'], sp: 1, damage: 5, effects: ['poison'], exhausted: ['clock'] },
        extra: { items: [clock] },
        dice: ['PURPLE 3'],
        expect: {
          events: [
            { type: 'turnBegan', figure: 'rook' },
            { type: 'healed', figure: 'rook', amount: 1 },
            { type: 'damageDealt', target: 'rook', amount: 3, damageType: 'IRREDUCIBLE' },
            { type: 'spGained', figure: 'rook' },
            { type: 'healed', figure: 'rook', amount: 2 },
            { type: 'turnEnded', figure: 'rook' },
          ],
          figures: { rook: { damage: 5, sp: 4, exhausted: [] } },
        },
      }),
    );
  });

  it('A1.turn.02 A1.turn-phases.01 A1.turn.10 A1.turn-phases.07 what occurs at the start and at the end of a turn is resolved there', () => {
    const rook = { items: ['clock'], damage: 9 };
    const extra = { items: [clock] };
    position(wholeTurn({ rook, extra, play: [], until: 'rest', expect: { figures: { rook: { damage: 8 } } } }));
    position(wholeTurn({ rook, extra, expect: { figures: { rook: { damage: 6 } } } }));
    position(wholeTurn({ rook, extra, phase: 'action', expect: { figures: { rook: { damage: 7 } } } }));
    position(wholeTurn({ rook, extra, phase: 'refresh', expect: { figures: { rook: { damage: 7, tokens: {} } } } }));
  });

  it('A1.turn.03 A1.turn-phases.02 A1.condition-tag.07 STATUS happens in the Status Phase, before SP are recovered', () => {
    const scene = { rook: { items: ['clock'], sp: 0 }, extra: { items: [clock] }, play: [], until: 'rest' };
    position(
      wholeTurn({
        ...scene,
        rook: { ...scene.rook, effects: ['poison'] },
        dice: ['PURPLE 2'],
        expect: {
          events: [
            { type: 'damageDealt', target: 'rook', amount: 2 },
            { type: 'spGained', figure: 'rook' },
          ],
          figures: { rook: { tokens: { vow: 1 }, damage: 2, sp: 3 } },
        },
      }),
    );
    position(wholeTurn({ ...scene, phase: 'action', expect: { figures: { rook: { tokens: {}, sp: 0 } } } }));
  });

  it('A1.turn.04 A1.turn.05 A1.turn-phases.03 A1.adventurer-card.01 the Refresh Phase gives the recovery number of SP, up to the maximum', () => {
    for (const [before, after] of [
      [0, 3],
      [1, 4],
      [2, 5],
      [4, 5],
      [5, 5],
    ]) {
      position(
        wholeTurn({ rook: { sp: before }, play: [], until: 'rest', expect: { figures: { rook: { sp: after } } } }),
      );
    }
    const tired = { id: 'tired', name: 'Tired', hp: 9, defense: 7, movement: 6, armor: 0, sp: { recovery: 2, max: 7 } };
    const skills = { presence: 1, lore: 1, agility: 1, perception: 1, strength: 1 };
    const card = { ...tired, conviction: ['PURPLE', 'PURPLE'], casting: 'PURPLE', skills, abilities: [] };
    for (const [before, after] of [
      [1, 3],
      [6, 7],
    ]) {
      position(
        duel({
          extra: { adventurers: [card] },
          figures: [figure('tired', [1, 2], { sp: before })],
          initiative: ['tired'],
          turn: 'tired',
          round: 2,
          phase: 'refresh',
          expect: { figures: { tired: { sp: after } } },
        }),
      );
    }
  });

  it('A1.turn.07 A1.turn-phases.05 A1.exhaust.01 the Refresh Phase Un-Exhausts all cards, in the first turn too', () => {
    const extra = { items: [relic('horn', 'EXHAUST: HEAL 1.'), relic('bell', 'EXHAUST: HEAL 1.')] };
    const rook = { items: ['horn', 'bell'], damage: 3, exhausted: ['horn', 'bell'], sp: 3 };
    for (const round of [1, 2]) {
      position(
        duel({
          rook,
          extra,
          round,
          phase: 'refresh',
          foeIs: { at: [9, 2] },
          expect: { figures: { rook: { exhausted: [] } } },
        }),
      );
    }
    position(
      duel({
        rook: { ...rook, exhausted: [] },
        extra,
        foeIs: { at: [9, 2] },
        play: [choose('use', { card: 'horn' })],
        expect: { figures: { rook: { exhausted: ['horn'], damage: 2 } }, notOffered: [{ kind: 'use', card: 'horn' }] },
      }),
    );
  });

  it('A1.turn.08 A1.turn-phases.06 A1.sp.01 Actions and Abilities are taken in any order as long as SP last', () => {
    const scene = {
      rook: { items: ['bow', 'horn'], damage: 4, sp: 4 },
      foeIs: { at: [6, 2] },
      extra: { items: [relic('horn', '1 SP: HEAL 1.')] },
      dice: ['WHITE 2', 'PURPLE 1'],
    };
    const heal = choose('use', { card: 'horn' });
    const shoot = choose('attack', { target: 'idle-1' });
    const walk = choose('move', { to: [1, 1] });
    for (const play of [
      [heal, shoot, walk],
      [walk, heal, shoot],
      [shoot, walk, heal],
    ]) {
      position(
        duel({
          ...scene,
          play: [...play, reject('attack', { target: 'idle-1' })],
          expect: {
            figures: { rook: { sp: 0, damage: 3, at: [1, 1] } },
            offered: [{ kind: 'endTurn' }],
            notOffered: [{ kind: 'use', card: 'horn' }],
          },
        }),
      );
    }
  });

  it('A1.turn.09 A1.dodge.11 unspent SP stay for the turns of others and the next own turn', () => {
    position(
      duel({
        foe: 'foe',
        rook: { sp: 2, items: ['sword'] },
        initiative: ['rook', 'foe'],
        play: [choose('endTurn'), choose('dodge')],
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1'],
        expect: {
          events: [
            { type: 'dodged', figure: 'rook' },
            { type: 'attackRolled', total: 3, defense: 11, hit: false },
          ],
          figures: { rook: { sp: 4 } },
          round: 2,
        },
      }),
    );
  });
});

describe('SP and Standard Actions', () => {
  it('A1.sp.02 A1.icon.23 an Action may be repeated as long as SP last', () => {
    position(
      duel({
        foe: 'tough',
        play: [choose('attack', { target: 'tough-1' }), choose('attack', { target: 'tough-1' })],
        dice: ['WHITE 2', 'PURPLE 1', 'WHITE 3', 'PURPLE 1'],
        expect: {
          figures: { rook: { sp: 1 } },
          events: [
            { type: 'attackRolled', total: 3 },
            { type: 'attackRolled', total: 4 },
          ],
          offered: [{ kind: 'move' }],
          notOffered: [{ kind: 'attack' }],
        },
      }),
    );
  });

  it('A1.sp.03 A1.ability.19 A1.encounter-action.06 an Action is finished before another one is started', () => {
    const scene = {
      rook: { items: ['bow'], sp: 4 },
      foeIs: { at: [8, 2] },
      board: {
        map: MAP,
        tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [4, 3] }],
      },
      encounter: encounter({ texts: { loot: { blue: ['Gain 10 Gold'] } } }),
    };
    position(
      duel({
        ...scene,
        play: [
          choose('move', { to: [4, 2] }),
          choose('attack', { target: 'idle-1' }),
          reject('encounter', { token: 'chest' }),
          reject('move', { to: [5, 2] }),
          choose('pass'),
          reject('move', { to: [5, 2] }),
        ],
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: {
          figures: { rook: { at: [4, 2], sp: 1 } },
          offered: [{ kind: 'encounter' }],
          notOffered: [{ kind: 'move' }],
        },
      }),
    );
    position(
      duel({
        ...scene,
        play: [choose('move', { to: [4, 2] }), choose('encounter', { token: 'chest' }), reject('move', { to: [5, 2] })],
        expect: { figures: { rook: { at: [4, 2], sp: 2 } }, gold: 10, notOffered: [{ kind: 'move' }] },
      }),
    );
    position(
      duel({ ...scene, play: [choose('move', { to: [4, 2] })], expect: { offered: [{ kind: 'move', to: [5, 2] }] } }),
    );
  });

  it('A1.std-action.01 A1.encounter-action.01 A1.re-equip.01 the Standard Actions are Move 1, Attack 2, Encounter Action 1 and Re-Equip 1 SP', () => {
    const menu = (sp: number, offered: string[], notOffered: string[]) =>
      position(
        duel({
          rook: { sp, items: ['sword'], pack: ['axe'] },
          board: {
            map: MAP,
            tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [1, 3] }],
          },
          encounter: encounter({ texts: { loot: { blue: ['Gain 10 Gold'] } } }),
          expect: {
            offered: [...offered, 'endTurn'].map((kind) => ({ kind })),
            notOffered: notOffered.map((kind) => ({ kind })),
          },
        }),
      );
    menu(2, ['move', 'attack', 'encounter', 'reEquip'], []);
    menu(1, ['move', 'encounter', 'reEquip'], ['attack']);
    menu(0, [], ['move', 'attack', 'encounter', 'reEquip']);
  });

  it('A1.std-action.02 A1.std-action.03 A1.standard-action.01 A1.standard-action.02 Movement for 1 SP, each further SP adds 2', () => {
    const reach = (sp: number, movement: number, spaces: number) => {
      const scene = { rook: { at: [0, 2] as const, sp, items: movement > 6 ? ['boots'] : [] }, foe: null };
      position(
        duel({
          ...scene,
          expect: { offered: [{ kind: 'move', to: [spaces, 2] }], notOffered: [{ kind: 'move', to: [spaces + 1, 2] }] },
        }),
      );
      position(
        duel({
          ...scene,
          play: [choose('move', { to: [spaces, 2] })],
          expect: { figures: { rook: { at: [spaces, 2], sp: 0, movement } } },
        }),
      );
    };
    reach(1, 6, 6);
    reach(2, 6, 8);
    reach(3, 6, 10);
    reach(1, 7, 7);
    reach(2, 7, 9);
  });

  it('A1.std-action.04 A1.standard-action.03 only 1 Move Action is made in a turn', () => {
    position(
      duel({
        rook: { items: ['bow'], sp: 5 },
        foeIs: { at: [6, 2] },
        play: [
          choose('move', { to: [1, 0] }),
          choose('attack', { target: 'idle-1' }),
          reject('move', { to: [1, 1] }),
          choose('pass'),
        ],
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: { figures: { rook: { sp: 2, at: [1, 0] } }, notOffered: [{ kind: 'move' }] },
      }),
    );
    position(
      duel({ rook: { marks: ['moveAction'] }, foeIs: { at: [6, 2] }, expect: { notOffered: [{ kind: 'move' }] } }),
    );
    position(duel({ foeIs: { at: [6, 2] }, expect: { offered: [{ kind: 'move' }] } }));
  });

  it('A1.std-action.05 A1.standard-action.04 A1.icon.01 A1.item-card.07 an Attack for 2 SP rolls the Combat Dice of the equipped Weapons', () => {
    const attack = (items: string[], dice: string[], total: number) =>
      position(
        duel({
          rook: { items, sp: 2 },
          foe: 'tough',
          extra: {
            items: [weapon('saber', { dice: ['TEAL'] }), weapon('pike', { hands: 2, dice: ['RED', 'ORANGE'] })],
          },
          play: [choose('attack', { target: 'tough-1' })],
          dice,
          expect: {
            figures: { rook: { sp: 0 } },
            events: [
              { type: 'attackDeclared', attacker: 'rook', target: 'tough-1' },
              { type: 'attackRolled', total },
            ],
          },
        }),
      );
    attack(['sword', 'saber'], ['WHITE 6', 'TEAL 5'], 11);
    attack(['pike'], ['RED 4', 'ORANGE 3'], 7);
    attack(['saber'], ['TEAL 3', 'PURPLE 2'], 5);
  });

  it('A1.standard-action.05 A1.encounter-action.02 A1.loot-token.02 activating a Loot token is an Encounter Action', () => {
    const chest = (at: [number, number]) => ({
      board: { map: MAP, tokens: [{ id: 'chest', kind: 'loot', color: 'red', at }] },
      encounter: encounter({
        texts: { loot: { blue: ['Gain 3 Gold'], red: ['Gain 8 Gold'] } },
        rules: [{ name: 'Lever', text: 'As an Encounter Action, an Adventurer in {Alcove} HEALS 2.' }],
      }),
      rook: { sp: 1, damage: 3 },
      foeIs: { at: [9, 2] },
    });
    position(
      duel({
        ...chest([1, 1]),
        play: [choose('encounter', { token: 'chest' })],
        expect: {
          gold: 8,
          events: [{ type: 'spSpent' }, { type: 'tokenActivated' }],
          figures: { rook: { sp: 0, damage: 3 } },
        },
      }),
    );
    const alcove = (row: string) => ({
      ...chest([11, 0]),
      board: { map: ['............', '............', row], legend: { a: { terrain: 'normal', name: 'Alcove' } } },
    });
    position(
      duel({
        ...alcove('.a..........'),
        play: [choose('encounter', { rule: 'Lever' })],
        expect: { figures: { rook: { sp: 0, damage: 1 } } },
      }),
    );
    position(duel({ ...alcove('...a........'), expect: { notOffered: [{ kind: 'encounter' }] } }));
  });
});

describe('Standard Abilities', () => {
  it('A1.std-ability.01 A1.standard-action.09 A1.std-ability.02 A1.std-ability.03 DODGE rolls BLACK and adds 1 Defense a Shield, nothing with the Skull', () => {
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
