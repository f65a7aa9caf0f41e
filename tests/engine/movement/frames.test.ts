import { describe, expect, it } from 'vitest';
import { breakAttackFrame } from '../../../src/engine/frames/breakAttack';
import { checkFrame } from '../../../src/engine/frames/check';
import { defeatFrame } from '../../../src/engine/frames/defeat';
import { diceFrame } from '../../../src/engine/frames/dice';
import { forcedMoveFrame, forcedMoveInit } from '../../../src/engine/frames/forcedMove';
import { jumpFrame } from '../../../src/engine/frames/jump';
import { beginMove, moveFrame, moveInit } from '../../../src/engine/frames/move';
import { stepFrame } from '../../../src/engine/frames/step';
import type { Game } from '../../../src/engine/game';
import { answer, type FrameHandler, type Machine, push, run } from '../../../src/engine/kernel/kernel';
import type { FrameBase, FrameInit } from '../../../src/engine/kernel/types';
import { moveOptions } from '../../../src/engine/queries/moveOptions';
import { change, scene } from './scene';

type Any = FrameHandler<Game, never>;
type Stub = FrameBase & Record<string, unknown>;

/** Frames of others that only tell that they ran, with the effect a test gives to them. */
function machineWith(onAttack: (g: Game, attacker: string, target: string) => void): Machine<Game> {
  const attack: FrameHandler<Game, Stub> = {
    first: 'run',
    steps: {
      run(g, f) {
        onAttack(g, String(f.attacker), String(f.target));
        return { done: {} };
      },
    },
  };
  const damage: FrameHandler<Game, Stub> = {
    first: 'run',
    steps: {
      run(g, f) {
        g.events.push({ type: 'damage', group: [], target: f.target, amounts: f.amounts });
        return { done: {} };
      },
    },
  };
  const loot: FrameHandler<Game, Stub> = { first: 'run', steps: { run: () => ({ done: {} }) } };
  const handlers = {
    move: moveFrame,
    step: stepFrame,
    breakAttack: breakAttackFrame,
    jump: jumpFrame,
    forcedMove: forcedMoveFrame,
    check: checkFrame,
    dice: diceFrame,
    defeat: defeatFrame,
    attack,
    damage,
    loot,
  };
  return {
    handlers: handlers as unknown as Record<string, Any>,
    settle: () => null,
    validate: () => null,
    decide: (g, ask) =>
      ask.figure && g.state.figures[ask.figure]?.kind === 'intelligent' ? (ask.options[0] ?? null) : null,
    interjections: () => [],
    interject: () => ({ kind: 'none' }),
  };
}

/** Runs a frame and answers by the kind of each option, then passes; gives the events as short text. */
function play(
  g: Game,
  init: FrameInit,
  answers: Record<string, unknown>[] = [],
  onAttack: (g: Game, attacker: string, target: string) => void = () => undefined,
): string[] {
  const machine = machineWith(onAttack);
  g.state.stack = [];
  push(machine, g, init);
  run(machine, g);
  for (const wish of answers) {
    const option = g.state.ask?.options.find((o) =>
      Object.entries(wish).every(([key, value]) => JSON.stringify(o[key as 'kind']) === JSON.stringify(value)),
    );
    if (!option || !g.state.ask)
      throw new Error(`no ${JSON.stringify(wish)} in ${JSON.stringify(g.state.ask?.options)}`);
    answer(machine, g, { ask: g.state.ask.id, option: option.id });
  }
  return g.events
    .filter((e) => e.type !== 'initiativeChanged')
    .map((e) => [e.type, e.figure ?? e.by ?? e.target, e.to].filter((x) => x !== undefined).join(' '));
}

const where = (g: Game, id: string): number | null => g.state.bodies[id]?.at ?? null;
const go = (to: [number, number]) => ({ kind: 'move', to });

describe('Move Action', () => {
  const begin = (g: Game, to: [number, number]): FrameInit => {
    const option = moveOptions(g, 'rook').find((o) => o.kind === 'move' && String(o.to) === String(to));
    return beginMove(g, 'rook', option as NonNullable<typeof option>);
  };

  it('A1.move.03 A1.move.08 stays open beside the menu and buys points when they run out', () => {
    const g = scene(['..........'], { rook: [0, 0] });
    const events = play(
      g,
      begin(g, [1, 0]),
      [2, 3, 4, 5, 6, 7].map((x) => go([x, 0])),
    );
    expect(events).toEqual([
      'spSpent rook',
      ...[1, 2, 3, 4, 5, 6].map((x) => `moved rook ${x},0`),
      'spSpent rook',
      'moved rook 7,0',
    ]);
    expect(g.state.figures.rook).toMatchObject({ sp: 1, marks: { moveAction: true } });
    expect(g.state.ask).toMatchObject({ kind: 'action', pass: false });
    expect(g.state.ask?.options.map((o) => o.kind)).toContain('endTurn');
  });

  it("A1.move.07 in an ally's space only going on is offered, and a cut movement goes back", () => {
    const g = scene(['....'], { rook: [0, 0], zeke: [1, 0] });
    play(g, begin(g, [1, 0]));
    expect(g.state.ask?.options.map((o) => o.kind)).toEqual(['move', 'move']);
    const frame = g.state.stack[0];
    moveFrame.abandon?.(g, frame as never);
    expect(where(g, 'rook')).toBe(0);
  });

  it('A1.terrain.24 A1.terrain.23 leaving or ending in Dangerous Terrain Defeats', () => {
    const g = scene(['.x.'], { rook: [0, 0] });
    expect(play(g, begin(g, [1, 0]), [go([0, 0])])).toEqual(['spSpent rook', 'moved rook 1,0', 'defeated rook']);
    const end = scene(['.x.'], { rook: [0, 0] });
    expect(play(end, begin(end, [1, 0]), [{ kind: 'endTurn' }]).at(-1)).toBe('defeated rook');
  });
});

describe('Break Attacks', () => {
  it('A1.break-attack.15 A1.break-attack.21 players are asked one by one and again after a strike; Defeat stops it', () => {
    const g = scene(['.....', '.....', '.....'], { 'foe-1': [1, 1], rook: [0, 1], zeke: [2, 1] });
    const strikes: string[] = [];
    play(
      g,
      moveInit(g, { figure: 'foe-1', mode: 'free', path: [{ to: 1 }] }),
      [{ kind: 'pass' }, { kind: 'breakAttack' }, { kind: 'breakAttack' }],
      (_g, by) => {
        strikes.push(by);
      },
    );
    expect(strikes).toEqual(['zeke', 'rook']);
    expect(where(g, 'foe-1')).toBe(1);
  });

  it('A1.break-attack.07 A1.break-attack.16 the program always strikes; who is moved meanwhile loses the rest', () => {
    const g = scene(['....', '....'], { rook: [1, 0], 'foe-1': [0, 1], 'foe-2': [2, 1] });
    const strikes: string[] = [];
    const events = play(
      g,
      moveInit(g, { figure: 'rook', mode: 'free', path: [{ to: 2 }, { to: 3 }] }),
      [],
      (game, by) => {
        strikes.push(by);
        if (by === 'foe-1') (game.state.bodies.rook as { at: number }).at = 0;
      },
    );
    expect(strikes).toEqual(['foe-1']);
    expect(events).toEqual(['breakAttack foe-1']);
    expect(where(g, 'rook')).toBe(0);
  });
});

describe('Jump', () => {
  const jumpTo = (g: Game, dice: string[]): FrameInit => {
    g.state.random.dice = dice;
    const option = moveOptions(g, 'rook').find(
      (o) => o.kind === 'jump' && String(o.over) === '1,0' && String(o.to) === '2,0',
    );
    return beginMove(g, 'rook', option as NonNullable<typeof option>);
  };

  it('A1.jump.03 A1.jump.10 A1.jump.20 passed: on the landing space, movement goes on with the points left', () => {
    const g = scene(['.x....'], { rook: [0, 0] });
    play(g, jumpTo(g, ['PURPLE 5', 'PURPLE 3']));
    expect(where(g, 'rook')).toBe(2);
    expect(g.state.ask?.about?.points).toBe(4);
  });

  it('A1.jump.12 A1.jump.13 an adjacent ally adds its Strength once, if the jumper wants', () => {
    for (const [answers, total] of [
      [[{ kind: 'target', figure: 'zeke' }], 10],
      [[{ kind: 'pass' }], 6],
    ] as const) {
      const g = scene(['.x...', '..#..'], { rook: [0, 0], zeke: [0, 1], remi: [1, 1] });
      play(g, jumpTo(g, ['PURPLE 3', 'PURPLE 1']), [...answers]);
      expect(g.events.find((e) => e.type === 'skillChecked')).toMatchObject({ total });
    }
  });

  it('A1.jump.14 A1.jump.15 A1.jump.16 A1.jump.18 failed: caught on the landing space, else on the first space', () => {
    const caught = scene(['.h..', '....'], { rook: [0, 0], zeke: [3, 1] });
    play(caught, jumpTo(caught, ['PURPLE 1', 'PURPLE 1', 'PURPLE 5', 'PURPLE 2']), [
      { kind: 'target', figure: 'zeke' },
    ]);
    expect(where(caught, 'rook')).toBe(2);
    const fallen = scene(['.h..', '....'], { rook: [0, 0], zeke: [3, 1] });
    play(fallen, jumpTo(fallen, ['PURPLE 1', 'PURPLE 1', 'PURPLE 1', 'PURPLE 1']), [
      { kind: 'target', figure: 'zeke' },
    ]);
    expect(where(fallen, 'rook')).toBe(1);
    expect(fallen.state.stack).toEqual([]);
    expect(fallen.state.figures.rook.marks).toMatchObject({ moveAction: true, noMove: true });
  });

  it('A1.jump.21 A1.jump.23 what would Defeat does so in a failed Jump; a Combatant fails on the Skull', () => {
    const g = scene(['.x..'], { rook: [0, 0] });
    expect(play(g, jumpTo(g, ['PURPLE 1', 'PURPLE 1'])).at(-1)).toBe('defeated rook');
    for (const [face, end] of [
      ['4b', 2],
      ['skull', null],
    ] as const) {
      const foe = scene(['.x..'], { 'foe-1': [0, 0] });
      foe.state.random.dice = [`BLACK ${face}`];
      play(foe, moveInit(foe, { figure: 'foe-1', mode: 'action', path: [{ to: 2, over: [1] }] }));
      expect(where(foe, 'foe-1')).toBe(end);
    }
  });
});

describe('Forced Movement', () => {
  const forced = (g: Game, verb: 'push' | 'pull' | 'command', by: string, id: string, n: number): FrameInit =>
    forcedMoveInit(g, { figure: id, by, verb, n });

  it('A1.push.02 A1.push.05 a player chooses an end; what a block leaves is Damage', () => {
    const g = scene(['......'], { rook: [0, 0], 'foe-1': [1, 0], 'wall-1': [3, 0] });
    play(g, forced(g, 'push', 'rook', 'foe-1', 3));
    expect(g.state.ask?.options.map((o) => o.at ?? o.kind)).toEqual([[2, 0], [1, 0], 'pass']);
    const events = play(
      scene(['......'], { rook: [0, 0], 'foe-1': [1, 0], 'wall-1': [3, 0] }),
      forced(g, 'push', 'rook', 'foe-1', 3),
      [{ kind: 'space', at: [2, 0] }],
    );
    expect(events).toEqual(['forcedMoved foe-1 2,0', 'collided foe-1', 'damage foe-1']);
  });

  it('A1.push.04 an Adventurer is moved the most detrimental way', () => {
    const over = scene(['......', '......', '..x...', '......'], { 'foe-1': [3, 0], rook: [2, 1] });
    expect(play(over, forced(over, 'push', 'foe-1', 'rook', 3)).at(-1)).toBe('defeated rook');
    const bump = scene(['......', '......', '......', '......', '......'], { 'foe-1': [3, 0], rook: [2, 1] });
    expect(play(bump, forced(bump, 'push', 'foe-1', 'rook', 3))).toEqual([
      'forcedMoved rook 1,1',
      'forcedMoved rook 0,1',
      'collided rook',
      'damage rook',
    ]);
  });

  it('A1.break-attack.18 A1.tag-move.24 the user has no Break Attack, others have; HULKING is not moved', () => {
    const g = scene(['....', '....'], { 'foe-1': [0, 0], rook: [1, 0], 'foe-2': [1, 1] });
    expect(play(g, forced(g, 'push', 'foe-1', 'rook', 1))).toEqual(['breakAttack foe-2', 'forcedMoved rook 2,0']);
    const giant = scene(['....'], { rook: [0, 0], 'giant-1': [1, 0] });
    expect(play(giant, forced(giant, 'push', 'rook', 'giant-1', 2))).toEqual([]);
  });

  it('A1.tag-move.19 the owner of HEAVY may take a space off', () => {
    const g = scene(['......'], { rook: [0, 0], 'ox-1': [1, 0] });
    play(g, forced(g, 'push', 'rook', 'ox-1', 2));
    // The program took the first answer, 1 space less; one end is left.
    expect(g.state.ask?.options.map((o) => o.at ?? o.kind)).toEqual([[2, 0], [1, 0], 'pass']);
  });

  it('A1.pull.02 A1.current.02 A1.current.05 PULL ends adjacent; a Current follows its arrows and bumps', () => {
    const g = scene(['.....'], { 'foe-1': [0, 0], rook: [4, 0] });
    play(g, forced(g, 'pull', 'foe-1', 'rook', 9));
    expect(where(g, 'rook')).toBe(1);
    const river = scene(['~~~', '..~'], { rook: [0, 0] });
    river.state.board.currents = [
      { spaces: [0, 1], direction: 'east', move: 4 },
      { spaces: [2], direction: 'south', move: 4 },
    ];
    const events = play(river, forcedMoveInit(river, { figure: 'rook', by: null, verb: 'current', n: 4 }));
    expect(events).toEqual([
      'forcedMoved rook 1,0',
      'forcedMoved rook 2,0',
      'forcedMoved rook 2,1',
      'collided rook',
      'damage rook',
    ]);
  });
});

it('A1.elevation.08 a step down 3 levels Defeats', () => {
  const g = change(scene(['...'], { rook: [0, 0] }, ['411']), 'rook', { sp: 0 });
  expect(play(g, moveInit(g, { figure: 'rook', mode: 'free', path: [{ to: 1 }] }))).toEqual([
    'moved rook 1,0',
    'defeated rook',
  ]);
});
