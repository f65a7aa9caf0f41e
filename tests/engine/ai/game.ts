/** A position as the engine's functions see it, with the fixture cards and no question open. */
import type { Game } from '../../../src/engine/game';
import { readPosition } from '../../../src/sim/position/read';
import { withCards } from '../../scene/beside';
import type { FigureInput } from '../../scene/position';

/** Figures on a map, in the order of the Initiative Track; more cards and keys of the board by `rest`. */
export function gameAt(
  map: readonly string[],
  figures: readonly FigureInput[],
  rest: { cards?: Record<string, readonly object[]>; board?: object } = {},
): Game {
  const { content, state } = readPosition(
    JSON.parse(
      JSON.stringify({
        format: 'position/1',
        name: 'A board',
        rules: [],
        cards: withCards(rest.cards),
        board: { map, ...rest.board },
        figures,
        initiative: figures.map((f) => f.id),
        turn: figures[0]?.id,
      }),
    ),
    'board.json',
  );
  return { state, content, events: [], dirty: false, ending: null, logKinds: new Set() };
}
