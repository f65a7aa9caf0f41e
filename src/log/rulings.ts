/** Where the rules leave something open, a ruling decides (docs/rulings.md); here is which one decides what. */
import type { GameEvent } from '../engine/kernel/types';
import { once } from './once';
import { table } from './table';

/** A ruling as its document has it. */
export interface Ruling {
  n: number;
  /** `*bold*` marks what it is about. */
  text: string;
}

/** The numbered paragraphs of the document. */
function parseRulings(document: string): Ruling[] {
  const found: Ruling[] = [];
  for (const line of document.split('\n')) {
    const [, n, first] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (n && first) found.push({ n: Number(n), text: first });
    else if (last && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`;
  }
  return found.map(({ n, text }) => ({ n, text: text.replaceAll('**', '*').replaceAll('`', '') }));
}

/** All rulings; loaded when the first one is asked for. */
export const loadRulings = once(async () => parseRulings((await import('../../docs/rulings.md?raw')).default));

/** Rulings by the event types that they decide. */
const OF_EVENTS: Record<string, number> = table({
  lootDrawn: 4,
  putBack: 5,
  figuresDrawn: 9,
  followUp: 14,
  lastingEnded: 16,
  prepared: 17,
  roundEnded: 18,
  urgencyAdded: 18,
});
/** Rulings beside rules of the ledger. */
const OF_RULES: Record<string, number> = table({
  'A1.empower.10': 1,
  'A1.empower.12': 1,
  'A1.standard-action.13': 1,
  'A1.std-ability.06': 1,
  'A1.los.01': 2,
  'A1.los.03': 3,
  'A1.combatant-loot.01': 4,
  'A1.move.07': 5,
  'A1.defeat.01': 7,
  'A1.unique-loot.01': 7,
  'A1.simultaneous.01': 9,
  'A1.spell.11': 11,
  'A1.ability-token.05': 12,
  'A1.effect-token.15': 12,
  'A1.special-effect.08': 12,
  'A1.attack.01': 13,
  'A1.attack.03': 13,
  'A1.follow-up.01': 14,
  'A1.follow-up.06': 14,
  'A1.follow-up.07': 14,
  'A1.restore.03': 17,
  'A1.setup.02': 17,
  'A1.initiative.05': 18,
  'A1.special-effect.06': 19,
  'A1.special-effect.10': 19,
  'A1.resolve.04': 22,
  'A1.objective.06': 24,
  'A1.conviction-value.02': 25,
  'A1.conviction-value.03': 25,
});

/** The number of the ruling that decides an event, null for none. */
export function rulingOfEvent(event: GameEvent): number | null {
  switch (event.type) {
    case 'spellCast':
      return (event.parts ?? []).some((part) => part.of === 'EMPOWER') ? 1 : null;
    case 'defeated':
      return event.by ? 7 : null;
    case 'damageAdded':
      return 12;
    case 'spellBegan':
      return Array.isArray(event.targets) && event.targets.length > 1 ? 11 : null;
    case 'effectLost':
      return event.because === 'duration' ? 16 : null;
    default:
      return OF_EVENTS[event.type] ?? null;
  }
}

/** The numbers that are named here. */
export const rulingsNamed = (): number[] => [...Object.values(OF_EVENTS), ...Object.values(OF_RULES), 1, 7, 11, 12, 16];

/** The number of the ruling that stands beside a rule of the ledger, null for none. */
export const rulingOfRule = (id: string): number | null => OF_RULES[id] ?? null;

/** Every rule that a ruling stands beside. */
export const ruledRules = (): string[] => Object.keys(OF_RULES);

/** The rules that a ruling stands beside. */
export const rulesOfRuling = (n: number): string[] => ruledRules().filter((id) => OF_RULES[id] === n);
