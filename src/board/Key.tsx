import { useEffect, useRef } from 'react';
import { Icon } from '../panels/icons/Icon';
import { pixelRatio } from './FigureShape';
import { SPACE } from './metrics';
import { type Ground, paintGround } from './paintGround';
import { wholeRegion } from './sheet';
import { say, type TextKey } from './text';

/** Pixels of the space that shows a mark: marks are drawn as on the board. */
const SIZE = 34;
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
  zone: new Set(),
  tokens: [],
  threats: null,
  outlook: null,
  scale: SIZE / SPACE,
  paidSp: 0,
  provoked: 0,
};

type Mark = readonly [TextKey, Ground];
const THREAT: readonly Mark[] = [
  ['key.hit', { ...BARE, threats: threats(['a', 'b']) }],
  ['key.cast', { ...BARE, threats: threats([], ['a']) }],
];
const OTHERS: readonly Mark[] = [
  ['key.cost', { ...BARE, reach: away(3) }],
  ['key.sp', { ...BARE, reach: away(7, 1) }],
  ['key.break', { ...BARE, reach: away(4, 0, ['a']) }],
  ['key.deadly', { ...BARE, reach: away(5), deadly: new Set([HERE]) }],
  ['key.reach', { ...BARE, outlook: { reach: [FROM], sees: [{ to: TO, penalty: 0 }] } }],
  ['key.unseen', { ...BARE, outlook: { reach: [], sees: [] } }],
];

/** One mark as the board draws it. */
function Swatch({ ground }: { ground: Ground }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = SIZE * pixelRatio();
  useEffect(() => {
    const c = canvas.current?.getContext('2d');
    if (!c) return;
    c.setTransform(pixels / SPACE, 0, 0, pixels / SPACE, 0, 0);
    c.clearRect(0, 0, SPACE, SPACE);
    paintGround(c, ground, wholeRegion(ground.grid));
  }, [ground, pixels]);
  return <canvas ref={canvas} width={pixels} height={pixels} style={{ width: SIZE, height: SIZE }} />;
}

/** What the marks on the spaces mean. @param threat the marks of Threat @param all all the others */
export function Key({ threat, all, close }: { threat: boolean; all: boolean; close: () => void }) {
  const marks = [...(threat ? THREAT : []), ...(all ? OTHERS : [])];
  return (
    <section className="key" aria-label={say('key.title')}>
      <ul>
        {marks.map(([text, ground]) => (
          <li key={text}>
            <Swatch ground={ground} />
            {say(text)}
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-quiet btn-icon" aria-label={say('key.close')} onClick={close}>
        <Icon name="x" />
      </button>
    </section>
  );
}
