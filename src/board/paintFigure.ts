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

function effectShape(c: CanvasRenderingContext2D, x: number, y: number, good: boolean): void {
  const turn = good ? 1 : -1;
  c.beginPath();
  c.moveTo(x, y - 8 * turn);
  c.lineTo(x + 7.5, y - 2 * turn);
  c.lineTo(x + 7.5, y + 7 * turn);
  c.lineTo(x - 7.5, y + 7 * turn);
  c.lineTo(x - 7.5, y - 2 * turn);
  c.closePath();
}

/** Effects down the east edge: help points up, harm points down; at most three, then how many more. */
function paintEffects(c: CanvasRenderingContext2D, mark: FigureMark, x: number, top: number, size: number): void {
  mark.effects.slice(0, MOST_EFFECTS).forEach((id, n) => {
    const effect = EFFECTS[id];
    const y = top + n * 15;
    if (size < SMALL) {
      c.beginPath();
      c.arc(x, y, 4, 0, 7);
    } else effectShape(c, x, y, effect?.good ?? false);
    c.fillStyle = effect?.good ? '#5cc2ae' : '#f0684f';
    c.fill();
    c.strokeStyle = DARK;
    c.lineWidth = 1.4;
    c.stroke();
    if (size >= SMALL) text(c, (effect?.name ?? id).charAt(0), x, y + 4, '#101516');
  });
  const more = mark.effects.length - MOST_EFFECTS;
  if (more <= 0) return;
  plate(c, x - 1, top + MOST_EFFECTS * 15 - 1, 20, 13, DARK, '#f4eedf');
  text(c, `+${more}`, x - 1, top + MOST_EFFECTS * 15 + 3.2, '#f4eedf');
}

const MOST_DIAMONDS = 3;

/** SP at hand for a reaction, up the west edge: up to three diamonds, then one and the number. */
function paintSp(c: CanvasRenderingContext2D, sp: number, x: number, bottom: number): void {
  const many = sp > MOST_DIAMONDS;
  for (let n = 0; n < (many ? 1 : sp); n++) {
    const y = bottom - n * 9;
    c.beginPath();
    c.moveTo(x, y - 5);
    c.lineTo(x + 5, y);
    c.lineTo(x, y + 5);
    c.lineTo(x - 5, y);
    c.closePath();
    c.fillStyle = '#e3b04b';
    c.fill();
    c.strokeStyle = DARK;
    c.lineWidth = 1.6;
    c.stroke();
  }
  if (!many) return;
  plate(c, x, bottom - 12, 12, 13, DARK, '#e3b04b');
  text(c, String(sp), x, bottom - 7.8, '#ffd27a');
}

/** Number, HP, Effects and SP stand at the edges of the base, whatever its size. */
function paintLabels(c: CanvasRenderingContext2D, mark: FigureMark, size: number): void {
  const [w, h] = halves(mark);
  if (size >= TINY) {
    plate(c, 0, h - 7.5, 18, 15, DARK, mark.foe ? '#f0684f' : '#5cc2ae');
    text(c, String(mark.hpLeft), 0, h - 3.2, '#fff');
  }
  const base = mark.foe ? (BASES[((mark.number ?? 1) - 1) % BASES.length] ?? '#f4eedf') : '#f4eedf';
  plate(c, -w + 8.5, -h + 9.5, Math.max(15, mark.label.length * 8 + 5), 15, base, DARK);
  text(c, mark.label, -w + 8.5, -h + 13.7, '#101516');
  if (size < TINY) return;
  paintEffects(c, mark, w - 6.5, -h + 9, size);
  if (mark.sp) paintSp(c, mark.sp, -w + 6, h - 7);
}

/** Half the width and height of a base. */
const halves = ({ size }: FigureMark): [number, number] => [(size[0] * SPACE) / 2, (size[1] * SPACE) / 2];

function corners(
  c: CanvasRenderingContext2D,
  [w, h]: [number, number],
  out: number,
  long: number,
  colour: string,
  width: number,
): void {
  for (const [line, thick] of [
    [DARK, width + 3],
    [colour, width],
  ] as const) {
    c.strokeStyle = line;
    c.lineWidth = thick;
    c.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [x, y] = [sx * (w + out), sy * (h + out)];
      c.moveTo(x - sx * long, y);
      c.lineTo(x, y);
      c.lineTo(x, y - sy * long);
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

/** Draws the figure about the origin: its body as large as its base allows, its labels always of one size. */
export function paintFigure(c: CanvasRenderingContext2D, mark: FigureMark, { lit, struck, size }: Look): void {
  const half = halves(mark);
  const [w, h] = half;
  const grown = Math.min(mark.size[0], mark.size[1]);
  c.save();
  if (grown > 1 || mark.size[0] !== mark.size[1]) {
    c.strokeStyle = mark.foe ? 'rgba(240, 104, 79, 0.55)' : 'rgba(92, 194, 174, 0.55)';
    c.lineWidth = 1.5;
    c.strokeRect(-w + 3, -h + 3, 2 * w - 6, 2 * h - 6);
  }
  if (mark.active) {
    c.fillStyle = mark.foe ? 'rgba(240, 104, 79, 0.28)' : 'rgba(227, 176, 75, 0.3)';
    c.fillRect(-w, -h, 2 * w, 2 * h);
  }
  if (struck) {
    c.fillStyle = 'rgba(255, 248, 230, 0.35)';
    c.fillRect(-w, -h, 2 * w, 2 * h);
  }
  c.save();
  c.scale(grown, grown);
  paintBody(c, mark);
  if (size >= TINY) paintIcon(c, mark);
  c.restore();
  paintLabels(c, mark, size);
  if (mark.active || mark.asked) corners(c, half, 2, 11, mark.foe ? '#f0684f' : '#ffd27a', 3);
  else if (mark.target) corners(c, half, 0, 9, lit ? '#fff8e6' : '#f0684f', 2.4);
  if (lit && !mark.active) {
    disc(c, Math.min(w, h) + 1);
    c.strokeStyle = '#fff8e6';
    c.lineWidth = 2;
    c.stroke();
  }
  c.restore();
}
