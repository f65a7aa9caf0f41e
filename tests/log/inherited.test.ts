import { expect, it } from 'vitest';
import type { Ask, GameEvent, Option } from '../../src/engine/kernel/types';
import { askTitle, createNames, narrate, optionName, ruleOfEffect } from '../../src/log';
import { effectIcon, figureIcon } from '../../src/panels/icons/figures';
import { content, placed, stateOf } from '../stores/game';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

it.each(INHERITED)('what has no text is told by its own name, also if every object has it: %s', (name) => {
  const state = stateOf(placed());
  const names = createNames(content);
  expect(typeof names.effect(name)).toBe('string');
  expect(typeof names.part({ n: 1, of: name })).toBe('string');
  expect(ruleOfEffect(name)).toBeNull();
  expect([effectIcon(name), figureIcon(name)]).toEqual([null, null]);
  const ask = { ...state.ask, kind: name } as unknown as Ask;
  expect(askTitle(ask, state, names)).toBe(name);
  expect(optionName({ id: 'a', kind: name } as unknown as Option, state, names)).toBe(name);
  const events: GameEvent[] = [{ type: name, group: [] }];
  expect(narrate([{ kind: 'events', n: 0, events }], { state, content, names })).toEqual([]);
});
