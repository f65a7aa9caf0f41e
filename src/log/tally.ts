/** What each figure did in a game, counted from the events. */
import type { GameEvent } from '../engine/kernel/types';

export interface Deeds {
  attacks: number;
  hits: number;
  /** Damage tokens placed on others. */
  dealt: number;
  /** Damage tokens placed on itself. */
  taken: number;
  healed: number;
  defeats: number;
  /** Attacks that it tried to Dodge, and those that it did Dodge. */
  dodges: number;
  dodged: number;
  spSpent: number;
}

/** What a figure did that is not in the tally. */
export const noDeeds = (): Deeds => ({
  attacks: 0,
  hits: 0,
  dealt: 0,
  taken: 0,
  healed: 0,
  defeats: 0,
  dodges: 0,
  dodged: 0,
  spSpent: 0,
});

/** Deeds by figure id; figures that did and suffered nothing are left out. */
export function tally(events: readonly GameEvent[]): Map<string, Deeds> {
  const all = new Map<string, Deeds>();
  const of = (id: unknown): Deeds | null => {
    if (typeof id !== 'string') return null;
    const known = all.get(id) ?? noDeeds();
    all.set(id, known);
    return known;
  };
  const add = (id: unknown, field: keyof Deeds, n: number): void => {
    const deeds = of(id);
    if (deeds) deeds[field] += n;
  };
  for (const event of events) {
    switch (event.type) {
      case 'attackRolled':
        add(event.attacker, 'attacks', 1);
        if (event.hit === true) add(event.attacker, 'hits', 1);
        break;
      case 'damageDealt':
        add(event.source, 'dealt', Number(event.amount));
        add(event.target, 'taken', Number(event.amount));
        break;
      case 'healed':
        add(event.figure, 'healed', Number(event.amount));
        break;
      case 'defeated':
        add(event.by, 'defeats', 1);
        break;
      case 'dodged':
        add(event.figure, 'dodges', 1);
        break;
      case 'dodgeSucceeded':
        add(event.figure, 'dodged', 1);
        break;
      case 'spSpent':
        add(event.figure, 'spSpent', Number(event.amount));
        break;
    }
  }
  return all;
}
