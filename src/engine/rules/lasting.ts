/** Puts bonuses, tags and bans with an `until` on a figure, and sentences that come later in the calendar. */
import type { Effect, Link, Until } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { dropImmune, fixed } from '../effects/bonus';
import type { EffectContext } from '../effects/types';
import { emit, type Game, topFrame } from '../game';
import type { AbilityFrame } from '../state/frames';
import type { Expiry, FigureId, Lasting } from '../state/state';

/** Turns of the figure that pass before its next one: 1 while it is taking a turn. */
function nextTurnOf(g: Game, id: FigureId): number {
  return g.state.turn.figure === id ? 1 : 0;
}

/** The moment that words such as `until the end of your next turn` name. */
function expiryOf(g: Game, f: AbilityFrame, until: Until, target: FigureId | null): Expiry {
  if (until.until === 'movement') return { of: 'frame', frame: topFrame(g, 'move')?.id ?? f.id };
  const at = until.until;
  switch (until.of) {
    case 'your next turn':
      return { at, of: 'turn', figure: f.owner, after: nextTurnOf(g, f.owner) };
    case 'its next turn': {
      const id = target ?? f.owner;
      return { at, of: 'turn', figure: id, after: nextTurnOf(g, id) };
    }
    case 'turn':
      return { at: 'end', of: 'thisTurn' };
    case 'round':
      return { at: 'end', of: 'round' };
    case 'encounter':
      return { at: 'end', of: 'encounter' };
    case 'attack':
      return { of: 'frame', frame: topFrame(g, 'attack')?.id ?? f.id };
    case 'action':
      return { of: 'frame', frame: (topFrame(g, 'move') ?? topFrame(g, 'attack') ?? f).id };
  }
}

/** Gives what an effect with `until` gives; false if the verb has no lasting form and is simply done. */
export function last(g: Game, f: AbilityFrame, c: EffectContext, effect: Effect, until: Until): boolean {
  const lasting: Lasting = {
    id: g.state.nextId++,
    figure: c.who,
    source: f.line,
    expires: expiryOf(g, f, until, c.who),
  };
  if (effect.do === 'bonus') lasting.bonuses = effect.bonuses.map((b) => fixed(g, c, b));
  else if (effect.do === 'gain' && effect.gains.every((x) => x.g === 'bonus'))
    lasting.bonuses = effect.gains.flatMap((x) => (x.g === 'bonus' ? [fixed(g, c, x.bonus)] : []));
  else if (effect.do === 'mayNot') lasting.bans = effect.bans;
  else return false;
  g.state.lasting.push(lasting);
  for (const b of lasting.bonuses ?? []) dropImmune(g, c.who, b);
  emit(g, 'lastingGained', { figure: c.who, id: lasting.id, expires: { ...lasting.expires }, line: f.line });
  return true;
}

/** Puts a sentence off: `At the end of your next turn, ...`. */
export function delay(g: Game, f: AbilityFrame, sentence: number, link: Extract<Link, { link: 'later' }>): void {
  const target = bindOf(f).target;
  const of = link.of;
  const expires: Expiry =
    of === 'this turn'
      ? { at: link.edge, of: 'thisTurn' }
      : of === 'the next round'
        ? { at: link.edge, of: 'nextRound' }
        : of === 'your next turn'
          ? { at: link.edge, of: 'turn', figure: f.owner, after: nextTurnOf(g, f.owner) }
          : { at: link.edge, of: 'turn', figure: target ?? f.owner, after: nextTurnOf(g, target ?? f.owner) };
  g.state.delayed.push({
    id: g.state.nextId++,
    figure: f.owner,
    line: f.line,
    ability: f.ability,
    sentence,
    target: target ? [target] : [],
    expires,
  });
}
