/** Draws the tokens that lie on the board. */
import type { BoardToken } from '../engine/state/state';
import { table } from '../log/table';
import { glyph } from '../panels/icons/sprite';
import { corner, type Grid, middle, SPACE } from './metrics';
import { COLOURS, diamond, LABEL_FONT, number } from './paintTools';

type Context = CanvasRenderingContext2D;
const { brass: BRASS, dark: DARK } = COLOURS;

/** The sign of a token about the origin, in a square of 20. */
const SIGNS: Record<string, (c: Context) => void> = table({
  loot(c) {
    const shape = glyph('loot');
    if (!shape) return;
    c.translate(-9, -9);
    c.scale(18 / shape.size, 18 / shape.size);
    c.fill(shape.path);
  },
  // A carved post on a foot.
  totem(c) {
    c.fillRect(-4, -9, 8, 15);
    c.fillRect(-8, 6, 16, 3);
    c.fillStyle = DARK;
    c.fillRect(-2.5, -6, 2, 2.5);
    c.fillRect(0.5, -6, 2, 2.5);
    c.fillRect(-2.5, -1, 5, 1.6);
  },
  // A flag.
  objective(c) {
    c.fillRect(-6, -9, 2.2, 18);
    c.beginPath();
    c.moveTo(-3.8, -9);
    c.lineTo(8, -5);
    c.lineTo(-3.8, -0.5);
    c.fill();
  },
  // A doorway with an arrow out of it.
  exit(c) {
    c.lineWidth = 2.2;
    c.strokeStyle = '#f2d48e';
    c.strokeRect(-8, -8, 8, 16);
    c.beginPath();
    c.moveTo(-4, 0);
    c.lineTo(8, 0);
    c.moveTo(4, -4);
    c.lineTo(8, 0);
    c.lineTo(4, 4);
    c.stroke();
  },
});

/** Colours that tokens are printed in. */
const TOKEN_COLOURS: Record<string, string> = table({
  red: '#d2493a',
  blue: '#4a86d6',
  green: '#5fa64b',
  yellow: '#e3c04a',
  white: '#ece7da',
  black: '#3b4246',
  purple: '#8b5bc0',
  orange: '#e98a33',
});

/** What of a token is drawn. */
export type TokenMark = Pick<BoardToken, 'kind' | 'colour' | 'at'> & Partial<Pick<BoardToken, 'faceDown' | 'size'>>;

/** Draws a token: a diamond on the floor with its sign. */
export function paintToken(c: Context, grid: Grid, token: TokenMark): void {
  const { x, y } = middle(grid, token.at, token.size ?? [1, 1]);
  const size = token.size ?? [1, 1];
  if (size[0] > 1 || size[1] > 1) {
    const from = corner(grid, token.at);
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.strokeRect(from.x + 4, from.y + 4, size[0] * SPACE - 8, size[1] * SPACE - 8);
  }
  // Its shadow falls to the south.
  diamond(c, x, y + 3, 17.5);
  c.fillStyle = 'rgba(0, 0, 0, 0.4)';
  c.fill();
  diamond(c, x, y, 15);
  c.fillStyle = '#1d1a10';
  c.fill();
  // Face up its colour shows on the rim, and by its initial for those who do not tell colours apart.
  const colour = token.faceDown ? null : token.colour;
  c.strokeStyle = (colour && TOKEN_COLOURS[colour.toLowerCase()]) || BRASS;
  c.lineWidth = colour ? 3 : 2;
  c.stroke();
  c.fillStyle = '#f2d48e';
  const sign = SIGNS[token.kind];
  if (sign) {
    c.save();
    c.translate(x, y);
    sign(c);
    c.restore();
  } else {
    c.font = `600 13px ${LABEL_FONT}`;
    c.textAlign = 'center';
    c.fillText(token.kind.charAt(0).toUpperCase(), x, y + 4.5);
  }
  if (colour) number(c, colour.charAt(0).toUpperCase(), x + 19, y + 16, '#f4eedf');
}
