import { act, render } from '@testing-library/react';
import Konva from 'konva/lib/Core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Board } from '../../src/board/Board';
import { middle } from '../../src/board/metrics';
import { engineRecord } from '../../src/stores/engine';
import { createPlayback } from '../../src/stores/playback';
import { TableContext } from '../../src/stores/react';
import { content, placed, stateOf, tableOf } from '../stores/game';
import { completeJsdom } from './page';

beforeAll(() => completeJsdom());

/** Where a figure is drawn. */
const drawnAt = (id: string) => Konva.stages.at(-1)?.findOne(`.figure-${id}`)?.position();

describe('a figure on the drawn board', () => {
  it('stands where the rules have it after it slid and was then put elsewhere at once', async () => {
    const session = placed();
    const plain = tableOf(session);
    const playback = createPlayback(session, plain.settings, { record: engineRecord(content), still: () => false });
    const table = { ...plain, playback };
    render(
      <TableContext value={table}>
        <Board />
      </TableContext>,
    );
    const figure = stateOf(session).turn.figure ?? '';
    const move = stateOf(session).ask?.options.find(({ kind }) => kind === 'move');
    expect(move).toBeDefined();
    act(() => void session.choose(move?.id ?? ''));
    const { board } = stateOf(session);
    const drawnFor = (): [number, object] => {
      const at = stateOf(session).bodies[figure]?.at ?? -1;
      return [at, middle(board, at, [1, 1])];
    };
    const [there, arrived] = drawnFor();
    // It is on its way.
    expect(drawnAt(figure)).not.toEqual(arrived);
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(drawnAt(figure)).toEqual(arrived);
    act(() => table.settings.setState({ speed: 'instant' }));
    act(() => void [9, 10, 11].some((x) => session.change({ set: 'place', figure, at: [x, 5] })));
    const [elsewhere, put] = drawnFor();
    expect(elsewhere).not.toBe(there);
    expect(drawnAt(figure)).toEqual(put);
  });
});
