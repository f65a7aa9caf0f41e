/** Combatant tokens that lay on the card of a figure come onto the board when it is Defeated (A1.defeat.08). */
import { terrainAt } from '../board/boardState';
import { distance } from '../board/grid';
import { emit, type FigureId, figure, type Game, xy } from '../game';
import type { TokenCard } from '../state/content';

function cardOf(g: Game, token: string): TokenCard | undefined {
  return Object.values(g.content.tokens).find((card) => card.id === token || card.name.toLowerCase() === token);
}

/** Nothing lies there that needs the space for itself; the token may need it, too (A1.defeat.09). */
function legal(g: Game, space: number, card: TokenCard): boolean {
  if (terrainAt(g.state.board, space) === null) return false;
  if (card.countsAs === null) return true;
  return !g.state.tokens.some((t) => t.at === space && (g.content.tokens[t.kind]?.countsAs ?? null) !== null);
}

/** The space where the figure stood, else the nearest legal one, in reading order. */
function spaceFor(g: Game, from: number, card: TokenCard): number | null {
  const { board } = g.state;
  let best: number | null = null;
  for (let space = 0; space < board.width * board.height; space++) {
    if (!legal(g, space, card)) continue;
    if (best === null || distance(board, from, space) < distance(board, from, best)) best = space;
  }
  return best;
}

/** Lays the Combatant tokens of the figure's card on the board; its Effect and Ability tokens are no such tokens. */
export function layTokens(g: Game, id: FigureId, from: number): void {
  const { tokens } = figure(g, id);
  for (const name in tokens) {
    const card = cardOf(g, name);
    if (!card) continue;
    for (let n = tokens[name] ?? 0; n > 0; n--) {
      const at = spaceFor(g, from, card);
      if (at === null) return;
      const token = `${card.id}-${g.state.nextId++}`;
      g.state.tokens.push({ id: token, kind: card.id, colour: null, faceDown: false, at });
      emit(g, 'tokenPlaced', { token, kind: card.id, at: xy(g, at), by: id }, undefined, 'A1.defeat.08');
    }
  }
}
