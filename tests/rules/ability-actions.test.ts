import { describe, it } from 'vitest';
import { choose, discipline, duel, figure, MAP, opponent, reject, relic, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

const use = choose('use', { card: 'rush' });
const rush = (text: string) => relic('rush', `EXHAUST: ${text}`);
const hits = ['WHITE 7', 'PURPLE 7'];

describe('Actions that an Ability grants', () => {
  it('A1.ability.17 they are made in the order their player likes, THEN fixes it', () => {
    const scene = {
      rook: { at: [1, 2], items: ['sword', 'rush'], sp: 0 },
      foeIs: { at: [4, 2] },
      dice: hits,
      extra: { items: [rush('MOVE and make a Melee ATK.')] },
    };
    // First the MOVE, as it stands there.
    position(
      duel({
        ...scene,
        play: [use, choose('move', { to: [2, 2] }), choose('move', { to: [3, 2] }), choose('pass')],
        expect: { figures: { rook: { at: [3, 2] }, 'idle-1': { damage: 7 } } },
      }),
    );
    // First the Attack, then away.
    position(
      duel({
        ...scene,
        foeIs: { at: [2, 2] },
        // The Break Attack on the one that leaves misses.
        dice: [...hits, 'WHITE 2', 'PURPLE 1'],
        play: [use, choose('order', { n: 1 }), choose('move', { to: [1, 3] })],
        expect: {
          events: [{ type: 'attackResolved' }, { type: 'moved', to: [1, 3] }],
          figures: { rook: { at: [1, 3] }, 'idle-1': { damage: 7 } },
        },
      }),
    );
    position(
      duel({
        ...scene,
        foeIs: { at: [2, 2] },
        dice: ['WHITE 2', 'PURPLE 1'],
        extra: { items: [rush('MOVE, THEN make a Melee ATK.')] },
        play: [use, reject('order'), choose('move', { to: [0, 2] })],
        expect: { figures: { rook: { at: [0, 2] }, 'idle-1': { damage: 0 } } },
      }),
    );
  });

  it('A1.ability.18 one that a Counter ends takes those not yet made with it', () => {
    const guard = opponent('guard', { passives: [{ name: 'Riposte', text: 'When an Attack misses you, COUNTER' }] });
    const scene = {
      rook: { items: ['sword', 'rush'], sp: 0 },
      extra: { items: [rush('Make 2 Melee ATKs.')], combatants: [guard] },
      play: [use],
    };
    position(
      duel({
        ...scene,
        foe: 'guard',
        dice: ['WHITE 2', 'PURPLE 1', 'WHITE 2', 'PURPLE 1'],
        expect: {
          events: [
            { type: 'attackRolled', attacker: 'rook' },
            { type: 'countered', figure: 'guard-1' },
          ],
          offered: [{ kind: 'endTurn' }],
        },
      }),
    );
    position(
      duel({
        ...scene,
        dice: ['WHITE 2', 'PURPLE 1', 'WHITE 2', 'PURPLE 1'],
        expect: { events: [{ type: 'attackResolved' }, { type: 'attackResolved' }], noEvents: [{ type: 'countered' }] },
      }),
    );
  });

  it('A1.ability.08 EXHAUST turns its card when the Ability is used, also where nobody is helped by it', () => {
    const gift = relic('gift', 'EXHAUST, 1 SP: Target a figure within SOI: it Gains 1 INTERVENTION token.');
    position(
      duel({
        rook: { items: ['gift'], sp: 2 },
        extra: { items: [gift] },
        others: [figure('remi', [1, 1])],
        play: [choose('use', { card: 'gift', target: 'remi' }), reject('use', { card: 'gift' })],
        expect: { figures: { rook: { exhausted: ['gift'], sp: 1 }, remi: { tokens: { intervention: 1 } } } },
      }),
    );
  });
});

describe('PASSIVE Abilities', () => {
  it('A1.passive.02 one with a price counts only when it is paid', () => {
    const greed = relic('greed', 'PASSIVE, 1 SP: When you Defeat an opponent, HEAL 3.');
    const scene = {
      extra: { items: [greed] },
      foeIs: { damage: 9 },
      others: [figure('tough-1', [9, 4])],
      dice: hits,
    };
    const blow = choose('attack', { target: 'idle-1' });
    const rook = { items: ['sword', 'greed'], damage: 5, sp: 3 };
    position(
      duel({
        ...scene,
        rook,
        play: [blow, choose('use', { card: 'greed' })],
        expect: { figures: { rook: { damage: 2, sp: 0 } } },
      }),
    );
    position(duel({ ...scene, rook, play: [blow], expect: { figures: { rook: { damage: 5, sp: 1 } } } }));
    position(
      duel({
        ...scene,
        rook: { ...rook, sp: 2 },
        play: [blow, reject('use', { card: 'greed' })],
        expect: { figures: { rook: { damage: 5, sp: 0 } } },
      }),
    );
  });

  it('A1.passive.03 one with a requirement while it is met', () => {
    const stance = relic('stance', 'PASSIVE: With a 2-Handed Weapon, +1 Defense.');
    const armed = (items: string[], defense: number) =>
      position(
        duel({
          rook: { items: [...items, 'stance'] },
          extra: { items: [stance] },
          expect: { figures: { rook: { defense } } },
        }),
      );
    armed(['great-sword'], 8);
    armed(['sword'], 7);
  });

  it('A1.passive.06 Hammer Helm: 1 more Damage always, the re-roll with a 2-Handed Weapon in a Melee ATK only', () => {
    const helm = discipline(
      'hammer-helm',
      'PASSIVE: +1 PHYSICAL DMG to your Attacks.',
      'EXHAUST: When making a Melee ATK, with a 2-Handed Weapon, re-roll any dice in your Combat Dice Pool.',
    );
    const scene = { extra: { disciplines: [helm] }, play: [choose('attack', { target: 'idle-1' }), reject('reroll')] };
    const rook = { disciplines: ['hammer-helm'], sp: 2 };
    // 9 - 7 = 2, and 1.
    position(
      duel({
        ...scene,
        rook: { ...rook, items: ['bow'] },
        dice: ['WHITE 7', 'PURPLE 2'],
        expect: { figures: { 'idle-1': { damage: 3 } } },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { ...rook, items: ['great-sword'] },
        dice: ['WHITE 2', 'PURPLE 1', 'WHITE 7', 'PURPLE 2'],
        play: [
          choose('attack', { target: 'idle-1' }),
          choose('reroll', { card: 'hammer-helm' }),
          choose('choice', { n: 0 }),
          choose('choice', { n: 1 }),
        ],
        expect: { figures: { 'idle-1': { damage: 3 }, rook: { exhausted: ['hammer-helm'] } } },
      }),
    );
  });

  it('A1.condition-tag.01 COMBO: another equipped Item has the Tag', () => {
    const blade = weapon('blade', { tags: ['LIGHT'], abilities: ['EXHAUST, COMBO: LIGHT: HEAL 2.'] });
    const scene = { extra: { items: [blade] } };
    position(
      duel({
        ...scene,
        rook: { items: ['blade', 'knife'], damage: 5 },
        play: [choose('use', { card: 'blade' })],
        expect: { figures: { rook: { damage: 3 } } },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['blade', 'sword'], damage: 5 },
        play: [reject('use', { card: 'blade' })],
        expect: { figures: { rook: { damage: 5 } } },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['blade'], pack: ['knife'], damage: 5 },
        play: [reject('use', { card: 'blade' })],
        expect: { figures: { rook: { damage: 5 } } },
      }),
    );
  });

  it('A1.tag-basic.01 A1.tag-attack.23 a Weapon Tag does nothing by itself, other rules refer to it', () => {
    const root = opponent('root', {
      passives: [
        {
          name: 'Bark',
          text: 'When this figure would be dealt PHYSICAL DMG other than by an AXE, reduce that Damage by 3',
        },
      ],
    });
    const swing = (items: string[], dice: string[], damage: number) =>
      position(
        duel({
          foe: 'root',
          extra: { combatants: [root] },
          rook: { items, sp: 2 },
          dice,
          play: [choose('attack', { target: 'root-1' })],
          expect: { figures: { 'root-1': { damage } } },
        }),
      );
    swing(['sword'], ['WHITE 7', 'PURPLE 5'], 2);
    swing(['axe'], ['PURPLE 7', 'PURPLE 5'], 5);
  });
});

describe('after Resolving', () => {
  it('A1.resolve.04 where both sides claim the moment the Intelligent Combatant goes first', () => {
    const both = (turn: 'rook' | 'foe') => {
      const imp = opponent('imp', {
        passives: [
          {
            name: 'Blood',
            text: 'When an opponent is affected by an Attack or this figure is affected by an Attack, HEAL 2',
          },
        ],
        ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK'] }],
      });
      const scene = {
        foe: 'imp',
        extra: {
          combatants: [imp],
          items: [
            relic(
              'salt',
              'PASSIVE: When an ally is affected by an Attack or an opponent is affected by an Attack, HEAL 1.',
            ),
          ],
        },
        rook: { items: ['sword', 'salt'], damage: 3, sp: 2 },
        foeIs: { damage: 4 },
        dice: ['WHITE 6', 'PURPLE 2'],
        expect: {
          events: [{ type: 'attackResolved' }, { type: 'healed', figure: 'imp-1' }, { type: 'healed', figure: 'rook' }],
        },
      };
      if (turn === 'rook') position(duel({ ...scene, play: [choose('attack', { target: 'imp-1' })] }));
      else position(struck({ ...scene, rook: { ...scene.rook, sp: 0 } }));
    };
    both('rook');
    both('foe');
  });
});

describe('what is drawn past figures', () => {
  it('A1.tag-attack.11 A1.tag-attack.12 past COLOSSAL neither other figures nor Elevation stand in the way', () => {
    const giant = opponent('giant', { tags: ['COLOSSAL'] });
    const line = (from: string, to: string, is: boolean, elevation?: string[]) =>
      position(
        duel({
          rook: { at: [0, 2] },
          foeIs: { at: [2, 2] },
          others: [figure('giant-1', [5, 2]), figure('tough-1', [5, 3])],
          extra: { combatants: [giant] },
          board: { map: MAP, ...(elevation ? { elevation } : {}) },
          expect: { queries: [{ ask: 'lineOfSight', from, to, is }] },
        }),
      );
    // idle-1 stands between; for the giant Rook's allies would.
    line('rook', 'giant-1', true);
    line('rook', 'tough-1', false);
    const hill = ['111111111111', '111111111111', '111441111111', '111441111111', '111111111111'];
    line('rook', 'giant-1', true, hill);
    line('giant-1', 'rook', true, hill);
    line('rook', 'tough-1', false, hill);
  });

  it('A1.los.18 tokens on the board block no Line of Sight', () => {
    const tokens = [
      { id: 'chest', kind: 'loot', color: 'blue', at: [2, 2] },
      { id: 'goal', kind: 'objective', color: 'blue', at: [3, 2] },
      { id: 'door', kind: 'exit', color: 'blue', at: [4, 2] },
      { id: 'bulb-1', kind: 'bulb', at: [3, 2] },
    ];
    position(
      duel({
        foeIs: { at: [5, 2] },
        board: { map: MAP, tokens },
        extra: { tokens: [{ id: 'bulb', name: 'Bulb', abilities: [] }] },
        expect: { queries: [{ ask: 'lineOfSight', from: 'rook', to: 'idle-1', is: true }] },
      }),
    );
  });
});
