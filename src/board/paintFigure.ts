/** Draws one figure about its middle: allies round with an initial, opponents six-sided with their number. */
import { EFFECTS } from '../log';
import { figureIcon } from '../panels/icons/figures';
import { glyph } from '../panels/icons/sprite';
import { SPACE } from './metrics';
import type { FigureMark } from './scene';

const BASES = ['#e3c04a', '#9a6bd6', '#8fbf4d', '#37b5a6', '#e88b4e', '#8aa4bc'];
const DARK = '#0a0d0e';
/** Below these sizes of a space in pixels effects become dots, then only shape, number and ring stay. */
const SMALL = 36;
const TINY = 26;
const MOST_EFFECTS = 3;

function hexagon(c: CanvasRenderingContext2D, r: number): void {
  c.beginPath();
  for (let n = 0; n < 6; n++) {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    c.lineTo(r * Math.cos(angle), r * Math.sin(angle));
  }
  c.closePath();
}

function disc(c: CanvasRenderingContext2D, r: number): void {
  c.beginPath();
  c.arc(0, 0, r, 0, Math.PI * 2);
}

function face(c: CanvasRenderingContext2D, light: string, dark: string): CanvasGradient {
  const paint = c.createRadialGradient(-4, -8, 2, 0, 0, 24);
  paint.addColorStop(0, light);
  paint.addColorStop(1, dark);
  return paint;
}

function paintBody(c: CanvasRenderingContext2D, mark: FigureMark): void {
  if (mark.foe) {
    hexagon(c, 25.5);
    c.fillStyle = BASES[((mark.number ?? 1) - 1) % BASES.length] ?? DARK;
    c.fill();
    hexagon(c, 22.5);
    c.fillStyle = DARK;
    c.fill();
    hexagon(c, 20.2);
    c.fillStyle = face(c, '#7c2a1c', '#2a0e09');
    c.fill();
    c.strokeStyle = '#f0684f';
    c.lineWidth = 3;
    c.stroke();
    return;
  }
  disc(c, 22.5);
  c.fillStyle = DARK;
  c.fill();
  disc(c, 17.6);
  c.fillStyle = face(c, '#24645a', '#0c2723');
  c.fill();
  disc(c, 20);
  c.strokeStyle = '#2a3a38';
  c.lineWidth = 3.6;
  c.stroke();
  c.beginPath();
  c.arc(0, 0, 20, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * (mark.hp > 0 ? mark.hpLeft / mark.hp : 0));
  c.strokeStyle = '#5cc2ae';
  c.stroke();
}

function paintIcon(c: CanvasRenderingContext2D, mark: FigureMark): void {
  const name = figureIcon(mark.card);
  const shape = name ? glyph(name) : null;
  c.fillStyle = '#f4eedf';
  if (!shape) {
    c.font = '600 20px "Fira Sans Condensed", sans-serif';
    c.textAlign = 'center';
    c.fillText(mark.name.charAt(0), 0, 6);
    return;
  }
  c.save();
  c.translate(-13, -14.5);
  c.scale(26 / shape.size, 26 / shape.size);
  c.fill(shape.path);
  c.restore();
}

function plate(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  line: string,
): void {
  c.beginPath();
  c.roundRect(x - w / 2, y - h / 2, w, h, 4);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = line;
  c.lineWidth = 1.4;
  c.stroke();
}

function text(c: CanvasRenderingContext2D, words: string, x: number, y: number, colour: string): void {
  c.font = '600 12px "Fira Sans Condensed", sans-serif';
  c.textAlign = 'center';
  c.fillStyle = colour;
  c.fillText(words, x, y);
}

function paintLabels(c: CanvasRenderingContext2D, mark: FigureMark, size: number): void {
  if (size >= TINY) {
    plate(c, 0, 18.5, 18, 15, DARK, mark.foe ? '#f0684f' : '#5cc2ae');
    text(c, String(mark.hpLeft), 0, 22.8, '#fff');
  }
  const base = mark.foe ? (BASES[((mark.number ?? 1) - 1) % BASES.length] ?? '#f4eedf') : '#f4eedf';
  plate(c, -17.5, -16.5, Math.max(15, mark.label.length * 8 + 5), 15, base, DARK);
  text(c, mark.label, -17.5, -12.3, '#101516');
  if (size < TINY) return;
  mark.effects.slice(0, MOST_EFFECTS).forEach((id, n) => {
    const effect = EFFECTS[id];
    const y = -17 + n * 15;
    c.beginPath();
    if (size < SMALL) c.arc(20, y, 4, 0, 7);
    else if (effect?.good) {
      c.moveTo(19.5, y - 8);
      c.lineTo(27, y - 2);
      c.lineTo(27, y + 7);
      c.lineTo(12, y + 7);
      c.lineTo(12, y - 2);
    } else {
      c.moveTo(12, y - 7);
      c.lineTo(27, y - 7);
      c.lineTo(27, y + 2);
      c.lineTo(19.5, y + 8);
      c.lineTo(12, y + 2);
    }
    c.closePath();
    c.fillStyle = effect?.good ? '#5cc2ae' : '#f0684f';
    c.fill();
    c.strokeStyle = DARK;
    c.stroke();
    if (size >= SMALL) text(c, (effect?.name ?? id).charAt(0), 19.5, y + 4, '#101516');
  });
  if (mark.effects.length > MOST_EFFECTS) text(c, `+${mark.effects.length - MOST_EFFECTS}`, 19.5, 30, '#f4eedf');
}

function corners(c: CanvasRenderingContext2D, r: number, long: number, colour: string, width: number): void {
  for (const [line, w] of [
    [DARK, width + 3],
    [colour, width],
  ] as const) {
    c.strokeStyle = line;
    c.lineWidth = w;
    c.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      c.moveTo(sx * (r - long), sy * r);
      c.lineTo(sx * r, sy * r);
      c.lineTo(sx * r, sy * (r - long));
    }
    c.stroke();
  }
}

export interface Look {
  /** Pointed at somewhere on the page. */
  lit: boolean;
  /** It has just done or suffered something. */
  struck: boolean;
  /** Pixels of a space. */
  size: number;
}

/** Draws the figure about the origin. A figure of several spaces is drawn larger. */
export function paintFigure(c: CanvasRenderingContext2D, mark: FigureMark, { lit, struck, size }: Look): void {
  const half = SPACE / 2;
  c.save();
  const grown = Math.min(mark.size[0], mark.size[1]);
  c.scale(grown, grown);
  if (mark.active) {
    c.fillStyle = mark.foe ? 'rgba(240, 104, 79, 0.28)' : 'rgba(227, 176, 75, 0.3)';
    c.fillRect(-half, -half, SPACE, SPACE);
  }
  if (struck) {
    c.fillStyle = 'rgba(255, 248, 230, 0.35)';
    c.fillRect(-half, -half, SPACE, SPACE);
  }
  paintBody(c, mark);
  if (size >= TINY) paintIcon(c, mark);
  paintLabels(c, mark, size);
  if (mark.active || mark.asked) corners(c, half + 2, 11, mark.foe ? '#f0684f' : '#ffd27a', 3);
  else if (mark.target) corners(c, half, 9, lit ? '#fff8e6' : '#f0684f', 2.4);
  if (lit && !mark.active) {
    disc(c, half + 1);
    c.strokeStyle = '#fff8e6';
    c.lineWidth = 2;
    c.stroke();
  }
  c.restore();
}
