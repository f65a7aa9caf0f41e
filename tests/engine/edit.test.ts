import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { apply, type Change, checksum, DiceNeeded, edit, start, view } from '../../src/engine';
import { faceName } from '../../src/engine/dice/faces';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { recompute } from '../../src/log/recompute';
import { newGameState } from '../../src/sim/play';
import { seededChance } from '../../src/sim/play/chance';
import { POLICIES } from '../../src/sim/play/policies';
import { faults } from '../fuzz/invariants';
import { placed, playOn, stateOf } from '../stores/game';

const content = shippedContent();
const ENCOUNTER = 'the-drowned-gate';

/** A game at the first menu of its first round that belongs to an Adventurer. */
function atMenu(seed = 7): State {
  const state = newGameState(content, ENCOUNTER, seed);
  start(state, content);
  const chance = seededChance(seed);
  while (state.ask && state.ask.kind !== 'action') apply(state, POLICIES.random(state, content, chance), content);
  expect(state.ask?.kind).toBe('action');
  return state;
}

const opponent = (state: State): string =>
  state.order.find((id) => state.figures[id]?.side === 'opponents' && !state.figures[id]?.defeated) as string;

function made(state: State, change: Change): GameEvent[] {
  const result = edit(state, change, content);
  if ('rejected' in result) throw new Error(result.rejected[0]?.text);
  return result.events;
}

function refused(state: State, change: Change): string[] {
  const before = JSON.stringify(state);
  const result = edit(state, change, content);
  expect(JSON.stringify(state)).toBe(before);
  return 'rejected' in result ? result.rejected.map(({ why }) => why) : [];
}

describe('a change by hand', () => {
  it('puts a figure on a space and asks the open question anew from there', () => {
    const state = atMenu();
    const id = state.ask?.figure as string;
    const old = state.ask?.id;
    const events = made(state, { set: 'place', figure: id, at: [6, 0] });
    expect(view(state, content).figures[id]?.at).toEqual([6, 0]);
    expect(state.ask).toMatchObject({ kind: 'action', figure: id });
    expect(state.ask?.id).not.toBe(old);
    const moves = state.ask?.options.filter((o) => o.kind === 'move').map((o) => o.to as number[]);
    for (const to of moves ?? []) expect(Math.abs((to[0] ?? 0) - 6) + Math.abs(to[1] ?? 0)).toBe(1);
    expect(events[0]).toMatchObject({ type: 'byHand', figure: id, what: 'place', to: [6, 0] });
  });

  it('sets SP, and options follow what is left', () => {
    const state = atMenu();
    const id = state.ask?.figure as string;
    made(state, { set: 'sp', figure: id, n: 0 });
    expect(state.figures[id]?.sp).toBe(0);
    expect(state.ask?.options.some((o) => (o.cost?.sp ?? 0) > 0)).toBe(false);
  });

  it('sets Damage; as many tokens as HP Defeat the figure', () => {
    const state = atMenu();
    const foe = opponent(state);
    made(state, { set: 'damage', figure: foe, n: 1 });
    expect(view(state, content).figures[foe]).toMatchObject({ damage: 1, defeated: false });
    const events = made(state, { set: 'damage', figure: foe, n: view(state, content).figures[foe]?.hp as number });
    expect(state.figures[foe]?.defeated).toBe(true);
    expect(events).toContainEqual(expect.objectContaining({ type: 'defeated', figure: foe, by: null }));
  });

  it('sets tokens and Effects', () => {
    const state = atMenu();
    const id = state.ask?.figure as string;
    made(state, { set: 'tokens', figure: id, token: 'vow', n: 2 });
    made(state, { set: 'effect', figure: id, effect: 'DARKNESS', on: true });
    expect(view(state, content).figures[id]).toMatchObject({ tokens: { vow: 2 }, effects: ['DARKNESS'] });
    made(state, { set: 'tokens', figure: id, token: 'vow', n: 0 });
    made(state, { set: 'effect', figure: id, effect: 'DARKNESS', on: false });
    expect(view(state, content).figures[id]).toMatchObject({ tokens: {}, effects: [] });
  });

  it('follows the rules of what it sets: Paralyze ends the menu', () => {
    const state = atMenu();
    const id = state.ask?.figure as string;
    made(state, { set: 'effect', figure: id, effect: 'PARALYZE', on: true });
    expect(
      state.ask?.kind === 'action' && state.ask.figure === id && state.ask.options.some((o) => o.kind === 'attack'),
    ).toBe(false);
  });

  it('takes physical dice: a roll without any says which, those typed in are rolled', () => {
    const state = atMenu();
    const foe = opponent(state);
    const id = state.ask?.figure as string;
    const [x, y] = view(state, content).figures[foe]?.at ?? [0, 0];
    const beside: [number, number][] = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ];
    expect(beside.some((at) => 'events' in edit(state, { set: 'place', figure: id, at }, content))).toBe(true);
    made(state, { set: 'dice', dice: [] });
    const attack = state.ask?.options.find((o) => o.kind === 'attack' && o.target === foe)?.id as string;
    const answer = (on: State, option: string) => apply(on, { ask: on.ask?.id as number, option }, content);
    // The dice that a copy asks for when it goes this way.
    const roll = (): DiceNeeded => {
      const copy = structuredClone(state);
      try {
        answer(copy, attack);
        while (copy.ask) answer(copy, 'pass');
      } catch (error) {
        if (error instanceof DiceNeeded) return error;
        throw error;
      }
      throw new Error('nothing was rolled');
    };
    const needed = roll();
    expect(needed.names.length).toBeGreaterThan(0);
    const dice = needed.names.map((die) => `${die} ${faceName(die, 0)}`);
    made(state, { set: 'dice', dice });
    const events: GameEvent[] = [];
    for (let option = attack; state.ask && !events.some((e) => e.type === 'diceRolled'); option = 'pass') {
      const result = answer(state, option);
      if ('events' in result) events.push(...result.events);
    }
    const rolled = events.find((e) => e.type === 'diceRolled')?.dice as string[];
    expect([...rolled].sort()).toEqual([...dice].sort());
    made(state, { set: 'dice', dice: null });
    expect(state.random.dice).toBeNull();
  });

  it('lets the party concede: the Encounter is lost', () => {
    const state = atMenu();
    const events = made(state, { set: 'concede' });
    expect(state.outcome).toBe('lost');
    expect(state.ask).toBeNull();
    expect(events.at(-1)).toMatchObject({ type: 'encounterEnded', outcome: 'lost', end: 'conceded' });
    expect(refused(state, { set: 'concede' })).toEqual(['over']);
  });

  it.each<[string, (state: State) => Change, string]>([
    ['a figure that is not there', () => ({ set: 'sp', figure: 'nobody', n: 1 }), 'noFigure'],
    ['a space off the board', (s) => ({ set: 'place', figure: s.ask?.figure as string, at: [99, 0] }), 'noSpace'],
    ['half a space', (s) => ({ set: 'place', figure: s.ask?.figure as string, at: [0.5, 0] }), 'noSpace'],
    [
      'the space of another',
      (s) => ({
        set: 'place',
        figure: s.ask?.figure as string,
        at: view(s, content).figures[opponent(s)]?.at as [number, number],
      }),
      'occupied',
    ],
    ['more Damage than HP', (s) => ({ set: 'damage', figure: s.ask?.figure as string, n: 99 }), 'outOfRange'],
    ['more SP than its bar', (s) => ({ set: 'sp', figure: s.ask?.figure as string, n: 99 }), 'outOfRange'],
    ['SP of an Intelligent Combatant', (s) => ({ set: 'sp', figure: opponent(s), n: 1 }), 'noSp'],
    ['an unknown token', (s) => ({ set: 'tokens', figure: opponent(s), token: 'nonsense', n: 1 }), 'noToken'],
    ['too many tokens', (s) => ({ set: 'tokens', figure: opponent(s), token: 'vow', n: 6 }), 'outOfRange'],
    ['an Effect it lacks, off', (s) => ({ set: 'effect', figure: opponent(s), effect: 'WILT', on: false }), 'hasNot'],
    [
      'an unknown Effect',
      (s) => ({ set: 'effect', figure: opponent(s), effect: 'JOY' as never, on: true }),
      'noEffect',
    ],
    ['a Tether of no one', (s) => ({ set: 'effect', figure: opponent(s), effect: 'TETHER', on: true }), 'noGiver'],
    ['a face that is none', () => ({ set: 'dice', dice: ['WHITE 9'] }), 'noFace'],
    [
      'the decision of an Adventurer',
      (s) => ({ set: 'decision', figure: s.ask?.figure as string, kind: null, skip: 0 }),
      'ownDecision',
    ],
  ])('refuses %s, says why and changes nothing', (_, change, why) => {
    const state = atMenu();
    expect(refused(state, change(state))).toEqual([why]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'noChange'],
    ['a word', 'sp', 'noChange'],
    ['something that cannot be set', { set: 'nope', figure: 'rook' }, 'noChange'],
    ['what every object has', { set: 'constructor' }, 'noChange'],
    ['a figure named as what every object has', { set: 'sp', figure: 'constructor', n: 1 }, 'noFigure'],
    ['no figure', { set: 'sp', n: 1 }, 'noFigure'],
    ['no space', { set: 'place', figure: 'rook' }, 'noSpace'],
    ['a space of one number', { set: 'place', figure: 'rook', at: [1] }, 'noSpace'],
    ['a number that is a word', { set: 'sp', figure: 'rook', n: '1' }, 'outOfRange'],
    ['no number', { set: 'damage', figure: 'rook' }, 'outOfRange'],
    ['a token named as what every object has', { set: 'tokens', figure: 'rook', token: '__proto__', n: 1 }, 'noToken'],
    ['a token called constructor', { set: 'tokens', figure: 'rook', token: 'constructor', n: 1 }, 'noToken'],
    ['no token', { set: 'tokens', figure: 'rook', n: 1 }, 'noToken'],
    ['an Effect neither given nor taken', { set: 'effect', figure: 'rook', effect: 'WILT' }, 'noSwitch'],
    [
      'a giver named as what every object has',
      { set: 'effect', figure: 'rook', effect: 'TETHER', on: true, by: 'toString' },
      'noGiver',
    ],
    ['dice that are no list', { set: 'dice' }, 'noDice'],
    ['a face that is no word', { set: 'dice', dice: [null] }, 'noFace'],
    ['a decision about nothing', { set: 'decision', figure: 'FOE', kind: 'nonsense', skip: 0 }, 'noKind'],
    ['a decision without a kind', { set: 'decision', figure: 'FOE', skip: 0 }, 'noKind'],
  ])('that comes from outside is refused, not broken off: %s', (_, change, why) => {
    const state = atMenu();
    const figure = (change as { figure?: string } | null)?.figure;
    const meant = figure === 'FOE' ? { ...(change as object), figure: opponent(state) } : change;
    expect(refused(state, meant as Change)).toEqual([why]);
  });

  it('that Defeats who Jumps ends the Jump, and what was asked of it', () => {
    const session = placed(1);
    playOn(session, 1, ({ ask }) => ask?.about?.what === 'boost');
    const state = structuredClone(stateOf(session));
    const id = state.ask?.about?.jumper as string;
    const events = made(state, { set: 'damage', figure: id, n: view(state, content).figures[id]?.hp as number });
    expect(events).toContainEqual(expect.objectContaining({ type: 'defeated', figure: id }));
    expect(state.stack.some(({ kind }) => kind === 'jump')).toBe(false);
    expect(state.ask?.about?.what).not.toBe('boost');
  });

  it('refuses Obstructing Terrain', () => {
    const state = atMenu();
    const solid = state.board.terrain.indexOf('#');
    const at: [number, number] = [solid % state.board.width, Math.floor(solid / state.board.width)];
    expect(solid).toBeGreaterThan(0);
    expect(refused(state, { set: 'place', figure: state.ask?.figure as string, at })).toEqual(['cannotStand']);
  });
});

describe('a decision taken by hand', () => {
  /** Plays on until a figure of the other side chose its target among several; the state before that answer. */
  function choice(): {
    before: State;
    intent: Parameters<typeof apply>[1];
    figure: string;
    skip: number;
    chosen: unknown;
  } {
    for (let seed = 1; seed < 40; seed++) {
      const state = newGameState(content, ENCOUNTER, seed);
      start(state, content);
      const chance = seededChance(seed);
      while (state.ask) {
        const before = structuredClone(state);
        const intent = POLICIES.random(state, content, chance);
        const result = apply(state, intent, content);
        if ('rejected' in result) throw new Error('refused');
        const chosen = result.events.filter((e) => e.type === 'aiTargetChosen');
        const wanted = chosen.find((e) => (e.candidates as unknown[]).length > 1);
        if (!wanted) continue;
        const skip = chosen.filter((e) => e.figure === wanted.figure).indexOf(wanted);
        return { before, intent, figure: wanted.figure as string, skip, chosen: wanted.target };
      }
    }
    throw new Error('nobody had a choice');
  }

  it('is asked of the players, once, and their answer is carried out', () => {
    const { before: state, intent, figure, skip, chosen } = choice();
    made(state, { set: 'decision', figure, kind: 'target', skip });
    apply(state, { ...intent, ask: state.ask?.id as number }, content);
    expect(state.ask).toMatchObject({ kind: 'target', figure });
    const other = state.ask?.options.find((o) => (o.figure ?? o.target) !== chosen);
    expect(other).toBeDefined();
    const saved = JSON.parse(JSON.stringify(state)) as State;
    const target = other?.figure ?? other?.target;
    const result = apply(state, { ask: state.ask?.id as number, option: other?.id as string }, content);
    expect(state.overrule).toBeUndefined();
    expect('events' in result && result.events).toContainEqual(
      expect.objectContaining({ type: 'attackDeclared', attacker: figure, target }),
    );
    apply(saved, { ask: saved.ask?.id as number, option: other?.id as string }, content);
    expect(checksum(saved)).toBe(checksum(state));
  });
});

describe('changes by hand at any question', () => {
  it('leave a game that goes on to its end, with cards as the events tell them', () => {
    let edits = 0;
    for (const seed of [1, 2, 3, 4]) {
      const state = newGameState(content, ENCOUNTER, seed);
      const events = start(state, content);
      const chance = seededChance(seed);
      const below = (n: number): number => Math.floor(chance() * n);
      for (let n = 0; state.ask; n++) {
        expect(n).toBeLessThan(5000);
        if (n % 3 === 0) {
          const result = edit(state, anyChange(state, below), content);
          if ('events' in result) {
            events.push(...result.events);
            edits++;
            expect(faults(state, content)).toEqual([]);
          }
        }
        if (!state.ask) break;
        const result = apply(state, POLICIES.random(state, content, chance), content);
        if ('rejected' in result) throw new Error(result.rejected[0]?.text);
        events.push(...result.events);
      }
      expect(state.outcome).not.toBeNull();
      const cards = recompute(events);
      for (const [id, figure] of Object.entries(view(state, content).figures))
        expect(cards.get(id)).toMatchObject({ damage: figure.damage, sp: figure.sp, tokens: figure.tokens });
    }
    expect(edits).toBeGreaterThan(40);
  });
});

/** Some change, legal or not. */
function anyChange(state: State, chance: (n: number) => number): Change {
  const id = state.order[chance(state.order.length)] as string;
  switch (chance(6)) {
    case 0:
      return { set: 'place', figure: id, at: [chance(state.board.width), chance(state.board.height)] };
    case 1:
      return { set: 'damage', figure: id, n: chance(14) };
    case 2:
      return { set: 'sp', figure: id, n: chance(6) };
    case 3:
      return {
        set: 'tokens',
        figure: id,
        token: ['vow', 'dodge', 'intervention', 'aggro'][chance(4)] as string,
        n: chance(3),
      };
    case 4: {
      const effect = (['DARKNESS', 'POISON', 'PARALYZE', 'HASTE', 'DISEASE', 'BARRIER'] as const)[chance(6)] as 'HASTE';
      return { set: 'effect', figure: id, effect, on: chance(3) > 0 };
    }
    default: {
      return chance(2) === 0
        ? { set: 'dice', dice: null }
        : { set: 'decision', figure: id, kind: null, skip: chance(3) };
    }
  }
}
