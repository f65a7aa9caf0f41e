/* Bonuses that stand without a moment count wherever they belong, with their X and `for each` as they are then. */
import { describe, it } from 'vitest';
import { choose, duel, figure, relic, struck } from '../scene/beside';
import { position } from '../scene/position';

const sash = (text: string) => ({ items: [relic('sash', `PASSIVE: ${text}`)] });

describe('standing bonuses', () => {
  it('X and `for each` of a line are worked out when the Attack is made', () => {
    const blow = (text: string, damage: number, others: string[] = []) =>
      position(
        duel({
          rook: { items: ['sword', 'sash'], sp: 2 },
          others: others.map((id, n) => figure(id, [5 + n, 4])),
          extra: sash(text),
          dice: ['WHITE 6', 'PURPLE 3'],
          play: [choose('attack', { target: 'idle-1' })],
          expect: { figures: { 'idle-1': { damage } } },
        }),
      );
    blow('+X PHYSICAL DMG, where X equals the round plus 2.', 5);
    blow('+2 PHYSICAL DMG for each opponent within SOI.', 6, ['tough-1']);
    blow('+1 TO THE ATK ROLL for each other ally within SOI.', 3, ['remi']);
    blow('+1 TO THE ATK ROLL for each other ally within SOI.', 2);
  });

  it('a bonus that lasts keeps the X that it was given with', () => {
    position(
      duel({
        rook: { items: ['sword', 'vial'], sp: 2 },
        extra: {
          items: [relic('vial', '0 SP: Gain +X PHYSICAL DMG until the end of this turn, where X equals your SP.')],
        },
        dice: ['WHITE 6', 'PURPLE 3'],
        // 2 by the roll and 2 SP when it was used.
        play: [choose('use', { card: 'vial' }), choose('attack', { target: 'idle-1' })],
        expect: { figures: { 'idle-1': { damage: 4 } } },
      }),
    );
  });

  it('to every roll, to the DODGE, to the Force', () => {
    const bolt = relic('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.');
    position(
      duel({
        rook: { items: ['bolt', 'sash'], sp: 0 },
        extra: { items: [bolt, ...sash('+2 FORCE.').items] },
        dice: ['PURPLE 1', 'PURPLE 1', 'PURPLE 1'],
        play: [choose('use', { card: 'bolt' })],
        expect: { events: [{ type: 'spellCast', force: 9 }] },
      }),
    );
    const dodged = (text: string, defense: number) =>
      position(
        struck({
          rook: { items: ['sword', 'sash'], sp: 1 },
          extra: sash(text),
          dice: ['BLACK 2s2b', 'WHITE 7', 'PURPLE 7'],
          play: [choose('dodge')],
          expect: { events: [{ type: 'attackRolled', defense }] },
        }),
      );
    dodged('+1 to the DODGE.', 10);
    dodged('+1 Movement.', 9);
    position(
      duel({
        rook: { items: ['sash', 'dare'] },
        extra: { items: [...sash('+1 to the roll.').items, relic('dare', '0 SP: Make a LORE 8 Check.')] },
        dice: ['PURPLE 1', 'PURPLE 1'],
        play: [choose('use', { card: 'dare' })],
        expect: { events: [{ type: 'skillChecked', total: 8, passed: true }] },
      }),
    );
  });
});
