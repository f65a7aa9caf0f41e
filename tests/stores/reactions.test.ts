import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { narrate } from '../../src/log';
import { createTable } from '../../src/stores/createTable';
import { engineRules } from '../../src/stores/engine';
import { setupOf } from '../../src/stores/newGame';
import { createReactions } from '../../src/stores/reactions';
import { createSettings, type Policy, type Reaction } from '../../src/stores/settings';
import { type Table, tellerOf } from '../../src/stores/table';
import { content, hasty, PARTY, picker, stateOf } from './game';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A table with a game at the first turn, under these settings. */
function begun(reactions: Partial<Record<Reaction, Policy>> = {}, seed = 7): Table {
  const table = createTable({ content, settings: createSettings(storage), calm: () => true });
  const { settings, session } = table;
  settings.setState({ reactions: { ...settings.getState().reactions, ...reactions } });
  session.begin(setupOf({ encounter: 'the-drowned-gate', party: PARTY, seed }), 'test');
  for (const row of [4, 5, 6, 7]) {
    const option = stateOf(session).ask?.options.find((each) => each.at?.[0] === 1 && each.at[1] === row);
    session.choose(option?.id ?? '');
  }
  return table;
}

/** Answers by chance until it holds; the states met with a question open. */
function playUntil(table: Table, seed: number, stop: (state: State) => boolean): State[] {
  const { session } = table;
  const pick = picker(seed);
  const met: State[] = [];
  for (let n = 0; n < 400; n++) {
    const state = stateOf(session);
    if (!state.ask || stop(state)) return met;
    met.push(state);
    const options = hasty(state);
    const acts = options.filter((option) => ['attack', 'use', 'encounter', 'space'].includes(option.kind));
    const list = acts.length > 0 && pick(10) < 7 ? acts : options;
    session.choose((list[pick(list.length)] as Option).id);
  }
  return met;
}

const over = (state: State): boolean => state.outcome !== null;
const autos = ({ session }: Table) =>
  session.getState().journal.flatMap((entry) => (entry.kind === 'events' && entry.auto ? [entry.auto] : []));

describe('reactions by settings', () => {
  it('are asked about unless something else is set, other Abilities where they can matter', () => {
    const asked = begun({ abilities: 'ask' });
    const met = playUntil(asked, 6, over);
    expect(met.some(({ ask }) => ask?.kind === 'dodge')).toBe(true);
    expect(autos(asked)).toEqual([]);
    const table = begun();
    playUntil(table, 6, over);
    const kinds = autos(table).map(({ ask, option }) => `${ask} ${option.kind}`);
    expect([...new Set(kinds)]).toEqual(['window pass']);
  });

  it('if it matters: the dice of a Check that is passed are not asked about, those of a failed one are', () => {
    const table = begun({ abilities: 'ask' });
    const { queries, settings } = table;
    const reactions = createReactions(content, engineRules, queries, () => ({
      ...settings.getState(),
      reactions: { ...settings.getState().reactions, abilities: 'matters' },
    }));
    const asked = { passed: new Set<string>(), failed: new Set<string>() };
    for (const seed of [1, 2, 3, 6]) {
      const game = begun({ abilities: 'ask' }, seed);
      playUntil(game, seed, (state) => {
        const { ask } = state;
        const rerolls = ask?.options.filter(({ kind }) => kind !== 'pass').every(({ kind }) => kind === 'reroll');
        const roll = ask?.kind === 'window' && rerolls ? queries.openRoll(state) : null;
        if (roll?.of === 'skill')
          asked[roll.passed ? 'passed' : 'failed'].add(reactions.answer(state)?.option.kind ?? 'asked');
        return over(state);
      });
    }
    expect([...asked.passed]).toEqual(['pass']);
    expect([...asked.failed]).toEqual(['asked']);
  });

  it('if it matters: a Dodge that cannot fall better is not asked to be rolled again, another one is', () => {
    const table = begun({ abilities: 'ask' });
    const { queries, settings } = table;
    const { answer } = createReactions(content, engineRules, queries, () => ({
      ...settings.getState(),
      reactions: { ...settings.getState().reactions, abilities: 'matters' },
    }));
    const asked = new Set<string>();
    for (const seed of [1, 5, 6, 7, 8])
      playUntil(begun({ abilities: 'ask' }, 7), seed, (state) => {
        const roll = state.ask?.kind === 'yesNo' ? queries.openRoll(state) : null;
        if (roll?.of === 'dodge') asked.add(`${roll.bonus} ${answer(state)?.option.kind ?? 'asked'}`);
        return over(state);
      });
    expect([...asked].sort()).toEqual(['0 asked', '1 asked', '2 asked', '4 pass']);
  });

  it('never: the question does not come, it is passed by an ordinary answer marked in journal and log', () => {
    const table = begun({ dodge: 'never', abilities: 'ask' });
    const met = playUntil(table, 6, over);
    expect(met.some(({ ask }) => ask?.kind === 'dodge')).toBe(false);
    const passed = autos(table);
    expect(passed.length).toBeGreaterThan(0);
    for (const { ask, option } of passed) expect([ask, option.kind]).toEqual(['dodge', 'pass']);
    const told = JSON.stringify(narrate(table.session.getState().journal, tellerOf(table)));
    expect(told).toContain('By a setting, not asked: *Stand firm*');
  });

  it('always: the standard Ability is used and paid for', () => {
    const table = begun({ dodge: 'always' });
    const met = playUntil(table, 6, over);
    // Asked where there are several ways and none of them is the standard one.
    for (const { ask } of met.filter((state) => state.ask?.kind === 'dodge')) {
      const ways = ask?.options.filter(({ kind }) => kind !== 'pass') ?? [];
      expect(ways.length).toBeGreaterThan(1);
      expect(ways.some(({ id }) => id === 'dodge')).toBe(false);
    }
    expect(autos(table).some(({ option }) => option.kind === 'dodge')).toBe(true);
    const { journal } = table.session.getState();
    const entry = journal.find((each) => each.kind === 'events' && each.auto?.option.kind === 'dodge');
    if (entry?.kind !== 'events') throw new Error('nobody has Dodged');
    expect(entry.events[0]).toMatchObject({ type: 'spSpent', why: 'dodge' });
  });

  it('an answer of a setting is a step of its own: undo leads to its question, redo repeats it', () => {
    const table = begun({ dodge: 'never', abilities: 'ask' });
    const { session } = table;
    playUntil(table, 6, () => session.getState().undo.at(-1)?.intent?.auto === true);
    const after = stateOf(session);
    expect(session.takeBack()).toBe(true);
    expect(stateOf(session).ask?.kind).toBe('dodge');
    expect(session.repeat()).toBe(true);
    expect(stateOf(session)).toEqual(after);
  });

  it('if it matters: a Dodge is asked about while it can change the Attack, and passed where it cannot', () => {
    const table = begun({ dodge: 'matters' });
    const met = playUntil(table, 6, over);
    const asked = met.filter(({ ask }) => ask?.kind === 'dodge');
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      const attack = state.stack.findLast((frame) => frame.kind === 'attack');
      if (attack?.kind !== 'attack' || state.ask?.options.some(({ id }) => id !== 'dodge' && id !== 'pass')) continue;
      const how = { with: attack.mode, empower: attack.empowered };
      const odds = table.queries.odds(state, attack.attacker, attack.target, how);
      const dodging = table.queries.odds(state, attack.attacker, attack.target, { ...how, dodge: true });
      expect(dodging.hit).not.toBe(odds.hit);
    }
    // The same questions, were the Attack the same with a Dodge and without.
    const same = { ...table.queries, odds: () => ({ hit: 0, meanDamage: 0, defeat: 0, damage: [] }) as never };
    const { answer } = createReactions(content, engineRules, same, table.settings.getState);
    const standard = asked.filter(({ ask }) => ask?.options.every(({ id }) => id === 'dodge' || id === 'pass'));
    expect(standard.length).toBeGreaterThan(0);
    for (const state of standard) expect(answer(state)?.option.kind).toBe('pass');
  });
});

describe('a question that can change nothing', () => {
  it('is not put though the setting says to ask: an Attack that cannot hit, dodged or not', () => {
    const table = begun({ dodge: 'ask' });
    const met = playUntil(table, 6, over);
    const asked = met.filter(
      ({ ask }) => ask?.kind === 'dodge' && ask.options.every(({ id }) => id === 'dodge' || id === 'pass'),
    );
    expect(asked.length).toBeGreaterThan(0);
    const answers = (hit: (how: object) => number) => {
      const openOdds = (state: State, how: object) =>
        ({ ...table.queries.openOdds(state, how), hit: hit(how) }) as never;
      const { answer } = createReactions(content, engineRules, { ...table.queries, openOdds }, table.settings.getState);
      return new Set(asked.map((state) => answer(state)?.option.kind ?? 'asked'));
    };
    expect(answers(() => 0)).toEqual(new Set(['pass']));
    // What it can change, or leave as likely as it is, is still put.
    expect(answers((how) => ('dodge' in how ? 0 : 0.1))).toEqual(new Set(['asked']));
    expect(answers(() => 0.1)).toEqual(new Set(['asked']));
  });

  it('is told with what the Attack reaches at most, and not as the answer of a setting', () => {
    const table = begun({ dodge: 'ask' });
    const { session } = table;
    const standard = ['dodge', 'pass'];
    playUntil(table, 6, ({ ask }) => ask?.kind === 'dodge' && ask.options.every(({ id }) => standard.includes(id)));
    const state = stateOf(session);
    const roll = [
      { n: -1, of: 'HINDERING' },
      { n: 1, of: 'flanking' },
    ];
    const told = (defense: number): string[] => {
      const weak = {
        ...table.queries,
        openOdds: () => ({ attacker: 'a', target: 'b', hit: 0 }) as never,
        numbers: () => ({ dice: ['WHITE'], roll, defense }) as never,
      };
      const { answer } = createReactions(content, engineRules, weak, table.settings.getState);
      const unasked = answer(state);
      if (!unasked) throw new Error('it is asked');
      const { option, why } = unasked;
      const journal = [{ kind: 'events' as const, n: 0, events: [], auto: { ask: 'dodge' as const, option, why } }];
      return narrate(journal, { ...tellerOf(table) }).map(({ text }) => text);
    };
    expect(told(8)).toEqual(['Not asked, the Attack cannot hit (at most 7 against Defense 8): *Stand firm*']);
    // It would reach: something else makes it miss.
    expect(told(7)).toEqual(['Not asked, the Attack cannot hit: *Stand firm*']);
  });

  it('keeps its reason when it is taken back and given again', () => {
    const table = begun({ abilities: 'matters', dodge: 'never' });
    const { session } = table;
    const whys = new Set<string>();
    playUntil(table, 6, () => {
      const auto = autos(table).at(-1);
      const { undo } = session.getState();
      if (!auto || undo.at(-1)?.intent?.auto !== true || whys.has(`${auto.ask} ${auto.why?.is}`)) return false;
      whys.add(`${auto.ask} ${auto.why?.is}`);
      session.takeBack();
      session.repeat();
      expect(autos(table).at(-1)).toEqual(auto);
      return false;
    });
    expect([...whys].sort()).toEqual(['dodge setting', 'window same']);
  });
});

describe('the end of a turn', () => {
  it('waits for End turn unless the setting is on; then it ends once nothing else is left', () => {
    const spent = (table: Table): State[] =>
      playUntil(table, 9, over).filter(({ ask, figures }) => {
        const left = ask?.options.filter((option) => !option.friendly) ?? [];
        return (
          ask?.kind === 'action' &&
          (figures[ask.figure ?? '']?.sp ?? 0) === 0 &&
          ask.interject.length === 0 &&
          left.length === 1
        );
      });
    expect(spent(begun()).length).toBeGreaterThan(0);
    const table = begun();
    table.settings.setState({ endSpent: true });
    expect(spent(table)).toEqual([]);
    expect(autos(table).some(({ option }) => option.kind === 'endTurn')).toBe(true);
  });
});

describe('ties', () => {
  it('are put into the game going on at once, and into one begun later', () => {
    const table = begun();
    expect(stateOf(table.session).options.engineDecidesTies).toBe(true);
    table.settings.setState({ engineDecidesTies: false });
    expect(stateOf(table.session).options.engineDecidesTies).toBe(false);
    table.session.takeBack();
    expect(stateOf(table.session).options.engineDecidesTies).toBe(false);
    table.session.begin(setupOf({ encounter: 'the-drowned-gate', party: PARTY, seed: 3 }), 'other');
    expect(stateOf(table.session).options.engineDecidesTies).toBe(false);
  });
});
