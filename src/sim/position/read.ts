/** From a position file to cards and a setup. */
import { cardKey, type LoadedPack, makeContent } from '../../content/assemble';
import { type CardContext, readBoard } from '../../content/cards';
import type { CardKind } from '../../content/kinds';
import { readPackCards } from '../../content/load';
import { shippedPack } from '../../content/packs';
import {
  type FigureFile,
  type InlineEncounterFile,
  type PositionFile,
  type Problem,
  positionSchema,
  printProblem,
  schemaProblems,
} from '../../content/schema';
import { diceReasons, setupFaults } from '../../engine';
import type { EffectName } from '../../engine/abilities/ast';
import { buildState } from '../../engine/setup/build';
import type { Setup, SetupFigure } from '../../engine/setup/setup';
import type { Content } from '../../engine/state/content';
import type { State } from '../../engine/state/state';
import { positionFaults } from '../../storage/save';

/** The pack that the cards inside a position belong to. */
const OWN_PACK = 'position';
/** Seed of a position that names none. */
const DEFAULT_SEED = 1;

class PositionError extends Error {}

interface ReadPosition {
  position: PositionFile;
  content: Content;
  /** The state with which the script begins. */
  state: State;
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new PositionError(problems.map(printProblem).join('\n'));
}

/** An encounter written inside the position, completed by what the position gives itself. */
function completed(encounter: InlineEncounterFile, position: PositionFile) {
  const { map, ...board } = { ...encounter.board, ...position.board };
  if (!map) throw new PositionError('the position has no board');
  return {
    ...encounter,
    id: encounter.id ?? OWN_PACK,
    name: encounter.name ?? position.name,
    board: { map, ...board },
  };
}

function ownPack(position: PositionFile, file: string): LoadedPack {
  const lists = { ...position.cards };
  if (typeof position.encounter === 'object')
    lists.encounters = [...(lists.encounters ?? []), completed(position.encounter, position)];
  const problems: Problem[] = [];
  const cards = readPackCards({ pack: OWN_PACK, file }, lists, problems);
  refuse(problems);
  return { id: OWN_PACK, name: position.name, hash: '', edition: null, requires: [], cards };
}

function readFigure(content: Content, figure: FigureFile): SetupFigure {
  const key = (kinds: CardKind[], ref: string): string => {
    for (const kind of kinds) {
      const found = cardKey(content, kind, ref, OWN_PACK);
      if (found !== null) return found;
    }
    throw new PositionError(`figure "${figure.id}": there is no card "${ref}" in ${kinds.join(' or ')}`);
  };
  const keys = (kind: CardKind, refs: string[] | undefined) => refs?.map((ref) => key([kind], ref));
  const { effects, immune, at, ...rest } = figure;
  const upper = (names: string[] | undefined) => names?.map((name) => name.toUpperCase() as EffectName);
  return {
    ...rest,
    card: key(['adventurers', 'combatants'], figure.card),
    ...(at ? { at: [at[0], at[1]] } : {}),
    items: keys('items', figure.items),
    pack: keys('items', figure.pack),
    upgrades: Object.fromEntries(
      Object.entries(figure.upgrades ?? {}).map(([item, upgrades]) => [item, keys('upgrades', upgrades) ?? []]),
    ),
    disciplines: keys('disciplines', figure.disciplines),
    effects: upper(effects),
    immune: upper(immune),
  };
}

function encounterKey(content: Content, encounter: PositionFile['encounter']): string | null {
  if (encounter === undefined) return null;
  const ref = typeof encounter === 'string' ? encounter : (encounter.id ?? OWN_PACK);
  const key = cardKey(content, 'encounters', ref, OWN_PACK);
  if (key === null) throw new PositionError(`there is no encounter "${ref}"`);
  return key;
}

/**
 * Reads a position. With `content` its cards are there besides those of the position's own `packs` and `cards`.
 * Throws a PositionError that lists what is wrong with the file.
 */
export function readPosition(json: unknown, file: string, loaded: readonly LoadedPack[] = []): ReadPosition {
  const result = positionSchema.safeParse(json);
  if (!result.success) {
    refuse(schemaProblems(file, json, result.error.issues));
    throw new PositionError('the position cannot be read');
  }
  const position = result.data;
  const shipped = (position.packs ?? []).map((id) => {
    const pack = loaded.find((each) => each.id === id) ?? shippedPack(id);
    if (!pack) throw new PositionError(`there is no pack "${id}"`);
    return pack;
  });
  const content = makeContent([...shipped, ownPack(position, file)]);
  const told = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new PositionError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  };
  told(diceReasons(position.dice ?? null).map(({ text }) => `dice: ${text}`));
  if (position.state) told(positionFaults(position.state, content));
  // The engine's own types are finer than the schema.
  const state = position.state
    ? (position.state as unknown as State)
    : buildState(content, setupOf(content, position, file));
  if (!position.state) told(setupFaults(state, content));
  return { position, content, state };
}

/** What the position describes. */
function setupOf(content: Content, position: PositionFile, file: string): Setup {
  const problems: Problem[] = [];
  const context: CardContext = { pack: OWN_PACK, file, card: '', problems };
  const board = position.board ? readBoard(context, 'board', position.board) : null;
  refuse(problems.map((problem) => ({ ...problem, card: null })));
  const encounter = encounterKey(content, position.encounter);
  const figures = (position.figures ?? []).map((figure) => readFigure(content, figure));
  if (!board && encounter === null) throw new PositionError('the position has no board');
  const turn = position.turn ?? firstTurn(content, position, figures);
  return {
    encounter,
    ...(board && { board: board.board }),
    ...(board && position.board?.tokens && { tokens: board.tokens }),
    ...(board && position.board?.startingZone && { startingZone: board.startingZone }),
    figures,
    turn,
    phase: position.phase,
    initiative: position.initiative,
    round: position.round,
    urgency: position.urgency,
    gold: position.gold,
    lootLevel: position.lootLevel,
    flags: position.flags,
    variants: position.variants,
    ...(position.ties && { options: { engineDecidesTies: position.ties === 'program' } }),
    random: {
      seed: position.seed ?? DEFAULT_SEED,
      streams: {},
      dice: position.dice ?? null,
      draws: { ...position.draws },
      tracks: position.tracks ?? [],
    },
  };
}

/** Without `turn`: the figure in front of the Track, of a Group its first. */
function firstTurn(content: Content, position: PositionFile, figures: SetupFigure[]): string {
  const front = position.initiative?.[0];
  const card = front?.replace(/#\d+$/, '');
  const first =
    front === undefined ? figures[0] : figures.find((figure) => figure.id === front || figure.card === card);
  if (!first && position.encounter !== undefined && Object.keys(content.encounters).length > 0) return 'setup';
  if (!first) throw new PositionError('there is no figure to have the turn');
  return first.id;
}
