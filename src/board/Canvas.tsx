import type Konva from 'konva';
import { memo } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import type { BoardState } from '../engine/board/boardState';
import { type Grid, middle, SPACE, spaceAtPoint, type View } from './metrics';
import { paintFigure } from './paintFigure';
import { paintFloor } from './paintFloor';
import { type Marks, paintMarks } from './paintMarks';
import type { FigureMark } from './scene';

/** Floor and terrain: one shape that is drawn anew only when the board changes. */
const Floor = memo(function Floor({ board }: { board: BoardState }) {
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(c) => paintFloor(c._context, board)} />;
});

interface FigureProps {
  mark: FigureMark;
  grid: Grid;
  lit: boolean;
  struck: boolean;
  size: number;
}

function FigureShape({ mark, grid, lit, struck, size }: FigureProps) {
  const { x, y } = middle(grid, mark.at, mark.size);
  return (
    <Shape
      name={`figure-${mark.id}`}
      x={x}
      y={y}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(c) => paintFigure(c._context, mark, { lit, struck, size })}
    />
  );
}

export interface CanvasProps {
  board: BoardState;
  stage: Grid;
  view: View;
  marks: Marks;
  lit: string | null;
  struck: ReadonlySet<string>;
  point: (space: number | null) => void;
  choose: (space: number) => void;
  /** The view after the player has dragged the board or turned the wheel. */
  pan: (view: View) => void;
  zoom: (factor: number, about: { x: number; y: number }) => void;
}

/** The drawn board. Nothing on it listens: a point of the stage is a space, and what it means is the question's affair. */
export function Canvas(props: CanvasProps) {
  const { board, stage, view, marks, lit, struck, point, choose, pan, zoom } = props;
  const spaceOf = (e: Konva.KonvaEventObject<Event>): number | null => {
    const at = e.target.getStage()?.getPointerPosition();
    return at ? spaceAtPoint(board, view, at) : null;
  };
  const chosen = (e: Konva.KonvaEventObject<Event>): void => {
    const space = spaceOf(e);
    if (space !== null) choose(space);
  };
  return (
    <Stage
      width={stage.width}
      height={stage.height}
      x={view.x}
      y={view.y}
      scaleX={view.scale}
      scaleY={view.scale}
      draggable
      dragDistance={6}
      onDragEnd={(e) => {
        if (e.target === e.target.getStage()) pan({ scale: view.scale, x: e.target.x(), y: e.target.y() });
      }}
      onMouseMove={(e) => point(spaceOf(e))}
      onMouseLeave={() => point(null)}
      onClick={chosen}
      onTap={chosen}
      onWheel={(e) => {
        e.evt.preventDefault();
        const at = e.target.getStage()?.getPointerPosition();
        if (at) zoom(e.evt.deltaY < 0 ? 1.1 : 1 / 1.1, at);
      }}
    >
      <Layer listening={false}>
        <Floor board={board} />
      </Layer>
      <Layer listening={false}>
        <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(c) => paintMarks(c._context, marks)} />
      </Layer>
      <Layer listening={false}>
        {marks.scene.figures.map((mark) => (
          <FigureShape
            key={mark.id}
            mark={mark}
            grid={board}
            lit={lit === mark.id}
            struck={struck.has(mark.id)}
            size={SPACE * view.scale}
          />
        ))}
      </Layer>
    </Stage>
  );
}
