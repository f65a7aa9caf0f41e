import { describe, expect, it } from 'vitest';
import { run } from '../../../src/engine/kernel/kernel';
import { asker, begin, kinds, machine, notes, steps, type Toy } from './toy';

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
