/** Restore: cards back to front and upright, Effects, ability tokens and Damage off (A1.restore). */
import { emit, figure } from '../game';
import { cardsChanged } from '../points/lines';
import { unexhaust } from './cards';
import { loseEffect } from './inflict';
import type { Verb } from './types';

export const restore: Verb<'restore'> = {
  possible: () => true,
  start(g) {
    for (const id of g.state.order) {
      const f = figure(g, id);
      if (f.side !== 'adventurers' || f.kind !== 'adventurer') continue;
      for (const card of f.cards) {
        unexhaust(g, f, card);
        delete card.flipped;
        delete card.used;
      }
      for (const e of [...f.effects]) loseEffect(g, id, e, 'RESTORE');
      f.tokens = {};
      f.damage = 0;
      emit(g, 'restored', { figure: id });
    }
    g.state.loot.cards.push(...g.state.loot.drawn.splice(0));
    cardsChanged(g);
    g.dirty = true;
    return undefined;
  },
};
