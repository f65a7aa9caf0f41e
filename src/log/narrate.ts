/** Tells the journal: events become nested entries, by the frames in which they happened. */
import { capital } from '../content/language/printWords';
import type { GameEvent } from '../engine/kernel/types';
import type { CombatantCard } from '../engine/state/content';
import type { LogEntry } from './entries';
import { fill } from './fill';
import { filled } from './filled';
import { costOfRound, fold } from './fold';
import { createFrameTree, type Frame, type FrameTree, type Happened, isEvent, isFrame, type Remark } from './frames';
import type { JournalEntry } from './journal';
import { figureOf, lineOf, type Teller, templateOf } from './line';
import { optionName } from './option';
import { hpChanges, hpOfAll, outcomeOf, rollOf, spOf, stepOf } from './results';
import { stepName } from './step';
import { AUTO_LINES, MOVE_LINE, RESULTS, UNDONE_LINE } from './text/en';

/** Events that name the frame in which they come first. */
const HEADS = new Set(['roundBegan', 'turnBegan', 'attackDeclared', 'spellBegan', 'abilityUsed', 'jumpDeclared']);

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
  against: null,
  rule: null,
  ruling: null,
  place: null,
  figures: [],
  topic: 'other',
  because: null,
  candidates: [],
  defeated: [],
  children: [],
};

/** The line of what is no event. @param key name of the entry */
function remarkLine({ remark }: Remark, key: string, { state, names }: Teller): LogEntry {
  const undone = 'kind' in remark;
  const option = undone
    ? stepName(remark, state, names, remark.ask)
    : optionName(remark.option, state, names, remark.ask);
  const why = undone ? null : (remark.why ?? { is: 'setting' as const });
  const line = why?.is === 'cannotHit' && why.most !== undefined ? 'cannotHit.most' : why?.is;
  const text = fill(line ? AUTO_LINES[line] : UNDONE_LINE, { ...why, option }, state, names);
  return { ...BLANK, key, kind: undone ? 'undone' : 'auto', text };
}

/** Several `moved` in a row become one line. */
function moveLine(moves: readonly Happened[], teller: Teller): LogEntry | null {
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return null;
  if (moves.length === 1) return lineOf(first.event, first.key, teller);
  const line = lineOf(last.event, last.key, teller);
  const points = moves.reduce((sum, { event }) => sum + Number(event.cost ?? 0), 0);
  const ends = { from: first.event.from, to: last.event.to };
  const paid = points === 1 ? RESULTS.point : filled(RESULTS.points, { n: points });
  const left = Number(last.event.left ?? 0);
  return (
    line && {
      ...line,
      key: first.key,
      text: fill(MOVE_LINE, ends, teller.state, teller.names),
      result: points === 0 ? null : left > 0 ? filled(RESULTS.pointsLeft, { points: paid, n: left }) : paid,
    }
  );
}

/** The entries of what stands in a frame. @param id of the frame */
function entriesOf(inside: Frame['inside'], id: string, teller: Teller): LogEntry[] {
  const all: LogEntry[] = [];
  const steps: LogEntry[] = [];
  let entries = all;
  let moves: Happened[] = [];
  const flush = (): void => {
    const line = moveLine(moves, teller);
    if (line) entries.push(line);
    moves = [];
  };
  inside.forEach((item, n) => {
    if (isEvent(item) && item.event.type === 'moved' && !item.event.over) {
      if (moves[0] && moves[0].event.figure !== item.event.figure) flush();
      moves.push(item);
      return;
    }
    flush();
    if (isFrame(item)) entries.push(...toldOf(item, teller));
    else if (!isEvent(item)) entries.push(remarkLine(item, `${item.key}${id}-${n}`, teller));
    else {
      const line = lineOf(item.event, item.key, teller);
      // What an AI Step brings stands inside of it, up to the next one.
      if (item.event.type === 'aiStepConsidered') entries = all;
      if (line) entries.push(line);
      if (line && item.event.type === 'aiStepConsidered' && item.event.true === true) {
        line.kind = 'group';
        steps.push(line);
        entries = line.children;
      }
    }
  });
  flush();
  for (const step of steps) {
    step.children = fold(step.children);
    step.defeated = defeatedIn(step.children);
  }
  return fold(all);
}

const defeatedIn = (entries: readonly LogEntry[]): string[] => [
  ...new Set(entries.flatMap(({ defeated }) => defeated)),
];

/** Every event in a frame, in order. @param enters which frames in it are looked into; all of them by itself */
function eventsIn(inside: Frame['inside'], enters: (frame: Frame) => boolean = () => true): GameEvent[] {
  return inside.flatMap((item) => {
    if (isEvent(item)) return [item.event];
    return isFrame(item) && enters(item) ? eventsIn(item.inside, enters) : [];
  });
}

/** The event that names a frame; undefined for a frame without an entry of its own. */
function headOf({ inside }: Frame): Happened | undefined {
  const head = inside.find((item): item is Happened => isEvent(item) && HEADS.has(item.event.type));
  return head && templateOf(head.event) !== null ? head : undefined;
}

/** Whether what happens in a frame is told as what this figure does: not the Break Attacks, Counters, Jumps of others. */
function isActOf(frame: Frame, figure: string | null): boolean {
  const head = headOf(frame)?.event;
  return !head || (figureOf(head) === figure && head.cause !== 'break' && head.cause !== 'counter');
}

/** In the turn of a figure its lines need not name it. */
function unnamed(entries: readonly LogEntry[], name: string): LogEntry[] {
  return entries.map((entry) => {
    const own = entry.text.startsWith(`${name} `);
    const text = own ? capital(entry.text.slice(name.length + 1)) : entry.text;
    return { ...entry, text, children: unnamed(entry.children, name) };
  });
}

/** The entries of a frame; those of one in which nothing has changed are the same objects as before. */
function toldOf(frame: Frame, teller: Teller): LogEntry[] {
  frame.told ??= frame.parent ? tellGroup(frame, teller) : entriesOf(frame.inside, frame.id, teller);
  return frame.told;
}

/** A frame with a head is an entry that holds the rest; without one its lines stand where it stands. */
function tellGroup(frame: Frame, teller: Teller): LogEntry[] {
  const { id, inside } = frame;
  const head = headOf(frame);
  if (!head) return entriesOf(inside, id, teller);
  const rest = inside.filter((item) => item !== head);
  const children = entriesOf(rest, id, teller);
  const line = lineOf(head.event, head.key, teller) as LogEntry;
  const { type } = head.event;
  const kind = type === 'roundBegan' ? 'round' : type === 'turnBegan' ? 'turn' : 'group';
  const figure = figureOf(head.event);
  const all = eventsIn(rest);
  const nameOf = (of: string): string => teller.names.figure(teller.state, of);
  const own = { ...line, key: id, kind, figure, defeated: defeatedIn(children) } satisfies LogEntry;
  if (kind === 'round') return [{ ...own, result: roundResult(all, teller), children }];
  const acts = eventsIn(rest, (each) => isActOf(each, figure));
  if (kind === 'group' || figure === null) {
    // Its own outcome, else that of what it consists of: never how an action of another inside of it ended.
    const alone = eventsIn(rest, (each) => !headOf(each));
    const outcome = outcomeOf(alone, nameOf) ?? outcomeOf(acts, nameOf) ?? hpOfAll(all, nameOf);
    return [{ ...own, result: outcome, children }];
  }
  const outcome =
    hpOfAll(all, nameOf) ?? rollOf(acts) ?? stepOf(all, figure, cardOf(figure, teller)) ?? spOf(all, figure);
  return [{ ...own, result: outcome, children: unnamed(children, nameOf(figure)) }];
}

const cardOf = (figure: string, { state, content }: Teller): CombatantCard | undefined =>
  content.combatants[state.figures[figure]?.card ?? ''];

function roundResult(events: readonly GameEvent[], { state }: Teller): string | null {
  const changes = [...hpChanges(events)].map(([figure, hp]) => ({ figure, ...hp }));
  return costOfRound(changes, (id) => state.figures[id]?.side === 'opponents');
}

/** What is told already: a journal mostly grows, and most of it stays as it was. */
const trees = new WeakMap<Teller['names'], FrameTree>();

/** The log of a game. Rounds and turns that are over, and whatever else has not changed, are told once and kept. */
export function narrate(journal: readonly JournalEntry[], teller: Teller): readonly LogEntry[] {
  const tree = trees.get(teller.names) ?? createFrameTree();
  trees.set(teller.names, tree);
  return toldOf(tree.follow(journal), teller);
}

/** The same events as plain sentences, for a screen reader. */
export function announce(events: readonly GameEvent[], teller: Teller): string[] {
  const entries = toldOf(createFrameTree().follow([{ kind: 'events', n: 0, events: [...events] }]), teller);
  const flat = (list: readonly LogEntry[]): string[] =>
    list.flatMap((entry) => [entry.result ? `${entry.text}, ${entry.result}` : entry.text, ...flat(entry.children)]);
  return flat(entries).map((text) => text.replaceAll('*', ''));
}
