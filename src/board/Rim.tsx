import { type CSSProperties, memo } from 'react';
import { columnName } from '../log';
import { type Grid, RIM, SPACE, type View } from './metrics';

/** Names stand at least so far apart, in pixels: of columns, of rows. */
const APART = { column: 22, row: 15 } as const;
/** So many columns or rows to a name where they are narrow. */
const STEPS = [1, 2, 5, 10, 20] as const;

/** Every how many columns or rows a name has room. @param size of a space @param apart least distance of two names, in pixels */
export const stepOf = (size: number, apart: number): number =>
  STEPS.find((each) => each * size >= apart) ?? (STEPS[STEPS.length - 1] as number);

const NAME = { column: columnName, row: (n: number) => String(n + 1) } as const;

interface BandProps {
  of: 'column' | 'row';
  /** Columns or rows of the board. */
  spaces: number;
  step: number;
  /** The one pointed at: its name is lit. */
  lit: number | null;
}

const Names = memo(function Names({ of, spaces, step }: Omit<BandProps, 'lit'>) {
  const named = Array.from({ length: Math.ceil(spaces / step) }, (_, n) => ({ n: n * step, name: NAME[of](n * step) }));
  return named.map(({ n, name }) => (
    <i key={name} style={{ '--n': n } as CSSProperties}>
      {name}
    </i>
  ));
});

/** The band itself stays on the stage, what it holds goes with the board. */
function Band({ of, spaces, step, lit }: BandProps) {
  return (
    <div className="rim" data-band={of}>
      <div className="rim-names" style={{ '--spaces': spaces } as CSSProperties}>
        <Names of={of} spaces={spaces} step={step} />
        {lit !== null && (
          <i className="rim-lit" style={{ '--n': lit } as CSSProperties}>
            {NAME[of](lit)}
          </i>
        )}
      </div>
    </div>
  );
}

/** Where a view has the bands on the stage, which they never leave, and their names. */
export function rimAt({ x, y }: View): Record<BandProps['of'], { band: string; names: string }> {
  return {
    column: { band: `translateY(${Math.max(0, y - RIM)}px)`, names: `translateX(${x}px)` },
    // The columns have the corner.
    row: { band: `translateX(${Math.max(0, x - RIM)}px)`, names: `translateY(${y - RIM}px)` },
  };
}

/** Brings a rim where a view has the board. */
export function placeRim(rim: HTMLElement, view: View): void {
  const at = rimAt(view);
  for (const band of rim.querySelectorAll<HTMLElement>('[data-band]')) {
    const { band: across, names: along } = at[band.dataset.band as BandProps['of']];
    band.style.transform = across;
    const names = band.firstElementChild as HTMLElement;
    names.style.transform = along;
    names.style.setProperty('--size', `${view.scale * SPACE}px`);
  }
}

interface RimProps {
  grid: Grid;
  /** Pixels for one unit. */
  scale: number;
  /** The space pointed at. */
  focus: number | null;
}

/** Names of columns and rows beside the board, or along the edge of the stage where the board goes on beyond it. */
export function Rim({ grid, scale, focus }: RimProps) {
  const size = scale * SPACE;
  return (
    <>
      <Band
        of="column"
        spaces={grid.width}
        step={stepOf(size, APART.column)}
        lit={focus === null ? null : focus % grid.width}
      />
      <Band
        of="row"
        spaces={grid.height}
        step={stepOf(size, APART.row)}
        lit={focus === null ? null : Math.floor(focus / grid.width)}
      />
    </>
  );
}
