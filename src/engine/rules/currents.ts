/** Currents: what they do to figures at the end of a turn and to tokens at the end of a round (A1.current). */
import type { Current } from '../board/boardState';
import { type Direction, directionNamed, NO_SPACE } from '../board/grid';
import { DANGEROUS, isSolid, topologyOf } from '../board/topology';
import { type FigureId, type Game, spacesOf } from '../game';
import { moveTraits } from '../queries/moveTraits';
import type { BoardToken } from '../state/state';
import { shiftToken, terrainOfToken } from './boardTokens';

function currentIn(g: Game, space: number): Current | undefined {
  return g.state.board.currents.find((current) => current.spaces.includes(space));
}

/** The Current that moves a figure from where it stands: its whole base lies in one, in Terrain that it does not ignore (A1.current.09, A1.large-base.06). */
export function currentUnder(g: Game, id: FigureId): Current | null {
  if (g.state.board.currents.length === 0) return null;
  const spaces = spacesOf(g, id);
  const first = spaces[0];
  const current = first === undefined ? undefined : currentIn(g, first);
  if (!current || !spaces.every((space) => currentIn(g, space))) return null;
  const { terrain } = topologyOf(g.state.board);
  return moveTraits(g, id).ignored & (1 << terrain[first as number]) ? null : current;
}

/** Tokens that stay where they lie (A1.current.11, A1.current-table.01-.07); what counts as Terrain does as well. */
const FIXED: ReadonlySet<string> = new Set(['objective', 'tracker', 'totem', 'exit', 'direction', 'elevation']);

/** Loot tokens, Combatant tokens and those with a card of their own are carried along, unless a line of theirs says otherwise. */
function drifts(g: Game, token: BoardToken): boolean {
  if (FIXED.has(token.kind) || terrainOfToken(g, token)) return false;
  const lines = g.content.tokens[token.kind]?.lines ?? [];
  return !lines.some(({ ability }) =>
    ability.body.some((s) => s.steps.some(({ effect }) => effect.do === 'mayNot' && effect.bans.includes('be moved'))),
  );
}

/** Tokens in a Current are carried along at the end of a round; what blocks them stops them (A1.current.10). */
export function driftTokens(g: Game): void {
  const { board, tokens } = g.state;
  if (board.currents.length === 0) return;
  const topology = topologyOf(board);
  for (const token of [...tokens]) {
    const start = currentIn(g, token.at);
    if (!start || !drifts(g, token)) continue;
    let at = token.at;
    let direction: Direction = directionNamed(start.direction);
    for (let n = start.move; n > 0; n--) {
      // Each step follows the arrow of the space that is left; without one the last direction goes on.
      const here = currentIn(g, at);
      if (here) direction = directionNamed(here.direction);
      const to = topology.exits[at * 4 + direction] ?? NO_SPACE;
      if (to === NO_SPACE || isSolid(topology, to)) break;
      at = to;
      if (topology.terrain[at] === DANGEROUS) break;
    }
    if (at !== token.at) shiftToken(g, token, at, null);
  }
}
