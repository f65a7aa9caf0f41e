import { describe, expect, it } from 'vitest';
import { type Proof, proofsInPosition, proofsInTests } from '../../scripts/ledger/collect';
import { drawSample, judgeLedger, printTable, type Rule } from '../../scripts/ledger/report';
import issueTopics from '../../scripts/ledger-topics.json';
import act1a from '../../src/content/ledger/act1-a.json';
import act1b from '../../src/content/ledger/act1-b.json';
import act1c from '../../src/content/ledger/act1-c.json';

const rule = (id: string, priority = 1): Rule => ({ id, topic: id.split('.')[1] ?? '', priority, rule: 'A rule.' });
const proof = (...ids: string[]): Proof => ({ ids, place: 'tests/a.test.ts:1', title: ids.join(' ') });
const rules = [rule('A1.attack.01'), rule('A1.attack.02'), rule('A1.dodge.01')];
// Put together, so that this file is not itself taken for a proof.
const id = (topic: string, number: string) => `A1.${topic}.${number}`;

describe('collecting proofs', () => {
  it('finds ids in the titles of tests, with file and line', () => {
    const source = `import { it } from 'vitest';\n\nit('${id('attack', '09')} hits; ${id('attack', '10')} too', () => {});\n`;
    expect(proofsInTests(source, 'tests/a.test.ts')).toEqual([
      {
        ids: [id('attack', '09'), id('attack', '10')],
        place: 'tests/a.test.ts:3',
        title: `${id('attack', '09')} hits; ${id('attack', '10')} too`,
      },
    ]);
  });

  it('finds them in tables of tests and in test()', () => {
    const source = `it.each([[1, (2)]])('${id('dodge', '01')} %s', () => {});\ntest("${id('dodge', '02')}", () => {});`;
    expect(proofsInTests(source, 'a').flatMap((found) => found.ids)).toEqual([id('dodge', '01'), id('dodge', '02')]);
  });

  it('takes no id from a comment, a group of tests, a body, or a test that does not run', () => {
    const source = `// it('${id('dodge', '01')}')
      describe('${id('dodge', '02')}', () => {});
      it('dodges', () => { expect('${id('dodge', '03')}').toBe(1); });
      ${['skip', 'todo'].map((never) => `it.${never}('${id('dodge', '04')}', () => {});`).join('\n')}`;
    expect(proofsInTests(source, 'a')).toEqual([]);
  });

  it('reads the rules and the name of a position, and keeps a misspelt id', () => {
    const position = { name: 'X1.attack.01 a hit', rules: ['A1.attack.09', 'attack9'] };
    expect(proofsInPosition(JSON.stringify(position), 'tests/positions/a.json')[0]?.ids).toEqual([
      'A1.attack.09',
      'attack9',
      'X1.attack.01',
    ]);
  });
});

describe('judging the ledger', () => {
  const states = (exceptions: Record<string, string>, ...proofs: Proof[]) => {
    const ledger = judgeLedger(rules, ['X1.attack.01'], proofs, exceptions);
    return { ...ledger, states: ledger.rules.map(({ state }) => state) };
  };

  it('tells proven, excepted and unproven rules apart', () => {
    const { states: found, unknown, problems } = states({ 'A1.attack.02': 'definition' }, proof('A1.attack.01'));
    expect(found).toEqual(['proven', 'excepted', 'unproven']);
    expect([unknown, problems]).toEqual([[], []]);
  });

  it('names an id that exists nowhere, and where it stands', () => {
    expect(states({}, proof('A1.attack.99', 'X1.attack.01')).unknown).toEqual([
      { id: 'A1.attack.99', place: 'tests/a.test.ts:1' },
    ]);
  });

  it('lets a rule rest on its twin only while the twin is proven', () => {
    const exceptions = { 'A1.attack.02': 'restates A1.attack.01' };
    expect(states(exceptions, proof('A1.attack.01')).states[1]).toBe('excepted');
    const { states: found, problems } = states(exceptions);
    expect(found[1]).toBe('unproven');
    expect(problems).toEqual(['exceptions.json: A1.attack.02: its twin A1.attack.01 is not proven']);
  });

  it.each([
    ['not done', 'is none of'],
    ['restates A1.attack.77', 'does not exist'],
    ['contradicts A1.attack.77', 'does not exist'],
  ])('refuses the exception "%s"', (reason, fault) => {
    const { states: found, problems } = states({ 'A1.dodge.01': reason });
    expect(found[2]).toBe('unproven');
    expect(problems[0]).toContain(fault);
  });

  it('refuses an exception for a rule that is proven or does not exist', () => {
    expect(states({ 'A1.attack.01': 'wrong' }, proof('A1.attack.01')).problems).toHaveLength(1);
    expect(states({ 'A1.attack.77': 'wrong' }).problems).toHaveLength(1);
  });

  it('refuses more than four rules in one test', () => {
    const five = ['01', '02', '03', '04', '05'].map((number) => id('attack', number));
    expect(
      judgeLedger(
        five.map((name) => rule(name)),
        [],
        [proof(...five)],
        {},
      ).problems,
    ).toHaveLength(1);
    expect(
      judgeLedger(
        five.map((name) => rule(name)),
        [],
        [proof(...five.slice(1))],
        {},
      ).problems,
    ).toEqual([]);
  });

  it('prints a line a topic with the numbers of its open rules', () => {
    const lines = printTable(states({}, proof('A1.attack.01')).rules).split('\n');
    expect(lines[1]).toMatch(/^attack +2 +1 +0 +1 +50% +02$/);
    expect(lines[3]).toMatch(/^total +3 +1 +0 +2 +33%$/);
  });

  it('draws the same sample for the same seed whatever the order, and another for another seed', () => {
    const many = judgeLedger(
      Array.from({ length: 50 }, (_, index) => rule(id('attack', String(index + 10)))),
      [],
      [],
      {},
    ).rules;
    const drawn = drawSample(many, 8, 'seed').map((found) => found.id);
    expect(drawn).toHaveLength(8);
    expect(drawSample(many.toReversed(), 8, 'seed').map((found) => found.id)).toEqual(drawn);
    expect(drawSample(many, 8, 'other').map((found) => found.id)).not.toEqual(drawn);
  });
});

it('lists only topics that the ledger has', () => {
  const known = new Set([...act1a, ...act1b, ...act1c].map(({ topic }) => topic));
  for (const { topics } of Object.values(issueTopics)) expect(topics.filter((topic) => !known.has(topic))).toEqual([]);
});
