/** What stands on the figures' cards, told from the events alone: the log leaves nothing out. */
import type { GameEvent } from '../engine/kernel/types';

/** The numbers of one figure. */
interface CardNumbers {
  /** Maximum HP. */
  hp: number;
  damage: number;
  sp: number;
  /** Counts by name; none of them 0. */
  tokens: Record<string, number>;
  effects: string[];
  defeated: boolean;
}

type Start = Omit<CardNumbers, 'defeated'>;

const begun = ({ hp, damage, sp, tokens, effects }: Start): CardNumbers => ({
  hp,
  damage,
  sp,
  tokens: { ...tokens },
  effects: [...effects],
  defeated: false,
});

function setToken(card: CardNumbers, token: string, n: number): void {
  if (n > 0) card.tokens[token] = n;
  else delete card.tokens[token];
}

function byHand(card: CardNumbers, event: GameEvent): void {
  if (event.what === 'damage') card.damage = Number(event.to);
  else if (event.what === 'sp') card.sp = Number(event.to);
  else if (event.what === 'tokens') setToken(card, String(event.token), Number(event.to));
}

/** Changes one card by an event about its figure. */
function change(card: CardNumbers, event: GameEvent): void {
  const amount = Number(event.amount);
  const token = String(event.token);
  switch (event.type) {
    case 'prepared':
      Object.assign(card, { damage: event.damage, sp: event.sp, effects: [], defeated: false });
      break;
    case 'damageDealt':
      card.damage += amount;
      break;
    case 'healed':
    case 'damageRemoved':
      card.damage -= amount;
      break;
    case 'defeatPrevented':
      card.damage = Number(event.damage);
      break;
    case 'maxHpChanged':
      card.hp = Number(event.to);
      break;
    case 'defeated':
      Object.assign(card, { damage: event.damage, tokens: {}, effects: [], defeated: true });
      break;
    case 'restored':
      card.tokens = {};
      break;
    case 'spGained':
      card.sp += amount;
      break;
    case 'spSpent':
    case 'spLost':
      card.sp -= amount;
      break;
    case 'tokenGained':
      setToken(card, token, (card.tokens[token] ?? 0) + amount);
      break;
    case 'tokenLost':
      setToken(card, token, (card.tokens[token] ?? 0) - amount);
      break;
    case 'unBurrowed':
      setToken(card, 'burrow', 0);
      break;
    case 'effectGained':
      card.effects.push(String(event.effect));
      break;
    case 'effectLost':
      card.effects = card.effects.filter((effect) => effect !== event.effect);
      break;
    case 'byHand':
      byHand(card, event);
      break;
  }
}

/** The cards of all figures after these events, from the beginning of an Encounter on. */
export function recompute(events: readonly GameEvent[]): Map<string, CardNumbers> {
  const cards = new Map<string, CardNumbers>();
  for (const event of events) {
    if (event.type === 'encounterBegan') {
      cards.clear();
      for (const [id, start] of Object.entries(event.figures as Record<string, Start>)) cards.set(id, begun(start));
    } else if (event.type === 'spawned') {
      cards.set(String(event.figure), begun(event as unknown as Start));
    } else if (event.type === 'damageRedistributed') {
      const amounts = event.amounts as number[];
      (event.figures as string[]).forEach((id, n) => {
        const card = cards.get(id);
        if (card) card.damage = amounts[n] ?? 0;
      });
    } else if (event.type === 'notSpawned' && typeof event.figure === 'string') {
      cards.delete(event.figure);
    } else {
      const card = cards.get(String(event.type === 'damageDealt' ? event.target : event.figure));
      if (card) change(card, event);
    }
  }
  return cards;
}
