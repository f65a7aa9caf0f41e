import { BLANK, type BoardState, createBoard } from '../../engine/board/boardState';
import type { EncounterCard, EndSpec } from '../../engine/state/content';
import type { BoardFile, EncounterFile, EndFile } from '../schema';
import { type CardContext, complain } from './context';
import { readEnding, readLines, readSentences } from './lines';

/** A board with the places on it as space numbers. */
interface ReadBoard {
  board: BoardState;
  tokens: EncounterCard['tokens'];
  startingZone: number[];
}

/** Stands in for a board that could not be read, so that the rest of the card is read too. */
const NO_BOARD: ReadBoard = { board: createBoard({ map: ['.'] }), tokens: [], startingZone: [] };

/** Index of a space of the board; a problem where there is none. */
function spaceOf(
  context: CardContext,
  key: string,
  board: BoardState,
  [column, row]: readonly [number, number],
): number {
  const space = row * board.width + column;
  if (column >= board.width || row >= board.height || board.terrain[space] === BLANK)
    complain(context, key, `[${column}, ${row}]`, [], `there is no space [${column}, ${row}] on the map`);
  return space;
}

/** Reads `board` of an encounter or position; `key` is where it stands. */
export function readBoard(context: CardContext, key: string, file: BoardFile): ReadBoard {
  let board: BoardState;
  try {
    board = createBoard(file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    complain(context, key, '', [], error.message);
    return NO_BOARD;
  }
  const tokens = (file.tokens ?? []).map((token, n) => ({
    id: token.id,
    kind: token.kind,
    colour: token.color ?? null,
    at: spaceOf(context, `${key}.tokens.${n}.at`, board, token.at),
  }));
  const startingZone = (file.startingZone ?? []).map((space, n) =>
    spaceOf(context, `${key}.startingZone.${n}`, board, space),
  );
  return { board, tokens, startingZone };
}

function readEnds(context: CardContext, key: string, ends: readonly EndFile[] | undefined): EndSpec[] {
  return (ends ?? []).flatMap((end, n) => {
    const ending = readEnding(context, `${key}.${n}.if`, end.if);
    const reward = readSentences(context, `${key}.${n}.reward`, end.reward);
    if (!ending) return [];
    const spec: EndSpec = { id: end.id, when: ending.when, whenText: ending.text, reward, text: end.text ?? null };
    return [{ ...spec, ...(end.continues ? { continues: true } : {}), ...(end.after ? { after: end.after } : {}) }];
  });
}

function readTexts(context: CardContext, texts: EncounterFile['texts']): EncounterCard['texts'] {
  const read: EncounterCard['texts'] = { loot: {}, totem: {}, objective: {}, card: {} };
  for (const kind of ['loot', 'totem', 'objective', 'card'] as const) {
    for (const [name, sentences] of Object.entries(texts?.[kind] ?? {}))
      read[kind][name] = readSentences(context, `texts.${kind}.${name}`, sentences);
  }
  return read;
}

export function readEncounter(context: CardContext, card: EncounterFile): EncounterCard {
  const { board, tokens, startingZone } = readBoard(context, 'board', card.board);
  return {
    id: card.id,
    name: card.name,
    pack: context.pack,
    lootLevel: card.lootLevel ?? 'mundane',
    location: card.location ?? null,
    intro: card.intro ?? null,
    board,
    tokens,
    startingZone,
    figures: (card.figures ?? []).map((figure, n) => ({
      card: figure.card,
      number: figure.number ?? null,
      at: spaceOf(context, `figures.${n}.at`, board, figure.at),
      side: figure.side ?? 'opponents',
    })),
    texts: readTexts(context, card.texts),
    random: { loot: card.random?.loot ?? [], totem: card.random?.totem ?? [] },
    rules: (card.rules ?? []).map((rule, n) => ({
      name: rule.name,
      lines: readLines(context, `rules.${n}`, [{ name: rule.name, text: rule.text }], { role: 'rule' }),
    })),
    win: readEnds(context, 'win', card.win),
    lose: readEnds(context, 'lose', card.lose),
    house: card.house ?? [],
  };
}
