/** How a game went: Hit Points of both sides by round, counted from the events. */
import type { GameEvent } from '../engine/kernel/types';
import type { Side } from '../engine/state/state';

/** Hit Points left on each side at the end of a round; round 0 is the beginning. */
export interface Course {
  round: number;
  adventurers: number;
  opponents: number;
}

interface Left {
  hp: number;
  damage: number;
  out: boolean;
}

type Cards = Map<string, Left>;

/** Takes an event into the cards that it changes. */
function note(cards: Cards, event: GameEvent): void {
  const change = (id: unknown, what: (card: Left) => Partial<Left>): void => {
    const card = typeof id === 'string' ? cards.get(id) : undefined;
    if (card) Object.assign(card, what(card));
  };
  const appear = (id: string, { hp, damage }: { hp: number; damage: number }): void => {
    cards.set(id, { hp, damage, out: false });
  };
  switch (event.type) {
    case 'encounterBegan':
      for (const [id, card] of Object.entries(event.figures as Record<string, Left>)) appear(id, card);
      break;
    case 'spawned':
      appear(String(event.figure), event as unknown as Left);
      break;
    case 'maxHpChanged':
      change(event.figure, () => ({ hp: Number(event.to) }));
      break;
    case 'prepared':
    case 'defeatPrevented':
      change(event.figure, () => ({ damage: Number(event.damage) }));
      break;
    case 'damageDealt':
      change(event.target, ({ damage }) => ({ damage: damage + Number(event.amount) }));
      break;
    case 'healed':
    case 'damageRemoved':
      change(event.figure, ({ damage }) => ({ damage: damage - Number(event.amount) }));
      break;
    case 'damageRedistributed': {
      const amounts = event.amounts as number[];
      for (const [n, id] of (event.figures as string[]).entries())
        change(id, ({ damage }) => ({ damage: amounts[n] ?? damage }));
      break;
    }
    case 'byHand':
      if (event.what === 'damage') change(event.figure, () => ({ damage: Number(event.to) }));
      break;
    case 'defeated':
      change(event.figure, () => ({ out: true }));
      break;
  }
}

/**
 * The beginning, the end of each round, and the end of the Encounter with its round.
 * @param sideOf the side of a figure; null for one that counts on neither
 */
export function courseOf(events: readonly GameEvent[], sideOf: (id: string) => Side | null): Course[] {
  const cards: Cards = new Map();
  const course: Course[] = [];
  let round = 0;
  const mark = (): void => {
    const now: Course = { round, adventurers: 0, opponents: 0 };
    for (const [id, { hp, damage, out }] of cards) {
      const side = sideOf(id);
      if (side && !out) now[side] += Math.max(0, hp - damage);
    }
    course.push(now);
  };
  for (const event of events) {
    note(cards, event);
    if (event.type === 'roundBegan') {
      if (course.length === 0) mark();
      round = Number(event.round);
    } else if (event.type === 'roundEnded' || event.type === 'encounterEnded') mark();
  }
  return course;
}
