import { describe, expect, it } from 'vitest';
import { planName } from '../../src/board/PlanBar';
import { sceneOf } from '../../src/board/scene';
import { terrainAt } from '../../src/engine/board/boardState';
import { engineRules } from '../../src/stores/engine';
import { setupOf } from '../../src/stores/newGame';
import { createSession } from '../../src/stores/session';
import { content, PARTY, stateOf, tableOf } from '../stores/game';

describe('Dangerous Terrain in reach', () => {
  it('is told apart from safe spaces, and its button says what comes of it', () => {
    const seen: string[] = [];
    for (const encounter of Object.keys(content.encounters)) {
      const session = createSession(content, engineRules);
      session.begin(setupOf({ encounter, party: PARTY, seed: 1 }), 'test');
      while (stateOf(session).ask?.kind === 'placement') session.choose(stateOf(session).ask?.options[0]?.id ?? '');
      const figure = stateOf(session).ask?.figure ?? '';
      const { board } = stateOf(session);
      const dangerous = [...board.terrain].findIndex((_, space) => terrainAt(board, space) === 'dangerous');
      if (dangerous < 0) continue;
      // Beside it, so that it is in reach.
      const [x, y] = [dangerous % board.width, Math.floor(dangerous / board.width)];
      const beside: [number, number][] = [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ];
      if (!beside.some((at) => session.change({ set: 'place', figure, at }))) continue;
      const table = tableOf(session);
      const state = stateOf(session);
      const { deadly, reach } = sceneOf(table);
      if (deadly.size === 0) continue;
      seen.push(encounter);
      for (const space of reach.keys()) {
        const words = planName(table, state, space) ?? '';
        if (deadly.has(space)) expect(words).toMatch(/: Defeated$/);
        else expect(words).not.toMatch(/Defeated/);
      }
      for (const space of deadly) expect(terrainAt(board, space)).toBe('dangerous');
    }
    expect(seen.length).toBeGreaterThan(0);
  });
});
