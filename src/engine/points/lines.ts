/** The lines that a figure has: which cards count, and where each line may answer. */
import type { Ability, Bonus } from '../abilities/ast';
import type { Game } from '../game';
import { TOKEN_LINES } from '../rules/abilityTokens';
import type { Line } from '../state/content';
import type { CardInUse, Figure, FigureId, LineRef } from '../state/state';
import { linesOf, passivesOf, symbolsOf } from './cards';
import { fromCards } from './fromCards';
import { type Point, pointsOf } from './point';

type Index = Partial<Record<Point, number[]>>;
const indexes = new WeakMap<Line[], Index>();

/** Places of the lines of a list by point; computed once per card. */
function indexOf(lines: Line[]): Index {
  let index = indexes.get(lines);
  if (!index) {
    index = {};
    for (let n = 0; n < lines.length; n++) {
      for (const point of pointsOf((lines[n] as Line).ability)) {
        let list = index[point];
        if (!list) index[point] = list = [];
        list.push(n);
      }
    }
    indexes.set(lines, index);
  }
  return index;
}

/** A line in use, with the card it stands on. */
export interface Entry {
  ref: LineRef;
  ability: Ability;
  card: CardInUse | null;
  owner: FigureId | null;
}
type Entries = Partial<Record<Point, Entry[]>>;
interface Table {
  byFigure: Map<FigureId, Entries>;
  rules: Entries;
  /** Points at which any card of any figure has a line. */
  points: Set<Point>;
}
const NO_ENTRIES: Entry[] = [];

function addEntries(
  entries: Entries,
  lines: Line[],
  make: (n: number) => Omit<Entry, 'ability'>,
  points: Set<Point>,
): void {
  const index = indexOf(lines);
  for (const key in index) {
    const point = key as Point;
    points.add(point);
    for (const n of index[point] as number[]) {
      let list = entries[point];
      if (!list) entries[point] = list = [];
      list.push({ ...make(n), ability: (lines[n] as Line).ability });
    }
  }
}

const tableOf: (g: Game) => Table = fromCards((g) => {
  const table: Table = { byFigure: new Map(), rules: {}, points: new Set() };
  for (const id of g.state.order) {
    const f = g.state.figures[id] as Figure;
    const entries: Entries = {};
    for (const card of f.cards) {
      addEntries(
        entries,
        linesOf(g, f, card),
        (n) => ({ ref: { on: 'card', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
      addEntries(
        entries,
        symbolsOf(g, card),
        (n) => ({ ref: { on: 'symbol', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
      addEntries(
        entries,
        passivesOf(g, card),
        (n) => ({ ref: { on: 'passive', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
    }
    table.byFigure.set(id, entries);
  }
  encounterRules(g).forEach((rule, n) => {
    addEntries(
      table.rules,
      rule.lines,
      (part) => ({ ref: { on: 'rule', figure: null, n, part }, card: null, owner: null }),
      table.points,
    );
  });
  return table;
});

/** Lines of a figure's cards at a point; tokens and lasting lines come with {@link eachLineAt}. */
export function cardLinesAt(g: Game, id: FigureId, point: Point): Entry[] {
  return tableOf(g).byFigure.get(id)?.[point] ?? NO_ENTRIES;
}

/** Special Encounter Rules that may answer at a point. */
export function ruleLinesAt(g: Game, point: Point): Entry[] {
  return tableOf(g).rules[point] ?? NO_ENTRIES;
}

/** Points at which any token has a line. */
const TOKEN_POINTS: ReadonlySet<Point> = new Set(Object.values(TOKEN_LINES).flat().flatMap(pointsOf));

function tokenLinesAt(f: Figure, point: Point, visit: (entry: Entry) => void): void {
  if (!TOKEN_POINTS.has(point)) return;
  for (const token in f.tokens) {
    const lines = f.tokens[token] ? TOKEN_LINES[token] : undefined;
    if (!lines) continue;
    for (let n = 0; n < lines.length; n++) {
      const ability = lines[n] as Ability;
      if (pointsOf(ability).includes(point))
        visit({ ref: { on: 'token', figure: f.id, token, n }, ability, card: null, owner: f.id });
    }
  }
}

function lastingLinesAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  for (const lasting of g.state.lasting) {
    if (lasting.figure !== f.id || !lasting.bonuses) continue;
    for (let n = 0; n < lasting.bonuses.length; n++) {
      const b = lasting.bonuses[n] as Bonus;
      if (b.b === 'rider' && pointsOf(b.line).includes(point))
        visit({ ref: { on: 'lasting', figure: f.id, id: lasting.id, n }, ability: b.line, card: null, owner: f.id });
    }
  }
}

/** Whether {@link looseLinesAt} could find any, for most figures at most points none. */
export function mayHaveLooseLines(g: Game, id: FigureId, point: Point): boolean {
  if (TOKEN_POINTS.has(point)) return true;
  for (const l of g.state.lasting) if (l.figure === id && l.bonuses?.some((b) => b.b === 'rider')) return true;
  return false;
}

/** Lines of the figure's tokens, and lines that it has for a while. */
export function looseLinesAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  tokenLinesAt(f, point, visit);
  lastingLinesAt(g, f, point, visit);
}

/** Calls `visit` for every line of the figure that may answer at the point: cards, Symbol Abilities, passives, tokens. */
export function eachLineAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  for (const entry of cardLinesAt(g, f.id, point)) visit(entry);
  looseLinesAt(g, f, point, visit);
}

function hasTokenLineAt({ tokens }: Figure, point: Point): boolean {
  for (const token in tokens)
    if (tokens[token] && TOKEN_LINES[token]?.some((ability) => pointsOf(ability).includes(point))) return true;
  return false;
}

/** Cheap test whether any line could answer at a point: without one, no window opens. */
export function anyLineAt(g: Game, point: Point): boolean {
  if (tableOf(g).points.has(point)) return true;
  if (TOKEN_POINTS.has(point) && g.state.order.some((id) => hasTokenLineAt(g.state.figures[id] as Figure, point)))
    return true;
  for (const l of g.state.lasting)
    if (l.bonuses?.some((b) => b.b === 'rider' && pointsOf(b.line).includes(point))) return true;
  return false;
}

/** Special Encounter Rules of the Encounter going on. */
export function encounterRules(g: Game): { name: string; lines: Line[] }[] {
  const { id } = g.state.encounter;
  return (id && g.content.encounters[id]?.rules) || [];
}
