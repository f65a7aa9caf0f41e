/** Combatant Loot for a Defeat: cards drawn one after another (A1.combatant-loot). */
import { figure, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import { drawLoot, gainItemLoot, gainUniqueLoot } from '../rules/lootDeck';
import type { LootFrame } from '../state/frames';

export const lootFrame: FrameHandler<Game, LootFrame> = {
  first: 'draw',
  steps: {
    draw(g, f) {
      if (f.n <= 0) return { done: null };
      f.n--;
      const card = drawLoot(g, f.figure);
      if (card === null) return { done: null };
      if (card !== 'item' && card !== 'unique') return { go: 'draw' };
      f.card = card;
      return { go: 'who' };
    },
    /** An Item goes to the Adventurer that Defeated it; if none did, the players choose (A1.unique-loot.01). */
    who(g, f) {
      const by = f.figure;
      const direct = by !== null && figure(g, by).kind === 'adventurer';
      const able = direct ? [by] : g.state.order.filter((id) => figure(g, id).kind === 'adventurer' && inPlay(g, id));
      if (able.length === 0) return { go: 'draw' };
      const options: Option[] = able.map((id) => ({ id: `target@${id}`, kind: 'target', figure: id, target: id }));
      return {
        ask: { kind: 'target', figure: null, options, pass: false, about: { loot: f.card }, rule: 'A1.unique-loot.01' },
        go: 'give',
      };
    },
    give(g, f) {
      const id = f.answer?.option.figure as string;
      if (f.card === 'item') gainItemLoot(g, id);
      else gainUniqueLoot(g, id);
      delete f.card;
      return { go: 'draw' };
    },
  },
};
