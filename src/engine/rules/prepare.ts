/** The Prepare Phase of an Encounter's Setup, and what the Refresh Phase has in common with it (A1.setup). */
import { emit, type Figure, figure, type Game } from '../game';
import { hasKeyword } from '../queries/standing';
import { maxHp, spBar } from '../queries/stats';

/** Un-Exhausts all cards of a figure, those in the Pack too (A1.turn.07, A1.pack.05). */
export function unExhaust(g: Game, f: Figure): void {
  for (const card of f.cards) {
    if (!card.exhausted && !card.exhaustedLines) continue;
    delete card.exhausted;
    delete card.exhaustedLines;
    emit(g, 'cardUnExhausted', { figure: f.id, card: card.card }, undefined, 'A1.exhaust.01');
  }
}

/**
 * Adventurers, and Command Combatants at their side that the Diagram shows, begin an Encounter: Used tokens and Effects
 * off, cards ready, Damage down to half of maximum HP (rounded up), SP at the recovery number; Flipped cards stay so.
 */
export function prepare(g: Game): void {
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (f.side !== 'adventurers' || f.kind === 'intelligent') continue;
    // A Loyal Esper that was Defeated does not come back by itself (A1.defeat.14).
    if (f.defeated && hasKeyword(g, id, 'LOYAL ESPER')) continue;
    for (const card of f.cards) delete card.used;
    unExhaust(g, f);
    f.effects = [];
    f.immune = [];
    f.turnsTaken = 0;
    f.defeated = false;
    const before = f.damage;
    f.damage = Math.min(before, Math.ceil(maxHp(g, id) / 2));
    f.sp = spBar(g, id).recovery;
    emit(
      g,
      'prepared',
      { figure: id, damage: f.damage, removed: before - f.damage, sp: f.sp },
      undefined,
      'A1.setup.05',
    );
  }
}
