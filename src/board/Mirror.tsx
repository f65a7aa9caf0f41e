import { useEffect, useRef } from 'react';
import { chooseSpace } from '../stores/actions';
import { figureAt } from '../stores/options';
import { useGame, useSelection, useTable } from '../stores/react';
import { describeSpace, type Scene } from './scene';

/** The board for screen readers and the keyboard: a grid of buttons, one for each space, out of sight. */
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
  const rows = Array.from({ length: height }, (_, row) => row);
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <div className="vh mirror">
      <table aria-label={`Board, ${width} by ${height} spaces`} ref={grid}>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => {
                const space = row * width + column;
                const id = figureAt(state, space);
                return (
                  <td key={space}>
                    <button
                      type="button"
                      data-space={space}
                      data-figure={id ?? undefined}
                      tabIndex={space === (cursor ?? home) ? 0 : -1}
                      onFocus={() => table.selection.set({ cursor: space })}
                      onClick={() => chooseSpace(table, space)}
                    >
                      {describeSpace(table, scene, space).join(', ')}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
