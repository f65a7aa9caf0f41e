import { memo, useEffect, useMemo, useRef } from 'react';
import { actAt } from '../stores/point';
import { useGame, useSelection, useTable } from '../stores/react';
import { describeSpace } from './describe';
import type { Scene } from './scene';
import { say } from './text';

interface CellProps {
  space: number;
  words: string;
  figure: string | undefined;
  inOrder: boolean;
  choose: (space: number) => void;
  reach: (space: number) => void;
}

const Cell = memo(function Cell({ space, words, figure, inOrder, choose, reach }: CellProps) {
  return (
    <td>
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

/**
 * The board for screen readers and the keyboard: a grid of buttons, one for each space, out of sight. The button in focus is
 * described by the sentence under the board: the path, its dangers, and why it cannot be chosen.
 */
export function Mirror({ scene }: { scene: Scene }) {
  const table = useTable();
  const state = useGame();
  const cursor = useSelection((s) => s.cursor);
  const grid = useRef<HTMLTableElement>(null);
  const { width, height } = state.board;
  const home = scene.figures.find((figure) => figure.asked || figure.active)?.at ?? 0;
  // While focus is on the board it goes with the cursor.
  useEffect(() => {
    const box = grid.current;
    if (cursor !== null && box?.contains(document.activeElement))
      box.querySelector<HTMLElement>(`[data-space="${cursor}"]`)?.focus();
  }, [cursor]);
  const words = useMemo(
    () => Array.from({ length: width * height }, (_, space) => describeSpace(table, scene, space).join(', ')),
    [table, scene, width, height],
  );
  const { choose, reach } = useMemo(
    () => ({
      choose: (space: number): void => void actAt(table, space),
      reach: (space: number): void => table.selection.set({ cursor: space }),
    }),
    [table],
  );
  const rows = Array.from({ length: height }, (_, row) => row);
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <div className="vh mirror">
      <p id="board-help">{say('mirror.help')}</p>
      <table aria-label={say('mirror.label', { width, height })} aria-describedby="board-help" ref={grid}>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => {
                const space = row * width + column;
                return (
                  <Cell
                    key={space}
                    space={space}
                    words={words[space] ?? ''}
                    figure={scene.standing.get(space)?.id}
                    inOrder={space === (cursor ?? home)}
                    choose={choose}
                    reach={reach}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
