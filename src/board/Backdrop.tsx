import { useEffect, useRef } from 'react';
import type { Content, EncounterCard } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { useTable } from '../stores/react';
import { EDGE, middle, SPACE } from './metrics';
import { paintFigure } from './paintFigure';
import { paintFloor } from './paintFloor';
import { paintToken, type TokenMark } from './paintToken';
import { type FigureMark, figuresOf } from './scene';

/** Pixels for one unit: the picture is shown larger than it is, and slanted. */
const FINE = 2;

/** The opponents of an Encounter where they begin. */
function opponentsOf({ figures }: EncounterCard, { combatants }: Content): FigureMark[] {
  return figures.flatMap(({ card, number, at, side }) => {
    const combatant = combatants[card];
    if (!combatant || side !== 'opponents') return [];
    const { name, hp, size } = combatant;
    return [
      {
        id: `${card}-${number}`,
        card,
        name,
        label: number === null ? name.charAt(0) : String(number),
        number,
        foe: true,
        at,
        size,
        hpLeft: hp,
        hp,
        effects: [],
        sp: null,
        active: false,
        asked: false,
        target: false,
      },
    ];
  });
}

/** A board with all that stands on it as a picture; without a game the first Encounter as it begins. */
export function Backdrop({ state }: { state: State | null }) {
  const table = useTable();
  const canvas = useRef<HTMLCanvasElement>(null);
  const encounter = Object.values(table.content.encounters)[0];
  const board = state?.board ?? encounter?.board;
  useEffect(() => {
    const c = canvas.current?.getContext('2d');
    if (!c || !board || !encounter) return;
    const tokens: readonly TokenMark[] = state?.tokens ?? encounter.tokens;
    const figures = state ? figuresOf(table, state) : opponentsOf(encounter, table.content);
    c.setTransform(FINE, 0, 0, FINE, 0, 0);
    c.clearRect(0, 0, c.canvas.width, c.canvas.height);
    c.translate(EDGE, EDGE);
    paintFloor(c, board);
    for (const token of tokens) paintToken(c, board, token);
    for (const mark of figures) {
      const { x, y } = middle(board, mark.at, mark.size);
      c.translate(x, y);
      paintFigure(c, mark, { lit: false, struck: false, size: SPACE });
      c.translate(-x, -y);
    }
  }, [table, state, board, encounter]);
  if (!board) return null;
  const [width, height] = [board.width * SPACE + 2 * EDGE, board.height * SPACE + 2 * EDGE];
  return <canvas ref={canvas} width={width * FINE} height={height * FINE} />;
}
