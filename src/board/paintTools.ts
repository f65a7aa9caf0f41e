/** Strokes and shapes that several painters of the board share. Units are those of the board: a space is 52 wide. */

export const COLOURS = {
  ally: '#5cc2ae',
  brass: '#e3b04b',
  foe: '#f0684f',
  pick: '#fff8e6',
  bone: '#f4eedf',
  dark: '#0a0d0e',
} as const;

export const LABEL_FONT = '"Fira Sans Condensed", sans-serif';

export function diamond(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  c.moveTo(x, y - r);
  c.lineTo(x + r, y);
  c.lineTo(x, y + r);
  c.lineTo(x - r, y);
  c.closePath();
}

/** The star of a Break Attack. */
export function burst(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  for (let n = 0; n < 16; n++) {
    const long = n % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI / 8) * n;
    c.lineTo(x + long * Math.cos(angle), y + long * Math.sin(angle));
  }
  c.closePath();
  c.fillStyle = COLOURS.foe;
  c.fill();
  c.strokeStyle = COLOURS.dark;
  c.lineWidth = 1.5;
  c.stroke();
}

/** A small plate with words about its middle. Gives its width. */
export function plate(
  c: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  colour: string,
  size = 13,
): number {
  c.font = `600 ${size}px ${LABEL_FONT}`;
  const width = c.measureText(words).width + 12;
  const high = size + 7;
  c.beginPath();
  c.roundRect(x - width / 2, y - high / 2, width, high, 4);
  c.fillStyle = COLOURS.dark;
  c.fill();
  c.strokeStyle = colour;
  c.lineWidth = 1.5;
  c.stroke();
  c.fillStyle = COLOURS.bone;
  c.textAlign = 'center';
  c.fillText(words, x, y + size * 0.35);
  return width;
}

/** Strokes the path twice: a dark casing, then the colour. */
export function cased(c: CanvasRenderingContext2D, colour: string, width: number, trace: () => void): void {
  for (const [paint, wide] of [
    [COLOURS.dark, width + 4],
    [colour, width],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = wide;
    c.beginPath();
    trace();
    c.stroke();
  }
}

/** A number in the north-east of a space that is read on any ground. */
export function number(c: CanvasRenderingContext2D, words: string, right: number, y: number, colour: string): void {
  c.font = `600 13px ${LABEL_FONT}`;
  c.textAlign = 'right';
  c.lineJoin = 'round';
  c.lineWidth = 3;
  c.strokeStyle = '#0a1413';
  c.strokeText(words, right, y);
  c.fillStyle = colour;
  c.fillText(words, right, y);
}
