import { courseOf, eventsOf, type Course as Point } from '../../../log';
import { filled } from '../../../log/filled';
import { RESULT_TEXT } from '../../../panels/text/result';
import { useGame, useSession } from '../../../stores/react';

const WIDTH = 560;
const TOP = 14;
const BOTTOM = 126;
const LEFT = 34;
const RIGHT = 532;
/** Rounds that are named below the chart; of more only some. */
const MOST_NAMED = 12;

type Side = 'adventurers' | 'opponents';

/** A line in steps: level through a round, down at its end. */
function steps(points: readonly Point[], side: Side, x: (n: number) => number, y: (hp: number) => number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce((path, point, n) => `${path}H${x(n + 1)}V${y(point[side])}`, `M${LEFT} ${y(first[side])}`);
}

function Chart({ points, alternative }: { points: readonly Point[]; alternative: string }) {
  const most = Math.max(1, ...points.flatMap(({ adventurers, opponents }) => [adventurers, opponents]));
  const x = (n: number): number => LEFT + ((RIGHT - LEFT) * n) / Math.max(1, points.length - 1);
  const y = (hp: number): number => BOTTOM - ((BOTTOM - TOP - 10) * hp) / most;
  const named = Math.ceil(points.length / MOST_NAMED);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  // The names stand above the beginnings of their lines, and never over each other.
  const [ally, foe] = [y(first.adventurers) - 6, y(first.opponents) - 6];
  const apart = Math.abs(ally - foe) < 14;
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} 150`} role="img" aria-label={alternative}>
      {points.map(({ round }, n) => (
        <g key={`${round}-${n === points.length - 1 ? 'end' : ''}`}>
          <path d={`M${x(n)} ${BOTTOM}V${TOP - 4}`} className="c-grid" />
          {n % named === 0 && (
            <text x={x(n)} y={BOTTOM + 16} textAnchor="middle">
              {n === 0 ? RESULT_TEXT.start : round}
            </text>
          )}
        </g>
      ))}
      <path d={steps(points, 'adventurers', x, y)} className="c-line c-ally" />
      <path d={steps(points, 'opponents', x, y)} className="c-line c-foe" />
      <text x={RIGHT + 6} y={y(last.adventurers) + 4} className="c-a">
        {last.adventurers}
      </text>
      <text x={RIGHT + 6} y={y(last.opponents) + 4} className="c-f">
        {last.opponents}
      </text>
      <text x={LEFT + 8} y={Math.max(10, ally)} className="c-a">
        {RESULT_TEXT.party}
      </text>
      <text x={LEFT + (apart ? 62 : 8)} y={Math.max(10, foe)} className="c-f">
        {RESULT_TEXT.opponents}
      </text>
    </svg>
  );
}

/** Hit Points of both sides by round: a chart, and the same as a table for a screen reader. */
export function Course() {
  const state = useGame();
  const journal = useSession((s) => s.journal);
  const points = courseOf(eventsOf(journal), (id) => state.figures[id]?.side ?? null);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const alternative = filled(RESULT_TEXT.courseAlt, {
    a: first.adventurers,
    b: last.adventurers,
    c: first.opponents,
    d: last.opponents,
  });
  return (
    <section className="tl" aria-labelledby="course-title">
      <h2 id="course-title">{RESULT_TEXT.course}</h2>
      <Chart points={points} alternative={alternative} />
      <div className="vh">
        <table>
          <thead>
            <tr>
              <th scope="col">{RESULT_TEXT.roundColumn}</th>
              <th scope="col">{RESULT_TEXT.party}</th>
              <th scope="col">{RESULT_TEXT.opponents}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ round, adventurers, opponents }, n) => (
              <tr key={`${round}-${n === points.length - 1 ? 'end' : ''}`}>
                <td>{n === 0 ? RESULT_TEXT.start : round}</td>
                <td>{adventurers}</td>
                <td>{opponents}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
