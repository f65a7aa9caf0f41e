/**
 * Whether a long game with many figures gets slower: tsx scripts/bench/rounds.ts [--json], or npm run bench -- --rounds. Plays
 * twelve rounds through the stores of the page and times each answer, its undo, and what the log panel takes to show it: in
 * processor time of this program, so that another program on the machine does not count.
 */
import { JSDOM } from 'jsdom';
import { shippedContent } from '../../src/content';
import { createBoard } from '../../src/engine/board/boardState';
import type { SetupFigure } from '../../src/engine/setup/setup';
import type { Content } from '../../src/engine/state/content';
import { createNames, narrate } from '../../src/log';
import { POLICIES } from '../../src/sim/play';
import { seededChance } from '../../src/sim/play/chance';
import { createTable } from '../../src/stores/createTable';
import { createSettings } from '../../src/stores/settings';
import { tellerOf } from '../../src/stores/table';

const ROUNDS = 12;
const SIDE = 24;
const OPPONENTS = 36;
/** So many times the HP of the cards: nobody falls before the end. */
const TOUGH = 40;
/** Answers of a round whose undo is timed: every so many. */
const UNDO_EVERY = 2;

/** Milliseconds of each answer of a round. */
interface Times {
  answer: number[];
  undo: number[];
  /** Telling the journal as it grows, to a teller that the log panel does not share. */
  told: number[];
  log: number[];
}

function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The cards, with figures that hold out. */
function toughContent(): Content {
  const content = shippedContent();
  const tough = <T extends { hp: number }>(cards: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, hp: card.hp * TOUGH }]));
  return { ...content, adventurers: tough(content.adventurers), combatants: tough(content.combatants) };
}

/** Four Adventurers in the middle of a wide board, Combatants of every small kind around them. */
function figuresOf(content: Content): SetupFigure[] {
  const middle = SIDE / 2;
  const kinds = Object.values(content.combatants).filter(({ ai, size }) => ai.length > 0 && size[0] * size[1] === 1);
  const party = Object.keys(content.adventurers).slice(0, 4);
  const adventurers = party.map(
    (id, n): SetupFigure => ({ id, card: id, at: [middle + (n % 2), middle + Math.floor(n / 2)], sp: 4 }),
  );
  const opponents = Array.from({ length: OPPONENTS }, (_, n): SetupFigure => {
    const { id } = kinds[n % kinds.length] as { id: string };
    const number = Math.floor(n / kinds.length) + 1;
    const turn = (2 * Math.PI * n) / OPPONENTS;
    const far = 6 + (n % 2) * 3;
    const at: [number, number] = [Math.round(middle + far * Math.cos(turn)), Math.round(middle + far * Math.sin(turn))];
    return { id: `${id}-${number}`, card: id, number, at };
  });
  return [...adventurers, ...opponents];
}

/** A page without a browser, in which the log panel is drawn. */
function openPage(): HTMLElement {
  process.env.NODE_ENV = 'production';
  const { window } = new JSDOM('<div id="root"></div>');
  Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement });
  return window.document.querySelector('#root') as unknown as HTMLElement;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const p90 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? Number.NaN;

async function play(): Promise<Times[]> {
  const root = openPage();
  // React reads what it draws on when it is loaded.
  const [{ createElement }, { createRoot }, { flushSync }, { LogPanel }, { TableContext }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('react-dom'),
    import('../../src/panels/LogPanel'),
    import('../../src/stores/react'),
  ]);
  const content = toughContent();
  const settings = createSettings({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  const table = createTable({ content, settings, calm: () => true });
  const { session } = table;
  const figures = figuresOf(content);
  const map = Array.from({ length: SIDE }, () => '.'.repeat(SIDE));
  const [first] = figures;
  session.begin(
    {
      encounter: null,
      board: createBoard({ map, elevation: map.map(() => '1'.repeat(SIDE)) }),
      figures,
      turn: first?.id ?? '',
      phase: 'action',
      round: 1,
      random: { seed: 1 },
    },
    'bench',
  );
  const page = createRoot(root);
  flushSync(() => page.render(createElement(TableContext, { value: table }, createElement(LogPanel))));
  const chance = seededChance(1);
  const names = createNames(content);
  const rounds: Times[] = Array.from({ length: ROUNDS }, () => ({ answer: [], undo: [], told: [], log: [] }));
  for (let n = 0; ; n++) {
    const { state } = session.getState();
    if (!state?.ask) throw new Error(`the game ended in round ${state?.round}: ${state?.outcome}`);
    const times = rounds[state.round - 1];
    if (!times) return rounds;
    const intent = POLICIES.random(state, content, chance);
    const began = now();
    let answered = began;
    flushSync(() => {
      if (!session.dispatch(intent)) throw new Error(session.getState().fault ?? 'refused');
      answered = now();
    });
    times.answer.push(answered - began);
    const shown = now();
    times.log.push(shown - answered);
    narrate(session.getState().journal, { ...tellerOf(table), names });
    times.told.push(now() - shown);
    if (n % UNDO_EVERY > 0) continue;
    const back = now();
    session.takeBack();
    times.undo.push(now() - back);
    session.repeat();
  }
}

const rounds = await play();
const per = rounds.map(({ answer, undo, told, log }, n) => ({
  round: n + 1,
  answers: answer.length,
  answer: median(answer),
  undo: median(undo),
  told: median(told),
  log: median(log),
  logSlow: p90(log),
}));
/** The last three rounds against the first three: one round alone has few answers. */
const ratio = (of: keyof Times): number => {
  const all = (some: Times[]): number => median(some.flatMap((times) => times[of]));
  return all(rounds.slice(-3)) / all(rounds.slice(0, 3));
};
const ratios = { answer: ratio('answer'), undo: ratio('undo'), told: ratio('told'), log: ratio('log') };
if (process.argv.includes('--json')) console.log(JSON.stringify({ per, ratios }));
else {
  console.log(`${ROUNDS} rounds with ${4 + OPPONENTS} figures; medians in milliseconds:`);
  for (const { round, answers, answer, undo, told, log, logSlow } of per)
    console.log(
      `round ${String(round).padStart(2)}  ${String(answers).padStart(4)} answers  answer ${answer.toFixed(2)}  undo ${undo.toFixed(2)}  log ${log.toFixed(2)} (telling it ${told.toFixed(2)}; one of ten over ${logSlow.toFixed(2)})`,
    );
  for (const [what, n] of Object.entries(ratios))
    console.log(`${what.padEnd(7)} rounds 10 to 12 take ${n.toFixed(2)} times what rounds 1 to 3 take`);
}
