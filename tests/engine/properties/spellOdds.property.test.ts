import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, gameOf, type Halt, query, start } from '../../../src/engine';
import type { DieName } from '../../../src/engine/dice/faces';
import { spellOdds } from '../../../src/engine/dice/odds';
import type { Ask, Option } from '../../../src/engine/kernel/types';
import type { Content } from '../../../src/engine/state/content';
import type { Figure, LineRef, State } from '../../../src/engine/state/state';
import { readPosition } from '../../../src/sim/position/read';
import { discipline, duel, opponent, relic } from '../../scene/beside';

/** SPELLS of all scenes together. */
const SPELLS = 100_000;
const SCENES = 20;
/** A true chance falls outside of so many standard deviations once in 1.7 million times; the seeds are fixed. */
const SIGMAS = 5;
const DICE: DieName[] = ['WHITE', 'TEAL', 'GREEN', 'BLUE', 'PURPLE', 'ORANGE'];
const DAMAGE = 2;
const REROLL = 'Once per round, when making a Conviction Check, re-roll any of your Conviction dice.';

const scene = fc.record({
  x: fc.integer({ min: 2, max: 8 }),
  conviction: fc.array(fc.constantFrom(...DICE), { minLength: 1, maxLength: 3 }),
  given: fc.constantFrom('', '', ' with +2 FORCE'),
  standing: fc.constantFrom(null, null, '+1 FORCE to your SPELLS'),
  passives: fc.constantFrom<string[]>(
    [],
    ['PROTECTION'],
    ['When making a Conviction Check, +1 to the roll.'],
    [REROLL],
    ['PROTECTION', REROLL],
  ),
  empower: fc.boolean(),
  hp: fc.integer({ min: 1, max: 3 }),
});
type SceneOf<A> = A extends fc.Arbitrary<infer S> ? S : never;
type Drawn = SceneOf<typeof scene>;

/** The menu of Rook beside the opponent, with random dice. */
function menu(s: Drawn, seed: number) {
  const file = duel({
    rook: { disciplines: ['bolt'], items: s.standing ? ['lens'] : [], sp: 5 },
    foe: 'target',
    board: { map: ['....', '....', '....'] },
    extra: {
      disciplines: [discipline('bolt', `EXHAUST: Cast a SPELL ${s.x}${s.given}: Deal ${DAMAGE} MAGIC DMG.`)],
      items: [relic('lens', ...(s.standing ? [`PASSIVE: ${s.standing}.`] : []))],
      combatants: [
        opponent('target', {
          hp: s.hp,
          conviction: s.conviction,
          passives: s.passives.map((text, n) => ({ name: `Hide ${n}`, text })),
        }),
      ],
    },
    seed,
  });
  const { dice, tracks, draws, ...rest } = file;
  const json = JSON.parse(JSON.stringify({ format: 'position/1', name: 'odds', ...rest }));
  const { state, content } = readPosition(json, 'odds.json');
  start(state, content);
  return { state, content };
}

function boltOf(ask: Ask | null): Option {
  const found = ask?.options.find((o) => o.kind === 'use' && o.card === 'bolt');
  if (!found) throw new Error('the SPELL is not offered');
  return found;
}

/** Answers the open question; `halt` may end what follows. */
function answer(state: State, content: Content, option: Option | undefined, halt?: Halt): void {
  const result = apply(state, { ask: state.ask?.id ?? -1, option: option?.id ?? '' }, content, halt);
  if ('rejected' in result) throw new Error(result.rejected[0]?.text);
}

it('exact odds of a SPELL, with and without Empower, agree with 100,000 SPELLS of the engine, rolled by its dice', () => {
  const compared = { empower: 0, plain: 0, passive: 0, reroll: 0, given: 0 };
  fc.assert(
    fc.property(scene, fc.nat(1_000_000), (s, seed) => {
      const { state, content } = menu({ ...s, hp: 99 }, seed);
      const line = boltOf(state.ask);
      const { ref } = line.data as { ref: LineRef };
      const wish = { figure: 'rook', line: ref, target: 'target-1', empower: s.empower };
      const exact = query(state, content, { ask: 'lineForecast', ...wish });
      if (exact?.does !== 'spell') throw new Error('no SPELL');
      answer(state, content, line);
      const { stack, ask, limits } = state;
      expect(ask?.kind).toBe('empower');
      // The question itself forecasts the same.
      expect(query(state, content, { ask: 'lineForecast', ...wish })).toEqual(exact);
      const [rook, target] = [state.figures.rook, state.figures['target-1']] as [Figure, Figure];
      const asked = JSON.stringify({ stack, ask, limits });
      const { sp } = rook;
      // The menu that would follow is not needed.
      const isOver = (): boolean => state.stack.at(-1)?.kind === 'turn';
      const say = (kind: 'empower' | 'pass'): void => {
        const option = state.ask?.options.find((o) => o.kind === kind);
        answer(state, content, option, isOver);
      };
      const n = SPELLS / SCENES;
      let affected = 0;
      for (let i = 0; i < n; i++) {
        Object.assign(state, JSON.parse(asked));
        rook.sp = sp;
        // The Skull of an Empowered SPELL hurts its caster.
        rook.damage = 0;
        target.damage = 0;
        say(s.empower ? 'empower' : 'pass');
        while (state.ask) say('pass');
        if (target.damage > 0) affected++;
      }
      const { affected: chance } = exact;
      const wide = SIGMAS * Math.sqrt(Math.max(chance * (1 - chance), 1 / n) / n);
      expect(Math.abs(affected / n - chance), `${affected / n} against ${chance}`).toBeLessThan(wide);
      compared[s.empower ? 'empower' : 'plain']++;
      if (s.passives.length > 0) compared.passive++;
      if (s.passives.includes(REROLL)) compared.reroll++;
      if (s.given) compared.given++;
    }),
    { numRuns: SCENES, seed: 8, endOnFailure: true },
  );
  for (const times of Object.values(compared)) expect(times).toBeGreaterThan(0);
}, 180_000);

it('Defeats as surely as it affects where its Damage is enough, and Empower costs no more than its Skull', () => {
  fc.assert(
    fc.property(scene, (s) => {
      const { state, content } = menu(s, 1);
      const { ref } = boltOf(state.ask).data as { ref: LineRef };
      const of = (empower: boolean) => {
        const wish = { figure: 'rook', line: ref, target: 'target-1', empower };
        const found = query(state, content, { ask: 'lineForecast', ...wish });
        if (found?.does !== 'spell') throw new Error('no SPELL');
        expect(found.defeat).toBe(s.hp <= DAMAGE ? found.affected : 0);
        return found.affected;
      };
      expect(of(true)).toBeGreaterThan((of(false) * 5) / 6 - 1e-9);
      expect(spellOdds(gameOf(state, content), 'rook', 'target-1', 99, { empower: true }).affected).toBeCloseTo(
        5 / 6,
        9,
      );
    }),
    { numRuns: 50 },
  );
});

it('the re-roll of a target counts once a round', () => {
  const odds = (passives: string[], change: (state: State) => void = () => undefined) => {
    const s: Drawn = { x: 6, conviction: ['WHITE'], given: '', standing: null, passives, empower: false, hp: 9 };
    const { state, content } = menu(s, 1);
    change(state);
    return query(state, content, { ask: 'spellOdds', caster: 'rook', target: 'target-1', spell: 6 }).affected;
  };
  const plain = odds([]);
  expect(odds([REROLL])).toBeLessThan(plain);
  const used = (state: State): void => {
    state.limits['round:target-1/passive/target/0'] = 1;
  };
  expect(odds([REROLL], used)).toBe(plain);
});
