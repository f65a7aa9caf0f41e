/** The symbols of the interface: put into the page once, used by Icons and drawn on the board. */
import source from './sprite.svg?raw';

/** A symbol to be filled on a canvas. */
interface Glyph {
  path: Path2D;
  /** Side of its square view box. */
  size: number;
}

let parsed: Document | null = null;
const glyphs = new Map<string, Glyph | null>();

function sprite(): Document {
  parsed ??= new DOMParser().parseFromString(source, 'image/svg+xml');
  return parsed;
}

/** Puts the symbols into the page, where `<use>` finds them. */
export function installSprite(page: Document): void {
  const root = page.importNode(sprite().documentElement, true);
  root.setAttribute('aria-hidden', 'true');
  root.style.position = 'absolute';
  root.style.width = '0';
  root.style.height = '0';
  page.body.prepend(root);
}

/** A symbol as a path, null if there is none of that name or it is not one filled shape. */
export function glyph(name: string): Glyph | null {
  const known = glyphs.get(name);
  if (known !== undefined) return known;
  const symbol = sprite().getElementById(`i-${name}`);
  const data = symbol?.querySelector('path')?.getAttribute('d');
  const size = Number(symbol?.getAttribute('viewBox')?.split(' ')[2] ?? 0);
  const found = data && size > 0 && typeof Path2D !== 'undefined' ? { path: new Path2D(data), size } : null;
  glyphs.set(name, found);
  return found;
}
