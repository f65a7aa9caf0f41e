/** What a game brought, and where it came from, told from the events. */
import type { GameEvent } from '../engine/kernel/types';

/** `end`: the Reward of an End Condition; `loot`: Combatant Loot; `token`: a token of the board; `other`: a card. */
export type Source = { of: 'end' | 'loot' | 'other' } | { of: 'token'; kind: string; figure: string };

export interface Reward {
  kind: 'gold' | 'xp' | 'item';
  /** How much of it. */
  n: number;
  /** Id of the card, for an Item. */
  card: string | null;
  /** Who has it, for XP and Items. */
  figure: string | null;
  from: Source;
}

/** Whether one event came about within what the other one stands at. */
const within = ({ group }: GameEvent, outer: GameEvent): boolean =>
  outer.group.every((frame, n) => group[n] === frame) && outer.group.length > 0;

/** Where the event at a place came from: the nearest cause before it, or the end that it belongs to. */
function sourceOf(events: readonly GameEvent[], place: number): Source {
  const event = events[place] as GameEvent;
  if (event.rule === 'A1.combatant-loot.03') return { of: 'loot' };
  for (const before of events.slice(0, place).reverse()) {
    if (before.type === 'tokenActivated' && within(event, before))
      return { of: 'token', kind: String(before.kind), figure: String(before.figure) };
    if (before.type === 'lootDrawn' && within(event, before)) return { of: 'loot' };
    if (before.type === 'turnBegan') break;
  }
  const end = events.slice(place).find((each) => each.type === 'encounterEnded' || each.type === 'encounterContinues');
  return end && within(event, end) ? { of: 'end' } : { of: 'other' };
}

/** Gold, XP and Items in the order in which they were gained. */
export function rewardsOf(events: readonly GameEvent[]): Reward[] {
  return events.flatMap((event, place): Reward[] => {
    const from = (): Source => sourceOf(events, place);
    const n = Number(event.amount);
    switch (event.type) {
      case 'goldGained':
        return [{ kind: 'gold', n, card: null, figure: null, from: from() }];
      case 'xpGained':
        return [{ kind: 'xp', n, card: null, figure: String(event.figure), from: from() }];
      case 'itemGained':
        return [{ kind: 'item', n: 1, card: String(event.card), figure: String(event.figure), from: from() }];
      default:
        return [];
    }
  });
}
