import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../panels/icons/Icon';
import { chooseSpace } from '../stores/actions';
import { figureAt } from '../stores/options';
import { useGame, useSelection, useTable } from '../stores/react';
import { Canvas } from './Canvas';
import { Mirror } from './Mirror';
import { type Grid, startView, type View, wholeBoard, zoomed } from './metrics';
import { describeSpace, sceneOf } from './scene';
import { useStruck } from './useStruck';

const ZOOM = 1.25;

/** Size of an element as it changes. */
function useSize(): [React.RefObject<HTMLDivElement | null>, Grid] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Grid>({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}

/** SP that moving costs without buying points: what the nearest space in reach costs. */
function leastSp(reach: ReturnType<typeof sceneOf>['reach']): number {
  let least = Number.POSITIVE_INFINITY;
  for (const way of reach.values()) least = Math.min(least, way.sp);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** The board, the sentence about the space pointed at, and its mirror for screen readers. */
export function Board() {
  const table = useTable();
  const state = useGame();
  const group = useSelection((s) => s.group);
  const cursor = useSelection((s) => s.cursor);
  const hover = useSelection((s) => s.hover);
  const lit = useSelection((s) => s.figure);
  const struck = useStruck();
  const [box, stage] = useSize();
  const [own, setOwn] = useState<View | null>(null);
  // The scene follows the state and the part of the menu that is open.
  const scene = useMemo(() => ({ of: state, group, scene: sceneOf(table) }), [table, state, group]).scene;
  const asked = scene.figures.find((figure) => figure.asked) ?? scene.figures.find((figure) => figure.active);
  const view = own ?? startView(state.board, stage, asked?.at ?? state.encounter.startingZone[0] ?? 0);
  const centre = { x: stage.width / 2, y: stage.height / 2 };
  const zoom = (factor: number, about = centre): void => setOwn(zoomed(view, factor, about));
  const { selection } = table;
  const spoken = hover ?? cursor;
  return (
    <main className="mid" aria-label="Board" data-region="board" tabIndex={-1}>
      <div className="bar bar-top">
        <span className="grow" />
        <span className="seg seg-zoom">
          <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / ZOOM)}>
            <Icon name="zoomout" />
          </button>
          <button type="button" aria-label="Fit board" onClick={() => setOwn(wholeBoard(state.board, stage))}>
            <Icon name="fit" />
          </button>
          <button type="button" aria-label="Zoom in" onClick={() => zoom(ZOOM)}>
            <Icon name="zoomin" />
          </button>
        </span>
      </div>
      <div className="stage" ref={box} data-scale={view.scale} data-x={view.x} data-y={view.y}>
        {stage.width > 0 && (
          <Canvas
            board={state.board}
            stage={stage}
            view={view}
            marks={{
              grid: state.board,
              scene,
              tokens: state.tokens,
              cursor,
              hover,
              scale: view.scale,
              paidSp: leastSp(scene.reach),
            }}
            lit={lit}
            struck={struck}
            point={(space) => {
              if (selection.getState().hover === space) return;
              selection.set({ hover: space, figure: space === null ? null : figureAt(state, space) });
            }}
            choose={(space) => chooseSpace(table, space)}
            pan={setOwn}
            zoom={zoom}
          />
        )}
        <Mirror scene={scene} />
      </div>
      <p className="bar bar-space">
        {spoken === null ? (
          <b>Point at a space</b>
        ) : (
          describeSpace(table, scene, spoken).map((words, n) =>
            n === 0 ? <b key={words}>{words}</b> : <span key={words}>{words}</span>,
          )
        )}
      </p>
    </main>
  );
}
