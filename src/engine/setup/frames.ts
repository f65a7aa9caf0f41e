/** Where the frames of a game in the middle go on: names of steps in frames/encounter, round and turn. */
export const FIRST_STEPS = {
  encounter: { setup: 'prepare', rounds: 'rounds' },
  /** The step of the round that follows a turn. */
  round: { turn: 'next' },
  turn: {
    start: 'start',
    status: 'status',
    refresh: 'refresh',
    action: 'action',
    activation: 'activation',
    end: 'end',
  },
} as const;
