/** Sizes of the board in its own units: a space is 52 wide. */
export const SPACE = 52;
/** Room for the line round the board, in units. */
export const EDGE = 5;
/** Height of the band that names the columns and width of the one that names the rows, in pixels. */
export const RIM = 16;

/** Device pixels for a pixel of the page. */
export const pixelRatio = (): number => globalThis.devicePixelRatio || 1;

export interface View {
  /** Pixels for one unit. */
  scale: number;
  /** Where the board's corner lies, in pixels. */
  x: number;
  y: number;
}

export interface Grid {
  width: number;
  height: number;
}

/** The view that shows the whole board in the middle of a stage. */
export function wholeBoard(grid: Grid, stage: Grid): View {
  const wide = grid.width * SPACE + EDGE;
  const high = grid.height * SPACE + EDGE;
  const [width, height] = [Math.max(0, stage.width - RIM), Math.max(0, stage.height - RIM)];
  const scale = Math.min(width / wide, height / high);
  return { scale, x: RIM + (width - wide * scale) / 2, y: RIM + (height - high * scale) / 2 };
}

/** Spaces smaller than this in pixels cannot be read, or not be hit by a finger. */
const SMALLEST = { mouse: 26, finger: 34 } as const;
/** Size of a space where the whole board would be too small, in pixels. */
const READABLE = { mouse: 38, finger: 44 } as const;
/** Size of a space beyond which nothing is gained, in pixels; a mouse gains nothing from large ones. */
const LARGE = { mouse: 38, finger: 60 } as const;
/** Room around the middles of what is to be in view, in spaces. */
const AROUND = 0.8;

interface StartOptions {
  /** Spaces that should be in view as far as there is room, the most important first. */
  also?: readonly number[];
  /** Spaces are chosen by a finger. */
  finger?: boolean;
}

/** The whole board where its spaces are large enough; else the part around a space with as much of the rest as fits. */
export function startView(
  grid: Grid,
  stage: Grid,
  about: number,
  { also = [], finger = false }: StartOptions = {},
): View {
  const whole = wholeBoard(grid, stage);
  const by = finger ? 'finger' : 'mouse';
  if (whole.scale * SPACE >= SMALLEST[by]) return whole;
  const place = (space: number): [number, number] => [space % grid.width, Math.floor(space / grid.width)];
  /** Size of a space at which these columns or rows fill a side of the stage. */
  const filling = (size: number, from: number, to: number): number => size / (to - from + 2 * AROUND);
  const [column, row] = place(about);
  let box = { left: column, right: column, top: row, bottom: row };
  for (const space of also) {
    const [x, y] = place(space);
    const more = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    };
    const fits = filling(stage.width, more.left, more.right) >= READABLE[by];
    if (fits && filling(stage.height, more.top, more.bottom) >= READABLE[by]) box = more;
  }
  const fit = Math.min(filling(stage.width, box.left, box.right), filling(stage.height, box.top, box.bottom));
  const scale = Math.min(LARGE[by], Math.max(READABLE[by], fit)) / SPACE;
  const inside = (size: number, spaces: number, to: number): number => {
    const least = size - (spaces * SPACE + EDGE) * scale;
    return Math.min(RIM, Math.max(least, size / 2 - (to + 0.5) * SPACE * scale));
  };
  return {
    scale,
    x: inside(stage.width, grid.width, (box.left + box.right) / 2),
    y: inside(stage.height, grid.height, (box.top + box.bottom) / 2),
  };
}

/** The space under a point of the stage in pixels, null beside the board. */
export function spaceAtPoint(grid: Grid, view: View, point: { x: number; y: number }): number | null {
  const column = Math.floor((point.x - view.x) / view.scale / SPACE);
  const row = Math.floor((point.y - view.y) / view.scale / SPACE);
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return null;
  return row * grid.width + column;
}

/** North-west corner of a space in units. */
export function corner(grid: Grid, space: number): { x: number; y: number } {
  return { x: (space % grid.width) * SPACE, y: Math.floor(space / grid.width) * SPACE };
}

/** Middle of a base of so many spaces in units. */
export function middle(grid: Grid, space: number, size: readonly [number, number] = [1, 1]): { x: number; y: number } {
  const { x, y } = corner(grid, space);
  return { x: x + (size[0] * SPACE) / 2, y: y + (size[1] * SPACE) / 2 };
}

/** The view zoomed by a factor about a point of the stage. */
export function zoomed(view: View, factor: number, about: { x: number; y: number }): View {
  return {
    scale: view.scale * factor,
    x: about.x - (about.x - view.x) * factor,
    y: about.y - (about.y - view.y) * factor,
  };
}

/** How near and how far the board can be seen: pixels of a space. */
const NEAREST = 160;
const FARTHEST = 9;
/** So much of the board stays on the stage, in pixels. */
const KEPT = 60;

/** The view held within bounds: neither too near nor too far, and never beside the board. */
export function bounded(grid: Grid, stage: Grid, view: View): View {
  const scale = Math.min(NEAREST / SPACE, Math.max(FARTHEST / SPACE, view.scale));
  const hold = (at: number, size: number, spaces: number): number =>
    Math.min(size - KEPT, Math.max(KEPT - spaces * SPACE * scale, at));
  return { scale, x: hold(view.x, stage.width, grid.width), y: hold(view.y, stage.height, grid.height) };
}

/** Room that is kept around what is framed, in pixels. */
const FRAME = 56;

/** The place of the board's corner on one side, so that no more than its rim is left beside it where it fills the stage. */
function filled(at: number, size: number, spaces: number, scale: number): number {
  const [most, least] = [RIM, size - (spaces * SPACE + EDGE) * scale];
  return least > most ? at : Math.min(most, Math.max(least, at));
}

/**
 * The view moved as little as brings all these points of the board, in units, into sight, zoomed out if they are too far apart.
 * Null if they are in sight already.
 */
export function framed(grid: Grid, stage: Grid, view: View, points: readonly { x: number; y: number }[]): View | null {
  if (points.length === 0 || stage.width === 0) return null;
  const room = Math.min(FRAME, stage.width / 4, stage.height / 4);
  // In sight is what can be seen whole, also at the very edge of the board.
  const whole = Math.min(room, (view.scale * SPACE) / 2);
  const seen = ({ x, y }: { x: number; y: number }): boolean => {
    const [left, top] = [x * view.scale + view.x, y * view.scale + view.y];
    const [right, bottom] = [stage.width - left, stage.height - top];
    // Half a pixel for what does not add up exactly.
    return Math.min(left - RIM, top - RIM, right, bottom) >= whole - 0.5;
  };
  if (points.every(seen)) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(
    (stage.width - 2 * room) / Math.max(1, right - left),
    (stage.height - 2 * room) / Math.max(1, bottom - top),
  );
  const scale = Math.min(view.scale, fits);
  /** One side: as it is, moved only as far as it must be. */
  const side = (at: number, size: number, from: number, to: number, spaces: number): number => {
    const now = scale === view.scale ? at : size / 2 - ((from + to) / 2) * scale;
    return filled(Math.min(size - room - to * scale, Math.max(room - from * scale, now)), size, spaces, scale);
  };
  return {
    scale,
    x: side(view.x, stage.width, left, right, grid.width),
    y: side(view.y, stage.height, top, bottom, grid.height),
  };
}
