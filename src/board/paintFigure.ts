/** Draws one figure about its middle: allies round with an initial, opponents six-sided with their number. */
import { figureIcon } from '../panels/icons/figures';
import { glyph } from '../panels/icons/sprite';
import { SPACE } from './metrics';
import { baseColour, paintBadges, TINY } from './paintBadges';
import { COLOURS, LABEL_FONT } from './paintTools';
import type { FigureMark } from './scene';

type Context = CanvasRenderingContext2D;
const { dark: DARK, foe: FOE, ally: ALLY, bone: BONE, pick: PICK } = COLOURS;
const ACTIVE = '#ffd27a';

/** A hexagon with a corner to the north, clockwise. */
function hexagon(c: Context, r: number): void {
  c.beginPath();
  for (let n = 0; n < 6; n++) {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    c.lineTo(r * Math.cos(angle), r * Math.sin(angle));
  }
  c.closePath();
}

function disc(c: Context, r: number): void {
  c.beginPath();
  c.arc(0, 0, r, 0, Math.PI * 2);
}

/** A face in the light that falls from above. */
function face(c: Context, light: string, dark: string): CanvasGradient {
  const paint = c.createRadialGradient(-3, -6, 0, -3, -6, 28);
  paint.addColorStop(0, light);
  paint.addColorStop(1, dark);
  return paint;
}

/** What lies under a figure, a little to the south. */
function shadow(c: Context): void {
  const paint = c.createRadialGradient(0, 3, 18, 0, 3, 28.5);
  paint.addColorStop(0, 'rgba(0, 0, 0, 0.62)');
  paint.addColorStop(1, 'rgba(0, 0, 0, 0)');
  c.fillStyle = paint;
  c.fillRect(-30, -27, 60, 60);
}

/** Share of HP left. */
const healthOf = ({ hp, hpLeft }: FigureMark): number => (hp > 0 ? Math.min(1, hpLeft / hp) : 0);

function paintFoe(c: Context, mark: FigureMark): void {
  hexagon(c, 25.5);
  c.fillStyle = baseColour(mark.number);
  c.fill();
  hexagon(c, 22.8);
  c.fillStyle = DARK;
  c.fill();
  hexagon(c, 18);
  c.fillStyle = face(c, '#7c2a1c', '#2a0e09');
  c.fill();
  hexagon(c, 20.2);
  c.strokeStyle = '#35130d';
  c.lineWidth = 4;
  c.stroke();
  const round = 6 * 20.2;
  c.setLineDash([round * healthOf(mark), round]);
  c.strokeStyle = FOE;
  c.stroke();
  c.setLineDash([]);
}

function paintAlly(c: Context, mark: FigureMark): void {
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
  c.arc(0, 0, 20, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * healthOf(mark));
  c.strokeStyle = ALLY;
  c.stroke();
}

/** The symbol of a card, or the initial of its name. @param wide its width in units */
export function paintIcon(c: Context, card: string, name: string, wide: number): void {
  const icon = figureIcon(card);
  const shape = icon ? glyph(icon) : null;
  c.fillStyle = BONE;
  if (!shape) {
    c.font = `600 20px ${LABEL_FONT}`;
    c.textAlign = 'center';
    c.fillText(name.charAt(0), 0, 6);
    return;
  }
  c.save();
  c.translate(-wide / 2, -wide / 2 - 1.2);
  c.scale(wide / shape.size, wide / shape.size);
  c.fill(shape.path);
  c.restore();
}

/** Half the width and height of a base. */
const halves = ({ size }: FigureMark): [number, number] => [(size[0] * SPACE) / 2, (size[1] * SPACE) / 2];

/** Strokes a path twice: on a dark casing. */
function cornered(c: Context, colour: string, width: number, trace: () => void): void {
  for (const [line, thick] of [
    [DARK, width + 2.8],
    [colour, width],
  ] as const) {
    c.strokeStyle = line;
    c.lineWidth = thick;
    c.beginPath();
    trace();
    c.stroke();
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function brackets(
  c: Context,
  [w, h]: [number, number],
  out: number,
  long: number,
  colour: string,
  width: number,
): void {
  cornered(c, colour, width, () => {
    for (const [sx, sy] of CORNERS) {
      const [x, y] = [sx * (w + out), sy * (h + out)];
      c.moveTo(x - sx * long, y);
      c.lineTo(x, y);
      c.lineTo(x, y - sy * long);
    }
  });
}

/** Cross hairs on whom an Attack would hit. */
function crossHairs(c: Context, [w, h]: [number, number], colour: string): void {
  cornered(c, colour, 2.6, () => {
    for (const [sx, sy] of CORNERS) {
      c.moveTo(sx * (w + 3), sy * (h - 6));
      c.lineTo(sx * (w - 6), sy * (h + 3));
    }
    for (const sign of [-1, 1]) {
      c.moveTo(sign * (w + 7), 0);
      c.lineTo(sign * (w - 2), 0);
      c.moveTo(0, sign * (h + 7));
      c.lineTo(0, sign * (h - 2));
    }
  });
}

interface Look {
  /** Pointed at somewhere on the page. */
  lit: boolean;
  /** It has just done or suffered something. */
  struck: boolean;
  /** Pixels of a space. */
  size: number;
}

/** The field under a figure and its halo: whose turn it is, who has just done or suffered something. */
function paintUnder(c: Context, mark: FigureMark, struck: boolean): void {
  const [w, h] = halves(mark);
  const field = (colour: string): void => {
    c.fillStyle = colour;
    c.fillRect(-w, -h, 2 * w, 2 * h);
  };
  if (mark.active) field(mark.foe ? 'rgba(240, 104, 79, 0.26)' : 'rgba(227, 176, 75, 0.34)');
  if (struck) field('rgba(255, 248, 230, 0.3)');
  if (!mark.active || mark.foe) return;
  const grown = Math.min(w, h);
  disc(c, grown + 1);
  c.strokeStyle = 'rgba(255, 217, 138, 0.55)';
  c.lineWidth = 2.5;
  c.stroke();
  disc(c, grown - 1.5);
  c.fillStyle = DARK;
  c.fill();
  c.strokeStyle = ACTIVE;
  c.lineWidth = 3;
  c.stroke();
}

/** Draws the figure about the origin: its body as large as its base allows, its labels always of one size. */
export function paintFigure(c: Context, mark: FigureMark, { lit, struck, size }: Look): void {
  const half = halves(mark);
  const [w, h] = half;
  const grown = Math.min(mark.size[0], mark.size[1]);
  c.save();
  if (grown > 1 || mark.size[0] !== mark.size[1]) {
    c.strokeStyle = mark.foe ? 'rgba(240, 104, 79, 0.55)' : 'rgba(92, 194, 174, 0.55)';
    c.lineWidth = 1.5;
    c.strokeRect(-w + 3, -h + 3, 2 * w - 6, 2 * h - 6);
  }
  paintUnder(c, mark, struck);
  c.save();
  c.scale(grown, grown);
  if (!mark.active) shadow(c);
  if (mark.foe) paintFoe(c, mark);
  else paintAlly(c, mark);
  if (size >= TINY) paintIcon(c, mark.card, mark.name, 26);
  c.restore();
  paintBadges(c, mark, half, size);
  if (mark.active) brackets(c, half, mark.foe ? 2.5 : 3.5, mark.foe ? 10 : 12, mark.foe ? FOE : ACTIVE, 3.2);
  else if (mark.asked) brackets(c, half, 2.5, 10, ACTIVE, 3);
  else if (mark.target && lit) crossHairs(c, half, BONE);
  else if (mark.target) brackets(c, half, 0, 7, FOE, 2);
  if (lit && !mark.target) {
    disc(c, Math.min(w, h) + 1);
    c.strokeStyle = PICK;
    c.lineWidth = 2;
    c.stroke();
  }
  c.restore();
}
