/**
 * What fingers and the mouse do on the board, as a tree of states. It knows spaces and pixels and nothing of the game: each
 * input gives the next state and the acts that the board carries out. Nothing but a `tap` can ever choose something.
 *
 *   resting   nothing touches the board
 *     idle
 *     planning   a space is picked: the next tap on it acts
 *   one       one finger or button is down
 *     pressing   it has not moved: a tap, unless it stays
 *     holding    it has stayed: what is there is shown
 *     measuring  it was held and then moved: the ruler
 *     panning    it moved: the board goes with it
 *   two       fingers that belong to a pinch
 *     pinching   two are down: the board goes and grows with them
 *     settling   the pinch is over, fingers still touch: nothing happens until all are up
 */

export interface Point {
  x: number;
  y: number;
}

interface Finger extends Point {
  id: number;
}

interface Planned {
  /** The space picked before. */
  plan: number | null;
}

export type PointerState =
  | { at: 'resting.idle' }
  | { at: 'resting.planning'; plan: number }
  | ({ at: 'one.pressing'; touch: boolean; space: number | null } & Finger & Planned)
  | ({ at: 'one.holding'; space: number | null } & Finger & Planned)
  | ({ at: 'one.measuring'; from: number; id: number } & Planned)
  | ({ at: 'one.panning' } & Finger & Planned)
  | ({ at: 'two.pinching'; a: Finger; b: Finger } & Planned)
  | ({ at: 'two.settling'; fingers: number[] } & Planned);

export type PointerInput =
  | { is: 'down'; id: number; touch: boolean; space: number | null; x: number; y: number }
  | { is: 'move'; id: number; space: number | null; x: number; y: number }
  /** `twice`: with the second click of a double click. */
  | { is: 'up'; id: number; twice?: boolean }
  /** The browser takes the pointer away. */
  | { is: 'cancel'; id: number }
  | { is: 'leave' }
  /** The pointer has stayed where it was for {@link HOLD_MS}. */
  | { is: 'held' }
  /** The board has picked a space for a plan, or dropped it. */
  | { is: 'planned'; plan: number | null };

export type PointerAct =
  | { do: 'hover'; space: number | null }
  /** `again`: on the space that was picked before. */
  | { do: 'tap'; space: number; touch: boolean; again: boolean }
  | { do: 'hold'; space: number }
  | { do: 'measure'; from: number; to: number }
  | { do: 'pan'; dx: number; dy: number }
  /** Grows about a point by a factor. */
  | { do: 'zoom'; factor: number; about: Point }
  /** Panning and zooming are over for now. */
  | { do: 'rest' }
  /** Starts or stops waiting for `held`. */
  | { do: 'wait'; on: boolean };

/** How long a pointer stays to count as held, in milliseconds. */
export const HOLD_MS = 450;
/** How far it may stray meanwhile, in pixels. */
const SLACK = { mouse: 4, touch: 10 } as const;

export const RESTING: PointerState = { at: 'resting.idle' };

type Answer = [PointerState, PointerAct[]];

/** Whether the state is this one or lies below it in the tree. */
export const isIn = (state: PointerState, branch: 'resting' | 'one' | 'two'): boolean =>
  state.at.startsWith(`${branch}.`);

const planOf = (state: PointerState): number | null => ('plan' in state ? state.plan : null);
const rest = (plan: number | null): PointerState => (plan === null ? RESTING : { at: 'resting.planning', plan });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The next state, and what the board does. */
export function pointer(state: PointerState, input: PointerInput): Answer {
  switch (input.is) {
    case 'planned':
      return planned(state, input.plan);
    case 'leave':
      return [state, isIn(state, 'resting') ? [{ do: 'hover', space: null }] : []];
    case 'held':
      if (state.at !== 'one.pressing') return [state, []];
      return [
        { at: 'one.holding', id: state.id, x: state.x, y: state.y, space: state.space, plan: state.plan },
        state.space === null ? [] : [{ do: 'hold', space: state.space }],
      ];
    case 'down':
      return down(state, input);
    case 'move':
      return move(state, input);
    case 'up':
      return lift(state, input.id, false, input.twice);
    case 'cancel':
      return lift(state, input.id, true);
  }
}

function planned(state: PointerState, plan: number | null): Answer {
  if (isIn(state, 'resting')) return [rest(plan), []];
  return [{ ...state, plan } as PointerState, []];
}

function down(state: PointerState, input: Extract<PointerInput, { is: 'down' }>): Answer {
  const { id, x, y, touch, space } = input;
  const plan = planOf(state);
  if (isIn(state, 'resting')) {
    const wait: PointerAct[] = [{ do: 'wait', on: true }];
    return [{ at: 'one.pressing', id, x, y, touch, space, plan }, wait];
  }
  // A second finger makes a pinch of whatever the first one was doing, unless it draws the ruler.
  if (state.at === 'one.pressing' || state.at === 'one.holding' || state.at === 'one.panning')
    return [
      { at: 'two.pinching', a: { id: state.id, x: state.x, y: state.y }, b: { id, x, y }, plan },
      [{ do: 'wait', on: false }],
    ];
  if (state.at === 'one.measuring') return [{ at: 'two.settling', fingers: [state.id, id], plan }, []];
  if (state.at === 'two.pinching')
    return [{ at: 'two.settling', fingers: [state.a.id, state.b.id, id], plan }, [{ do: 'rest' }]];
  if (state.at === 'two.settling') return [{ ...state, fingers: [...state.fingers, id] }, []];
  return [state, []];
}

function move(state: PointerState, input: Extract<PointerInput, { is: 'move' }>): Answer {
  const { id, x, y, space } = input;
  switch (state.at) {
    case 'resting.idle':
    case 'resting.planning':
      return [state, [{ do: 'hover', space }]];
    case 'one.pressing': {
      if (state.id !== id || apart(state, input) <= (state.touch ? SLACK.touch : SLACK.mouse)) return [state, []];
      const pan: PointerAct = { do: 'pan', dx: x - state.x, dy: y - state.y };
      return [{ at: 'one.panning', id, x, y, plan: state.plan }, [{ do: 'wait', on: false }, pan]];
    }
    case 'one.panning':
      if (state.id !== id) return [state, []];
      return [{ ...state, x, y }, [{ do: 'pan', dx: x - state.x, dy: y - state.y }]];
    case 'one.holding':
      if (state.id !== id || state.space === null || space === null || space === state.space) return [state, []];
      return [
        { at: 'one.measuring', id, from: state.space, plan: state.plan },
        [{ do: 'measure', from: state.space, to: space }],
      ];
    case 'one.measuring':
      return [state, state.id === id && space !== null ? [{ do: 'measure', from: state.from, to: space }] : []];
    case 'two.pinching':
      return pinch(state, { id, x, y });
    case 'two.settling':
      return [state, []];
  }
}

function pinch(state: Extract<PointerState, { at: 'two.pinching' }>, moved: Finger): Answer {
  const a = state.a.id === moved.id ? moved : state.a;
  const b = state.b.id === moved.id ? moved : state.b;
  const [old, now] = [between(state.a, state.b), between(a, b)];
  const acts: PointerAct[] = [{ do: 'pan', dx: now.x - old.x, dy: now.y - old.y }];
  const [was, is] = [apart(state.a, state.b), apart(a, b)];
  if (was > 0 && is > 0 && was !== is) acts.push({ do: 'zoom', factor: is / was, about: now });
  return [{ ...state, a, b }, acts];
}

/**
 * A finger is lifted, or taken away by the browser: then it has chosen nothing.
 * @param twice it ends a double click: what its first click has picked is to be looked at before it is chosen
 */
function lift(state: PointerState, id: number, taken: boolean, twice = false): Answer {
  const plan = planOf(state);
  switch (state.at) {
    case 'one.pressing': {
      if (state.id !== id) return [state, []];
      const { space, touch } = state;
      const acts: PointerAct[] = [{ do: 'wait', on: false }];
      if (!taken && space !== null && !(twice && space === plan))
        acts.push({ do: 'tap', space, touch, again: space === plan });
      return [rest(plan), acts];
    }
    case 'one.panning':
      return state.id === id ? [rest(plan), [{ do: 'rest' }]] : [state, []];
    case 'one.holding':
    case 'one.measuring':
      return state.id === id ? [rest(plan), []] : [state, []];
    case 'two.pinching': {
      const left = state.a.id === id ? state.b.id : state.a.id;
      if (state.a.id !== id && state.b.id !== id) return [state, []];
      return [{ at: 'two.settling', fingers: [left], plan }, [{ do: 'rest' }]];
    }
    case 'two.settling': {
      const fingers = state.fingers.filter((each) => each !== id);
      return [fingers.length > 0 ? { ...state, fingers } : rest(plan), []];
    }
    default:
      return [state, []];
  }
}
