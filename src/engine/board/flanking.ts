import { type Base, columnOf, type Grid, rowOf } from './grid';

/**
 * True if the segment between the centres of two partners passes through two opposite sides, or two opposite corners,
 * of the area of the target (A1.flank.14). A corner belongs to both of its sides (A1.flank.15); a large partner counts
 * by the centre of its base (A1.flank.23). Range, sight, Weapons and effects of the partners are not judged.
 */
export function standOpposite(grid: Grid, partner: Base, other: Base, target: Base): boolean {
  // Doubled coordinates, so that the centre of a base is a whole number.
  const ax = 2 * columnOf(grid, partner.at) + partner.size[0];
  const ay = 2 * rowOf(grid, partner.at) + partner.size[1];
  const bx = 2 * columnOf(grid, other.at) + other.size[0];
  const by = 2 * rowOf(grid, other.at) + other.size[1];
  const west = 2 * columnOf(grid, target.at);
  const east = west + 2 * target.size[0];
  const north = 2 * rowOf(grid, target.at);
  const south = north + 2 * target.size[1];
  return (
    (meets(ax, ay, bx, by, west, north, south) && meets(ax, ay, bx, by, east, north, south)) ||
    (meets(ay, ax, by, bx, north, west, east) && meets(ay, ax, by, bx, south, west, east))
  );
}

/** True if the segment from (ax, ay) to (bx, by) meets the line x = `line` at a y from `low` to `high`. */
function meets(ax: number, ay: number, bx: number, by: number, line: number, low: number, high: number): boolean {
  const run = bx - ax;
  if (run === 0 || (line - ax) * (line - bx) > 0) return false;
  // y there is ay + rise / run; both sides are multiplied by |run|.
  const scale = Math.abs(run);
  const rise = (line - ax) * (by - ay) * Math.sign(run);
  return low * scale <= ay * scale + rise && ay * scale + rise <= high * scale;
}
