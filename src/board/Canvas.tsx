import type Konva from 'konva';
import { memo, type RefObject, useCallback, useMemo, useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { BoardState } from '../engine/board/boardState';
import type { Act } from './act';
import { FigureShape } from './FigureShape';
import type { Overlay } from './marks';
import { type Grid, pixelRatio, SPACE, type View } from './metrics';
import { paintAct } from './paintAct';
import { paintFloor } from './paintFloor';
import { type Ground, paintGround } from './paintGround';
import { type Cursors, paintLabels, paintLines } from './paintOverlay';
import type { FigureMark } from './scene';
import { type Paint, Sheet } from './sheet';

interface FlatProps {
  floor: Paint;
  lying: Paint;
  grid: Grid;
  scale: number;
}

/** Floor and what lies on it, kept as a picture. */
const Flat = memo(function Flat({ floor, lying, grid, scale }: FlatProps) {
  const sheet = useRef<Sheet>(null);
  sheet.current ??= new Sheet();
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(c) => sheet.current?.show(c._context, floor, lying, { grid, pixels: scale * pixelRatio() })}
    />
  );
});

/** The same board as before as long as it looks the same: each answer brings a copy. */
function useSameBoard(board: BoardState): BoardState {
  const look = useMemo(() => JSON.stringify(board), [board]);
  const kept = useRef({ look, board });
  if (kept.current.look !== look) kept.current = { look, board };
  return kept.current.board;
}

interface CanvasProps {
  board: BoardState;
  stage: Grid;
  /** The view at rest; while fingers move it the stage itself is moved. */
  view: View;
  handle: RefObject<Konva.Stage | null>;
  ground: Ground;
  figures: readonly FigureMark[];
  overlay: Overlay;
  cursors: Cursors;
  lit: string | null;
  struck: ReadonlySet<string>;
  /** What is shown happening. */
  shown: Act;
  /** Time that a figure takes to another space, in milliseconds. */
  slide: number;
}

/** The drawn board. Nothing on it listens: the element around it does, and a point of it is a space. */
export function Canvas(props: CanvasProps) {
  const { stage, view, handle, ground, figures, overlay, cursors, lit, struck, shown, slide } = props;
  const board = useSameBoard(props.board);
  const floor = useCallback<Paint>((c, region) => paintFloor(c, board, region), [board]);
  const lying = useCallback<Paint>((c, region) => paintGround(c, ground, region), [ground]);
  return (
    <Stage
      ref={handle}
      width={stage.width}
      height={stage.height}
      x={view.x}
      y={view.y}
      scaleX={view.scale}
      scaleY={view.scale}
      listening={false}
    >
      <Layer listening={false}>
        <Flat floor={floor} lying={lying} grid={board} scale={view.scale} />
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(c) => paintLines(c._context, overlay)} />
        {figures.map((mark) => (
          <FigureShape
            key={mark.id}
            mark={mark}
            grid={board}
            lit={lit === mark.id}
            struck={struck.has(mark.id)}
            scale={view.scale}
            slide={slide}
          />
        ))}
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={(c) => paintAct(c._context, shown, figures, board, SPACE * view.scale)}
        />
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={(c) => paintLabels(c._context, overlay, cursors, SPACE * view.scale)}
        />
      </Layer>
    </Stage>
  );
}
