/** Numbers of a figure's card as the events tell them, so that who reads the events alone has them all. */
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import { maxHp } from '../queries/stats';

/** Everything on the card of a figure that comes into the events for the first time, or comes back. */
export function cardNumbers(g: Game, id: FigureId) {
  const f = figure(g, id);
  f.hpTold = maxHp(g, id);
  return { hp: f.hpTold, damage: f.damage, sp: f.sp, tokens: { ...f.tokens }, effects: [...f.effects] };
}

/** Tells the maximum HP of figures whose it has changed since it was told. */
export function tellMaxHp(g: Game): void {
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (f.hpTold === undefined || !inPlay(g, id)) continue;
    const hp = maxHp(g, id);
    if (hp === f.hpTold) continue;
    emit(g, 'maxHpChanged', { figure: id, from: f.hpTold, to: hp }, undefined, 'A1.adventurer-card.06');
    f.hpTold = hp;
  }
}
