import { beforeAll, describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { BLANK } from '../../src/engine/board/boardState';
import { baseSpaces } from '../../src/engine/board/grid';
import { everything, type PlayResult, type PolicyName, partyCards, playGame } from '../../src/sim/play';
import { faults } from '../fuzz/invariants';

const content = shippedContent();
const encounters = Object.values(content.encounters);
/** A bounded sample; `npm run sim` plays hundreds. */
const GREEDY = Array.from({ length: 10 }, (_, n) => n + 1);
const RANDOM = Array.from({ length: 16 }, (_, n) => n + 1);

function sample(encounter: string, policy: PolicyName, seeds: number[]): PlayResult[] {
  return seeds.map((seed) =>
    playGame(content, {
      encounter,
      seed,
      policy,
      watch: (state, intent) => {
        const wrong = faults(state, content);
        if (wrong.length > 0) throw new Error(`seed ${seed}, after ${intent.option}: ${wrong.join('; ')}`);
      },
    }),
  );
}

describe.each(encounters.map((card) => [card.id, card] as const))('%s', (id, card) => {
  it('has a board of at least 14 by 10 on which everything has its place', () => {
    expect(card.board.width).toBeGreaterThanOrEqual(14);
    expect(card.board.height).toBeGreaterThanOrEqual(10);
    expect(card.startingZone.length).toBeGreaterThanOrEqual(4);
    const places = card.figures.flatMap((f) =>
      baseSpaces(card.board, f.at, content.combatants[f.card]?.size ?? [1, 1]),
    );
    places.push(...card.startingZone);
    expect(new Set(places).size).toBe(places.length);
    for (const space of places) expect(['#', 'x', BLANK, undefined]).not.toContain(card.board.terrain[space]);
    for (const token of card.tokens) expect(['#', 'x', BLANK]).not.toContain(card.board.terrain[token.at]);
  });

  it('numbers its Combatants as their cards do, and has a text for each token', () => {
    const taken = new Set<string>();
    for (const f of card.figures) {
      const key = `${f.card}-${f.number}`;
      expect(content.combatants[f.card]?.groups.flat()).toContain(f.number);
      expect(taken.has(key), `${key} stands twice`).toBe(false);
      taken.add(key);
    }
    for (const { kind, colour } of card.tokens) {
      if (kind !== 'loot' && kind !== 'totem') continue;
      for (const each of colour === null ? card.random[kind] : [colour])
        expect(card.texts[kind][each], `${kind} ${each}`).toBeDefined();
    }
  });

  describe('in play', () => {
    const results: Record<PolicyName, PlayResult[]> = { greedy: [], random: [] };
    beforeAll(() => {
      results.greedy = sample(id, 'greedy', GREEDY);
      results.random = sample(id, 'random', RANDOM);
    }, 240_000);

    it('is won and lost', () => {
      const outcomes = [...results.greedy, ...results.random].map((r) => r.outcome);
      expect(outcomes).toContain('won');
      expect(outcomes).toContain('lost');
      expect(outcomes).not.toContain(null);
      expect(results.greedy.filter((r) => r.outcome === 'won').length).toBeGreaterThanOrEqual(3);
    });

    it('sees every AI Step of its Combatants', () => {
      const used = new Set([...results.greedy, ...results.random].flatMap((r) => [...r.used]));
      const steps = everything(content, id, partyCards()).filter((name) => name.startsWith('ai/'));
      expect(steps.length).toBeGreaterThan(4);
      expect(steps.filter((name) => !used.has(name))).toEqual([]);
    });
  });
});

describe('house Combatants', () => {
  const house = Object.values(content.combatants).filter((card) => card.house === true);

  it('are five, with numbers like those of the level', () => {
    expect(house.map((card) => card.id).sort()).toEqual([
      'mordant',
      'sill-ram',
      'silt-leech',
      'vat-hulk',
      'weir-slinger',
    ]);
    for (const card of house) {
      expect(card.lootLevel, card.id).toBe('mundane');
      expect(card.defense, card.id).toBeGreaterThanOrEqual(7);
      expect(card.defense, card.id).toBeLessThanOrEqual(9);
      expect(card.hp, card.id).toBeLessThanOrEqual(30);
      expect(card.dice.length, card.id).toBeGreaterThan(0);
    }
  });

  it('have AI Steps of which the last is always true where they would not act otherwise', () => {
    for (const card of house) expect(card.ai.at(-1)?.ifText.toLowerCase(), card.id).toBe('otherwise');
  });
});

describe('the bell of The Broken Aqueduct', () => {
  it('brings Silt Leeches to its own space and the nearest ones', () => {
    const places: number[][] = [];
    playGame(content, {
      encounter: 'the-broken-aqueduct',
      seed: 1,
      policy: 'random',
      watch: (_state, _intent, events) => {
        for (const e of events) if (e.type === 'spawned') places.push(e.at as number[]);
      },
    });
    expect(places).toHaveLength(2);
    expect(places[0]).toEqual([9, 1]);
    const [column, row] = places[1] as number[];
    expect(Math.max(Math.abs((column ?? 0) - 9), Math.abs((row ?? 0) - 1))).toBe(1);
  });
});
