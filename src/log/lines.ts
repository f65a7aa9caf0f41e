/** The printed line that a reference means. */
import type { Card, Content, Line } from '../engine/state/content';
import type { LineRef, State } from '../engine/state/state';

function cardOf(content: Content, id: string): Card | undefined {
  const { items, disciplines, upgrades, adventurers, combatants } = content;
  return items[id] ?? disciplines[id] ?? upgrades[id] ?? adventurers[id] ?? combatants[id];
}

/** A line of a card in use; undefined if the reference is none, or the card is gone. */
export function lineAt(ref: LineRef, state: State, content: Content): Line | undefined {
  if (ref.on === 'rule') return content.encounters[state.encounter.id ?? '']?.rules[ref.n]?.lines[ref.part];
  if (ref.on !== 'card' && ref.on !== 'symbol' && ref.on !== 'passive') return undefined;
  const used = state.figures[ref.figure]?.cards.find((card) => card.key === ref.key);
  if (!used) return undefined;
  const found = cardOf(content, used.card);
  if (!found) return undefined;
  const side = found.kind === 'item' && used.back && found.back ? found.back : found;
  if (ref.on === 'symbol') return 'symbols' in side ? side.symbols[ref.n] : undefined;
  if (ref.on === 'passive') return found.kind === 'combatant' ? found.passives[ref.n] : undefined;
  return side.lines[ref.n];
}
