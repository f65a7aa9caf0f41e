import { useEffect, useRef } from 'react';
import { MARGIN, SPACE } from '../../board/metrics';
import { paintFloor } from '../../board/paintFloor';
import { useTable } from '../../stores/react';

/** The board of the first Encounter as a picture behind the start. */
export function Hero() {
  const { content } = useTable();
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = Object.values(content.encounters)[0]?.board;
  useEffect(() => {
    const c = canvas.current?.getContext('2d');
    if (!c || !board) return;
    c.resetTransform();
    c.clearRect(0, 0, c.canvas.width, c.canvas.height);
    c.translate(MARGIN, MARGIN);
    paintFloor(c, board);
  }, [board]);
  if (!board) return null;
  return (
    <div className="hero" aria-hidden="true">
      <canvas ref={canvas} width={board.width * SPACE + 2 * MARGIN} height={board.height * SPACE + 2 * MARGIN} />
    </div>
  );
}
