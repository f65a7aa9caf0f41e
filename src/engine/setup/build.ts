/** Builds the state that a game, a position or a simulation begins with. */
import { type BoardState, createBoard, setTerrain, type TerrainType, terrainAt } from '../board/boardState';
import type { Content, EncounterCard } from '../state/content';
import type { Frame } from '../state/frames';
import type { AttackRecord, BoardToken, Figure, FigureId, State, TrackEntry, TurnState } from '../state/state';
import { buildFigure } from './figures';
import { FIRST_STEPS } from './frames';
import { lootDeck } from './lootDeck';
import type { Setup, SetupFigure } from './setup';

const PHASES: TurnState['phase'][] = ['start', 'status', 'refresh', 'action', 'activation', 'end'];

/** The encounter's own figures, with ids CARD-NUMBER as figures that Spawn have them. */
function encounterFigures(encounter: EncounterCard): SetupFigure[] {
  const numbers = new Map<string, number>();
  return encounter.figures.map((figure) => {
    const number = figure.number ?? (numbers.get(figure.card) ?? 0) + 1;
    numbers.set(figure.card, number);
    const width = encounter.board.width;
    const at: [number, number] = [figure.at % width, Math.floor(figure.at / width)];
    const id = `${figure.card.replace(':', '-')}-${number}`;
    return { id, card: figure.card, number, at, side: figure.side };
  });
}

function allFigures(content: Content, setup: Setup, encounter: EncounterCard | null): SetupFigure[] {
  const own = setup.figures.some((figure) => Object.hasOwn(content.combatants, figure.card));
  return encounter && !own ? [...setup.figures, ...encounterFigures(encounter)] : setup.figures;
}

function boardTokens(tokens: EncounterCard['tokens']): BoardToken[] {
  return tokens.map(({ id, kind, colour, at }) => ({
    id,
    kind,
    colour,
    faceDown: colour === null && (kind === 'loot' || kind === 'totem'),
    at,
  }));
}

/** Tokens that count as Terrain make their space that Terrain (A1.board.11). */
function layTokenTerrain(content: Content, state: State): void {
  for (const token of state.tokens) {
    const as = content.tokens[token.kind]?.countsAs;
    if (!as || as === 'figure') continue;
    token.under = terrainAt(state.board, token.at) ?? 'normal';
    setTerrain(state.board, token.at, as as TerrainType);
  }
}

/** `links.tether`: the figure named bears the Tether token that this one put on it. */
function tie(figures: Record<FigureId, Figure>, specs: SetupFigure[]): void {
  for (const { id, links } of specs) {
    for (const [link, other] of Object.entries(links ?? {})) {
      const tied = figures[other];
      if (link !== 'tether' || !tied) throw new RangeError(`figure "${id}": there is no link "${link}" to "${other}"`);
      if (!tied.effects.includes('TETHER')) tied.effects.push('TETHER');
      tied.effectBy.TETHER = id;
    }
  }
}

/** A single Combatant may stand in the Track under its own name instead of its Group's. */
function nameEntries(figures: Record<FigureId, Figure>, initiative: string[] | undefined): void {
  for (const id of initiative ?? []) {
    const figure = figures[id];
    if (figure) figure.entry = id;
  }
}

/** Entries in the order given, or of the figures in theirs, without the Defeated; those in front of the turn's entry have acted. */
function buildTrack(setup: Setup, figures: Record<FigureId, Figure>, order: FigureId[]): TrackEntry[] {
  if (setup.turn === 'setup') return [];
  const known = new Set(order.map((id) => (figures[id] as Figure).entry));
  const ids = setup.initiative ?? [...known];
  for (const id of ids) if (!known.has(id)) throw new RangeError(`initiative: "${id}" is no figure and no Group`);
  const current = figures[setup.turn]?.entry;
  const front = ids.indexOf(current ?? '');
  if (front < 0) throw new RangeError(`turn: "${setup.turn}" does not stand in the initiative`);
  // As in play: who is Defeated has no card in the Track (A1.initiative.10).
  const inPlay = new Set(order.filter((id) => !figures[id]?.defeated).map((id) => figures[id]?.entry));
  return ids.map((id, place) => ({ id, acted: place <= front })).filter(({ id }) => inPlay.has(id));
}

/** Members of the Group of the figure on turn that act after it. */
function groupQueue(figure: Figure, figures: Record<FigureId, Figure>, order: FigureId[]): FigureId[] {
  return order
    .filter((id) => {
      const other = figures[id] as Figure;
      return other.entry === figure.entry && !other.defeated && (other.number ?? 0) > (figure.number ?? 0);
    })
    .sort((a, b) => ((figures[a] as Figure).number ?? 0) - ((figures[b] as Figure).number ?? 0));
}

/** Attacks that `firstAttack` and `firstHit` stand for: made this turn already, at no one in particular. */
function markedAttacks(id: FigureId, spec: SetupFigure): AttackRecord[] {
  const first = spec.marks?.includes('firstAttack') || spec.marks?.includes('firstHit');
  if (!first) return [];
  const hit = spec.marks?.includes('firstHit') ?? false;
  return [
    {
      frame: 0,
      attacker: id,
      target: '',
      mode: 'melee',
      isBreak: false,
      adjacent: true,
      hit,
      resolved: true,
      damage: 0,
      dodged: false,
    },
  ];
}

/** How many turns a figure has taken unless the setup says so: one a round, this round's if it has acted. */
function defaultTurns(figure: Figure, state: State, turn: Figure): number {
  const acted =
    figure.entry === turn.entry
      ? (figure.number ?? 0) < (turn.number ?? 0)
      : state.track.some((entry) => entry.id === figure.entry && entry.acted);
  return state.round - 1 + (acted ? 1 : 0);
}

function buildStack(state: State, setup: Setup): void {
  const push = (frame: Record<string, unknown> & { kind: Frame['kind'] }): void => {
    state.stack.push({ id: state.nextId++, ...frame } as Frame);
  };
  if (setup.turn === 'setup') {
    push({ kind: 'encounter', step: FIRST_STEPS.encounter.setup, placed: 0 });
    return;
  }
  const figure = state.figures[setup.turn] as Figure;
  push({ kind: 'encounter', step: FIRST_STEPS.encounter.rounds, placed: 0 });
  push({ kind: 'round', step: FIRST_STEPS.round.turn, queue: groupQueue(figure, state.figures, state.order) });
  push({ kind: 'turn', step: FIRST_STEPS.turn[state.turn.phase], figure: setup.turn });
}

/**
 * The state at the beginning described, before anything has run. A RangeError names what does not fit: a card that does not exist,
 * a figure twice, a turn of no one.
 */
export function buildState(content: Content, setup: Setup): State {
  const encounter = setup.encounter === null ? null : (content.encounters[setup.encounter] ?? null);
  if (setup.encounter !== null && !encounter) throw new RangeError(`there is no encounter "${setup.encounter}"`);
  const source = setup.board ?? encounter?.board ?? createBoard({ map: ['.'] });
  const board: BoardState = copy(source);
  const specs = allFigures(content, setup, encounter);
  const state: State = {
    v: 1,
    ruleset: 'middara',
    packs: content.packs.map(({ id, hash }) => ({ id, hash })),
    random: { streams: {}, dice: null, draws: {}, tracks: [], ...copy(setup.random) },
    options: setup.options ?? { engineDecidesTies: true },
    nextId: 1,
    count: 0,
    cardsVersion: 0,
    stack: [],
    ask: null,
    board,
    tokens: boardTokens(setup.tokens ?? encounter?.tokens ?? []),
    bodies: {},
    figures: {},
    order: [],
    track: [],
    round: setup.turn === 'setup' ? 0 : (setup.round ?? 1),
    urgency: setup.urgency ?? 0,
    gold: setup.gold ?? 0,
    xp: setup.xp ?? 0,
    loot: lootDeck(setup.lootLevel ?? encounter?.lootLevel ?? 'mundane'),
    turn: { n: 0, figure: null, phase: 'start', attacks: [] },
    lasting: [],
    delayed: [],
    limits: {},
    encounter: {
      id: setup.encounter,
      lootLevel: setup.lootLevel ?? encounter?.lootLevel ?? 'mundane',
      startingZone: [...(setup.startingZone ?? encounter?.startingZone ?? [])],
      toPlace: [],
      opponentActed: false,
      flags: [...(setup.flags ?? [])],
      variants: [...(setup.variants ?? [])],
      met: [],
      readTexts: [],
    },
    outcome: null,
  };
  layTokenTerrain(content, state);
  for (const spec of specs) {
    if (state.figures[spec.id]) throw new RangeError(`there are two figures "${spec.id}"`);
    const { figure, body } = buildFigure(content, spec, board.width, setup.turn !== 'setup');
    state.figures[spec.id] = figure;
    state.bodies[spec.id] = body;
    state.order.push(spec.id);
  }
  tie(state.figures, specs);
  nameEntries(state.figures, setup.initiative);
  state.track = buildTrack(setup, state.figures, state.order);
  beginTurn(state, setup, specs);
  buildStack(state, setup);
  return state;
}

/** Fills in whose turn it is and what the figures have done before it. */
function beginTurn(state: State, setup: Setup, specs: SetupFigure[]): void {
  if (setup.turn === 'setup') {
    state.encounter.toPlace = state.order.filter((id) => {
      const figure = state.figures[id] as Figure;
      return figure.kind === 'adventurer' && state.bodies[figure.body]?.at === null;
    });
    return;
  }
  const figure = state.figures[setup.turn];
  if (!figure) throw new RangeError(`turn: there is no figure "${setup.turn}"`);
  const wished = setup.phase ?? (figure.kind === 'intelligent' ? 'start' : 'action');
  const phase = figure.kind === 'intelligent' && wished === 'action' ? 'activation' : wished;
  if (!PHASES.includes(phase)) throw new RangeError(`phase: there is no phase "${phase}"`);
  state.turn = { n: 1, figure: setup.turn, phase, attacks: specs.flatMap((spec) => markedAttacks(spec.id, spec)) };
  for (const spec of specs) {
    const each = state.figures[spec.id] as Figure;
    if (spec.turnsTaken === undefined) each.turnsTaken = defaultTurns(each, state, figure);
  }
}

/** A copy of plain JSON: the state shares nothing with its description. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
