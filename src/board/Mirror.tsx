import { memo, useEffect, useMemo, useRef } from 'react';
import type { State } from '../engine/state/state';
import { actAt } from '../stores/point';
import { useGame, useSelection, useTable } from '../stores/react';
import { describeSpace } from './describe';
import type { Scene } from './scene';
import { say } from './text';

interface CellProps {
  space: number;
  /** From 1. */
  column: number;
  words: string;
  figure: string | undefined;
  inOrder: boolean;
  choose: (space: number) => void;
  reach: (space: number) => void;
}

const Cell = memo(function Cell({ space, column, words, figure, inOrder, choose, reach }: CellProps) {
  return (
    <td aria-colindex={column}>
      <button
        type="button"
        data-space={space}
        data-figure={figure}
        tabIndex={inOrder ? 0 : -1}
        aria-describedby={inOrder ? 'board-sentence' : undefined}
        onFocus={() => reach(space)}
        onClick={() => choose(space)}
      >
        {words}
      </button>
    </td>
  );
});

/** Spaces so many columns and rows around the cursor are always there. */
const NEAR = 8;

/**
 * The spaces of the mirror, row by row: those around the cursor, and wherever else they are those that matter: with figures,
 * tokens, and what can be chosen. Building thousands of buttons anew at each answer would make large boards slow.
 * @param before where the cursor was: a button that has the focus is not taken away
 */
function mirrored(state: State, scene: Scene, cursor: number, before: number): number[][] {
  const { width, height } = state.board;
  const [column, row] = [cursor % width, Math.floor(cursor / width)];
  const spaces = new Set<number>([
    before,
    ...scene.standing.keys(),
    ...scene.choices,
    ...scene.jumps.keys(),
    ...scene.reach.keys(),
  ]);
  for (const { at } of state.tokens) if (at !== null) spaces.add(at);
  for (let y = Math.max(0, row - NEAR); y <= Math.min(height - 1, row + NEAR); y++)
    for (let x = Math.max(0, column - NEAR); x <= Math.min(width - 1, column + NEAR); x++) spaces.add(y * width + x);
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const space of [...spaces].sort((a, b) => a - b)) rows[Math.floor(space / width)]?.push(space);
  return rows;
}

/** Words for spaces, found once for a scene and only where they are asked for. */
function useWords(scene: Scene): (space: number) => string {
  const table = useTable();
  return useMemo(() => {
    const known = new Map<number, string>();
    return (space) => {
      const words = known.get(space) ?? describeSpace(table, scene, space).join(', ');
      known.set(space, words);
      return words;
    };
  }, [table, scene]);
}

/**
 * The board for screen readers and the keyboard: a grid of buttons for spaces, out of sight. The arrows reach every space. The
 * button in focus is described by the sentence under the board: the path, its dangers, and why it cannot be chosen.
 */
export function Mirror({ scene }: { scene: Scene }) {
  const table = useTable();
  const state = useGame();
  const cursor = useSelection((s) => s.cursor);
  const grid = useRef<HTMLTableElement>(null);
  const { width, height } = state.board;
  const home = scene.figures.find((figure) => figure.asked || figure.active)?.at ?? 0;
  const here = cursor ?? home;
  const before = useRef(here);
  // While focus is on the board it goes with the cursor.
  useEffect(() => {
    const box = grid.current;
    if (cursor !== null && box?.contains(document.activeElement))
      box.querySelector<HTMLElement>(`[data-space="${cursor}"]`)?.focus();
    before.current = here;
  }, [cursor, here]);
  const words = useWords(scene);
  const rows = useMemo(() => mirrored(state, scene, here, before.current), [state, scene, here]);
  const { choose, reach } = useMemo(
    () => ({
      choose: (space: number): void => void actAt(table, space),
      reach: (space: number): void => table.selection.set({ cursor: space }),
    }),
    [table],
  );
  return (
    <div className="vh mirror">
      <p id="board-help">{say('mirror.help')}</p>
      <table
        aria-label={say('mirror.label', { width, height })}
        aria-describedby="board-help"
        aria-rowcount={height}
        aria-colcount={width}
        ref={grid}
      >
        <tbody>
          {rows.map(
            (spaces, row) =>
              spaces[0] !== undefined && (
                <tr key={spaces[0] - (spaces[0] % width)} aria-rowindex={row + 1}>
                  {spaces.map((space) => (
                    <Cell
                      key={space}
                      space={space}
                      column={(space % width) + 1}
                      words={words(space)}
                      figure={scene.standing.get(space)?.id}
                      inOrder={space === here}
                      choose={choose}
                      reach={reach}
                    />
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}
