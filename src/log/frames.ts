/**
 * The tree of frames with what happened in them. It follows its journal: what is added is put in, what was taken back is taken
 * out, and a frame in which nothing has changed keeps what was told of it.
 */
import type { GameEvent } from '../engine/kernel/types';
import type { LogEntry } from './entries';
import type { EventsEntry, JournalEntry, UndoneEntry } from './journal';

export interface Happened {
  key: string;
  event: GameEvent;
}

/** What stands in the log without being an event: an answer of a setting, a step that was taken back. */
export interface Remark {
  key: string;
  remark: NonNullable<EventsEntry['auto']> | UndoneEntry;
}

export interface Frame {
  /** The frames that it stands in and itself: `/1/4`. */
  id: string;
  parent: Frame | null;
  /** In order; no frame in it is empty. */
  inside: (Frame | Happened | Remark)[];
  /** What was told of it, null where that is over. */
  told: LogEntry[] | null;
}

export const isFrame = (item: Frame['inside'][number]): item is Frame => 'inside' in item;
export const isEvent = (item: Frame['inside'][number]): item is Happened => 'event' in item;

type Piece = Happened | Remark;

const whatOf = (piece: Piece): object => ('event' in piece ? piece.event : piece.remark);
const same = (a: Piece, b: Piece): boolean => a.key === b.key && whatOf(a) === whatOf(b);

function piecesOf(entry: JournalEntry): Piece[] {
  if (entry.kind === 'undone') return [{ key: `undone-${entry.n}`, remark: entry }];
  const events = entry.events.map((event, n) => ({ key: `${entry.n}.${n}`, event }));
  return entry.auto ? [{ key: `auto-${entry.n}`, remark: entry.auto }, ...events] : events;
}

const isUndone = (piece: Piece): boolean => 'remark' in piece && 'kind' in piece.remark;

/** The frame of the turn around a frame; outside of turns that of the round, or the frame itself. */
function turnOf(frame: Frame): Frame {
  const begins = ({ inside }: Frame): boolean =>
    inside.some((item) => isEvent(item) && (item.event.type === 'turnBegan' || item.event.type === 'roundBegan'));
  for (let each: Frame | null = frame; each; each = each.parent) if (begins(each)) return each;
  return frame;
}

export interface FrameTree {
  /** The frame around everything, with what this journal tells; the same tree every time. */
  follow(journal: readonly JournalEntry[]): Frame;
}

export function createFrameTree(): FrameTree {
  const root: Frame = { id: '', parent: null, inside: [], told: null };
  const frames = new Map<string, Frame>();
  const known: { piece: Piece; frame: Frame }[] = [];
  /** Entries of the journal, each with the number of pieces before it. */
  const entries: { entry: JournalEntry; from: number }[] = [];

  const changed = (frame: Frame): void => {
    for (let each: Frame | null = frame; each; each = each.parent) each.told = null;
  };

  const frameOf = ({ group }: GameEvent): Frame => {
    let frame = root;
    for (const n of group) {
      const id = `${frame.id}/${n}`;
      let next = frames.get(id);
      if (!next) {
        next = { id, parent: frame, inside: [], told: null };
        frames.set(id, next);
        frame.inside.push(next);
      }
      frame = next;
    }
    return frame;
  };

  const add = (piece: Piece): void => {
    // A remark stands where the event before it does; what was taken back beside the actions of the turn, in none of them.
    const before = known.at(-1)?.frame ?? root;
    const frame = isEvent(piece) ? frameOf(piece.event) : isUndone(piece) ? turnOf(before) : before;
    frame.inside.push(piece);
    known.push({ piece, frame });
    changed(frame);
  };

  const takeOutLast = (): void => {
    let frame = known.pop()?.frame ?? root;
    changed(frame);
    frame.inside.pop();
    while (frame.parent && frame.inside.length === 0) {
      frames.delete(frame.id);
      frame = frame.parent;
      frame.inside.pop();
    }
  };

  return {
    follow(journal) {
      let at = 0;
      while (at < entries.length && entries[at]?.entry === journal[at]) at++;
      const from = entries[at]?.from ?? known.length;
      entries.length = at;
      // While an answer is being shown, its entry holds ever more of the same events.
      const begun = journal[at] ? piecesOf(journal[at]) : [];
      const other = begun.findIndex((piece, n) => !known[from + n] || !same(piece, known[from + n]?.piece as Piece));
      const keep = from + (other < 0 ? begun.length : other);
      while (known.length > keep) takeOutLast();
      for (const entry of journal.slice(at)) {
        const first = entry === journal[at];
        entries.push({ entry, from: first ? from : known.length });
        for (const piece of first ? begun.slice(keep - from) : piecesOf(entry)) add(piece);
      }
      return root;
    },
  };
}
