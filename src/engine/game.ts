/** The game as every rule sees it: state, cards, events of the intent, and the small questions asked everywhere. */
import { FACES } from './dice/faces';
import type { FrameInit, GameEvent, Part } from './kernel/types';
import type { Point } from './points/point';
import type { AdventurerCard, CombatantCard, Content } from './state/content';
import type { Frame, FrameKind, FrameOf, Scene } from './state/frames';
import type { CardInUse, Figure, FigureId, State } from './state/state';

export interface Game {
  state: State;
  content: Content;
  /** Events of the intent being carried out, oldest first. */
  events: GameEvent[];
  /** Something moved, was removed, damaged or re-equipped: settle before the next step. */
  dirty: boolean;
  /** Actions and Abilities end at once: frame that goes on, frame that is kept. Read when settling. */
  ending: { end: number; keepFrom?: number; instead?: FrameInit; because: string } | null;
  /** Kinds the log nests by; filled by the machine. */
  logKinds: ReadonlySet<string>;
  /** Stops the run loop between two steps when it says so; told how many events there are. */
  halt?: (events: number) => boolean;
}

/** Records an event with the frames it happened in; `data` becomes the event. */
export function emit(g: Game, type: string, data: Record<string, unknown> = {}, parts?: Part[], rule?: string): void {
  const group: number[] = [];
  for (const f of g.state.stack) if (g.logKinds.has(f.kind)) group.push(f.id);
  const event = data as GameEvent;
  event.type = type;
  event.group = group;
  if (parts) event.parts = parts;
  if (rule) event.rule = rule;
  g.events.push(event);
}

/** The figure with this id; an unknown id is a fault of the engine. */
export function figure(g: Game, id: FigureId): Figure {
  const f = g.state.figures[id];
  if (!f) throw new Error(`No figure ${id}`);
  return f;
}

export function opposed(g: Game, a: FigureId, b: FigureId): boolean {
  return figure(g, a).side !== figure(g, b).side;
}

/** North-west space of the figure's base, null off the board: a Defeated one may have left its base to a partner. */
export function at(g: Game, id: FigureId): number | null {
  const f = figure(g, id);
  return f.defeated ? null : (g.state.bodies[f.body]?.at ?? null);
}

/** On the board and not Defeated. */
export function inPlay(g: Game, id: FigureId): boolean {
  const f = g.state.figures[id];
  return f !== undefined && !f.defeated && at(g, id) !== null;
}

/** Figures on the board in placement order. */
export function figuresInPlay(g: Game): Figure[] {
  const all: Figure[] = [];
  for (const id of g.state.order) if (inPlay(g, id)) all.push(figure(g, id));
  return all;
}

/** Spaces that the figure's base covers; none off the board. */
export function spacesOf(g: Game, id: FigureId): number[] {
  const body = g.state.bodies[figure(g, id).body];
  if (!body || body.at === null) return [];
  const [w, h] = body.size;
  if (w === 1 && h === 1) return [body.at];
  const spaces: number[] = [];
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) spaces.push(body.at + y * g.state.board.width + x);
  return spaces;
}

/** Burrowed figures lie under the board and take up no space (A1.ct-burrow). */
export function burrowed(f: Figure): boolean {
  return (f.tokens.burrow ?? 0) > 0;
}

/** Figures whose base covers the space. */
export function figuresAt(g: Game, space: number): Figure[] {
  const found: Figure[] = [];
  const width = g.state.board.width;
  for (const id of g.state.order) {
    const f = g.state.figures[id] as Figure;
    if (f.defeated) continue;
    const body = g.state.bodies[f.body];
    if (!body || body.at === null) continue;
    if (body.size[0] === 1 && body.size[1] === 1) {
      if (body.at === space) found.push(f);
      continue;
    }
    const dx = (space % width) - (body.at % width);
    const dy = Math.floor(space / width) - Math.floor(body.at / width);
    if (dx >= 0 && dx < body.size[0] && dy >= 0 && dy < body.size[1]) found.push(f);
  }
  return found;
}

/** The public form of a space. */
export function xy(g: Game, space: number): [number, number] {
  const { width } = g.state.board;
  return [space % width, Math.floor(space / width)];
}

export function adventurerCard(g: Game, f: Figure): AdventurerCard {
  const card = g.content.adventurers[f.card];
  if (!card) throw new Error(`No Adventurer card ${f.card}`);
  return card;
}

export function combatantCard(g: Game, f: Figure): CombatantCard {
  const card = g.content.combatants[f.card];
  if (!card) throw new Error(`No Combatant card ${f.card}`);
  return card;
}

/** The frame with this id if it is still on the stack. */
export function frameById<K extends FrameKind>(g: Game, kind: K, id: number | undefined): FrameOf<K> | undefined {
  const f = g.state.stack.find((x) => x.id === id);
  return f?.kind === kind ? (f as FrameOf<K>) : undefined;
}

/** The topmost frame of a kind. */
export function topFrame<K extends FrameKind>(g: Game, kind: K): FrameOf<K> | undefined {
  for (let i = g.state.stack.length - 1; i >= 0; i--) {
    const f = g.state.stack[i] as Frame;
    if (f.kind === kind) return f as FrameOf<K>;
  }
  return undefined;
}

/** Frame init of a window at a point (frames/window.ts). */
export function openWindow(
  point: Point,
  scene: Scene,
): { kind: 'window'; point: Point; scene: Scene; passed: string[]; done: string[] } {
  return { kind: 'window', point, scene, passed: [], done: [] };
}

/** Whether the players decide for this figure: Adventurers, Command Combatants and allies that they control. */
export function playerControlled(g: Game, id: FigureId): boolean {
  return figure(g, id).kind !== 'intelligent';
}

export type { CardInUse, Figure, FigureId, Frame, State };
export { FACES };
