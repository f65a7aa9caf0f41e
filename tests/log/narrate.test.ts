import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { announce, createNames, eventsOf, type LogEntry, loadLedger, narrate, plain } from '../../src/log';
import { templateOf } from '../../src/log/line';
import { SILENT } from '../../src/log/text/en';
import { content, newGame, playOn, stateOf } from '../stores/game';
import { event, flat, names, only, tell, teller } from './telling';

/** Whole games by chance, with everything that happened in them. */
const games = [1, 2, 3, 4, 5, 6].map((seed) => {
  const session = newGame(seed);
  playOn(session, seed);
  return session;
});

describe('narrate', () => {
  it('has a text for every event of whole games, or leaves it out on purpose', () => {
    const untold = games
      .flatMap((session) => eventsOf(session.getState().journal))
      .filter((each) => templateOf(each) === null && !SILENT.has(each.type))
      .map((each) => each.type);
    expect([...new Set(untold)]).toEqual([]);
  });

  it('leaves no field of a text unfilled', () => {
    for (const session of games) {
      const log = narrate(session.getState().journal, { content, state: stateOf(session), names });
      for (const { text } of flat(log)) expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
    }
  });

  it('gives every entry a name of its own', () => {
    for (const session of games) {
      const keys = flat(narrate(session.getState().journal, { content, state: stateOf(session), names })).map(
        ({ key }) => key,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('nests what happened in an Attack under the Attack, under the turn, under the round', () => {
    const log = tell([
      event('roundBegan', { round: 2 }, [1]),
      event('turnBegan', { figure: 'zeke' }, [1, 2]),
      event('attackDeclared', { attacker: 'zeke', target: 'animate-1', cause: 'standard' }, [1, 2, 3]),
      event(
        'attackRolled',
        { attacker: 'zeke', target: 'animate-1', total: 11, defense: 9, hit: true, difference: 2 },
        [1, 2, 3],
      ),
      event(
        'damageDealt',
        { target: 'animate-1', amount: 4, final: 4, damageType: 'PHYSICAL', source: 'zeke' },
        [1, 2, 3],
      ),
      event('turnBegan', { figure: 'rook' }, [1, 4]),
    ]);
    expect(log.map((each) => plain(each.text))).toEqual(['Round 2']);
    expect(log[0]?.children.map((each) => plain(each.text))).toEqual(['Zeke', 'Rook']);
    const attack = log[0]?.children[0]?.children[0];
    expect(plain(attack?.text ?? '')).toBe('Attack on Animate 1');
    expect(attack?.result).toBe('Animate 1 −4 HP');
    expect(attack?.children.map((each) => plain(each.text))).toEqual([
      '11 reaches Defense 9',
      'Animate 1 takes 4 Physical',
    ]);
  });

  it('shows the dice with their faces, and a number with its parts', () => {
    const roll = only([
      event('diceRolled', { figure: 'zeke', purpose: 'attack', total: 9, dice: ['WHITE 6', 'PURPLE 3'] }),
    ]);
    expect(roll.dice.map(({ die, face }) => [die, face.n, face.shield])).toEqual([
      ['WHITE', 6, 2],
      ['PURPLE', 3, 0],
    ]);
    const hit = only([
      {
        ...event('attackRolled', {
          attacker: 'zeke',
          target: 'animate-1',
          total: 9,
          defense: 9,
          hit: true,
          difference: 0,
        }),
        parts: [
          { n: 9, of: 'dice' },
          { n: 1, of: 'flanking' },
          { n: -1, of: 'DARKNESS' },
        ],
        rule: 'A1.attack.09',
      },
    ]);
    expect(hit.parts).toEqual([
      { n: 9, of: 'dice' },
      { n: 1, of: 'Flanking' },
      { n: -1, of: 'Darkness' },
    ]);
    expect(hit.rule).toBe('A1.attack.09');
    expect(hit.result).toBe('hits exactly');
  });

  it('tells a miss from a hit and from a Skull', () => {
    const rolled = (fields: object) => plain(only([event('attackRolled', { total: 7, defense: 9, ...fields })]).text);
    expect(rolled({ hit: false })).toBe('7 stays under Defense 9');
    expect(rolled({ hit: false, skull: true })).toBe('A Skull: the Attack misses');
  });

  it('puts the spaces of a walk into one line', () => {
    const walk = [
      event('moved', { figure: 'zeke', from: [1, 7], to: [2, 7], cost: 1 }, [5]),
      event('moved', { figure: 'zeke', from: [2, 7], to: [3, 7], cost: 2 }, [5]),
    ];
    const entry = only(walk);
    expect(plain(entry.text)).toBe('Move B8 to D8');
    expect(entry.result).toBe('3 points');
  });

  it('says which AI Steps were looked at, whom the program chose and who else could have been chosen', () => {
    const [step] = tell([
      event('aiStepConsidered', { figure: 'animate-1', step: 2, true: true }),
      event('aiTargetChosen', {
        figure: 'animate-1',
        target: 'remi',
        because: 'initiative',
        candidates: [
          { figure: 'remi', reasons: { initiative: 1 } },
          { figure: 'rook', reasons: { initiative: 4 } },
        ],
      }),
    ]);
    expect(step?.text).toBe('*Step 2 true:* opponent adjacent');
    const [target] = step?.children ?? [];
    expect(target?.because).toBe('first on the Track');
    expect(target?.candidates).toEqual([
      { figure: 'remi', chosen: true, passedOver: false, dropped: null, reasons: [{ of: 'Track', value: '1st' }] },
      { figure: 'rook', chosen: false, passedOver: false, dropped: null, reasons: [{ of: 'Track', value: '4th' }] },
    ]);
  });

  it('keeps a line about a roll that was taken back', () => {
    const log = narrate(
      [
        { kind: 'events', n: 0, events: [event('turnBegan', { figure: 'zeke' }, [1])] },
        { kind: 'undone', n: 1, option: { id: 'x', kind: 'attack', target: 'animate-1' } },
      ],
      teller,
    );
    expect(log[0]?.children[0]).toMatchObject({
      kind: 'undone',
      text: 'Attack Animate 1 taken back. The same dice come again.',
    });
  });

  it('tells what was taken back beside the actions of the turn, whatever was going on', () => {
    const log = narrate(
      [
        {
          kind: 'events',
          n: 0,
          events: [
            event('roundBegan', { round: 1 }, [1]),
            event('turnBegan', { figure: 'zeke' }, [1, 2]),
            event('attackDeclared', { attacker: 'zeke', target: 'animate-1' }, [1, 2, 3]),
            event('healed', { figure: 'zeke', amount: 1 }, [1, 2, 3, 4]),
          ],
        },
        { kind: 'undone', n: 1, option: { id: 'x', kind: 'attack', target: 'animate-1' } },
        { kind: 'events', n: 1, events: [event('healed', { figure: 'zeke', amount: 2 }, [1, 2, 3, 4])] },
      ],
      teller,
    );
    const actions = log[0]?.children[0]?.children ?? [];
    expect(actions.map(({ kind }) => kind)).toEqual(['group', 'undone']);
    expect(flat(actions.slice(0, 1)).map(({ text }) => text)).toEqual([
      '*Attack* on Animate 1',
      'Heals *1*',
      'Heals *2*',
    ]);
  });

  it('names what was taken back by its own question, whatever is asked now', () => {
    const session = newGame(6);
    playOn(session, 6, ({ ask }) => ask?.kind === 'dodge');
    const pass = stateOf(session).ask?.options.find(({ kind }) => kind === 'pass');
    session.choose(pass?.id ?? '');
    session.takeBack();
    playOn(session, 6, ({ ask }) => ask?.kind === 'action');
    const log = flat(narrate(session.getState().journal, { content, state: stateOf(session), names }));
    expect(log.find(({ kind }) => kind === 'undone')?.text).toBe('Stand firm taken back. The same dice come again.');
  });

  it('reads events out as plain sentences', () => {
    expect(announce([event('healed', { figure: 'rook', amount: 2 })], teller)).toEqual(['Rook heals 2']);
  });

  it('tells only what is new of a journal that has grown, and the same as if it told all', () => {
    const session = newGame(3);
    playOn(session, 3, ({ round }) => round >= 3);
    const { journal } = session.getState();
    const rounds = (entries: readonly LogEntry[]): LogEntry[] => entries.filter(({ kind }) => kind === 'round');
    const before = rounds(narrate(journal.slice(0, -1), teller));
    const now = narrate(journal, teller);
    expect(before.length).toBeGreaterThan(1);
    expect(rounds(now)[0]).toBe(before[0]);
    expect(rounds(now).at(-1)).not.toBe(before.at(-1));
    expect(now).toEqual(narrate(journal, { ...teller, names: createNames(content) }));
  });

  it('stands in its own place in the journal, whatever was read out before', () => {
    const events = [event('turnBegan', { figure: 'zeke' }, [1]), event('healed', { figure: 'rook', amount: 2 }, [1])];
    announce(events, teller);
    const [turn] = narrate([{ kind: 'events', n: 7, events }], teller);
    expect(turn?.place).toEqual({ n: 7, event: 0 });
    expect(turn?.children[0]?.place).toEqual({ n: 7, event: 1 });
  });

  it('tells a card from the figure of the same id', () => {
    expect(only([event('cardExhausted', { figure: 'remi', card: 'remi' })]).text).toBe('Remi Moretti is Exhausted');
  });
});

describe('rules of the log', () => {
  it('links only rules that the ledger has', async () => {
    const ids = new Set(
      games.flatMap((session) => eventsOf(session.getState().journal).flatMap((each) => each.rule ?? [])),
    );
    expect(ids.size).toBeGreaterThan(20);
    const { byId } = await loadLedger();
    for (const id of ids) expect(byId.has(id), id).toBe(true);
  });

  it('tells a rule in the words of the ledger', async () => {
    const ledger = JSON.parse(readFileSync('src/content/ledger/act1-b.json', 'utf8')) as { id: string; rule: string }[];
    const wanted = ledger.find((each) => each.id === 'A1.attack.09');
    expect((await loadLedger()).byId.get('A1.attack.09')?.rule).toBe(wanted?.rule);
  });
});
