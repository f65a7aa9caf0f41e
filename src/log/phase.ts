/** What an enemy phase did to each Adventurer, and which opponents fell in it: the turns of opponents one after another, told from the events. */
import type { GameEvent } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { JournalEntry } from './journal';

/** What happened to one Adventurer. */
export interface Suffered {
  figure: string;
  /** Damage tokens placed on it. */
  damage: number;
  healed: number;
  gained: string[];
  lost: string[];
  spSpent: number;
  spGained: number;
  spLost: number;
  /** Where it was moved to by others. */
  movedTo: [number, number] | null;
  defeated: boolean;
}

interface EnemyPhase {
  /** Place in the journal of the entry in which it ended. */
  endedIn: number;
  /** One for each Adventurer, in the order of the game. */
  figures: Suffered[];
  /** Opponents that were Defeated in it. */
  fallen: string[];
}

const isFoe = (state: State, id: unknown): boolean => {
  const figure = typeof id === 'string' ? state.figures[id] : undefined;
  return figure?.kind === 'intelligent' && figure.side === 'opponents';
};

/** Events of the enemy phase that ended last, and the journal entry in which it ended; null if none has. */
function lastPhase(journal: readonly JournalEntry[], state: State): { events: GameEvent[]; endedIn: number } | null {
  const events: GameEvent[] = [];
  let endedIn = -1;
  for (let place = journal.length - 1; place >= 0; place--) {
    const entry = journal[place];
    if (entry?.kind !== 'events') continue;
    for (let n = entry.events.length - 1; n >= 0; n--) {
      const event = entry.events[n] as GameEvent;
      if (endedIn >= 0) events.push(event);
      if (event.type !== 'turnBegan') continue;
      // Walking back: the first turn of an opponent after which another figure's turn began ends the phase.
      const foes = isFoe(state, event.figure);
      if (endedIn >= 0 && !foes) return finished(events, state, endedIn);
      if (endedIn < 0 && foes) return null;
      if (endedIn < 0) endedIn = place;
    }
  }
  return endedIn < 0 ? null : finished(events, state, endedIn);
}

/** The events from the first opponent's turn on, oldest first; null if no opponent had a turn. */
function finished(
  backwards: GameEvent[],
  state: State,
  endedIn: number,
): { events: GameEvent[]; endedIn: number } | null {
  const events = backwards.reverse();
  const from = events.findIndex((event) => event.type === 'turnBegan' && isFoe(state, event.figure));
  return from < 0 ? null : { events: events.slice(from), endedIn };
}

const none = (figure: string): Suffered => ({
  figure,
  damage: 0,
  healed: 0,
  gained: [],
  lost: [],
  spSpent: 0,
  spGained: 0,
  spLost: 0,
  movedTo: null,
  defeated: false,
});

function count(event: GameEvent, of: (id: unknown) => Suffered | undefined): void {
  const own = of(event.figure);
  const amount = Number(event.amount ?? 0);
  switch (event.type) {
    case 'damageDealt': {
      const target = of(event.target);
      if (target) target.damage += amount;
      return;
    }
    case 'healed':
    case 'damageRemoved':
      if (own) own.healed += amount;
      return;
    case 'effectGained':
      own?.gained.push(String(event.effect));
      return;
    case 'effectLost':
      own?.lost.push(String(event.effect));
      return;
    case 'spSpent':
      if (own) own.spSpent += amount;
      return;
    case 'spGained':
      if (own) own.spGained += amount;
      return;
    case 'spLost':
      if (own) own.spLost += amount;
      return;
    case 'forcedMoved':
      if (own) own.movedTo = event.to as [number, number];
      return;
    case 'defeated':
      if (own) own.defeated = true;
  }
}

/** What the enemy phase that ended last did; null if none has ended since the turn of an Adventurer began. */
export function enemyPhase(journal: readonly JournalEntry[], state: State): EnemyPhase | null {
  const found = lastPhase(journal, state);
  if (!found) return null;
  const party = state.order.filter((id) => state.figures[id]?.kind === 'adventurer');
  const figures = new Map(party.map((id) => [id, none(id)]));
  for (const event of found.events) count(event, (id) => (typeof id === 'string' ? figures.get(id) : undefined));
  const fallen = found.events
    .filter(({ type, figure }) => type === 'defeated' && isFoe(state, figure))
    .map(({ figure }) => String(figure));
  return { endedIn: found.endedIn, figures: [...figures.values()], fallen };
}
