/** Draws what stands at the edges of a figure's base, always of one size: number or initial, HP, Effects, SP. */
import { EFFECTS } from '../log';
import { effectIcon } from '../panels/icons/figures';
import { glyph } from '../panels/icons/sprite';
import { COLOURS, diamond, LABEL_FONT, legible } from './paintTools';
import type { FigureMark } from './scene';

type Context = CanvasRenderingContext2D;
const { dark: DARK, foe: FOE, ally: ALLY, bone: BONE, brass: BRASS } = COLOURS;

/** Below this size of a space in pixels effects become dots. */
const SMALL = 36;
/** Below this size of a space in pixels only shape, number and ring stay. */
export const TINY = 26;
const MOST_EFFECTS = 3;

/** Colours of bases by Activation Number, and the ink that is read on them. */
const BASES = [
  ['#e3c04a', '#1a1504'],
  ['#9a6bd6', '#140a22'],
  ['#8fbf4d', '#121b06'],
  ['#37b5a6', '#051816'],
  ['#e88b4e', '#1f0e04'],
  ['#8aa4bc', '#0b1218'],
] as const;
const baseOf = (number: number | null): (typeof BASES)[number] => BASES[((number ?? 1) - 1) % BASES.length] ?? BASES[0];

/** The colour of a base by its Activation Number. */
export const baseColour = (number: number | null): string => baseOf(number)[0];

function plate(c: Context, x: number, y: number, w: number, fill: string, line: string): void {
  c.beginPath();
  c.roundRect(x - w / 2, y - 8, w, 15, 4);
  c.fillStyle = fill;
  c.fill();
  c.strokeStyle = line;
  c.lineWidth = 1.4;
  c.stroke();
}

function words(c: Context, text: string, x: number, y: number, colour: string, size = 11.5): void {
  c.font = `600 ${size}px ${LABEL_FONT}`;
  c.textAlign = 'center';
  c.fillStyle = colour;
  c.fillText(text, x, y);
}

/** HP left on a plate. */
function paintHp(c: Context, text: string, y: number, line: string): void {
  plate(c, 0, y, text.length > 1 ? 22 : 18, DARK, line);
  words(c, text, 0, y + 3.9, '#fff', 12.5);
}

function paintName(c: Context, mark: FigureMark): void {
  if (mark.number === null) {
    plate(c, 0, 0, Math.max(15, mark.label.length * 7 + 6), BONE, DARK);
    words(c, mark.label, 0, 3.7, '#101516');
    return;
  }
  const [base, ink] = baseOf(mark.number);
  c.beginPath();
  c.arc(0, 0, 8.8, 0, Math.PI * 2);
  c.fillStyle = base;
  c.fill();
  c.strokeStyle = DARK;
  c.lineWidth = 1.8;
  c.stroke();
  words(c, mark.label, 0, 4.2, ink, 12);
}

/** The badge of an Effect: help points up, harm points down. */
function badge(c: Context, x: number, y: number, id: string): void {
  const good = EFFECTS[id]?.good ?? false;
  const turn = good ? -1 : 1;
  c.beginPath();
  c.moveTo(x - 8.2, y - 8.2 * turn);
  c.lineTo(x + 8.2, y - 8.2 * turn);
  c.lineTo(x + 8.2, y + 2.87 * turn);
  c.lineTo(x, y + 8.61 * turn);
  c.lineTo(x - 8.2, y + 2.87 * turn);
  c.closePath();
  c.fillStyle = good ? ALLY : FOE;
  c.fill();
  c.strokeStyle = DARK;
  c.lineWidth = 1.6;
  c.stroke();
  const ink = good ? '#052019' : '#240a05';
  const icon = effectIcon(id);
  const shape = icon ? glyph(icon) : null;
  if (!shape) {
    words(c, (EFFECTS[id]?.name ?? id).charAt(0), x, y + (good ? 5 : 3.4), ink);
    return;
  }
  c.save();
  c.translate(x - 5.6, y - (good ? 4.8 : 6.4));
  c.scale(11.2 / shape.size, 11.2 / shape.size);
  c.fillStyle = ink;
  c.fill(shape.path);
  c.restore();
}

/** Effects down the east edge: at most three, then how many more. */
function paintEffects(c: Context, effects: readonly string[], size: number): void {
  const dots = size < SMALL;
  const step = dots ? 10 : 15;
  effects.slice(0, MOST_EFFECTS).forEach((id, n) => {
    const y = n * step;
    if (!dots) {
      badge(c, 0, y, id);
      return;
    }
    c.beginPath();
    c.arc(0, y, 5, 0, Math.PI * 2);
    c.fillStyle = EFFECTS[id]?.good ? ALLY : FOE;
    c.fill();
    c.strokeStyle = DARK;
    c.lineWidth = 2;
    c.stroke();
  });
  const more = effects.length - MOST_EFFECTS;
  if (more <= 0) return;
  const y = MOST_EFFECTS * step;
  plate(c, 0, y, 18, DARK, BONE);
  words(c, `+${more}`, 0, y + 3.5, BONE);
}

/** As many diamonds fit beside the ring; more are one with their number. */
const MOST_DIAMONDS = 5;

/** SP at hand for a reaction: diamonds up the west edge on a dark strip. */
function paintSp(c: Context, sp: number): void {
  const many = sp > MOST_DIAMONDS;
  const shown = many ? 1 : sp;
  const high = many ? 22 : shown * 7 + 3;
  c.beginPath();
  c.roundRect(-5.2, 4.8 - high, 10.4, high, 3.5);
  c.fillStyle = DARK;
  c.fill();
  c.strokeStyle = 'rgba(227, 176, 75, 0.5)';
  c.lineWidth = 0.8;
  c.stroke();
  c.fillStyle = BRASS;
  for (let n = 0; n < shown; n++) {
    diamond(c, 0, -n * 7, 3.4);
    c.fill();
  }
  if (many) words(c, String(sp), 0, -6.5, '#ffd27a');
}

/** Number, HP, Effects and SP at the edges of a base. @param half half its width and height @param size pixels of a space */
export function paintBadges(c: Context, mark: FigureMark, [w, h]: [number, number], size: number): void {
  const grown = legible(size);
  /** Draws about a point, as large as it can be read. */
  const at = (x: number, y: number, paint: () => void): void => {
    c.save();
    c.translate(x, y);
    c.scale(grown, grown);
    paint();
    c.restore();
  };
  if (size >= TINY && mark.sp) at(-w + 4.5, h - 6, () => paintSp(c, mark.sp ?? 0));
  if (size >= TINY) at(0, h - 7.5, () => paintHp(c, String(mark.hpLeft), 0, mark.foe ? FOE : ALLY));
  at(-w + 8.5, -h + 9.5, () => paintName(c, mark));
  if (size >= TINY) at(w - 6.5, -h + 9, () => paintEffects(c, mark.effects, size));
}
