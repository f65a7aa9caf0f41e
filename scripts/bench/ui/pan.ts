/** Moves the pointer that holds the board a step each frame. Gives the milliseconds between frames. */
export function pan(seconds: number): Promise<number[]> {
  const stage = document.querySelector('.stage');
  if (!stage) throw new Error('the board is not shown');
  const edge = stage.getBoundingClientRect();
  const frames: number[] = [];
  return new Promise((done) => {
    const began = performance.now();
    let last = began;
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      const t = (now - began) / 1000;
      const clientX = edge.left + edge.width / 2 + 260 * Math.sin(t * 3);
      const clientY = edge.top + edge.height / 2 + 200 * Math.sin(t * 2);
      stage.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX, clientY, bubbles: true }),
      );
      if (t < seconds) requestAnimationFrame(step);
      else done(frames.slice(1));
    };
    requestAnimationFrame(step);
  });
}
