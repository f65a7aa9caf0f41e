/** Ability tokens of the rulebook: the lines that a token gives to its bearer, and how many it may bear. */
import type { Ability } from '../abilities/ast';

const reroll: Ability = {
  discard: true,
  moment: { m: 'when', events: [{ e: 'rolled', who: { of: [{ person: 'you' }] } }] },
  body: [{ steps: [{ effect: { do: 'reroll', which: { w: 'dice', quant: 'all', of: 'those' } } }] }],
};

const vow: Ability = {
  discard: true,
  moment: { m: 'when', events: [{ e: 'wouldDeal', who: { of: [{ person: 'you' }] }, damage: {} }] },
  body: [{ steps: [{ effect: { do: 'bonus', bonuses: [{ b: 'damage', type: 'same', n: 2, sign: 1 }] } }] }],
};

const dodge: Ability = { discard: true, body: [{ steps: [{ effect: { do: 'dodge' } }] }] };

const heal: Ability = {
  discard: true,
  sp: 1,
  body: [
    {
      steps: [
        {
          who: { of: [{ figures: { quant: { q: 'a' }, adj: [], noun: { n: 'figure' }, desc: [{ at: 'soi' }] } }] },
          effect: { do: 'heal', n: { parts: [{ sign: 1, factor: 1, value: { v: 'num', n: 6 } }] } },
        },
      ],
    },
  ],
};

/** Lines by token name in lower case (A1.ability-token.01-05). */
export const TOKEN_LINES: Record<string, Ability[]> = {
  intervention: [reroll],
  vow: [vow],
  dodge: [dodge],
  heal: [heal],
};

/** Most tokens of a kind on one figure. */
export const TOKEN_LIMIT: Record<string, number> = { dodge: 3, heal: 4, intervention: 1, vow: 5 };
