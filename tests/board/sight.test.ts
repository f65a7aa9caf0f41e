import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/board/scene';
import { targetLines } from '../../src/board/sight';
import type { Option } from '../../src/engine/kernel/types';
import { optionsOnBoard } from '../../src/stores/actions';
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
