import { expect, it } from 'vitest';
import { aiForecast } from '../../../src/engine/ai/forecast';
import { MACHINE } from '../../../src/engine/machine';
import { adventurer, combatant, intelligent, normal, step } from '../../scene/field';
import { gameAt } from './game';

const brain = (...ai: object[]) => ({ cards: { combatants: [intelligent('brain', ai)] } });
const walks = step('There is an opponent within SOI', 'MOVE towards the nearest opponent', 'Melee ATK');

it('tells step, way and target up to the first roll, and changes nothing', () => {
  const figures = [adventurer('rook', [4, 0]), combatant('brain', [0, 0]), adventurer('zeke', [4, 2])];
  const g = gameAt(normal(6, 3), figures, brain(step('There is an adjacent opponent', 'HEAL 1'), walks));
  const before = JSON.stringify(g.state);
  const forecast = aiForecast(MACHINE, g, 'brain');
  expect(forecast).toMatchObject({ step: 2, target: 'rook' });
  expect(forecast.path.at(-1)).toEqual([3, 0]);
  expect(JSON.stringify(g.state)).toBe(before);
  expect(g.events).toEqual([]);
});

it('stops at a Jump, goes on below a step without a roll, and knows when nothing is true', () => {
  const gap = gameAt(['.x...'], [adventurer('rook', [4, 0]), combatant('brain', [0, 0])], brain(walks));
  expect(aiForecast(MACHINE, gap, 'brain')).toEqual({ step: 1, target: null, path: [[3, 0]] });
  const heals = { ...step('This figure has Damage', 'HEAL 1'), continueDown: true };
  const hurt = gameAt(
    normal(3, 1),
    [adventurer('rook', [1, 0]), combatant('brain', [0, 0], { damage: 2 })],
    brain(heals, walks),
  );
  expect(aiForecast(MACHINE, hurt, 'brain')).toEqual({ step: 2, target: 'rook', path: [] });
  const far = gameAt(normal(9, 1), [adventurer('rook', [8, 0]), combatant('brain', [0, 0])], brain(walks));
  expect(aiForecast(MACHINE, far, 'brain')).toEqual({ step: null, target: null, path: [] });
});
