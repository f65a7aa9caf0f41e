import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/board/scene';
import { targetLines } from '../../src/board/sight';
import type { Option } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { chooseOption, optionsOnBoard } from '../../src/stores/actions';
import { prospectOf } from '../../src/stores/odds';
import { isFriendly, targetOf } from '../../src/stores/options';
import { newGame, playOn, stateOf, tableOf } from '../stores/game';

const isAttack = (option: Option): boolean => option.kind === 'attack' && !isFriendly(option);

/** A table where an Adventurer on its turn could attack somebody. */
function beforeAttack() {
  for (let seed = 1; seed < 40; seed++) {
    const session = newGame(seed);
    playOn(session, seed, ({ ask }) => ask?.kind === 'action' && ask.options.some(isAttack));
    if (stateOf(session).ask?.options.some(isAttack)) return tableOf(session);
  }
  throw new Error('nobody attacks in 40 games');
}

/** A table where a SPELL could be cast at an opponent, with an Attack roll losing something on the way. */
function beforeSpell() {
  for (let seed = 1; seed < 60; seed++) {
    const session = newGame(seed);
    const table = tableOf(session);
    const spell = (state: State) =>
      state.ask?.options.find((option) => {
        const target = targetOf(option);
        if (option.kind !== 'use' || isFriendly(option) || !target || !state.ask?.figure) return false;
        const { line } = table.queries.measure(state, state.ask.figure, target).sight;
        const less = line !== null && (line.hindering || line.ally);
        return less && prospectOf(table.queries, state, state.ask, option)?.is.does === 'spell';
      });
    playOn(session, seed, (state) => state.ask?.kind === 'action' && spell(state) !== undefined);
    const state = session.getState().state;
    const option = state?.ask?.kind === 'action' ? spell(state) : undefined;
    if (state && option) return { table, state, option };
  }
  throw new Error('nobody casts a SPELL in 60 games');
}

describe('targetLines', () => {
  const table = beforeAttack();
  const state = stateOf(table.session);
  const scene = sceneOf(table);
  const attack = state.ask?.options.find(isAttack);
  const target = attack && targetOf(attack);
  const nowhere = { focus: null, lit: null, pinned: null, picked: null };

  it('draws nothing while nothing is pointed at', () => {
    expect(optionsOnBoard(table, state).size).toBeGreaterThan(0);
    expect(targetLines(table, scene, state, nowhere).lines).toHaveLength(0);
  });

  it('draws the line to the target of the answer picked, with Range and odds', () => {
    const { lines, labels } = targetLines(table, scene, state, { ...nowhere, picked: target ?? null });
    expect(lines).toHaveLength(1);
    const { range } = table.queries.measure(state, state.ask?.figure ?? '', target ?? '');
    expect(labels[0]?.text).toMatch(new RegExp(`^Range ${range} · hit \\d+ %$`));
  });

  it('has the odds of the SPELL that is picked, and no loss of an Attack roll', () => {
    const { table, state, option } = beforeSpell();
    const target = targetOf(option) ?? '';
    table.selection.set({ group: 'use' });
    chooseOption(table, option);
    const is = state.ask && prospectOf(table.queries, state, state.ask, option)?.is;
    const { labels } = targetLines(table, sceneOf(table), state, { ...nowhere, picked: target });
    const { range } = table.queries.measure(state, state.ask?.figure ?? '', target);
    const affects = is?.does === 'spell' ? Math.round(is.affected * 100) : -1;
    expect(labels.map(({ text }) => text)).toEqual([`Range ${range} · affects ${affects} %`]);
  });

  it('draws lines to all targets while one is chosen, the one pointed at first', () => {
    table.selection.set({ group: 'attack' });
    const choosing = sceneOf(table);
    const targets = choosing.figures.filter((mark) => mark.target && mark.foe);
    const last = targets.at(-1);
    const { lines, labels } = targetLines(table, choosing, state, { ...nowhere, lit: last?.id ?? null });
    table.selection.set({ group: null });
    expect(lines).toHaveLength(Math.min(5, targets.length));
    expect(labels[0]?.text).toMatch(/^Range/);
    expect(lines[0]?.tone === 'pick' || lines[0]?.blockedAt !== null).toBe(true);
  });
});
