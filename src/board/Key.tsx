import { useEffect, useRef } from 'react';
import { Icon } from '../panels/icons/Icon';
import { useSelection, useTable } from '../stores/react';
import { type Label, NO_OVERLAY, type Overlay, type SightMark } from './marks';
import { pixelRatio, SPACE } from './metrics';
import { type Ground, paintGround } from './paintGround';
import { paintLabels, paintLines } from './paintOverlay';
import { wholeRegion } from './sheet';
import { say, type TextKey } from './text';

/** Pixels of the space that shows a mark: marks are drawn as on the board. */
const SIZE = 32;
/** The only space, and where it lies. */
const HERE = 0;
const TO: [number, number] = [0, 0];
const FROM = { to: TO, cost: 1, sp: 0, provokes: [], path: [TO] };
/** A space so many points and SP away. @param by who strikes at whoever goes there */
const away = (cost: number, sp = 0, by: string[] = []): Ground['reach'] =>
  new Map([[HERE, { to: TO, cost, sp, provokes: by, path: [] }]]);
/** A space that so many could hit, or reach by a Spell. */
const threats = (by: string[], casts: string[] = []): Ground['threats'] => new Map([[HERE, { to: TO, by, casts }]]);

/** A board of one space with nothing on it. */
const BARE: Ground = {
  grid: { width: 1, height: 1 },
  reach: new Map(),
  deadly: new Set(),
  quiet: false,
  choices: new Set(),
  jumps: new Set(),
  zone: new Set(),
  tokens: [],
  threats: null,
  standing: new Map(),
  outlook: null,
  scale: SIZE / SPACE,
  paidSp: 0,
  provoked: 0,
};
const NO_CURSORS = { grid: BARE.grid, cursor: null, hover: null, goal: null, measuring: null };

/** What is drawn on a space, and over it. */
interface Drawn {
  ground?: Partial<Ground>;
  over?: Partial<Overlay>;
}
type Mark = readonly [TextKey, Drawn];

const MIDDLE = { x: SPACE / 2, y: SPACE / 2 };
/** A line right across the space. */
const across = (tone: SightMark['tone'], blockedAt: SightMark['blockedAt'] = null, strike = false): Drawn => ({
  over: { lines: [{ from: { x: -30, y: 40 }, to: { x: SPACE + 30, y: 12 }, tone, strike, blockedAt }] },
});
const plate = (label: Omit<Label, 'at'>): Drawn => ({ over: { labels: [{ ...label, at: MIDDLE }] } });

/** The marks of Threat. */
const THREAT: readonly Mark[] = [
  ['key.hit', { ground: { threats: threats(['a', 'b']) } }],
  ['key.cast', { ground: { threats: threats([], ['a']) } }],
];

/** Those marks on the floor that are there now. */
function groundMarks(ground: Ground): Mark[] {
  const { reach, quiet, deadly, choices, jumps, zone, outlook, paidSp, provoked } = ground;
  const ways = quiet ? [] : [...reach.values()];
  const here = new Set([HERE]);
  const marks: [boolean, Mark][] = [
    [ways.length > 0, ['key.cost', { ground: { reach: away(3) } }]],
    [ways.some(({ sp }) => sp > paidSp), ['key.sp', { ground: { reach: away(9, 2) } }]],
    [ways.some((way) => way.provokes.length > provoked), ['key.break', { ground: { reach: away(4, 0, ['a']) } }]],
    [!quiet && deadly.size > 0, ['key.deadly', { ground: { reach: away(5), deadly: here } }]],
    [quiet && reach.size > 0, ['key.quiet', { ground: { reach: away(3), quiet: true } }]],
    [[...choices].some((space) => !zone.has(space)), ['key.choice', { ground: { choices: here } }]],
    [jumps.size > 0, ['key.jump', { ground: { jumps: here } }]],
    [zone.size > 0, ['key.zone', { ground: { choices: here, zone: here } }]],
    [outlook !== null, ['key.reach', { ground: { outlook: { reach: [FROM], sees: [{ to: TO, penalty: 0 }] } } }]],
    [outlook !== null, ['key.unseen', { ground: { outlook: { reach: [], sees: [] } } }]],
  ];
  return marks.flatMap(([is, mark]) => (is ? [mark] : []));
}

/** Those marks over the figures that are there now. */
function overMarks({ paths, lines, labels }: Overlay): Mark[] {
  const marks: [boolean, Mark][] = [
    [
      paths.some(({ steps }) => steps.some(({ slowedBy }) => slowedBy)),
      ['key.slow', plate({ text: '2', tone: 'earth' })],
    ],
    [lines.some(({ strike }) => strike), ['key.strike', across('pick', null, true)]],
    [lines.some(({ strike, blockedAt }) => !strike && !blockedAt), ['key.sight', across('quiet')]],
    [lines.some(({ blockedAt }) => blockedAt !== null), ['key.blocked', across('foe', MIDDLE)]],
    [labels.some(({ text }) => text.includes('%')), ['key.odds', plate({ text: '64 %', tone: 'pick' })]],
    [
      labels.some(({ sign }) => sign === 'warn'),
      ['key.penalty', plate({ text: say('mark.penalty'), tone: 'pick', sign: 'warn' })],
    ],
  ];
  return marks.flatMap(([is, mark]) => (is ? [mark] : []));
}

/** One mark as the board draws it. */
function Swatch({ ground, over }: Drawn) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = SIZE * pixelRatio();
  useEffect(() => {
    const c = canvas.current?.getContext('2d');
    if (!c) return;
    c.setTransform(pixels / SPACE, 0, 0, pixels / SPACE, 0, 0);
    c.clearRect(0, 0, SPACE, SPACE);
    paintGround(c, { ...BARE, ...ground }, wholeRegion(BARE.grid));
    const overlay = { ...NO_OVERLAY, ...over };
    paintLines(c, overlay);
    paintLabels(c, overlay, NO_CURSORS, SPACE);
  }, [ground, over, pixels]);
  return <canvas ref={canvas} width={pixels} height={pixels} style={{ width: SIZE, height: SIZE }} />;
}

/** What the marks mean that are on the board now, in a line of its own: it covers nothing of what it explains. */
export function Key({ ground, overlay }: { ground: Ground; overlay: Overlay }) {
  const { selection } = useTable();
  const opened = useSelection((s) => s.key);
  if (opened === null) return null;
  const marks = [
    ...(ground.threats ? THREAT : []),
    ...(opened === 'all' ? [...groundMarks(ground), ...overMarks(overlay)] : []),
  ];
  return (
    <section className="key" aria-label={say('key.title')}>
      {marks.length === 0 && <p>{say('key.none')}</p>}
      <ul>
        {marks.map(([text, drawn]) => (
          <li key={text}>
            <Swatch {...drawn} />
            {say(text)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={say('key.close')}
        onClick={() => selection.set({ key: null })}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
