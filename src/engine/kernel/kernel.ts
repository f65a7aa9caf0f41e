/**
 * The run loop: answers go in, steps run until a question or an empty stack. Works in place on plain mutable objects.
 * Knows frames, questions and scopes; rules come in through the {@link Machine}.
 */
import { checkParams, isIntent } from './params';
import type {
  Ask,
  AskInit,
  FrameBase,
  FrameInit,
  GameEvent,
  Intent,
  IntentParams,
  Json,
  Next,
  Option,
  Reason,
} from './types';
import { EngineError } from './types';

/** The parts of a state that the kernel needs. */
export interface KernelState {
  nextId: number;
  count: number;
  stack: FrameBase[];
  ask: Ask | null;
}

/** What is handed to every step: the state, the cards and the events of this intent. */
export interface KernelGame {
  state: KernelState;
  events: GameEvent[];
  /** Set by anything that moved, removed, damaged or re-equipped something; settled after the step. */
  dirty: boolean;
  /** Stops the loop between two steps when it says so: scripts end at the end of a turn, with no question open. */
  halt?: Halt;
}

export interface FrameHandler<G, F> {
  /** Name of the first step. */
  first: string;
  steps: Record<string, (g: G, f: F) => Next>;
  /** Clean-up when the frame is abandoned: asks nothing. */
  abandon?: (g: G, f: F) => void;
  /** The log nests by this kind. */
  log?: boolean;
}

export interface Machine<G extends KernelGame> {
  handlers: Record<string, FrameHandler<G, never>>;
  /** What a change of position or Damage sets off; called while `dirty`. Returns frames to run or an end. */
  settle: (g: G) => Next | null;
  /** The engine's own answer, null when players decide, or what else they are asked: which of several equal answers. */
  decide: (g: G, ask: AskInit) => Option | AskInit | null;
  /** `At any time` Abilities usable while this question is open. */
  interjections: (g: G, ask: AskInit) => Option[];
  /** Frame that carries out an interjection. */
  interject: (g: G, option: Option) => FrameInit;
  /** Why the parameters of an option template are illegal, or null. */
  validate: (g: G, ask: Ask, option: Option, params: IntentParams) => Reason | null;
}

const FUEL = 200_000;

/** Puts a new frame on the stack: `init` becomes it. */
export function push<G extends KernelGame>(machine: Machine<G>, g: G, init: FrameInit): void {
  const handler = machine.handlers[init.kind];
  if (!handler) throw new EngineError(`No frame of kind ${init.kind}`);
  const frame = init as FrameInit & FrameBase;
  frame.step ??= handler.first;
  frame.id = g.state.nextId++;
  g.state.stack.push(frame);
}

function returnTo(g: KernelGame, result: unknown): void {
  const parent = g.state.stack.at(-1);
  if (parent) parent.result = result;
}

function endScope<G extends KernelGame>(machine: Machine<G>, g: G, next: Extract<Next, { end: number }>): void {
  const stack = g.state.stack;
  const owner = stack.findIndex((f) => f.id === next.end);
  if (owner < 0) throw new EngineError(`Scope ${next.end} is not on the stack`);
  const found = next.keepFrom === undefined ? -1 : stack.findIndex((f) => f.id === next.keepFrom);
  const keep = found > owner ? found : stack.length;
  for (let i = keep - 1; i > owner; i--) {
    const f = stack[i] as FrameBase;
    machine.handlers[f.kind]?.abandon?.(g, f as never);
  }
  stack.splice(owner + 1, keep - owner - 1);
  // What is kept was called by a frame that is gone, and the owner is told why its child ended: their results go to no one.
  const kept = stack[owner + 1];
  if (kept) kept.detached = true;
  const scope = stack[owner] as FrameBase;
  scope.result = { ended: next.because };
  g.dirty = true;
  if (next.instead) push(machine, g, { ...next.instead, detached: true });
}

function open<G extends KernelGame>(machine: Machine<G>, g: G, frame: FrameBase, init: AskInit): void {
  g.state.ask = { ...init, id: g.state.nextId++, frame: frame.id, interject: machine.interjections(g, init) };
}

/** The answer to a question that has only one, or that the program decides; else the question that is to be asked. */
function ownAnswer<G extends KernelGame>(machine: Machine<G>, g: G, init: AskInit): Option | AskInit {
  if (init.kind === 'action') return machine.decide(g, init) ?? init;
  const real = init.options.filter((o) => o.kind !== 'pass');
  const pass = init.options.find((o) => o.kind === 'pass');
  if (real.length === 0) {
    if (pass) return pass;
    throw new EngineError(`A question of kind ${init.kind} has no options`);
  }
  // The program tells its choice even where it has only one.
  if (real.length === 1 && !init.pass && !real[0]?.template) return machine.decide(g, init) ?? (real[0] as Option);
  return machine.decide(g, init) ?? init;
}

/** All that a step may tell, so that each field can be looked at without asking first whether it is there. */
type Told = { go: string; call?: FrameInit; ask?: AskInit; end?: undefined } | Extract<Next, { end: number }>;

function perform<G extends KernelGame>(machine: Machine<G>, g: G, frame: FrameBase, next: Next): void {
  // What does not go on and ends no scope is done.
  const told = next as Told;
  if (told.end !== undefined) endScope(machine, g, told);
  else if (told.go === undefined) finish(g, frame, (next as { done: Json }).done);
  else if (told.call !== undefined) {
    frame.step = told.go;
    if (frame.result !== undefined) delete frame.result;
    push(machine, g, told.call);
  } else if (told.ask !== undefined) {
    const own = ownAnswer(machine, g, told.ask);
    if ('options' in own) {
      // The step stays: an interjection runs it again and asks anew.
      open(machine, g, frame, own);
      (frame as FrameBase & { after?: string }).after = told.go;
    } else {
      frame.answer = { option: own };
      frame.step = told.go;
    }
  } else frame.step = told.go;
}

function finish(g: KernelGame, frame: FrameBase, result: Json): void {
  const { stack } = g.state;
  if (stack.at(-1) !== frame) throw new EngineError(`Frame ${frame.kind} ended while not on top`);
  stack.pop();
  // Other things may still follow from the change that this one came from.
  if (frame.detached) g.dirty = true;
  else returnTo(g, result);
}

/** Stops the run before the next step, with nothing asked; running again goes on from there. Told how many events there are. */
export type Halt = (events: number) => boolean;

/** Runs steps until a question is open or the stack is empty. */
export function run<G extends KernelGame>(machine: Machine<G>, g: G): void {
  const { state } = g;
  for (let fuel = FUEL; ; fuel--) {
    if (fuel <= 0)
      throw new EngineError(`Endless resolution: ${state.stack.map((f) => `${f.kind}.${f.step}`).join(' > ')}`);
    if (g.dirty) {
      g.dirty = false;
      const next = machine.settle(g);
      if (next) {
        // One thing is carried out to its end before the next is looked for.
        if ('call' in next) push(machine, g, { ...next.call, detached: true });
        else perform(machine, g, state.stack.at(-1) as FrameBase, next);
      }
    }
    if (state.ask || (!g.dirty && g.halt?.(g.events.length))) return;
    const frame = state.stack.at(-1);
    if (!frame) return;
    const handler = machine.handlers[frame.kind];
    const step = handler?.steps[frame.step] as ((g: G, f: FrameBase) => Next) | undefined;
    if (!step) throw new EngineError(`Frame ${frame.kind} has no step ${frame.step}`);
    const next = step(g, frame);
    // Deleting what is not there takes time as well, and this is done after every step.
    if (frame.answer !== undefined) delete frame.answer;
    perform(machine, g, frame, next);
  }
}

/** Why an intent is refused; null when it is legal. Changes nothing. */
export function refuse<G extends KernelGame>(machine: Machine<G>, g: G, intent: Intent): Reason | null {
  if (!isIntent(intent))
    return { why: 'noIntent', text: 'This is no answer: it needs the number of a question and the id of an option.' };
  const { ask } = g.state;
  if (!ask) return { why: 'noQuestion', text: 'No question is open.' };
  if (intent.ask !== ask.id)
    return { why: 'staleQuestion', text: 'This answer belongs to a question that is no longer open.' };
  const option = findOption(ask, intent.option);
  if (!option) return { why: 'noSuchOption', text: `The open question has no option "${intent.option}".` };
  if (option.template)
    return checkParams(option.template, intent.params) ?? machine.validate(g, ask, option, intent.params ?? {});
  if (intent.params !== undefined) return { why: 'noParams', text: 'This option takes no parameters.' };
  return null;
}

/** The option of a question or one of its interjections. */
export function findOption(ask: Ask, id: string): Option | undefined {
  return ask.options.find((o) => o.id === id) ?? ask.interject.find((o) => o.id === id);
}

/** Carries out a legal intent in place and runs on. The caller has checked it with {@link refuse}. */
export function answer<G extends KernelGame>(machine: Machine<G>, g: G, intent: Intent): void {
  const { state } = g;
  const ask = state.ask as Ask;
  const option = findOption(ask, intent.option) as Option;
  const frame = state.stack.find((f) => f.id === ask.frame) as FrameBase & { after?: string };
  state.ask = null;
  state.count++;
  if (ask.interject.includes(option)) {
    delete frame.after;
    push(machine, g, { ...machine.interject(g, option), detached: true });
  } else {
    frame.step = frame.after as string;
    delete frame.after;
    frame.answer = { option: intent.params === undefined ? option : { ...option, params: intent.params } };
  }
  run(machine, g);
}
