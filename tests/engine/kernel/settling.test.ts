import { describe, expect, it } from 'vitest';
import { asker, begin, choose, machine, notes, reloaded, steps, type Toy } from './toy';

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
