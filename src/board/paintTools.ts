/** Strokes and shapes that several painters of the board share. Units are those of the board: a space is 52 wide. */

import { SPACE } from './metrics';

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

/** What Defeats. */
export function skull(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.fillStyle = COLOURS.foe;
  c.strokeStyle = COLOURS.dark;
  c.lineWidth = 1.5;
  c.beginPath();
  c.arc(x, y - r * 0.2, r, Math.PI * 0.85, Math.PI * 2.15);
  c.lineTo(x + r * 0.5, y + r);
  c.lineTo(x - r * 0.5, y + r);
  c.closePath();
  c.fill();
  c.stroke();
  c.fillStyle = COLOURS.dark;
  for (const side of [-1, 1]) {
    c.beginPath();
    c.arc(x + side * r * 0.4, y, r * 0.26, 0, Math.PI * 2);
    c.fill();
  }
}

/** The star of an Attack. */
export function burst(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  colour: string = COLOURS.foe,
): void {
  c.beginPath();
  for (let n = 0; n < 16; n++) {
    const long = n % 2 === 0 ? r : r * 0.45;
    const angle = (Math.PI / 8) * n;
    c.lineTo(x + long * Math.cos(angle), y + long * Math.sin(angle));
  }
  c.closePath();
  c.fillStyle = colour;
  c.fill();
  c.strokeStyle = COLOURS.dark;
  c.lineWidth = 1.5;
  c.stroke();
}

/** How much larger marks are drawn where a space is small, so that they can be read. @param size pixels of a space */
export const legible = (size: number): number => Math.min(1.35, Math.max(1, 44 / size));

/** Size of the words on a plate, in units. */
const PILL_WORDS = 12.5;
const PILL_HIGH = 20;
/** Width of a sign with the gap after it. */
const SIGN = 17;

/** Colours of a plate: line and words, and its ground. */
const PILLS = {
  pick: [COLOURS.bone, '#14191a'],
  foe: [COLOURS.foe, '#1b0b07'],
  help: ['#7fe3ce', '#08201b'],
  brass: [COLOURS.brass, '#14191a'],
  water: ['#6fa9bf', '#14191a'],
  earth: ['#b5a36a', '#14191a'],
} as const;
export type PillTone = keyof typeof PILLS;
/** `eye`: of sight; `warn`: a penalty. */
export type PillSign = 'eye' | 'warn';

/** About how wide a plate with these words is, in units; it is placed before it is drawn. */
export const pillSize = (words: string, sign?: PillSign): { width: number; height: number } => ({
  width: words.length * 6.2 + 16 + (sign ? SIGN : 0),
  height: PILL_HIGH,
});

function paintSign(c: CanvasRenderingContext2D, sign: PillSign, x: number): void {
  c.lineWidth = 1.5;
  c.lineJoin = 'round';
  c.beginPath();
  if (sign === 'eye') {
    c.moveTo(x - 6, 0);
    c.quadraticCurveTo(x, -8, x + 6, 0);
    c.quadraticCurveTo(x, 8, x - 6, 0);
    c.stroke();
    c.beginPath();
    c.arc(x, 0, 1.8, 0, Math.PI * 2);
    c.fill();
    return;
  }
  c.moveTo(x, -5.5);
  c.lineTo(x + 6, 5);
  c.lineTo(x - 6, 5);
  c.closePath();
  c.moveTo(x, -2);
  c.lineTo(x, 1.4);
  c.stroke();
  c.fillRect(x - 0.8, 2.6, 1.6, 1.6);
}

/** A plate with bevelled corners and words about its middle. @param grown how much larger than usual, see {@link legible} */
export function pill(
  c: CanvasRenderingContext2D,
  words: string,
  { x, y }: { x: number; y: number },
  tone: PillTone,
  { sign, grown = 1 }: { sign?: PillSign | undefined; grown?: number } = {},
): void {
  const [line, ground] = PILLS[tone];
  c.save();
  c.translate(x, y);
  c.scale(grown, grown);
  c.font = `600 ${PILL_WORDS}px ${LABEL_FONT}`;
  const room = sign ? SIGN : 0;
  const w = (c.measureText(words).width + 14 + room) / 2;
  const h = PILL_HIGH / 2;
  c.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [flat, steep] = [
      [sx * (w - 5), sy * h],
      [sx * w, sy * (h - 5)],
    ] as const;
    for (const [px, py] of sx * sy > 0 ? [steep, flat] : [flat, steep]) c.lineTo(px, py);
  }
  c.closePath();
  c.fillStyle = ground;
  c.fill();
  c.strokeStyle = line;
  c.lineWidth = 1.4;
  c.stroke();
  c.fillStyle = line;
  c.textAlign = 'center';
  c.fillText(words, room / 2, 4.2);
  if (sign) paintSign(c, sign, -w + 14);
  c.restore();
}

/** Strokes the path twice: a dark casing, then the colour. Only the colour is broken by a dash. */
export function cased(
  c: CanvasRenderingContext2D,
  colour: string,
  width: number,
  trace: () => void,
  { dash = [], casing = 4 }: { dash?: number[]; casing?: number } = {},
): void {
  for (const [paint, wide, broken, alpha] of [
    [COLOURS.dark, width + casing, [], 0.75],
    [colour, width, dash, 1],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = wide;
    c.setLineDash(broken);
    c.globalAlpha = alpha;
    c.beginPath();
    trace();
    c.stroke();
  }
  c.globalAlpha = 1;
  c.setLineDash([]);
}

/** More diamonds than this are one with their number. */
const MOST_DIAMONDS = 2;

/**
 * What going to a space costs, in its north-east: points, and behind them a diamond for each SP more.
 * @param x its west side @param y its north side @param grown see {@link legible}
 */
export function costMark(
  c: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  points: number,
  sp: number,
  grown = 1,
): void {
  const r = 4 * grown;
  const foot = y + 3 + 13 * grown;
  const shown = sp > MOST_DIAMONDS ? 1 : sp;
  let right = x + SPACE - 4;
  for (let n = 0; n < shown; n++) {
    diamond(c, right - r, y + 2.5 + 9 * grown, r);
    c.fillStyle = COLOURS.brass;
    c.fill();
    c.strokeStyle = '#0a1413';
    c.lineWidth = 1.2;
    c.stroke();
    right -= 2 * r + 0.5;
  }
  if (sp > MOST_DIAMONDS) {
    number(c, String(sp), right, foot, COLOURS.brass, grown);
    right -= 8 * grown;
  }
  number(c, String(points), right - (sp > 0 ? 2 : 1), foot, '#d3fff5', grown);
}

/** A number that is read on any ground. @param right its end @param y its foot @param grown see {@link legible} */
export function number(
  c: CanvasRenderingContext2D,
  words: string,
  right: number,
  y: number,
  colour: string,
  grown = 1,
): void {
  c.font = `600 ${13 * grown}px ${LABEL_FONT}`;
  c.textAlign = 'right';
  c.lineJoin = 'round';
  c.lineWidth = 3;
  c.strokeStyle = '#0a1413';
  c.strokeText(words, right, y);
  c.fillStyle = colour;
  c.fillText(words, right, y);
}
