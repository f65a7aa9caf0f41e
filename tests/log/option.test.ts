import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/content/language/parse';
import type { Ask, Option } from '../../src/engine/kernel/types';
import {
  alternativeText,
  askFacts,
  askLine,
  askTitle,
  columnName,
  createNames,
  optionName,
  optionText,
} from '../../src/log';
import { content, newGame, placed, playOn, stateOf } from '../stores/game';

const names = createNames(content);

describe('names', () => {
  it('calls Adventurers by first name, Combatants by number, Groups in the plural', () => {
    const state = stateOf(placed());
    expect(names.figure(state, 'nightingale')).toBe('Nightingale');
    expect(names.figure(state, 'cave-sickle-2')).toBe('Cave Sickle 2');
    expect(names.entry(state, 'cave-sickle')).toBe('Cave Sickles');
    expect(names.card('war-axe')).toBe('War Axe');
    expect(names.card('short-sword#2')).toBe('Short Sword');
  });

  it('names spaces by letter and number, past Z with two letters', () => {
    expect(names.space([7, 1])).toBe('H2');
    expect([columnName(0), columnName(25), columnName(26), columnName(51), columnName(52)]).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
    ]);
  });
});

describe('optionName', () => {
  it('says of a token that it is spent to Dodge', () => {
    const data = { ref: { on: 'token', figure: 'remi', token: 'dodge', n: 0 } };
    const option: Option = { id: 'dodge-token', kind: 'dodge', data };
    expect(optionName(option, stateOf(placed()), names)).toBe('Spend the Dodge token');
  });

  it('has words for every option and every question of whole games', () => {
    for (const seed of [1, 2, 3]) {
      const session = newGame(seed);
      playOn(session, seed, (state) => {
        if (!state.ask) return false;
        expect(askTitle(state.ask, state, names)).toMatch(/^[A-Z].*\?$/);
        for (const option of [...state.ask.options, ...state.ask.interject]) {
          const name = optionName(option, state, names, state.ask.kind);
          expect(name, JSON.stringify(option)).toMatch(/^\S.*[^{}]$/);
          expect(name).not.toMatch(/undefined|\[object|\{/);
        }
        return false;
      });
    }
  });

  it('says what passing means in each question', () => {
    const state = stateOf(placed());
    const pass: Option = { id: 'pass', kind: 'pass' };
    expect(optionName(pass, state, names, 'dodge')).toBe('Stand firm');
    expect(optionName(pass, state, names, 'window')).toBe('Use nothing');
    const kinds: Ask['kind'][] = [
      'empower',
      'counter',
      'followUp',
      'symbols',
      'breakAttack',
      'space',
      'target',
      'yesNo',
    ];
    const said = kinds.map((kind) => optionName(pass, state, names, kind));
    expect(new Set([...said, optionName(pass, state, names)]).size).toBe(kinds.length + 1);
  });

  it('says of Damage whether it is to come or has been taken', () => {
    const state = stateOf(placed());
    if (!state.ask) throw new Error('nothing is asked');
    const about: Record<string, unknown> = { subject: 'nightingale', damage: 1, amounts: { PHYSICAL: 2, MAGIC: 0 } };
    const told = (point: string) => askFacts({ ...state.ask, about: { ...about, point } } as Ask, state, names);
    expect(told('damage.would')).toBe('*Nightingale* is about to take *2 Physical* Damage');
    expect(told('damage.dealt')).toBe('*Nightingale* has taken *2 Physical* Damage');
    about.source = 'cave-sickle-2';
    expect(told('damage.would')).toBe('*Nightingale* is about to take *2 Physical* Damage from *Cave Sickle 2*');
  });

  it('prints the alternatives of a choice, and the line that a question comes from', () => {
    const state = stateOf(placed());
    const parsed = parseLine('EXHAUST: Choose one: HEAL 2; or Gain 1 SP.');
    if (!parsed.ok) throw new Error('the line does not parse');
    const effect = parsed.ability.body[0]?.steps[0]?.effect;
    if (effect?.do !== 'chooseOne' || !state.ask) throw new Error('the line is no choice');
    const line = { on: 'card', figure: 'rook', key: 'hammer-helm', n: 0 };
    const ask = { ...state.ask, about: { alternatives: effect.options, line } };
    expect(alternativeText(ask, { id: 'choice/0', kind: 'choice', n: 0 })).toMatch(/^HEAL 2/);
    expect(alternativeText(ask, { id: 'choice/1', kind: 'choice', n: 1 })).toMatch(/^Gain 1 SP/);
    expect(alternativeText(state.ask, { id: 'choice/1', kind: 'choice', n: 1 })).toBeNull();
    expect(askLine(ask, state, content)).toBe(content.disciplines['hammer-helm']?.lines[0]?.text);
  });

  it('shows the printed line that an option uses', () => {
    const state = stateOf(placed());
    const data = { ref: { on: 'card', figure: 'rook', key: 'hammer-helm', n: 0 } };
    const option: Option = { id: 'x', kind: 'use', card: 'hammer-helm', ability: 0, by: 'rook', data };
    expect(optionName(option, state, names)).toBe('Hammer Helm');
    expect(optionText(option, state, content)).toBe(content.disciplines['hammer-helm']?.lines[0]?.text);
  });
});
