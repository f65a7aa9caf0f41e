import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/kernel/types';
import { createNames, type LogEntry, narrate, plain } from '../../src/log';
import { outcomeOf } from '../../src/log/results';
import { content, placed, stateOf } from '../stores/game';

const teller = { content, state: stateOf(placed()), names: createNames(content) };
const event = (type: string, fields: Record<string, unknown>, group: number[] = []): GameEvent => ({
  type,
  group,
  ...fields,
});
const tell = (...events: GameEvent[]): readonly LogEntry[] => narrate([{ kind: 'events', n: 0, events }], teller);
const texts = (entries: readonly LogEntry[]): string[] => entries.map(({ text }) => plain(text));

const roll = event('diceRolled', { figure: 'zeke', purpose: 'attack', total: 9, dice: ['WHITE 6', 'PURPLE 3'] });
const rolled = {
  ...event('attackRolled', { attacker: 'zeke', target: 'animate-1', total: 10, defense: 9, hit: true, difference: 1 }),
  parts: [
    { n: 9, of: 'dice' },
    { n: 1, of: 'flanking' },
  ],
};
const turn = (figure: string) => event('turnBegan', { figure }, [1]);
const inTurn = (each: GameEvent): GameEvent => ({ ...each, group: [1] });

describe('lines that say one thing together', () => {
  it('are one line for dice and the number that they make, with the faces as its parts', () => {
    const entries = tell(roll, rolled);
    expect(texts(entries)).toEqual(['10 reaches Defense 9']);
    expect(entries[0]?.dice.map(({ face }) => face.n)).toEqual([6, 3]);
    expect(entries[0]?.parts).toEqual([
      { n: 6, of: '' },
      { n: 3, of: '' },
      { n: 1, of: 'Flanking' },
    ]);
    expect(entries[0]?.result).toBe('hit by 1');
  });

  it('stay apart where the dice are those of another figure', () => {
    expect(tell({ ...roll, figure: 'rook' }, rolled)).toHaveLength(2);
  });

  it('are one line for Armor and the Damage that it leaves, whose parts add up', () => {
    const [damage, ...more] = tell(
      { ...event('armorSubtracted', { target: 'rook', armor: 3, reduced: 3 }), parts: [{ n: 3, of: 'Cuirass' }] },
      {
        ...event('damageDealt', { target: 'rook', amount: 1, final: 1, damageType: 'PHYSICAL', left: 12 }),
        parts: [
          { n: 2, of: 'difference' },
          { n: 2, of: 'spell' },
        ],
      },
    );
    expect(more).toEqual([]);
    expect(damage?.result).toBe('13→12 HP');
    expect(damage?.parts.reduce((sum, { n }) => sum + n, 0)).toBe(damage?.total);
  });

  it('are one line for SP and what they pay for', () => {
    const spent = event('spSpent', { figure: 'zeke', amount: 1, left: 2 });
    const moved = event('moved', { figure: 'zeke', from: [1, 7], to: [2, 7], cost: 1 });
    const [move, ...more] = tell(spent, moved);
    expect(more).toEqual([]);
    expect(move?.result).toBe('3→2 SP');
    expect(tell({ ...spent, figure: 'rook' }, moved)).toHaveLength(2);
  });

  it('are one line for a plan that is carried out at once, which keeps its reason', () => {
    const plan = event('aiMovePlanned', { figure: 'animate-1', to: [2, 7], path: [[2, 7]], because: 'goldenRule' });
    const moved = event('moved', { figure: 'animate-1', from: [1, 7], to: [2, 7] });
    const [move, ...more] = tell(plan, moved);
    expect(more).toEqual([]);
    expect(move?.because).toBe('worst for the party');
    expect(texts(tell(plan))).toEqual(['Animate 1 plans to go to C8']);
  });

  it('are one line for a Follow Up and the line of the card that it is', () => {
    const followUp = event('followUp', { figure: 'animate-1', target: 'rook', line: { on: 'rider' } });
    const used = event('abilityUsed', { figure: 'animate-1', target: 'rook', line: { on: 'rider' } }, [4]);
    expect(texts(tell(followUp, used))).toEqual(['Follow Up against Rook']);
  });

  it('keep a choice between several targets', () => {
    const chosen = (candidates: string[]) =>
      event('aiTargetChosen', {
        figure: 'animate-1',
        target: 'rook',
        because: 'initiative',
        candidates: candidates.map((figure, n) => ({ figure, reasons: { initiative: n + 1 } })),
      });
    const attack = event('attackDeclared', { attacker: 'animate-1', target: 'rook', cause: 'ai', mode: 'melee' }, [3]);
    const dropped = [{ figure: 'zeke', reasons: { initiative: 1, range: 7 }, why: 'outOfRange' }];
    const [alone] = tell({ ...chosen(['rook']), dropped });
    expect(alone?.candidates.map(({ figure, dropped: why }) => [figure, why])).toEqual([
      ['rook', null],
      ['zeke', 'out of Range'],
    ]);
    expect(texts(tell({ ...chosen(['rook']), dropped }, attack))).toEqual(['Melee ATK on Rook']);
    expect(texts(tell(chosen(['rook']), attack))).toEqual(['Melee ATK on Rook']);
    expect(texts(tell(chosen(['rook', 'zeke']), attack))).toEqual(['Animate 1 chooses Rook', 'Melee ATK on Rook']);
  });
});

describe('what a turn came to', () => {
  const damage = (target: string, amount: number, left: number) =>
    inTurn(event('damageDealt', { target, amount, final: amount, damageType: 'PHYSICAL', left }));

  it('is the HP of everyone who was hurt or healed, from first to last', () => {
    const [entry] = tell(turn('zeke'), damage('animate-1', 2, 8), damage('animate-1', 3, 5));
    expect(entry?.result).toBe('Animate 1 10→5 HP');
  });

  it('is how its Attack missed, else its AI Steps, else its SP', () => {
    const missed = inTurn({ ...rolled, hit: false, parts: [] });
    expect(tell(turn('zeke'), missed)[0]?.result).toBe('missed');
    const step = (n: number, is: boolean) =>
      inTurn(event('aiStepConsidered', { figure: 'animate-1', step: n, true: is, because: 'condition' }));
    expect(tell(turn('animate-1'), step(1, false), step(2, true))[0]?.result).toBe('step 2: Melee ATK');
    // What could not be done is not told as done, and long words do not fit.
    const skipped = inTurn(event('aiPartSkipped', { figure: 'animate-1', step: 2, part: 1 }));
    expect(tell(turn('animate-1'), step(2, true), skipped)[0]?.result).toBe('step 2');
    expect(tell(turn('animate-1'), step(1, false))[0]?.result).toBe('no step true');
    const spent = inTurn(event('spSpent', { figure: 'zeke', amount: 2, left: 1 }));
    expect(tell(turn('zeke'), spent)[0]?.result).toBe('3→1 SP');
  });

  it('is not named again in its own lines, others are', () => {
    const healed = (figure: string) => inTurn(event('healed', { figure, amount: 1, left: 5 }));
    const [entry] = tell(turn('zeke'), healed('zeke'), healed('rook'));
    expect(texts(entry?.children ?? [])).toEqual(['Heals 1', 'Rook heals 1']);
  });

  it('is the HP that either side lost, for a round', () => {
    const round = event('roundBegan', { round: 1 }, [9]);
    const within = (each: GameEvent) => ({ ...each, group: [9, 1] });
    const [entry] = tell(
      round,
      within(turn('zeke')),
      within(damage('animate-1', 2, 8)),
      within(damage('rook', 3, 5)),
      within(damage('zeke', 1, 5)),
    );
    expect(entry?.result).toBe('party −4 HP · opponents −2 HP');
  });
});

it('says why an AI Step is false, in the space where it was looked at', () => {
  const [line] = tell(
    event('aiStepConsidered', { figure: 'animate-1', step: 2, true: false, because: 'condition', at: [8, 3] }),
  );
  expect(plain(line?.text ?? '')).toBe('Step 2 false: no opponent stands next to I4');
});

describe('numbers that are cut or changed', () => {
  const sum = ({ parts }: LogEntry): number => parts.reduce((all, { n }) => all + n, 0);

  it('end with what there were no HP left for', () => {
    const [damage] = tell({
      ...event('damageDealt', { target: 'rook', amount: 4, final: 6, damageType: 'PHYSICAL', left: 0 }),
      parts: [
        { n: 4, of: 'difference' },
        { n: 2, of: 'vow' },
      ],
    });
    expect(damage?.parts.at(-1)).toEqual({ n: -2, of: 'only 4 HP left' });
    expect(damage?.total).toBe(4);
    expect(damage && sum(damage)).toBe(4);
  });

  it('are told by where each part comes from, equal ones with how often, and add up', () => {
    const spent = { n: 1, card: 'weir-slinger' };
    const [damage] = tell({
      ...event('damageDealt', { target: 'rook', amount: 8, final: 8, damageType: 'PHYSICAL', left: 4 }),
      parts: [
        { n: 4, of: 'difference' },
        { ...spent, of: 'BOOK' },
        { ...spent, of: 'BOOK' },
        { ...spent, of: 'BURST' },
        { ...spent, of: 'BURST' },
      ],
    });
    expect(damage?.parts).toEqual([
      { n: 4, of: 'difference' },
      { n: 2, of: 'Weir Slinger Book, 2 times' },
      { n: 2, of: 'Weir Slinger Burst, 2 times' },
    ]);
    expect(damage && sum(damage)).toBe(8);
    const [attack] = tell({
      ...rolled,
      parts: [
        { n: 12, of: 'dice' },
        { n: -1, of: 'HINDERING', at: [[6, 6]] },
        { n: -1, of: 'ally', figures: ['zeke'] },
      ],
    });
    expect(attack?.parts.map(({ of }) => of)).toEqual(['dice', 'Hindering Terrain at G7', 'through Zeke']);
  });

  it('are one Check with what was added to it, its result after all of that', () => {
    const check = { figure: 'cave-sickle-1', force: 7 };
    const entries = tell(
      event('diceRolled', { figure: 'cave-sickle-1', purpose: 'conviction', total: 6, dice: ['PURPLE 6'] }),
      { ...event('convictionChecked', { ...check, total: 6, resisted: false }), parts: [{ n: 6, of: 'dice' }] },
      event('abilityUsed', {
        figure: 'cave-sickle-1',
        line: { on: 'passive', figure: 'cave-sickle-1', key: 'x', n: 0 },
      }),
      {
        ...event('convictionChecked', { ...check, total: 7, resisted: true }),
        parts: [
          { n: 6, of: 'before' },
          { n: 1, of: 'card' },
        ],
      },
    );
    const checks = entries.filter(({ type }) => type === 'convictionChecked');
    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({ total: 7, result: 'resisted' });
    expect(checks[0]?.dice).toHaveLength(1);
    expect(checks[0] && sum(checks[0])).toBe(7);
  });

  it('stay two Checks where each has its own dice', () => {
    const check = { figure: 'rook', force: 7, total: 6, resisted: false };
    const one = { ...event('convictionChecked', check), parts: [{ n: 6, of: 'dice' }] };
    expect(tell(one, one)).toHaveLength(2);
  });
});

it('the header of an Attack says "no Damage" only once it is over', () => {
  const header = (...more: GameEvent[]) => outcomeOf([rolled, ...more], (id) => id);
  expect(header()).toBe(null);
  expect(header(event('attackResolved', { attacker: 'zeke', target: 'animate-1', hit: true }))).toBe('no Damage');
});

describe('the end of a closed line', () => {
  const attack = (attacker: string, target: string, cause: string, group: number[]) =>
    event('attackDeclared', { attacker, target, cause, mode: 'melee' }, group);
  const missed = (attacker: string, target: string, group: number[]) =>
    event('attackRolled', { attacker, target, total: 3, defense: 9, hit: false }, group);
  const check = (group: number[]) => event('convictionChecked', { figure: 'zeke', force: 11, resisted: false }, group);
  const lost = (target: string, group: number[]) =>
    event('damageDealt', { target, amount: 2, final: 2, damageType: 'PHYSICAL', left: 5 }, group);

  it('is what its own action came to, not that of a Break Attack inside of it', () => {
    const [pushed] = tell(
      event('abilityUsed', { figure: 'animate-1', target: 'zeke', line: { on: 'rider' } }, [1]),
      check([1]),
      attack('animate-2', 'zeke', 'break', [1, 2]),
      missed('animate-2', 'zeke', [1, 2]),
      event('forcedMoved', { figure: 'zeke', to: [2, 2] }, [1]),
    );
    expect(pushed?.result).toBe('affected');
    expect(pushed?.children.find(({ type }) => type === 'attackDeclared')?.result).toBe('missed');
  });

  it('is that of an Attack, not of a Counter, a Follow Up or a Check inside of it', () => {
    const hit = (group: number[]) =>
      event('attackRolled', { attacker: 'zeke', target: 'animate-1', total: 9, defense: 7, hit: true }, group);
    const [countered] = tell(
      attack('zeke', 'animate-1', 'standard', [1]),
      missed('zeke', 'animate-1', [1]),
      attack('animate-1', 'zeke', 'counter', [1, 2]),
      lost('zeke', [1, 2]),
    );
    expect(countered?.result).toBe('missed');
    const [followed] = tell(
      attack('zeke', 'animate-1', 'standard', [1]),
      hit([1]),
      lost('animate-1', [1]),
      event('abilityUsed', { figure: 'zeke', target: 'animate-1', line: { on: 'rider' } }, [1, 2]),
      lost('animate-2', [1, 2]),
    );
    expect(followed?.result).toBe('Animate 1 7→5 HP');
  });

  it('is that of the Attack that an Ability consists of; HP of others only where nothing else is told', () => {
    const used = event('abilityUsed', { figure: 'zeke', line: { on: 'rider' } }, [1]);
    const [ability] = tell(used, attack('zeke', 'animate-1', 'ability', [1, 2]), missed('zeke', 'animate-1', [1, 2]));
    expect(ability?.result).toBe('missed');
    const broken = [attack('animate-1', 'zeke', 'break', [1, 2]), missed('animate-1', 'zeke', [1, 2])];
    expect(tell(used, ...broken)[0]?.result).toBe(null);
    expect(tell(used, ...broken, lost('zeke', [1, 2]))[0]?.result).toBe('Zeke 7→5 HP');
  });

  it('tells that somebody is Defeated before the Track without it', () => {
    const told = tell(
      event('initiativeChanged', { order: ['zeke'] }, [1]),
      event('defeated', { figure: 'animate-1', by: 'zeke' }, [1]),
      event('initiativeChanged', { order: ['rook'] }, [1]),
    );
    expect(told.map(({ type }) => type)).toEqual(['defeated', 'initiativeChanged', 'initiativeChanged']);
  });

  it('is not "missed" for a turn in which only a Break Attack by another missed', () => {
    const [entry] = tell(
      turn('zeke'),
      attack('animate-1', 'zeke', 'break', [1, 2]),
      missed('animate-1', 'zeke', [1, 2]),
      inTurn(event('spSpent', { figure: 'zeke', amount: 1, left: 2 })),
    );
    expect(entry?.result).toBe('3→2 SP');
  });

  it('goes with everyone who was Defeated in it, at every depth', () => {
    const inRound = (n: number[], each: GameEvent) => ({ ...each, group: [9, ...n] });
    const [round] = tell(
      event('roundBegan', { round: 1 }, [9]),
      inRound([1], turn('animate-1')),
      inRound([1], event('aiStepConsidered', { figure: 'animate-1', step: 3, true: true })),
      inRound([1, 2], event('jumpDeclared', { figure: 'animate-1', to: [3, 3] })),
      inRound([1, 2], event('defeated', { figure: 'animate-1', by: null, outright: true })),
    );
    const depths: string[][] = [];
    for (let entry = round; entry && entry.type !== 'defeated'; entry = entry.children[0]) depths.push(entry.defeated);
    expect(depths).toEqual([['animate-1'], ['animate-1'], ['animate-1'], ['animate-1']]);
  });
});
