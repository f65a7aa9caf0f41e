/* A toy machine for tests of the run loop: scripted frames that note what they do, without any rule of a game. */
import { expect } from 'vitest';
import {
  answer,
  type FrameHandler,
  type KernelGame,
  type KernelState,
  type Machine,
  refuse,
  run,
} from '../../../src/engine/kernel/kernel';
import type { AskInit, FrameBase, FrameInit, Next, Option } from '../../../src/engine/kernel/types';

export interface ToyState extends KernelState {
  /** What has happened, in order. */
  notes: string[];
  /** Things that a change has set off and that still wait for their frame. */
  due: FrameInit[];
}

export interface Toy extends KernelGame {
  state: ToyState;
}

/** A frame of a toy machine with whatever locals its test gives it. */
export type ToyFrame = FrameBase & Record<string, unknown>;
type Steps = Record<string, (g: Toy, f: ToyFrame) => Next>;

export const option = (id: string, more: Partial<Option> = {}): Option => ({ id, kind: 'choice', ...more });
export const PASS: Option = { id: 'pass', kind: 'pass' };

/** A question put to the figure `player`. */
export function question(options: Option[], more: Partial<AskInit> = {}): AskInit {
  return { kind: 'choice', figure: 'player', options, pass: options.some((o) => o.kind === 'pass'), ...more };
}

/** Steps of one frame kind; `abandon` notes `KIND abandoned`. */
export function steps(first: string, all: Steps): FrameHandler<Toy, ToyFrame> {
  return {
    first,
    steps: all,
    abandon: (g, f) => {
      g.state.notes.push(`${f.kind} abandoned`);
    },
  };
}

/** A machine of these kinds: `note` notes its `text` and is done; what is due is set off whenever something changed. */
export function machine(
  kinds: Record<string, FrameHandler<Toy, ToyFrame>>,
  more: Partial<Machine<Toy>> = {},
): Machine<Toy> {
  const note = steps('say', {
    say(g, f) {
      g.state.notes.push(String(f.text));
      return { done: f.text };
    },
  });
  return {
    handlers: { note, ...kinds } as Machine<Toy>['handlers'],
    settle(g) {
      const call = g.state.due.shift();
      return call ? { call, go: '' } : null;
    },
    decide: () => null,
    interjections: () => [],
    interject: (_g, o) => ({ kind: 'note', text: `interjection ${o.id}` }),
    validate: () => null,
    ...more,
  };
}

/** A game of one frame, run to its first question. */
export function begin(toy: Machine<Toy>, init: FrameInit): Toy {
  const first = toy.handlers[init.kind]?.first ?? '';
  const g: Toy = {
    state: { nextId: 2, count: 0, stack: [{ step: first, ...init, id: 1 }], ask: null, notes: [], due: [] },
    events: [],
    dirty: false,
  };
  run(toy, g);
  return g;
}

/** The same game from its state as JSON. */
export function reloaded(g: Toy): Toy {
  return { state: JSON.parse(JSON.stringify(g.state)) as ToyState, events: [], dirty: false };
}

export const notes = (g: Toy) => g.state.notes;
export const kinds = (g: Toy) => g.state.stack.map((f) => f.kind);

/** Answers the open question of a game with the option of this id. */
export function choose(toy: Parameters<typeof answer<Toy>>[0], g: Toy, id: string): void {
  const intent = { ask: g.state.ask?.id as number, option: id };
  expect(refuse(toy, g, intent)).toBeNull();
  answer(toy, g, intent);
}

/** A frame that asks once and notes the answer. */
export const asker = steps('ask', {
  ask: (_g, f) => ({ ask: question((f.options as Option[]) ?? [option('a'), option('b')]), go: 'heard' }),
  heard(g, f) {
    g.state.notes.push(`heard ${f.answer?.option.id}`);
    return { done: f.answer?.option.id };
  },
});
