import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { findRules, groupRules, loadLedger, loadRulings, ruleOfTag, topicName } from '../../src/log';
import { plainNote, plainRule } from '../../src/log/plainRule';
import { ruleIdsNamed, ruleOfEvent } from '../../src/log/ruleIds';
import { ruledRules, rulesOfRuling, rulingOfEvent, rulingOfRule, rulingsNamed } from '../../src/log/rulings';

const event = (type: string, fields: object = {}) => ({ type, group: [], ...fields });

/** The rule with this id. */
const ruleText = async (id: string) => (await loadLedger()).byId.get(id);

describe('rules reference', () => {
  it('has every rule that the log, options, Effects and Terrain name', async () => {
    const { byId } = await loadLedger();
    expect(ruleIdsNamed().filter((id) => !byId.has(id))).toEqual([]);
  });

  it('has every rule that the engine names', async () => {
    const { byId } = await loadLedger();
    const files = (readdirSync('src/engine', { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));
    const ids = files.flatMap(
      (file) => readFileSync(`src/engine/${file}`, 'utf8').match(/'A[13]\.[a-z-]+\.\d+'/g) ?? [],
    );
    expect(ids.length).toBeGreaterThan(100);
    for (const id of new Set(ids)) expect(byId.has(id.slice(1, -1)), id).toBe(true);
  });

  it('finds rules by a word, those about it first', async () => {
    const ledger = await loadLedger();
    const found = findRules(ledger, 'backstab');
    expect(found.length).toBeGreaterThan(2);
    expect(found.slice(0, 4).map(({ id }) => id)).toContain('A1.tag-attack.10');
    expect(findRules(ledger, 'poison')[0]?.rule).toMatch(/^Poison/);
  });

  it('finds what is played at a corner', async () => {
    expect(findRules(await loadLedger(), 'corner')[0]?.topic).toBe('diagonal');
  });

  it('has the rule first that is titled as what is looked for, then those of its topic', async () => {
    const ledger = await loadLedger();
    const [first, second] = findRules(ledger, 'break attack');
    expect(first?.topic).toBe('break-attack');
    expect(second?.topic).toBe('break-attack');
    expect(findRules(ledger, 'flank')[0]?.rule).toMatch(/flank/i);
    expect(findRules(ledger, 'counter')[0]?.rule).toMatch(/^COUNTER/);
    expect(findRules(ledger, 'FLIGHT')[0]?.rule).toMatch(/^FLIGHT/);
    // Named so counts more than having the word in its name.
    const rule = (id: string, topic: string, text: string) => ({ id, topic, rule: text, example: '', note: '' });
    const rules = [
      rule('1', 'x', 'PUSH AND PULL: both.'),
      rule('2', 'x', 'PUSH: it is moved.'),
      rule('3', 'push', 'A figure is moved.'),
    ];
    expect(findRules({ ...ledger, rules }, 'push').map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('says nothing of the lines of a rulebook, nor that a ruling is only proposed', async () => {
    const { rules } = await loadLedger();
    const rulings = await loadRulings();
    const texts = [...rules.flatMap(({ rule, example, note }) => [rule, example, note]), ...rulings.map((r) => r.text)];
    expect(texts.filter((text) => /\bL\d{2,}\b|proposed/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /\(\)| {2}|^[a-z;,]|here: ?$/.test(text))).toEqual([]);
    expect(rules.filter(({ rule }) => rule.length < 10)).toEqual([]);
  });

  it('keeps what a ruling says when it leaves out where it comes from', async () => {
    expect((await ruleText('A1.component.07'))?.note).toMatch(/engine should not cap|dice/);
    expect(
      plainNote('L473 says Used tokens stay. Proposed ruling: L265 (once) governs; they come off in every Phase.'),
    ).toBe('The rulebook leaves this open. Played here: they come off in every Phase.');
    expect(plainRule('Fixture Animate AI Step 1: has it any Damage?')).toBe('Animate AI Step 1: has it any Damage?');
    expect(plainRule('L1217: the Animate Jumps two gaps (L863).')).toBe('The Animate Jumps two gaps.');
  });

  it('finds rules that have every word, also in the middle of a sentence', async () => {
    const ledger = await loadLedger();
    const found = findRules(ledger, 'Hindering Attack');
    expect(found.map(({ id }) => id)).toContain('A1.terrain.04');
    for (const { id, topic, rule, example, note } of found)
      expect(`${id} ${topic} ${rule} ${example} ${note}`.toLowerCase()).toMatch(/hindering/);
  });

  it('finds a rule by its id, and nothing by nonsense', async () => {
    const ledger = await loadLedger();
    expect(findRules(ledger, 'a1.counter.01')[0]?.id).toBe('A1.counter.01');
    expect(findRules(ledger, 'xyzzy')).toEqual([]);
    expect(findRules(ledger, '')).toEqual([]);
  });

  it('lists a topic, and searches in it', async () => {
    const ledger = await loadLedger();
    expect(findRules(ledger, '', 'counter')).toHaveLength(ledger.topics.get('counter') ?? -1);
    expect(findRules(ledger, 'skull', 'dodge').every(({ topic }) => topic === 'dodge')).toBe(true);
  });

  it('names topics as a rulebook would, each by a name of its own', async () => {
    const { topics } = await loadLedger();
    const named: [string, string][] = [
      ['tag-move', 'Move tags'],
      ['tag-defense', 'Defense tags'],
      ['std-ability', 'Standard Abilities'],
      ['break-attack', 'Break Attack'],
      ['re-equip', 'Re-Equip'],
      ['ct-burrow', 'Burrow (token)'],
      ['effect-burn', 'Burn (Effect)'],
      ['terrain-table', 'Terrain Table'],
      ['los', 'Line of Sight'],
    ];
    for (const [topic, name] of named) expect(topicName(topic)).toBe(name);
    const names = [...topics.keys()].map(topicName);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][\p{L}:,() -]+$/u.test(name))).toEqual([]);
    // Two parts of the rulebook about one thing are one topic.
    expect(topics.has('std-action')).toBe(false);
  });

  it('ranks by where the word stands: topic, title, rule, then example and note; whole words first', async () => {
    const ledger = await loadLedger();
    const rule = (id: string, topic: string, text: string, example = '') => ({
      id,
      topic,
      rule: text,
      example,
      note: '',
    });
    const rules = [
      rule('1', 'x', 'Nothing of it.', 'A pushed crate.'),
      rule('2', 'x', 'Who is pushed falls.'),
      rule('3', 'x', 'Nothing of it.', 'A push.'),
      rule('4', 'x', 'It may push at will.'),
      rule('5', 'x', 'PUSH (X): it is moved.'),
      rule('6', 'push', 'A figure is moved.'),
      rule('7', 'x', 'The ambusher stays.'),
      rule('8', 'x', 'Pushing far: it is moved.'),
    ];
    expect(findRules({ ...ledger, rules }, 'push').map(({ id }) => id)).toEqual(['6', '5', '8', '4', '2', '3', '1']);
    expect(groupRules(findRules({ ...ledger, rules }, 'push')).map(({ topic }) => topic)).toEqual(['push', 'x']);
  });

  it('finds DODGE under its topic first, then where it is defined, in the order of the rulebook', async () => {
    const groups = groupRules(findRules(await loadLedger(), 'dodge'));
    const [dodge, abilities, tags] = groups;
    expect(dodge?.rules.map(({ id }) => id)).toEqual(
      dodge?.rules.map((_, n) => `A1.dodge.${String(n + 1).padStart(2, '0')}`),
    );
    expect(abilities?.topic).toBe('std-ability');
    expect(tags?.topic).toBe('tag-defense');
  });

  it('says in words what the rulebook leaves open, and what is played', async () => {
    const { rules } = await loadLedger();
    expect((await ruleText('A1.dodge.07'))?.note).toBe(
      'The rulebook leaves this open. Played here: once in each Dodge step.',
    );
    expect((await ruleText('A1.dodge.08'))?.note).toMatch(
      /^The rulebook leaves this open: Dodge rolled the Skull .* so it counts\.$/,
    );
    expect(plainNote('Ruling.')).toBe('The rulebook leaves this open. This is how it is played here.');
    expect(plainNote('The cost is not stated; proposed: 1 SP.')).toBe('The cost is not stated; played here: 1 SP.');
    const stiff = /\b[Rr]uling: |Left open|here: (?:[Pp]layed|the rulebook is)|here:\.|leaves this open\. [a-z]/;
    expect(rules.map(({ note }) => note).filter((note) => stiff.test(note))).toEqual([]);
  });

  it('finds the rule of each tag on the cards shipped', async () => {
    const ledger = await loadLedger();
    expect(ruleOfTag(ledger, 'FLIGHT')?.id).toBe('A1.tag-move.14');
    expect(ruleOfTag(ledger, 'REACH 2')?.id).toBe('A1.tag-attack.16');
    expect(ruleOfTag(ledger, 'RESISTANCE: MAGIC')?.id).toBe('A1.tag-defense.11');
    expect(ruleOfTag(ledger, 'NOT A TAG')).toBeNull();
    const swarm = Object.values(shippedContent().combatants).find(({ name }) => name === 'Cave Sickle');
    expect(swarm).toBeDefined();
    expect(ruleOfTag(ledger, 'SWARM')).not.toBeNull();
  });

  it('gives the text of a rule', async () => {
    expect((await ruleText('A1.heal.01'))?.rule).toMatch(/removes X Damage tokens/);
    expect(await ruleText('A1.nothing.99')).toBeUndefined();
  });

  it('takes the rule that the engine names before the one of the kind', () => {
    expect(ruleOfEvent(event('moved', { rule: 'A1.jump.03' }))).toBe('A1.jump.03');
    expect(ruleOfEvent(event('moved'))).toBe('A1.move.01');
    expect(ruleOfEvent(event('effectGained', { effect: 'POISON' }))).toBe('A1.effect-token.13');
    expect(ruleOfEvent(event('nothingKnown'))).toBeNull();
  });
});

describe('rulings', () => {
  it('are those of the document, in our own words', async () => {
    const rulings = await loadRulings();
    const document = readFileSync('docs/rulings.md', 'utf8');
    expect(rulings.map(({ n }) => n)).toEqual([...document.matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n)));
    expect(rulings[4]?.text).toMatch(/^\*Put back\*/);
    expect(rulings[3]?.text).toMatch(/met right after\.$/);
  });

  it('stand beside rules that the ledger has', async () => {
    const { byId } = await loadLedger();
    expect(ruledRules().filter((id) => !byId.has(id))).toEqual([]);
    for (const id of ruledRules()) expect(rulesOfRuling(rulingOfRule(id) ?? 0)).toContain(id);
    expect(rulesOfRuling(14)).toContain('A1.follow-up.07');
  });

  it('that are named stand in the document', async () => {
    const numbers = (await loadRulings()).map(({ n }) => n);
    for (const n of rulingsNamed()) expect(numbers).toContain(n);
  });

  it('are named where they decide', () => {
    expect(rulingOfEvent(event('putBack'))).toBe(5);
    expect(rulingOfEvent(event('followUp'))).toBe(14);
    expect(rulingOfEvent(event('roundEnded'))).toBe(18);
    expect(rulingOfEvent(event('effectLost', { because: 'duration' }))).toBe(16);
    expect(rulingOfEvent(event('effectLost', { because: 'token' }))).toBeNull();
    expect(rulingOfEvent(event('defeated', { by: 'rook' }))).toBe(7);
    expect(rulingOfEvent(event('defeated', { by: null }))).toBeNull();
    expect(rulingOfEvent(event('spellBegan', { targets: ['a', 'b'] }))).toBe(11);
    expect(rulingOfEvent(event('spellBegan', { targets: ['a'] }))).toBeNull();
  });
});
