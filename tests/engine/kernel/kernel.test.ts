import { describe, expect, it } from 'vitest';
import { answer, refuse, run } from '../../../src/engine/kernel/kernel';
import type { Option } from '../../../src/engine/kernel/types';
import { begin, machine, option, PASS, question, reloaded, steps, type Toy } from './toy';

const notes = (g: Toy) => g.state.notes;
const kinds = (g: Toy) => g.state.stack.map((f) => f.kind);

/** Answers the open question of a game with the option of this id. */
function choose(toy: Parameters<typeof answer<Toy>>[0], g: Toy, id: string): void {
  const intent = { ask: g.state.ask?.id as number, option: id };
  expect(refuse(toy, g, intent)).toBeNull();
  answer(toy, g, intent);
}

/** A frame that asks once and notes the answer. */
const asker = steps('ask', {
  ask: (_g, f) => ({ ask: question((f.options as Option[]) ?? [option('a'), option('b')]), go: 'heard' }),
  heard(g, f) {
    g.state.notes.push(`heard ${f.answer?.option.id}`);
    return { done: f.answer?.option.id };
  },
});

describe('call and done', () => {
  it('runs a child from its first step and hands its result to the caller', () => {
    const parent = steps('one', {
      one: () => ({ call: { kind: 'note', text: 'child' }, go: 'two' }),
      two(g, f) {
        g.state.notes.push(`got ${f.result}`);
        return { done: null };
      },
    });
    const g = begin(machine({ parent }), { kind: 'parent' });
    expect(notes(g)).toEqual(['child', 'got child']);
    expect(kinds(g)).toEqual([]);
  });

  it('shows each child only its own result', () => {
    const parent = steps('one', {
      one: () => ({ call: { kind: 'note', text: 'first' }, go: 'two' }),
      two: () => ({ call: { kind: 'silent' }, go: 'three' }),
      three(g, f) {
        g.state.notes.push(`got ${JSON.stringify(f.result)}`);
        return { done: null };
      },
    });
    const silent = steps('say', { say: () => ({ done: null }) });
    expect(notes(begin(machine({ parent, silent }), { kind: 'parent' }))).toEqual(['first', 'got null']);
  });

  it('begins a child at the step that its init names, with an id of its own', () => {
    const parent = steps('one', {
      one: () => ({ call: { kind: 'child', step: 'late' }, go: 'two' }),
      two: () => ({ done: null }),
    });
    const child = steps('early', {
      early: () => ({ done: null }),
      late(g, f) {
        g.state.notes.push(`late ${f.id}`);
        return { done: null };
      },
    });
    expect(notes(begin(machine({ parent, child }), { kind: 'parent' }))).toEqual(['late 2']);
  });

  it('faults a kind, a step or a scope that does not exist', () => {
    const to = (next: object) => machine({ bad: steps('one', { one: () => next as never }) });
    expect(() => begin(to({ call: { kind: 'nobody' }, go: 'one' }), { kind: 'bad' })).toThrow(
      'No frame of kind nobody',
    );
    expect(() => begin(to({ go: 'nowhere' }), { kind: 'bad' })).toThrow('has no step nowhere');
    expect(() => begin(to({ end: 77, because: 'test' }), { kind: 'bad' })).toThrow('Scope 77');
  });

  it('faults an endless resolution and names the frames', () => {
    const loop = steps('round', { round: () => ({ go: 'round' }) });
    expect(() => begin(machine({ loop }), { kind: 'loop' })).toThrow('Endless resolution: loop.round');
  });
});

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

describe('end of a scope', () => {
  /** turn > block > walk > step > strike: the strike ends what it interrupts. */
  const chain = (because: (g: Toy) => object) =>
    machine({
      turn: steps('begin', {
        begin: () => ({ call: { kind: 'walk' }, go: 'after' }),
        after(g, f) {
          g.state.notes.push(`turn goes on: ${JSON.stringify(f.result)}`);
          return { done: null };
        },
      }),
      walk: steps('begin', { begin: () => ({ call: { kind: 'stride' }, go: 'over' }), over: () => ({ done: null }) }),
      stride: steps('begin', { begin: () => ({ call: { kind: 'strike' }, go: 'over' }), over: () => ({ done: null }) }),
      strike: steps('begin', {
        begin: (g) => because(g) as never,
        kept(g) {
          g.state.notes.push('strike goes on');
          return { done: 'struck' };
        },
      }),
    });

  it('abandons every frame above its owner, the topmost first, and tells the owner why', () => {
    const g = begin(
      chain(() => ({ end: 1, because: 'counter' })),
      { kind: 'turn' },
    );
    expect(notes(g)).toEqual([
      'strike abandoned',
      'stride abandoned',
      'walk abandoned',
      'turn goes on: {"ended":"counter"}',
    ]);
  });

  it('runs what comes instead on top of the owner', () => {
    const g = begin(
      chain(() => ({ end: 1, because: 'counter', instead: { kind: 'note', text: 'counter' } })),
      {
        kind: 'turn',
      },
    );
    expect(notes(g)).toEqual([
      'strike abandoned',
      'stride abandoned',
      'walk abandoned',
      'counter',
      'turn goes on: {"ended":"counter"}',
    ]);
  });

  it('keeps the frame that it names; its result goes to no one', () => {
    const toy = chain((g) => {
      const strike = g.state.stack.at(-1);
      if (strike) strike.step = 'kept';
      return { end: 1, keepFrom: strike?.id, because: 'counter' };
    });
    const g = begin(toy, { kind: 'turn' });
    expect(notes(g)).toEqual([
      'stride abandoned',
      'walk abandoned',
      'strike goes on',
      'turn goes on: {"ended":"counter"}',
    ]);
  });

  it('ends at an owner in the middle of the stack only what stands above it', () => {
    const g = begin(
      chain(() => ({ end: 2, because: 'paralyze' })),
      { kind: 'turn' },
    );
    expect(notes(g)).toEqual(['strike abandoned', 'stride abandoned', 'turn goes on: null']);
  });
});

describe('settling', () => {
  const due = (...texts: string[]) => texts.map((text) => ({ kind: 'note', text }));
  /** Changes something in its first step; what that sets off comes before its second. */
  const changer = (...texts: string[]) =>
    steps('change', {
      change(g) {
        g.state.notes.push('change');
        g.state.due.push(...due(...texts));
        g.dirty = true;
        return { go: 'next' };
      },
      next(g, f) {
        g.state.notes.push(`next, result ${JSON.stringify(f.result)}`);
        return { done: null };
      },
    });

  it('comes between two steps, in its order, one thing after another, and gives no result', () => {
    const g = begin(machine({ changer: changer('defeat', 'totem', 'weapons') }), { kind: 'changer' });
    expect(notes(g)).toEqual(['change', 'defeat', 'totem', 'weapons', 'next, result undefined']);
  });

  it('is done to the end before the next thing is looked at', () => {
    const slow = steps('one', {
      one: () => ({ call: { kind: 'note', text: 'inside' }, go: 'two' }),
      two(g) {
        g.state.notes.push('slow over');
        return { done: null };
      },
    });
    const both = steps('change', {
      change(g) {
        g.state.due.push({ kind: 'slow' }, { kind: 'note', text: 'then' });
        g.dirty = true;
        return { go: 'next' };
      },
      next: () => ({ done: null }),
    });
    expect(notes(begin(machine({ slow, both }), { kind: 'both' }))).toEqual(['inside', 'slow over', 'then']);
  });

  it('goes on after a question and a reload in its middle', () => {
    const both = steps('change', {
      change(g) {
        g.state.due.push({ kind: 'asker' }, { kind: 'note', text: 'then' });
        g.dirty = true;
        return { go: 'next' };
      },
      next(g) {
        g.state.notes.push('next');
        return { done: null };
      },
    });
    const toy = machine({ asker, both });
    const g = reloaded(begin(toy, { kind: 'both' }));
    choose(toy, g, 'a');
    expect(notes(g)).toEqual(['heard a', 'then', 'next']);
  });

  it('is done again when what it set off is abandoned', () => {
    const endless = steps('one', { one: () => ({ end: 1, because: 'over' }) });
    const both = steps('change', {
      change(g) {
        g.state.due.push({ kind: 'endless' }, { kind: 'note', text: 'then' });
        g.dirty = true;
        return { go: 'next' };
      },
      next(g) {
        g.state.notes.push('next');
        return { done: null };
      },
    });
    expect(notes(begin(machine({ endless, both }), { kind: 'both' }))).toEqual(['endless abandoned', 'then', 'next']);
  });

  it('may end a scope', () => {
    const settle = (g: Toy) => {
      if (!g.state.notes.includes('change') || g.state.notes.includes('turn abandoned')) return null;
      return { end: 1, because: 'won', instead: { kind: 'note', text: 'reward' } };
    };
    const game = steps('begin', {
      begin: () => ({ call: { kind: 'turn' }, go: 'over' }),
      over(g, f) {
        g.state.notes.push(`over: ${JSON.stringify(f.result)}`);
        return { done: null };
      },
    });
    const g = begin(machine({ game, turn: changer() }, { settle }), { kind: 'game' });
    expect(notes(g)).toEqual(['change', 'turn abandoned', 'reward', 'over: {"ended":"won"}']);
  });

  it('does not come where nothing changed', () => {
    const calm = steps('one', {
      one(g) {
        g.state.due.push(...due('never'));
        return { go: 'two' };
      },
      two: () => ({ done: null }),
    });
    expect(notes(begin(machine({ calm }), { kind: 'calm' }))).toEqual([]);
  });
});

describe('halting and the log', () => {
  it('stops between two steps when told so and goes on later', () => {
    const long = steps('one', {
      one(g) {
        g.state.notes.push('one');
        return { go: 'two' };
      },
      two(g) {
        g.state.notes.push('two');
        return { done: null };
      },
    });
    const toy = machine({ long, asker });
    const g = begin(toy, { kind: 'asker' });
    g.state.ask = null;
    g.state.stack = [{ id: 9, kind: 'long', step: 'one' }];
    g.halt = () => g.state.notes.includes('one');
    run(toy, g);
    expect(notes(g)).toEqual(['one']);
    delete g.halt;
    run(toy, g);
    expect(notes(g)).toEqual(['one', 'two']);
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
