/** A plain question asked on behalf of a verb; its result is the chosen option. */
import type { Game } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { AskInit, FrameInit } from '../kernel/types';
import type { ChooseFrame } from '../state/frames';

/** Frame init of a question. */
export function choose(ask: AskInit): FrameInit {
  return { kind: 'choose', ask };
}

export const chooseFrame: FrameHandler<Game, ChooseFrame> = {
  first: 'ask',
  steps: {
    ask: (_g, f) => ({ ask: f.ask, go: 'done' }),
    done: (_g, f) => ({ done: f.answer?.option }),
  },
};
