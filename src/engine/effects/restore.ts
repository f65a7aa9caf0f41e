/** Restore: Damage off, cards upright and front up, tokens off, then trade and Re-Equip (A1.restore.08). */
import { reEquipInit } from '../frames/reEquip';
import { emit, type Figure, figure, type Game } from '../game';
import { cardsChanged } from '../points/fromCards';
import { hasKeyword } from '../queries/standing';
import { unexhaust } from './cards';
import { loseEffect } from './inflict';
import type { Verb } from './types';

/** Adventurers and the Combatants at their side, Defeated or not (A1.restore.09); an Esper that was Defeated stays so. */
function restored(g: Game): Figure[] {
  return g.state.order
    .map((id) => figure(g, id))
    .filter((f) => f.side === 'adventurers' && !(f.defeated && hasKeyword(g, f.id, 'LOYAL ESPER')));
}

export const restore: Verb<'restore'> = {
  possible: () => true,
  start(g, c) {
    const all = restored(g);
    for (const f of all) {
      emit(g, 'damageRemoved', { figure: f.id, amount: f.damage }, undefined, 'A1.restore.02');
      f.damage = 0;
    }
    for (const f of all) {
      for (const card of f.cards) {
        unexhaust(g, f, card);
        if (card.flipped) emit(g, 'cardUnFlipped', { figure: f.id, card: card.card }, undefined, 'A1.restore.03');
        delete card.flipped;
        delete card.used;
      }
    }
    for (const f of all) {
      for (const effect of [...f.effects]) loseEffect(g, f.id, effect, 'RESTORE', 'A1.restore.04');
      f.tokens = {};
      emit(g, 'restored', { figure: f.id }, undefined, 'A1.restore.04');
    }
    const { loot } = g.state;
    const returned = loot.drawn.splice(0);
    loot.cards.push(...returned);
    emit(g, 'lootShuffled', { returned: returned.length, cards: loot.cards.length }, undefined, 'A1.restore.06');
    cardsChanged(g);
    g.dirty = true;
    c.frame.note = all.filter((f) => f.kind === 'adventurer').map((f) => f.id);
    return restore.resume?.(g, c, { do: 'restore' }, null);
  },
  /** Everyone may trade as if all were adjacent (A1.restore.05). */
  resume(_g, c) {
    const next = (c.frame.note as string[]).shift();
    return next ? reEquipInit(next, 'restored') : undefined;
  },
};
