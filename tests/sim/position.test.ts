import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/state/state';
import { runPosition } from '../../src/sim/position';
import { cards } from '../scene/cards';
import type { PositionInput } from '../scene/position';
import { placed, stateOf } from '../stores/game';

/** Rook with a Sword beside a foe that strikes back, on a board of 6 x 3 spaces. */
const scene = (fields: PositionInput = {}) => ({
  format: 'position/1',
  name: 'scene',
  cards,
  board: { map: ['......', '......', '......'] },
  figures: [
    { id: 'rook', card: 'rook', at: [1, 1], sp: 5, items: ['sword'] },
    { id: 'foe-1', card: 'foe', number: 1, at: [2, 1] },
  ],
  initiative: ['rook', 'foe'],
  turn: 'rook',
  dice: [],
  ...fields,
});
const run = (fields: PositionInput = {}) => runPosition(scene(fields));
const attack = { choose: { kind: 'attack', target: 'foe-1' } };
const endTurn = { choose: { kind: 'endTurn' } };
const far: PositionInput['figures'] = [
  { id: 'rook', card: 'rook', at: [0, 0], sp: 5 },
  { id: 'foe-1', card: 'foe', number: 1, at: [5, 2] },
];

describe('running a position', () => {
  it('plays the script and reports what is as expected', () => {
    const result = run({
      play: [attack],
      dice: ['WHITE 7', 'PURPLE 1'],
      expect: {
        figures: { 'foe-1': { damage: 1, defeated: false }, rook: { sp: 3 } },
        events: [
          { type: 'attackDeclared', attacker: 'rook' },
          { type: 'attackRolled', total: 8, hit: true },
        ],
        noEvents: [{ type: 'breakAttack' }],
        offered: [{ kind: 'endTurn' }],
        queries: [{ ask: 'range', from: 'rook', to: 'foe-1', is: 1 }],
      },
    });
    expect(result).toMatchObject({ ok: true, differences: [], name: 'scene', queries: [{ is: 1 }] });
    expect(result.open).toMatchObject({ kind: 'action', figure: 'rook' });
    expect(result.view).toMatchObject({ figures: { rook: { at: [1, 1] } } });
  });

  it.each<[string, PositionInput, string]>([
    ['a value', { expect: { figures: { rook: { sp: 4 } } } }, 'figures.rook.sp: 4 expected, 5 came out'],
    ['a list in part', { expect: { figures: { rook: { at: [1, 2] } } } }, 'figures.rook.at: [1,2] expected'],
    ['an event that did not happen', { expect: { events: [{ type: 'moved' }] } }, 'there was no moved'],
    [
      'an unwanted event',
      { ...{ play: [attack], dice: ['WHITE 2', 'PURPLE 1'] }, expect: { noEvents: [{ type: 'attackRolled' }] } },
      'noEvents',
    ],
    ['an option not offered', { expect: { offered: [{ kind: 'dodge' }] } }, 'offered: {"kind":"dodge"} is not'],
    ['an option offered', { expect: { notOffered: [{ kind: 'move' }] } }, 'notOffered: {"kind":"move"} is offered'],
    [
      'a query',
      { expect: { queries: [{ ask: 'range', from: 'rook', to: [4, 1], is: 2 }] } },
      'is: 2 expected, 3 answered',
    ],
    ['a number of the table', { expect: { round: 2 } }, 'round: 2 expected, 1 came out'],
    ['a figure that is not there', { expect: { figures: { zeke: {} } } }, 'there is no such figure'],
  ])('names the difference in %s', (_, fields, message) => {
    const { ok, differences } = run(fields);
    expect(ok).toBe(false);
    expect(differences.join('\n')).toContain(message);
  });

  it('compares events in their order', () => {
    const both = (first: string, second: string) =>
      run({ play: [attack], dice: ['WHITE 2', 'PURPLE 1'], expect: { events: [{ type: first }, { type: second }] } })
        .ok;
    expect(both('attackDeclared', 'attackRolled')).toBe(true);
    expect(both('attackRolled', 'attackDeclared')).toBe(false);
  });

  it('fails when a die is missing and when one is left over', () => {
    expect(run({ play: [attack] }).differences.join()).toMatch(/dice/i);
    expect(run({ play: [attack], dice: ['WHITE 2', 'PURPLE 1', 'WHITE 3'] }).differences).toEqual([
      'dice: left over: WHITE 3',
    ]);
  });

  it('fails with the options when a step fits none or several', () => {
    const none = run({ play: [{ choose: { kind: 'counter', target: 'foe-1' } }] }).differences.join();
    expect(none).toContain('play 1: {"kind":"counter","target":"foe-1"} fits no option; open is action (rook)');
    const several = run({ play: [{ choose: { kind: 'move' } }] }).differences.join();
    expect(several).toContain('fits several options');
  });

  it('passes questions that may be passed until a step fits', () => {
    // The foe's Attack offers Rook a Dodge and, after the hit, a Counter, before his next menu.
    const result = run({
      play: [endTurn, endTurn],
      until: 'rest',
      dice: ['WHITE 4', 'PURPLE 5', 'WHITE 2', 'PURPLE 1'],
      expect: { figures: { rook: { damage: 2 } }, round: 3 },
      tracks: [
        ['rook', 'foe'],
        ['rook', 'foe'],
      ],
    });
    expect(result.differences).toEqual([]);
  });
});

describe('moves of a script', () => {
  const steps = (result: { events: { type: string; to?: unknown }[] }) =>
    result.events.filter((event) => event.type === 'moved').map((event) => event.to);

  it('goes the cheapest way to a space, or the path given', () => {
    const board = { map: ['.h....', '......', '......'] };
    const there = run({ figures: far, board, play: [{ choose: { kind: 'move', to: [2, 0] } }] });
    expect(there.differences).toEqual([]);
    expect(steps(there).at(-1)).toEqual([2, 0]);
    const path: [number, number][] = [
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 0],
    ];
    const along = run({ figures: far, board, play: [{ choose: { kind: 'move', to: [2, 0], path } }] });
    expect(steps(along)).toEqual(path);
  });

  it('fails where no way leads, and offers only what can be reached', () => {
    const walled = { map: ['.#....', '#.....', '......'] };
    const { differences } = run({ figures: far, board: walled, play: [{ choose: { kind: 'move', to: [3, 0] } }] });
    expect(differences.join()).toContain('fits no option');
    const open = run({ figures: far, expect: { offered: [{ kind: 'move', to: [3, 0] }] } });
    expect(open.differences).toEqual([]);
    const closed = run({ figures: far, board: walled, expect: { notOffered: [{ kind: 'move', to: [3, 0] }] } });
    expect(closed.differences).toEqual([]);
  });
});

describe('reject', () => {
  const reject = (wish: { kind: string; target?: string }, why?: string) =>
    run({ figures: far, play: [{ reject: wish, ...(why && { why }) }], expect: { round: 1 } });

  it('wants the open question to refuse, for the reason named', () => {
    expect(reject({ kind: 'attack', target: 'foe-1' }).ok).toBe(true);
    expect(reject({ kind: 'endTurn' }).differences.join()).toContain('is not refused');
    expect(reject({ kind: 'attack', target: 'foe-1' }, 'because of the moon').differences.join()).toContain('moon');
  });

  it('keeps the reason for `rejected`', () => {
    const play = [{ reject: { kind: 'attack', target: 'nobody' } }];
    expect(run({ play, expect: { rejected: 'target' } }).differences).toEqual([]);
    expect(run({ play, expect: { rejected: 'moon' } }).differences.join()).toContain('rejected: "moon" expected');
  });
});

describe('until', () => {
  const turns = (result: { events: { type: string; figure?: unknown }[] }) =>
    result.events
      .filter((event) => /^turn(Began|Ended)$/.test(event.type))
      .map((event) => `${event.type} ${event.figure}`);
  const to = (fields: PositionInput) =>
    run({
      figures: far,
      tracks: [
        ['foe', 'rook'],
        ['foe', 'rook'],
      ],
      ...fields,
    });

  it('stops at the end of the turn going on, before the next begins', () => {
    const own = to({ until: 'turn-end' });
    expect(own.differences).toEqual([]);
    expect(turns(own)).toEqual(['turnEnded rook']);
    expect(own.open).toBeNull();
    expect(turns(to({ play: [endTurn], until: 'turn-end' }))).toEqual(['turnEnded rook']);
    expect(turns(to({ turn: 'foe-1', initiative: ['foe', 'rook'], until: 'turn-end' }))).toEqual([
      'turnBegan foe-1',
      'turnEnded foe-1',
    ]);
  });

  it('stops at the end of the round with everything that belongs to it done', () => {
    const result = to({ until: 'round-end', expect: { round: 1, initiative: ['foe', 'rook'] } });
    expect(result.differences).toEqual([]);
    expect(turns(result)).toEqual(['turnEnded rook', 'turnBegan foe-1', 'turnEnded foe-1']);
    expect(result.events.some((event) => event.type === 'roundBegan')).toBe(false);
  });

  it('plays on to the end of the Encounter', () => {
    const encounter = { win: [{ id: 'late', if: 'This is round 3' }] };
    const result = to({ encounter, until: 'encounter-end', expect: { outcome: 'won', round: 3 } });
    expect(result.differences).toEqual([]);
  });
});

describe('the file itself', () => {
  const rook = { id: 'rook', card: 'rook', at: [1, 1] } as const;
  it.each<[string, PositionInput, string]>([
    ['an unknown key', { figure: [] } as PositionInput, 'unknown key "figure"'],
    ['a card that is not there', { figures: [{ id: 'x', card: 'ghost', at: [0, 0] }] }, 'there is no card "ghost"'],
    ['a pack that is not there', { packs: ['nowhere'] }, 'there is no pack "nowhere"'],
    ['no board', { board: undefined }, 'the position has no board'],
    [
      'a line that does not parse',
      { cards: { items: [{ ...cards.items[0], abilities: ['EXHAUST: dance'] }] } },
      'items.sword abilities.0',
    ],
    [
      'more Damage than HP',
      { figures: [{ ...rook, damage: 99 }], initiative: ['rook'] },
      'position: rook has 99 Damage of 14 HP',
    ],
    ['more SP than its bar holds', { figures: [{ ...rook, sp: 9 }], initiative: ['rook'] }, 'position: rook has 9 SP'],
    [
      'two figures on one space',
      { figures: [rook, { id: 'foe-1', card: 'foe', number: 1, at: [1, 1] }] },
      'position: rook and foe-1 stand on one space, 1,1',
    ],
    ['an entry of the Track twice', { initiative: ['rook', 'foe', 'rook'] }, 'position: rook is in the Track twice'],
    [
      'a token of no rule',
      { figures: [{ ...rook, tokens: { constructor: 1 } }], initiative: ['rook'] },
      'rook has constructor tokens',
    ],
    ['a face of no die', { dice: ['WHITE 99'] }, 'position: dice: "WHITE 99" is no face of a die'],
    ['a map that cannot be read', { board: { map: ['.?'] } }, '"?" at [1, 0] is not in the legend'],
  ])('is a difference when it has %s', (_, fields, message) => {
    const { ok, differences } = run(fields);
    expect(ok).toBe(false);
    expect(differences.join('\n')).toContain(message);
  });

  it('lets figures under the ground be under others', () => {
    const under = { id: 'foe-1', card: 'foe', number: 1, at: [1, 1], tokens: { burrow: 1 } } as const;
    expect(run({ figures: [rook, under] }).differences).toEqual([]);
  });

  const whole = (change: (state: Record<string, unknown>) => void) => {
    const state: State = structuredClone(stateOf(placed()));
    change(state as unknown as Record<string, unknown>);
    return { format: 'position/1', name: 'report', packs: ['core'], state };
  };
  it.each<[string, unknown, string]>([
    ['nothing but a number', { format: 'position/1', name: 'x', state: { v: 1, ask: { id: 5 } } }, 'state.stack'],
    ['no question', { format: 'position/1', name: 'x', state: { v: 1, ask: null } }, 'state.stack'],
    ['no question that waits', whole((s) => Object.assign(s, { ask: null })), 'f.json: no question is open'],
    [
      'something unknown going on',
      whole((s) => Object.assign((s.stack as object[])[0] as object, { kind: 'sleeping' })),
      'f.json: nothing called sleeping can be going on',
    ],
    [
      'too much Damage',
      whole((s) => Object.assign((s.figures as State['figures']).rook as object, { damage: 99 })),
      'f.json: rook has 99 Damage',
    ],
  ])('is a difference, named with its file, when its state has %s', (_, json, message) => {
    const { ok, differences } = runPosition(json, [], 'f.json');
    expect(ok).toBe(false);
    expect(differences.join('\n')).toContain(message);
    expect(differences.join('\n')).not.toMatch(/undefined|is not iterable|reading/);
  });

  it('takes cards of shipped packs, and encounters with their own figures', () => {
    const figures = [{ id: 'rook', card: 'rook', items: ['war-axe'] }];
    const result = runPosition({
      format: 'position/1',
      name: 'setup',
      packs: ['core'],
      encounter: 'the-drowned-gate',
      figures,
      turn: 'setup',
      expect: {
        offered: [{ kind: 'space', at: [0, 4] }],
        figures: { 'animate-1': { damage: 0 }, 'cave-sickle-3': { damage: 0 }, rook: { at: null } },
      },
    });
    expect(result.differences).toEqual([]);
  });
});

describe('npm run position', () => {
  const folder = mkdtempSync(join(tmpdir(), 'positions-'));
  writeFileSync(join(folder, 'a-good.json'), JSON.stringify({ ...scene(), name: 'Good' }));
  writeFileSync(join(folder, 'b-bad.json'), JSON.stringify({ ...scene({ expect: { round: 9 } }), name: 'Bad' }));
  writeFileSync(join(folder, 'c-broken.json'), '{');
  const stateless = { format: 'position/1', name: 'Stateless', state: { v: 1, ask: { id: 5 } } };
  writeFileSync(join(folder, 'd-state.json'), JSON.stringify(stateless));
  writeFileSync(join(folder, 'f-last.json'), JSON.stringify({ ...scene(), name: 'Last' }));
  const cli = (...args: string[]) => spawnSync('npx', ['tsx', 'scripts/position.ts', ...args], { encoding: 'utf8' });

  it('prints a line per file, the differences and the totals, and fails if any failed', { timeout: 60_000 }, () => {
    const { stdout, status } = cli(folder);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 3)).toEqual(['ok Good', 'FAIL Bad', '  round: 9 expected, 1 came out']);
    expect(lines[3]).toMatch(/^FAIL .*c-broken\.json$/);
    expect(stdout).toContain('FAIL Stateless');
    expect(lines.slice(-2)).toEqual(['ok Last', '2 passed, 3 failed']);
    expect(status).toBe(1);
    const good = cli('--json', join(folder, 'a-good.json'));
    expect(good.status).toBe(0);
    const [json, total] = good.stdout.trimEnd().split('\n');
    expect(Object.keys(JSON.parse(json ?? '{}'))).toEqual([
      'name',
      'ok',
      'differences',
      'view',
      'events',
      'queries',
      'open',
    ]);
    expect(total).toBe('1 passed, 0 failed');
  });
});
