import { fireEvent, render } from '@testing-library/react';
import { Layer, Rect, Stage } from 'react-konva';
import { expect, it, vi } from 'vitest';

it('gives a Konva board in jsdom real pixels, so that a click finds the shape under it and nothing beside it', () => {
  const clicked = vi.fn();
  const { container } = render(
    <Stage width={100} height={60}>
      <Layer>
        <Rect x={10} y={10} width={20} height={20} fill="teal" onMouseDown={clicked} />
      </Layer>
    </Stage>,
  );
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('Konva drew no canvas');
  fireEvent.mouseDown(canvas, { clientX: 60, clientY: 20, button: 0 });
  expect(clicked).not.toHaveBeenCalled();
  fireEvent.mouseDown(canvas, { clientX: 20, clientY: 20, button: 0 });
  expect(clicked).toHaveBeenCalledTimes(1);
});
