/*
 * Interaction (10): one body with two Combatants, one of them Burrowed. The position format cannot say it: the state is
 * built from a position in which the second Combatant stands aside, and then put into the body of the first.
 */
import { describe, expect, it } from 'vitest';
import { view } from '../../../src/engine';
import { type Mode, modesNamed } from '../../../src/sim/modes';
import { readPosition } from '../../../src/sim/position/read';
import { Session, type Wish } from '../../../src/sim/position/session';
import { duel, encounter, figure, opponent, type Scene } from '../../scene/beside';
import { normal, roll, step } from '../../scene/field';

const HIT_BY_1 = roll(5, 3);
const HIT_BY_5 = roll(6, 6);

/** Everyone's place and Damage, in the words of a position. */
const seen = (s: Session) => view(s.state, s.content).figures;

/**
 * Rook at [1, 1] beside the body at [2, 1] of a rider and a mount (HP 10, Melee ATK, REACH none), with 5 SP and a bow; the
 * Combatants named in `below` are Burrowed. Answers are given in a mode.
 */
function game(scene: Scene & { below?: readonly string[] }, mode: Mode = 'straight'): Session {
  const { below = [], ...rest } = scene;
  const ai = [step('There is an opponent within Range 6', 'Move up to 2 spaces farther from the nearest opponent')];
  const position = duel({
    board: { map: normal(6, 3) },
    foe: 'rider',
    foeIs: { at: [2, 1] },
    others: [figure('mount-1', [5, 0])],
    initiative: ['rider', 'rook', 'mount'],
    ...rest,
    rook: { at: [1, 1], sp: 5, items: ['great-sword'], ...rest.rook },
    extra: { combatants: [opponent('rider', { ai, armor: 1 }), opponent('mount')] },
  });
  const figures = position.figures?.map((each) =>
    below.includes(each.id) ? { ...each, tokens: { burrow: 1 } } : each,
  );
  const file = {
    format: 'position/1',
    name: 'two in one body',
    ...JSON.parse(JSON.stringify({ ...position, figures })),
  };
  const { content, state } = readPosition(file, 'two in one body');
  const [rider, mount] = [state.figures['rider-1'], state.figures['mount-1']];
  if (!rider || !mount) throw new Error('no rider or no mount');
  delete state.bodies[mount.body];
  mount.body = rider.body;
  const session = new Session(state, content, mode);
  session.begin();
  return session;
}

/** Answers in order; questions that no wish fits are passed. */
function play(session: Session, ...wishes: Wish[]): Session {
  for (const wish of wishes) while (!session.choose(wish)) expect(session.pass(), JSON.stringify(wish)).toBe(true);
  while (session.ask && session.ask.kind !== 'action') expect(session.pass()).toBe(true);
  return session;
}

/** The same play on a game as it is and in every other mode; they must not differ. */
function both(scene: Parameters<typeof game>[0], ...wishes: Wish[]): Session {
  const straight = play(game(scene), ...wishes);
  for (const mode of modesNamed('all')) {
    const other = play(game(scene, mode), ...wishes);
    expect(other.events).toEqual(straight.events);
    expect(other.state).toEqual(JSON.parse(JSON.stringify(straight.state)));
  }
  return straight;
}

const targets = (s: Session) =>
  s
    .options()
    .filter((o) => o.kind === 'attack')
    .map((o) => o.target);
const steps = (s: Session) =>
  s
    .options()
    .filter((o) => o.kind === 'move')
    .map((o) => o.to);
const did = (s: Session, type: string, fields: object = {}) =>
  s.events.filter((e) => e.type === type && Object.entries(fields).every(([key, value]) => e[key] === value));
const attack = (target: string): Wish => ({ kind: 'attack', target });

describe('(10) one body with two Combatants', () => {
  it('A1.symbiotic.05 A1.ct-burrow.16 each is a target of its own, the Burrowed one too', () => {
    expect(targets(game({}))).toEqual(['rider-1', 'mount-1']);
    expect(targets(game({ below: ['mount-1'] }))).toEqual(['rider-1', 'mount-1']);
    const s = both({ below: ['mount-1'], dice: HIT_BY_5 }, attack('rider-1'));
    expect(seen(s)['rider-1']).toMatchObject({ damage: 4, at: [2, 1] });
    expect(seen(s)['mount-1']).toMatchObject({ damage: 0, at: [2, 1] });
  });

  it('A1.ct-burrow.03 the Burrowed one has RESISTANCE, its partner above has not', () => {
    expect(seen(both({ below: ['mount-1'], dice: HIT_BY_5 }, attack('mount-1')))['mount-1']?.damage).toBe(3);
    expect(seen(both({ dice: HIT_BY_5 }, attack('mount-1')))['mount-1']?.damage).toBe(5);
  });

  it('A1.ct-burrow.13 A1.symbiotic.02 the body blocks while one of the two is above', () => {
    const look = (below: readonly string[]) => {
      const s = game({
        below,
        board: { map: ['......'] },
        foeIs: { at: [2, 0] },
        rook: { at: [1, 0], items: ['bow'] },
        others: [figure('mount-1', [5, 0]), figure('idle-1', [4, 0])],
        initiative: ['rider', 'rook', 'mount', 'idle'],
      });
      return { sees: targets(s).includes('idle-1'), passes: steps(s).some((to) => String(to) === '2,0') };
    };
    expect(look([])).toEqual({ sees: false, passes: false });
    expect(look(['mount-1'])).toEqual({ sees: false, passes: false });
    expect(look(['rider-1'])).toEqual({ sees: false, passes: false });
    expect(look(['mount-1', 'rider-1'])).toEqual({ sees: true, passes: true });
  });

  it('A1.symbiotic.03 A1.ct-burrow.05 each of them above makes its Break Attack, the Burrowed one none', () => {
    const walk: Wish = { kind: 'move', to: [0, 1] };
    const strikers = (s: Session) => did(s, 'breakAttack').map((e) => e.by);
    expect(strikers(both({ dice: [...HIT_BY_1, ...HIT_BY_1] }, walk))).toEqual(['rider-1', 'mount-1']);
    const s = both({ below: ['mount-1'], dice: HIT_BY_1 }, walk);
    expect(strikers(s)).toEqual(['rider-1']);
    expect(seen(s).rook).toMatchObject({ at: [0, 1], damage: 1 });
    expect(strikers(both({ below: ['mount-1', 'rider-1'] }, walk))).toEqual([]);
  });

  it('A1.symbiotic.02 A1.symbiotic.05 A1.ct-burrow.05 the body moves with both; who leaves above may be struck', () => {
    const corridor = { board: { map: ['......'] }, rook: { at: [1, 0] }, foeIs: { at: [2, 0] } };
    const strike = (below: readonly string[], mode: Mode = 'straight') => {
      const s = game({ ...corridor, below, turn: 'rider-1', dice: HIT_BY_5 }, mode);
      const options = s.options().map((o) => o.target ?? o.kind);
      s.choose({ kind: 'breakAttack', target: options[0] });
      while (s.ask && s.ask.kind !== 'action') s.pass();
      return { options, s };
    };
    const above = strike([]);
    expect(above.options).toEqual(['rider-1', 'mount-1', 'pass']);
    const one = strike(['mount-1']);
    expect(one.options).toEqual(['rider-1', 'pass']);
    for (const { s } of [above, one, ...modesNamed('all').map((mode) => strike(['mount-1'], mode))]) {
      expect(seen(s)['rider-1']).toMatchObject({ damage: 4, at: [4, 0] });
      expect(seen(s)['mount-1']).toMatchObject({ damage: 0, at: [4, 0] });
      expect(did(s, 'putBack')).toEqual([]);
    }
  });

  it('A1.symbiotic.08 A1.ct-burrow.13 with the one above Defeated the body stays, and blocks no more', () => {
    const s = both(
      { below: ['mount-1'], encounter: encounter(), foeIs: { at: [2, 1], damage: 9 }, dice: HIT_BY_5 },
      attack('rider-1'),
    );
    expect(seen(s)['rider-1']).toMatchObject({ defeated: true, at: null });
    expect(seen(s)['mount-1']).toMatchObject({ defeated: false, at: [2, 1], tokens: { burrow: 1 } });
    expect(targets(s)).toEqual(['mount-1']);
    expect(steps(s)).toContainEqual([2, 1]);
    expect(s.state.outcome).toBeNull();
    expect(did(s, 'lootDrawn')).toHaveLength(1);
  });

  it('A1.ct-burrow.15 A1.ct-burrow.02 A1.symbiotic.08 with the Burrowed one Defeated its partner comes up; with both the Encounter is won', () => {
    const scene = {
      below: ['mount-1', 'rider-1'],
      encounter: encounter(),
      foeIs: { at: [2, 1], damage: 9 },
      others: [figure('mount-1', [5, 0], { damage: 9 })],
      rook: { sp: 4 },
    };
    const s = both({ ...scene, dice: HIT_BY_5 }, attack('mount-1'));
    expect(seen(s)['mount-1']).toMatchObject({ defeated: true, at: null });
    expect(seen(s)['rider-1']).toMatchObject({ defeated: false, at: [2, 1], tokens: {} });
    expect(did(s, 'unBurrowed', { figure: 'rider-1' })).toHaveLength(1);
    expect(steps(s)).not.toContainEqual([2, 1]);
    expect(s.state.outcome).toBeNull();
    const won = both({ ...scene, dice: [...HIT_BY_5, ...HIT_BY_5] }, attack('mount-1'), attack('rider-1'));
    expect(seen(won)['rider-1']).toMatchObject({ defeated: true, at: null });
    expect(won.state.outcome).toBe('won');
  });

  it('A1.ct-burrow.02 A1.ct-burrow.06 A1.ct-burrow.15 who stands over the figure that comes up is Displaced', () => {
    const s = both(
      {
        below: ['mount-1', 'rider-1'],
        board: { map: ['####', '....', '####'] },
        others: [figure('mount-1', [3, 1], { damage: 9 }), figure('zeke', [1, 1], { sp: 0 })],
        initiative: ['rider', 'rook', 'mount', 'zeke'],
        rook: { at: [2, 1], items: ['bow'] },
        dice: HIT_BY_5,
      },
      attack('mount-1'),
    );
    expect(seen(s).rook?.at).toEqual([3, 1]);
    expect(seen(s)['rider-1']).toMatchObject({ at: [2, 1], tokens: {} });
    expect(did(s, 'breakAttack')).toEqual([]);
  });
});
