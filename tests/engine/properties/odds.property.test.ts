import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, gameOf, start } from '../../../src/engine';
import { spendSymbols } from '../../../src/engine/ai/symbols';
import type { DieName } from '../../../src/engine/dice/faces';
import { attackOdds } from '../../../src/engine/dice/odds';
import type { Ask, GameEvent } from '../../../src/engine/kernel/types';
import type { Figure, State } from '../../../src/engine/state/state';
import { readPosition } from '../../../src/sim/position/read';
import { duel, opponent, weapon } from '../../scene/beside';

/** Attacks of all scenes together. */
const ATTACKS = 100_000;
const SCENES = 20;
/** A true chance falls outside of so many standard deviations once in 1.7 million times; the seeds are fixed. */
const SIGMAS = 5;
const DICE: DieName[] = ['WHITE', 'TEAL', 'GREEN', 'BLUE', 'PURPLE', 'ORANGE', 'RED', 'GREY'];
const SYMBOLS = [
  '1 SHIELD 1 BOOK: +1 PHYSICAL DMG',
  '2 SHIELD: +2 PHYSICAL DMG',
  '1 BURST: +2 MAGIC DMG',
  '2 BOOK: +3 IRREDUCIBLE DMG',
  '1 BOOK: +2 TO THE ATK ROLL',
  'EXHAUST, 1 SHIELD: +3 PHYSICAL DMG',
  '1 BURST: +2 ARMOR PIERCING',
];
const LINES = [
  'PASSIVE: +1 PHYSICAL DMG to your Attacks.',
  'PASSIVE: +1 TO THE ATK ROLL to your Attacks.',
  'PASSIVE: +1 ARMOR PIERCING to your Attacks.',
  'PASSIVE: +1 MAGIC DMG to your Attacks.',
];

const scene = fc.record({
  dice: fc.array(fc.constantFrom(...DICE), { minLength: 1, maxLength: 3 }),
  symbols: fc.subarray(SYMBOLS, { maxLength: 3 }),
  lines: fc.subarray(LINES, { maxLength: 2 }),
  defense: fc.integer({ min: 5, max: 12 }),
  armor: fc.integer({ min: 0, max: 3 }),
  passive: fc.constantFrom(null, null, 'RESISTANCE: PHYSICAL DMG', 'RESISTANCE: PHYSICAL DMG', 'INCORPOREAL', 'ARCANE'),
  attackerEffects: fc.subarray(['darkness', 'courage']),
  targetEffects: fc.subarray(['wilt', 'barrier']),
  empower: fc.boolean(),
  dodge: fc.boolean(),
});
type SceneOf<A> = A extends fc.Arbitrary<infer S> ? S : never;

/** The menu of Rook beside the opponent, with random dice. */
function menu(s: SceneOf<typeof scene>, seed: number) {
  const file = duel({
    rook: { items: ['made'], sp: s.empower ? 3 : 2, effects: s.attackerEffects },
    foe: 'target',
    foeIs: { effects: s.targetEffects, ...(s.dodge && { tokens: { dodge: 1 } }) },
    board: { map: ['....', '....', '....'] },
    extra: {
      items: [weapon('made', { hands: 2, dice: s.dice, symbols: s.symbols, abilities: s.lines })],
      combatants: [
        opponent('target', {
          hp: 99,
          defense: s.defense,
          armor: s.armor,
          passives: s.passive ? [{ name: 'Hide', text: s.passive }] : [],
        }),
      ],
    },
    seed,
  });
  const { dice, tracks, draws, ...rest } = file;
  const { state, content } = readPosition(
    JSON.parse(JSON.stringify({ format: 'position/1', name: 'odds', ...rest })),
    'odds.json',
  );
  start(state, content);
  return { state, content };
}

/** Puts everything back that an Attack has used up or changed: the menu stands as it did, SP, cards, tokens, a lost Courage. */
function restore(state: State, menu: Ask, s: SceneOf<typeof scene>): void {
  const rook = state.figures.rook as Figure;
  const target = state.figures['target-1'] as Figure;
  rook.sp = s.empower ? 3 : 2;
  rook.effects = s.attackerEffects.map((e) => e.toUpperCase()) as Figure['effects'];
  for (const card of rook.cards) card.exhausted = false;
  target.damage = 0;
  target.tokens = s.dodge ? { dodge: 1 } : {};
  state.turn.attacks = [];
  const { id, frame } = state.ask as Ask;
  state.ask = { ...menu, id, frame };
}

it('exact odds of an Attack agree with 100,000 Attacks of the engine, rolled by its dice', () => {
  let counted = 0;
  const compared = { dodge: 0, empower: 0, symbols: 0, armor: 0, resistance: 0 };
  fc.assert(
    fc.property(scene, fc.nat(1_000_000), (s, seed) => {
      const { state, content } = menu(s, seed);
      const before = structuredClone(state.ask as Ask);
      const exact = attackOdds(gameOf(state, content), 'rook', 'target-1', { empower: s.empower, dodge: s.dodge });
      const n = ATTACKS / SCENES;
      const found: number[] = [];
      let hits = 0;
      for (let i = 0; i < n; i++) {
        restore(state, before, s);
        const events: GameEvent[] = [];
        while (state.ask) {
          const { ask } = state;
          const real = ask.options.filter((o) => o.kind !== 'pass');
          let option = ask.options.find((o) => o.kind === 'pass');
          if (ask.kind === 'action') {
            if (events.length > 0) break;
            option = real.find((o) => o.kind === 'attack');
          } else if (ask.kind === 'empower' && s.empower) option = real[0];
          else if (real.some((o) => o.kind === 'symbol'))
            option = spendSymbols(gameOf(state, content), ask.about?.attack as number | undefined, real) ?? option;
          const result = apply(state, { ask: ask.id, option: option?.id ?? '' }, content);
          if ('rejected' in result) throw new Error(result.rejected[0]?.text);
          events.push(...result.events);
        }
        const end = events.find((e) => e.type === 'attackResolved');
        const damage = state.figures['target-1']?.damage ?? 0;
        if (end?.hit) {
          hits++;
          found[damage] = (found[damage] ?? 0) + 1;
        }
      }
      counted += n;
      const near = (count: number, chance: number, what: string): void => {
        const wide = SIGMAS * Math.sqrt(Math.max(chance * (1 - chance), 1 / n) / n);
        expect(Math.abs(count / n - chance), `${what}: ${count / n} against ${chance}`).toBeLessThan(wide);
      };
      near(hits, exact.hit, 'hit');
      for (let d = 0; d < Math.max(found.length, exact.damage.length); d++)
        near(found[d] ?? 0, exact.damage[d] ?? 0, `${d} Damage`);
      if (s.dodge) compared.dodge++;
      if (s.empower) compared.empower++;
      if (s.symbols.length > 0) compared.symbols++;
      if (s.armor > 0) compared.armor++;
      if (s.passive?.startsWith('RES')) compared.resistance++;
    }),
    { numRuns: SCENES, seed: 4, endOnFailure: true },
  );
  expect(counted).toBe(ATTACKS);
  for (const times of Object.values(compared)) expect(times).toBeGreaterThan(3);
}, 60_000);
