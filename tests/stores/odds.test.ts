import { describe, expect, it } from 'vitest';
import { apply, start } from '../../src/engine';
import { FACES } from '../../src/engine/dice/faces';
import type { Ask } from '../../src/engine/kernel/types';
import { readPosition } from '../../src/sim/position/read';
import { engineQueries } from '../../src/stores/engine';
import { betterOdds, type Prospect, prospectOf } from '../../src/stores/odds';

/** Nightingale is asked whether to Empower Gore Shot on the last HP of a Cave Sickle. */
function asked(others: readonly object[] = []) {
  const json = {
    format: 'position/1',
    name: 'Gore Shot',
    packs: ['core'],
    board: { map: ['......', '......', '......'] },
    figures: [
      { id: 'nightingale', card: 'nightingale', at: [0, 0], sp: 3, disciplines: ['gore-shot'] },
      { id: 'cave-sickle-3', card: 'cave-sickle', number: 3, at: [2, 0], damage: 5 },
      ...others,
    ],
    initiative: ['nightingale', 'cave-sickle'],
    turn: 'nightingale',
  };
  const { state, content } = readPosition(json, 'gore-shot.json');
  start(state, content);
  const use = state.ask?.options.find((option) => option.card === 'gore-shot' && option.target === 'cave-sickle-3');
  const listed = use && state.ask && prospectOf(engineQueries(content), state, state.ask, use);
  apply(state, { ask: state.ask?.id ?? 0, option: use?.id ?? '' }, content);
  const ask = state.ask as Ask;
  const of = (kind: string): Prospect => {
    const option = ask.options.find((each) => each.kind === kind);
    const found = option && prospectOf(engineQueries(content), state, ask, option);
    if (!found) throw new Error(`no odds of ${kind}`);
    return found;
  };
  return { ask, listed, empower: of('empower'), pass: of('pass') };
}

/** PURPLE against PURPLE and `more`: all ways in which Force 6 and more stays above the Check. */
function above(more: number, black: readonly { book: number; skull: boolean }[]): number {
  let ways = 0;
  for (const { book, skull } of black)
    for (const force of FACES.PURPLE)
      for (const check of FACES.PURPLE) if (!skull && 6 + force.n + book > check.n + more) ways++;
  return ways / (black.length * FACES.PURPLE.length ** 2);
}

const PLAIN = [{ book: 0, skull: false }];
const forecast = ({ is }: Prospect) => {
  if (is.does !== 'spell') throw new Error('no SPELL');
  return is;
};

describe('the odds at the question whether to Empower a SPELL', () => {
  it('are those of the list, with the Damage and the chance to Defeat of either answer', () => {
    const { ask, listed, empower, pass } = asked();
    expect(ask.kind).toBe('empower');
    expect(pass).toEqual(listed);
    expect(forecast(pass).affected).toBeCloseTo(above(0, PLAIN), 9);
    expect(forecast(empower).affected).toBeCloseTo(above(0, FACES.BLACK), 9);
    for (const each of [pass, empower])
      expect(forecast(each)).toMatchObject({ damage: 2, defeat: forecast(each).affected });
  });

  it('name the better answer, and none where neither is', () => {
    const { ask, empower, pass } = asked();
    expect(betterOdds(ask, empower, pass)).toBe(false);
    expect(betterOdds(ask, pass, empower)).toBe(true);
    expect(betterOdds(ask, pass, pass)).toBe(null);
    expect(betterOdds({ ...ask, kind: 'dodge' }, empower, pass)).toBe(true);
  });

  it('count what a line will add to the Conviction Check', () => {
    const hive = asked([{ id: 'cave-sickle-1', card: 'cave-sickle', number: 1, at: [3, 0] }]);
    expect(forecast(hive.pass).affected).toBeCloseTo(above(1, PLAIN), 9);
    expect(above(1, PLAIN)).toBeLessThan(above(0, PLAIN));
  });
});
