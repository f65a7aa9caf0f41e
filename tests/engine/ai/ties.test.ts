import { describe, expect, it } from 'vitest';
import { apply, start } from '../../../src/engine';
import { aiForecast } from '../../../src/engine/ai/forecast';
import type { GameEvent } from '../../../src/engine/kernel/types';
import { MACHINE } from '../../../src/engine/machine';
import { createNames } from '../../../src/log';
import { askFacts } from '../../../src/log/option';
import { readPosition } from '../../../src/sim/position/read';
import { figure, opponent, struck } from '../../scene/beside';
import { adventurer, combatant, intelligent, normal, step } from '../../scene/field';
import type { FigureInput } from '../../scene/position';
import { gameAt } from './game';

/** An enemy with two harmful lines at the start of its turn: no order is better for it. */
const brute = opponent('brute', {
  passives: [
    { name: 'Sting', text: 'At the start of your turn, Deal 1 IRREDUCIBLE DMG to all adjacent opponents' },
    { name: 'Scorch', text: 'At the start of your turn, Deal 2 MAGIC DMG to all adjacent opponents' },
  ],
});

function begun(ties: boolean) {
  const {
    dice,
    tracks,
    draws,
    until,
    play,
    expect: _,
    ...scene
  } = struck({
    foe: 'brute',
    phase: 'start',
    extra: { combatants: [brute] },
    rook: { sp: 0 },
    others: [figure('remi', [9, 2])],
  });
  const { state, content } = readPosition(
    JSON.parse(JSON.stringify({ format: 'position/1', name: 'a tie', ...scene })),
    'tie.json',
  );
  state.options = { engineDecidesTies: ties };
  return { state, content, events: start(state, content) };
}
const told = (events: GameEvent[]) => events.filter((e) => e.type === 'tieDecided');

/** The types of Damage in the order in which it was dealt. */
const types = (events: GameEvent[]) => events.filter((e) => e.type === 'damageDealt').map((e) => e.damageType);

describe('a true tie in the turn of an enemy', () => {
  it('A1.simultaneous.01 is asked of the players where they keep ties to themselves', () => {
    const { state, content, events } = begun(false);
    expect(told(events)).toEqual([]);
    expect(state.ask).toMatchObject({ kind: 'order', figure: null, rule: 'A1.simultaneous.01' });
    const options = state.ask?.options ?? [];
    expect(options.map((o) => o.ability)).toEqual([0, 1]);
    const result = apply(state, { ask: state.ask?.id ?? 0, option: options[1]?.id ?? '' }, content);
    expect('events' in result && types(result.events)).toEqual(['MAGIC', 'IRREDUCIBLE']);
  });

  it('A1.simultaneous.01 is decided by the program otherwise, the first one, and told with its rule', () => {
    const { state, events } = begun(true);
    expect(state.ask?.kind).not.toBe('order');
    expect(told(events)).toMatchObject([{ question: 'order', of: 2, rule: 'A1.simultaneous.01' }]);
    expect(types(events)).toEqual(['IRREDUCIBLE', 'MAGIC']);
  });
});

/** The turn of `foe`, of one AI Step, as it runs until somebody is asked. */
function turnOf(
  does: string[],
  ties: boolean,
  figures: FigureInput[],
  { map = normal(7, 5), changes = {} }: { map?: readonly string[]; changes?: object } = {},
) {
  const brain = intelligent('brain', [step('There is an opponent within SOI', ...does)], changes);
  const g = gameAt(map, figures, { cards: { combatants: [brain] } });
  g.state.options = { engineDecidesTies: ties };
  // Figures of one card share its Initiative Card.
  for (const f of Object.values(g.state.figures)) if (f.card === 'idle') f.entry = 'idle';
  g.state.track = g.state.track.filter(({ id }) => id !== 'idle-2');
  for (const entry of g.state.track) if (entry.id === 'idle-1') entry.id = 'idle';
  const events = start(g.state, g.content);
  return { ...g, events };
}
type Turn = ReturnType<typeof turnOf>;

/** The spaces or figures that the players are asked about, [] if they are not. */
const asked = ({ state: { ask } }: Turn) => (ask?.about?.tieOf ? ask.options.map((o) => o.at ?? o.target) : []);

function answer({ state, content }: Turn, n: number): GameEvent[] {
  const result = apply(state, { ask: state.ask?.id ?? 0, option: state.ask?.options[n]?.id ?? '' }, content);
  if ('rejected' in result) throw new Error(result.rejected[0]?.text);
  return result.events;
}

const placeOf = ({ state }: Turn, id: string): [number, number] => {
  const at = state.bodies[state.figures[id]?.body ?? '']?.at ?? 0;
  return [at % state.board.width, Math.floor(at / state.board.width)];
};

/** Two spaces beside Rook are as near, as safe and as good. */
const approach = [combatant('brain', [0, 0]), adventurer('rook', [2, 2], { sp: 0 })];

describe('ends of a movement that are equally good', () => {
  const does = ['MOVE towards the nearest opponent'];

  it('are the players to choose from, and what they choose is told and done', () => {
    const turn = turnOf(does, false, approach);
    expect(turn.state.ask).toMatchObject({ kind: 'space', figure: null, pass: false, rule: 'A1.golden-rule.02' });
    expect(asked(turn)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(turn.events.map((e) => e.type)).not.toContain('aiMovePlanned');
    const names = createNames(turn.content);
    expect(askFacts(turn.state.ask as never, turn.state, names)).toContain('equally good for *Brain');
    const events = answer(turn, 1);
    expect(events.find((e) => e.type === 'aiMovePlanned')).toMatchObject({ figure: 'brain', to: [1, 2] });
    expect(placeOf(turn, 'brain')).toEqual([1, 2]);
  });

  it('are taken in reading order where the program decides, told as a tie', () => {
    const turn = turnOf(does, true, approach);
    expect(told(turn.events)).toMatchObject([
      {
        figure: 'brain',
        chosen: [2, 1],
        equals: [
          [2, 1],
          [1, 2],
        ],
        rule: 'A1.golden-rule.02',
      },
    ]);
    expect(placeOf(turn, 'brain')).toEqual([2, 1]);
  });

  it('A1.golden-rule.02 are no question where one is better, or where only the ways differ', () => {
    const flanked = [...approach, combatant('idle', [3, 2])];
    const better = turnOf(does, false, flanked);
    expect(placeOf(better, 'brain')).toEqual([1, 2]);
    // Three ways of 3 steps lead to the one space beside Rook that is open.
    const ways = turnOf(does, false, approach, { map: ['....', '....', '.#.#', '..#.'] });
    expect(placeOf(ways, 'brain')).toEqual([2, 1]);
    expect(told([...better.events, ...ways.events])).toEqual([]);
  });

  it('do not keep the forecast from showing a way', () => {
    const brain = intelligent('brain', [step('There is an opponent within SOI', ...does)]);
    const g = gameAt(normal(7, 5), approach, { cards: { combatants: [brain] } });
    g.state.options = { engineDecidesTies: false };
    expect(aiForecast(MACHINE, g, 'brain').path.at(-1)).toEqual([2, 1]);
    expect(g.state.options).toEqual({ engineDecidesTies: false });
  });
});

describe('spaces that an enemy moves others to or Spawns on', () => {
  const push = ['Target an adjacent opponent: PUSH 1'];
  const diagonal = [combatant('brain', [1, 1]), adventurer('rook', [2, 2], { sp: 0 })];

  it('equally detrimental ends of a PUSH are the players to choose from', () => {
    const turn = turnOf(push, false, diagonal);
    expect(asked(turn)).toEqual([
      [3, 2],
      [2, 3],
    ]);
    answer(turn, 1);
    expect(placeOf(turn, 'rook')).toEqual([2, 3]);
  });

  it('A1.push.04 a worse end is taken without a question, the first of equals where the program decides', () => {
    const hurt = turnOf(push, false, diagonal, { map: ['.....', '.....', '...#.', '.....', '.....'] });
    expect(hurt.state.figures.rook?.damage).toBe(1);
    expect(asked(hurt)).toEqual([]);
    const own = turnOf(push, true, diagonal);
    expect(placeOf(own, 'rook')).toEqual([3, 2]);
    expect(told(own.events)).toMatchObject([{ question: 'space', chosen: [3, 2] }]);
  });

  it('A1.spawning.04 of equally near spaces for a Spawned opponent the players choose', () => {
    const spawn = ['Spawn 1 {Idle} on {Pit}'];
    const figures = [combatant('brain', [0, 0]), adventurer('rook', [3, 2], { sp: 0 })];
    const at = (ties: boolean) =>
      gameWithPit(spawn, ties, figures, ['.......', '...p...', '.......', '...p...', '.......']);
    const turn = at(false);
    expect(asked(turn)).toEqual([
      [3, 1],
      [3, 3],
    ]);
    answer(turn, 1);
    expect(placeOf(turn, 'idle-1')).toEqual([3, 3]);
    expect(placeOf(at(true), 'idle-1')).toEqual([3, 1]);
  });
});

function gameWithPit(does: string[], ties: boolean, figures: FigureInput[], map: string[]): Turn {
  const brain = intelligent('brain', [step('otherwise', ...does)]);
  const legend = { p: { terrain: 'normal', name: 'Pit' } };
  const g = gameAt(map, figures, { cards: { combatants: [brain] }, board: { legend } });
  g.state.options = { engineDecidesTies: ties };
  return { ...g, events: start(g.state, g.content) };
}

describe('targets that are equally good', () => {
  /** Two hurt figures of one Group, as far away. */
  const group = [
    combatant('brain', [0, 0]),
    { ...combatant('idle', [1, 0], { damage: 2 }), id: 'idle-1', number: 1 },
    { ...combatant('idle', [0, 1], { damage: 2 }), id: 'idle-2', number: 2 },
    adventurer('rook', [3, 3], { sp: 0 }),
  ];
  const heal = ['Target an adjacent ally: it HEALS 1'];

  it('are the players to choose from when they share an Initiative Card', () => {
    const turn = turnOf(heal, false, group as FigureInput[]);
    expect(asked(turn)).toEqual(['idle-1', 'idle-2']);
    answer(turn, 1);
    expect([turn.state.figures['idle-1']?.damage, turn.state.figures['idle-2']?.damage]).toEqual([2, 1]);
  });

  it('A1.golden-rule.01 are no tie where the Initiative Track tells them apart', () => {
    const heals = turnOf(heal, true, group as FigureInput[]);
    expect(told(heals.events)).toMatchObject([{ question: 'target', chosen: 'idle-1', equals: ['idle-1', 'idle-2'] }]);
    const figures = [combatant('brain', [1, 1]), adventurer('remi', [1, 0]), adventurer('rook', [0, 1])];
    const strikes = turnOf(['Target an adjacent opponent: PUSH 1'], false, figures);
    expect(strikes.events.find((e) => e.type === 'aiTargetChosen')).toMatchObject({ target: 'remi' });
  });
});
