/** Tells the journal: events become nested entries, by the frames in which they happened. */
import type { GameEvent } from '../engine/kernel/types';
import type { LogEntry } from './entries';
import { fill, filled } from './fill';
import { costOfRound, fold } from './fold';
import type { JournalEntry } from './journal';
import { figureOf, lineOf, type Teller, templateOf } from './line';
import { optionName } from './option';
import { checkOf, hpChanges, resultOfAll, spOf, stepOf } from './results';
import { stepName } from './step';
import { AUTO_LINE, MOVE_LINE, RESULTS, UNDONE_LINE } from './text/en';

/** Events that name the frame in which they come first. */
const HEADS = new Set(['roundBegan', 'turnBegan', 'attackDeclared', 'spellBegan', 'abilityUsed', 'jumpDeclared']);

/** A frame while its events are gathered. */
interface Node {
  id: string;
  /** Lines and frames inside, in order. */
  inside: (Node | { event: GameEvent; key: string } | { entry: LogEntry })[];
}

const isNode = (item: Node['inside'][number]): item is Node => 'inside' in item;

/** The tree of frames with the events in them. */
function gather(journal: readonly JournalEntry[], teller: Teller): Node {
  const root: Node = { id: 'root', inside: [] };
  const known = new Map<string, Node>();
  let last = root;
  for (const item of journal) {
    if (item.kind === 'undone') {
      const text = fill(
        UNDONE_LINE,
        { option: stepName(item, teller.state, teller.names) },
        teller.state,
        teller.names,
      );
      last.inside.push({ entry: { ...BLANK, key: `undone-${item.n}-${last.inside.length}`, kind: 'undone', text } });
      continue;
    }
    if (item.auto) {
      const { ask, option } = item.auto;
      const text = fill(
        AUTO_LINE,
        { option: optionName(option, teller.state, teller.names, ask) },
        teller.state,
        teller.names,
      );
      last.inside.push({ entry: { ...BLANK, key: `auto-${item.n}`, kind: 'auto', text } });
    }
    item.events.forEach((event, n) => {
      let node = root;
      let path = '';
      for (const id of event.group) {
        path += `/${id}`;
        let next = known.get(path);
        if (!next) {
          next = { id: path, inside: [] };
          known.set(path, next);
          node.inside.push(next);
        }
        node = next;
      }
      node.inside.push({ event, key: `${item.n}.${n}` });
      last = node;
    });
  }
  return root;
}

const BLANK: LogEntry = {
  key: '',
  kind: 'line',
  type: '',
  figure: null,
  foe: false,
  text: '',
  result: null,
  dice: [],
  total: null,
  parts: [],
  rule: null,
  ruling: null,
  place: null,
  figures: [],
  topic: 'other',
  because: null,
  candidates: [],
  children: [],
};

/** Several `moved` in a row become one line. */
function moveLine(moves: { event: GameEvent; key: string }[], teller: Teller): LogEntry | null {
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return null;
  if (moves.length === 1) return lineOf(first.event, first.key, teller);
  const line = lineOf(last.event, last.key, teller);
  const points = moves.reduce((sum, { event }) => sum + Number(event.cost ?? 0), 0);
  const ends = { from: first.event.from, to: last.event.to };
  return (
    line && {
      ...line,
      key: first.key,
      text: fill(MOVE_LINE, ends, teller.state, teller.names),
      result: points > 1 ? filled(RESULTS.points, { n: points }) : points === 1 ? RESULTS.point : null,
    }
  );
}

function entriesOf(node: Node, teller: Teller): LogEntry[] {
  const all: LogEntry[] = [];
  let entries = all;
  let moves: { event: GameEvent; key: string }[] = [];
  const flush = (): void => {
    const line = moveLine(moves, teller);
    if (line) entries.push(line);
    moves = [];
  };
  for (const item of node.inside) {
    if (!isNode(item) && 'event' in item && item.event.type === 'moved' && !item.event.over) {
      if (moves[0] && moves[0].event.figure !== item.event.figure) flush();
      moves.push(item);
      continue;
    }
    flush();
    if (isNode(item)) entries.push(...groupOf(item, teller));
    else if ('entry' in item) entries.push(item.entry);
    else {
      const line = lineOf(item.event, item.key, teller);
      // What an AI Step brings stands inside of it, up to the next one.
      if (item.event.type === 'aiStepConsidered') entries = all;
      if (line) entries.push(line);
      if (line && item.event.type === 'aiStepConsidered' && item.event.true === true) {
        line.kind = 'group';
        entries = line.children;
      }
    }
  }
  flush();
  for (const entry of all) if (entry.type === 'aiStepConsidered') entry.children = fold(entry.children);
  return fold(all);
}

/** Every event in a frame, in order. */
function eventsIn(node: Node): GameEvent[] {
  return node.inside.flatMap((item) => (isNode(item) ? eventsIn(item) : 'event' in item ? [item.event] : []));
}

/** In the turn of a figure its lines need not name it. */
function unnamed(entries: readonly LogEntry[], name: string): LogEntry[] {
  return entries.map((entry) => {
    const own = entry.text.startsWith(`${name} `);
    const text = own ? capital(entry.text.slice(name.length + 1)) : entry.text;
    return { ...entry, text, children: unnamed(entry.children, name) };
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a frame holds and where in the journal, in order, to see whether it is still the same. */
function contentOf(node: Node): (GameEvent | string)[] {
  return node.inside.flatMap((item) => {
    if (isNode(item)) return contentOf(item);
    return 'event' in item ? [item.key, item.event] : [`${item.entry.key} ${item.entry.text}`];
  });
}

/** Frames told already, by the event at their head: a journal only grows, and most of it stays as it was. */
const known = new WeakMap<
  Teller['names'],
  WeakMap<GameEvent, { content: (GameEvent | string)[]; entries: LogEntry[] }>
>();

/** A frame with a head is an entry that holds the rest; without one its lines stand where it stands. */
function groupOf(node: Node, teller: Teller): LogEntry[] {
  const head = node.inside.find((item) => !isNode(item) && 'event' in item && HEADS.has(item.event.type));
  if (!head || !('event' in head)) return tellGroup(node, teller);
  const frames = known.get(teller.names) ?? new WeakMap();
  known.set(teller.names, frames);
  const content = contentOf(node);
  const before = frames.get(head.event);
  const same = before?.content.length === content.length && before.content.every((each, n) => each === content[n]);
  if (before && same && before.entries[0]?.key === node.id) return before.entries;
  const entries = tellGroup(node, teller);
  frames.set(head.event, { content, entries });
  return entries;
}

function tellGroup(node: Node, teller: Teller): LogEntry[] {
  const at = node.inside.findIndex((item) => !isNode(item) && 'event' in item && HEADS.has(item.event.type));
  const found = node.inside[at];
  const head = found && !isNode(found) && 'event' in found ? found : null;
  if (!head || templateOf(head.event) === null) return entriesOf(node, teller);
  const rest: Node = { id: node.id, inside: node.inside.filter((_, n) => n !== at) };
  const children = entriesOf(rest, teller);
  const line = lineOf(head.event, head.key, teller) as LogEntry;
  const { type } = head.event;
  const kind = type === 'roundBegan' ? 'round' : type === 'turnBegan' ? 'turn' : 'group';
  const figure = figureOf(head.event);
  const all = eventsIn(rest);
  const nameOf = (id: string): string => teller.names.figure(teller.state, id);
  const own = { ...line, key: node.id, kind, figure } satisfies LogEntry;
  if (kind === 'round') return [{ ...own, result: roundResult(all, teller), children }];
  const result = resultOfAll(all, nameOf);
  if (kind === 'group' || figure === null) return [{ ...own, result: result ?? checkOf(all), children }];
  const outcome = result ?? stepOf(all, figure) ?? spOf(all, figure);
  return [{ ...own, result: outcome, children: unnamed(children, nameOf(figure)) }];
}

function roundResult(events: readonly GameEvent[], { state }: Teller): string | null {
  const changes = [...hpChanges(events)].map(([figure, hp]) => ({ figure, ...hp }));
  return costOfRound(changes, (id) => state.figures[id]?.side === 'opponents');
}

/** The log of a game. */
export function narrate(journal: readonly JournalEntry[], teller: Teller): LogEntry[] {
  return entriesOf(gather(journal, teller), teller);
}

/** The same events as plain sentences, for a screen reader. */
export function announce(events: readonly GameEvent[], teller: Teller): string[] {
  const entries = narrate([{ kind: 'events', n: 0, events: [...events] }], teller);
  const flat = (list: readonly LogEntry[]): string[] =>
    list.flatMap((entry) => [entry.result ? `${entry.text}, ${entry.result}` : entry.text, ...flat(entry.children)]);
  return flat(entries).map((text) => text.replaceAll('*', ''));
}
