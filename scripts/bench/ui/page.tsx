/** The product's own board on 60 by 60 spaces with 100 figures and everything drawn that can be drawn at once. */
import '../../../src/app/styles/index.css';
import { createRoot } from 'react-dom/client';
import { Board } from '../../../src/board/Board';
import { shippedContent } from '../../../src/content';
import { createBoard } from '../../../src/engine/board/boardState';
import type { SetupFigure } from '../../../src/engine/setup/setup';
import { installSprite } from '../../../src/panels/icons/sprite';
import { createTable } from '../../../src/stores/createTable';
import { TableContext } from '../../../src/stores/react';
import { createSettings } from '../../../src/stores/settings';
import { pan } from './pan';

const SIDE = 60;
const FIGURES = 100;
const TERRAIN = '....................hh~~mmx#';

/** Whole numbers below `n` that look thrown together and are the same each time. */
const mixed = (place: number, n: number): number => (Math.imul(place + 1, 2654435761) >>> 0) % n;

const content = shippedContent();
const free = (space: number): boolean => mixed(space, 5) === 0;
const spaces = Array.from({ length: SIDE * SIDE }, (_, space) => space).filter(free);
const places = Array.from({ length: FIGURES }, (_, n) => spaces[Math.floor((n * spaces.length) / FIGURES)] as number);
const map = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => {
    const space = row * SIDE + column;
    return places.includes(space) ? '.' : TERRAIN.charAt(mixed(space * 7 + 3, TERRAIN.length));
  }).join(''),
);
const elevation = map.map((_, row) =>
  Array.from({ length: SIDE }, (_, column) => (row > 40 && column > 40 ? (row > 50 ? '3' : '2') : '1')).join(''),
);
const adventurers = Object.keys(content.adventurers).slice(0, 4);
const combatants = Object.values(content.combatants)
  .filter(({ ai, size }) => ai.length > 0 && size[0] === 1 && size[1] === 1)
  .map(({ id }) => id);
const numbers = new Map<string, number>();
const figures = places.map((place, n): SetupFigure => {
  const at: [number, number] = [place % SIDE, Math.floor(place / SIDE)];
  // The Adventurers stand in the middle.
  const adventurer = adventurers[n - FIGURES / 2];
  if (adventurer)
    return { id: adventurer, card: adventurer, at, sp: 4, effects: ['POISON', 'WILT', 'DARKNESS', 'HASTE'] };
  const card = combatants[n % combatants.length] as string;
  const number = (numbers.get(card) ?? 0) + 1;
  numbers.set(card, number);
  return { id: `${card}-${number}`, card, number, at, effects: n % 3 === 0 ? ['POISON', 'BARRIER'] : [] };
});

const kept = new Map<string, string>();
const settings = createSettings({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
const table = createTable({ content, settings, calm: () => true });
const first = figures.find(({ id }) => adventurers.includes(id));
table.session.begin(
  {
    encounter: null,
    board: createBoard({ map, elevation }),
    figures,
    turn: first?.id ?? '',
    phase: 'action',
    random: { seed: 1 },
  },
  'bench',
);
const state = table.session.getState().state;
const reach = state?.ask?.figure ? table.queries.reachable(state, state.ask.figure) : new Map();
const farthest = [...reach].sort(([, a], [, b]) => b.cost - a.cost)[0]?.[0] ?? 0;
table.selection.set({ threat: true, pinned: `${combatants[0]}-1`, cursor: farthest });
document.body.dataset.ready = `${figures.length} figures, ${reach.size} spaces in reach, ${state ? table.queries.threats(state, 'opponents').size : 0} threatened`;

// The program that measures calls it by its name.
Object.assign(globalThis, { pan });
installSprite(document);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <TableContext value={table}>
    <Board />
  </TableContext>,
);
