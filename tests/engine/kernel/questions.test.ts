import { describe, expect, it } from 'vitest';
import { answer, refuse } from '../../../src/engine/kernel/kernel';
import type { Option } from '../../../src/engine/kernel/types';
import { asker, begin, choose, machine, notes, option, PASS, question, reloaded, steps, type Toy } from './toy';

describe('questions', () => {
  it('stops at a question and hands the answer to the step named, once', () => {
    const twice = steps('ask', {
      ask: () => ({ ask: question([option('a'), option('b')]), go: 'heard' }),
      heard(g, f) {
        g.state.notes.push(`heard ${f.answer?.option.id}`);
        return { go: 'later' };
      },
      later(g, f) {
        g.state.notes.push(`later ${f.answer}`);
        return { done: null };
      },
    });
    const toy = machine({ twice });
    const g = begin(toy, { kind: 'twice' });
    expect(g.state.ask).toMatchObject({ frame: 1, kind: 'choice', figure: 'player' });
    choose(toy, g, 'b');
    expect(notes(g)).toEqual(['heard b', 'later undefined']);
    expect(g.state).toMatchObject({ ask: null, count: 1, stack: [] });
  });

  it('goes on from JSON in mid-question as if nothing had happened', () => {
    const toy = machine({ asker });
    const straight = begin(toy, { kind: 'asker' });
    const saved = reloaded(straight);
    choose(toy, straight, 'a');
    choose(toy, saved, 'a');
    expect(saved.state).toEqual(straight.state);
    expect(notes(saved)).toEqual(['heard a']);
  });

  it('answers by itself what has one answer only and may not be passed', () => {
    const toy = machine({ asker });
    expect(notes(begin(toy, { kind: 'asker', options: [option('only')] }))).toEqual(['heard only']);
    expect(begin(toy, { kind: 'asker', options: [option('only'), PASS] }).state.ask).not.toBeNull();
    expect(notes(begin(toy, { kind: 'asker', options: [PASS] }))).toEqual(['heard pass']);
    expect(() => begin(toy, { kind: 'asker', options: [] })).toThrow('no options');
  });

  it('asks where the one answer brings parameters, and always for an action', () => {
    const template = option('only', { template: 'reEquip' });
    expect(begin(machine({ asker }), { kind: 'asker', options: [template] }).state.ask).not.toBeNull();
    const menu = steps('ask', {
      ask: () => ({ ask: question([option('end')], { kind: 'action' }), go: 'over' }),
      over: () => ({ done: null }),
    });
    expect(begin(machine({ menu }), { kind: 'menu' }).state.ask).not.toBeNull();
  });

  it('lets the machine decide before anyone is asked', () => {
    const decide = (_g: Toy, ask: { figure: string | null; options: Option[] }): Option | null =>
      ask.figure === 'player' ? (ask.options[1] ?? null) : null;
    const g = begin(machine({ asker }, { decide }), { kind: 'asker' });
    expect(notes(g)).toEqual(['heard b']);
    expect(g.state.count).toBe(0);
  });

  it('refuses what does not answer the open question, and changes nothing', () => {
    const validate = (_g: Toy, _a: unknown, _o: unknown, params: { items?: string[] }) =>
      params.items?.includes('anvil') ? { why: 'tooHeavy', text: 'Too heavy.' } : null;
    const toy = machine({ asker }, { validate });
    const g = begin(toy, { kind: 'asker', options: [option('a'), option('wear', { template: 'reEquip' })] });
    const ask = g.state.ask?.id as number;
    const before = JSON.stringify(g.state);
    const why = (intent: object) => refuse(toy, g, intent as never)?.why ?? null;
    expect(why({ ask: ask + 1, option: 'a' })).toBe('staleQuestion');
    expect(why({ ask, option: 'c' })).toBe('noSuchOption');
    expect(why({ ask, option: 'a', params: {} })).toBe('noParams');
    expect(why({ ask, option: 'wear' })).toBe('badParams');
    expect(why({ ask, option: 'wear', params: { items: 'helmet' } })).toBe('badParams');
    expect(why({ ask, option: 'wear', params: { items: ['anvil'] } })).toBe('tooHeavy');
    expect(why({ ask, option: 'wear', params: { items: ['helmet'] } })).toBeNull();
    expect(JSON.stringify(g.state)).toBe(before);
    g.state.ask = null;
    expect(why({ ask, option: 'a' })).toBe('noQuestion');
  });

  it('hands the parameters of a template over with the option', () => {
    const wear = steps('ask', {
      ask: () => ({ ask: question([option('wear', { template: 'reEquip' }), option('not')]), go: 'heard' }),
      heard(g, f) {
        g.state.notes.push(`wears ${f.answer?.option.params?.items?.join()}`);
        return { done: null };
      },
    });
    const toy = machine({ wear });
    const g = begin(toy, { kind: 'wear' });
    answer(toy, g, { ask: g.state.ask?.id as number, option: 'wear', params: { items: ['a', 'b'] } });
    expect(notes(g)).toEqual(['wears a,b']);
  });
});

describe('interjections', () => {
  /** `any` may be used once, while the question is open; then the question has one option more. */
  const toy = machine(
    {
      fresh: steps('ask', {
        ask: (g) => ({ ask: question([option('a'), option(`seen${g.state.notes.length}`)]), go: 'heard' }),
        heard(g, f) {
          g.state.notes.push(`heard ${f.answer?.option.id}, result ${JSON.stringify(f.result)}`);
          return { done: null };
        },
      }),
    },
    { interjections: (g) => (g.state.notes.length === 0 ? [option('any')] : []) },
  );

  it('are answers beside the options; the question below is then asked anew', () => {
    const g = begin(toy, { kind: 'fresh' });
    const first = g.state.ask?.id;
    choose(toy, g, 'any');
    expect(notes(g)).toEqual(['interjection any']);
    expect(g.state.ask?.id).not.toBe(first);
    expect(g.state.ask?.interject).toEqual([]);
    expect(g.state.ask?.options.map((o) => o.id)).toEqual(['a', 'seen1']);
    choose(toy, g, 'seen1');
    expect(notes(g)).toEqual(['interjection any', 'heard seen1, result undefined']);
  });

  it('survive a reload in the middle', () => {
    const g = begin(toy, { kind: 'fresh' });
    choose(toy, g, 'any');
    const saved = reloaded(g);
    choose(toy, saved, 'a');
    expect(notes(saved).at(-1)).toBe('heard a, result undefined');
  });
});

describe('what is no intent', () => {
  const asked = () => {
    const toy = machine({ ask: asker });
    return { toy, g: begin(toy, { kind: 'ask' }) };
  };

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['a number', 7],
    ['a word', 'a'],
    ['a list', []],
    ['an empty object', {}],
    ['a question that is no number', { ask: '1', option: 'a' }],
    ['an option that is no word', { ask: 1, option: Object.create(null) }],
    ['a list of options', { ask: 1, option: ['a'] }],
    ['a mark that is no truth value', { ask: 1, option: 'a', auto: 'yes' }],
  ])('is refused with a reason and changes nothing: %s', (_, intent) => {
    const { toy, g } = asked();
    const before = structuredClone(g.state);
    expect(refuse(toy, g, intent as never)?.why).toBe('noIntent');
    expect(g.state).toEqual(before);
  });

  it.each([
    ['a number', 5],
    ['null', null],
    ['a list', []],
    ['items that are no list', { items: 'sword' }],
  ])('is refused as parameters of a template: %s', (_, params) => {
    const options = [{ ...option('a'), template: 'reEquip' as const }, option('b')];
    const toy = machine({ ask: asker });
    const g = begin(toy, { kind: 'ask', options });
    const intent = { ask: g.state.ask?.id as number, option: 'a', params };
    expect(refuse(toy, g, intent as never)?.why).toBe('badParams');
  });
});
