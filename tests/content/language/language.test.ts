import { describe, expect, it } from 'vitest';
import {
  type LanguageError,
  type LineOptions,
  type Parsed,
  parseAttack,
  parseCondition,
  parseEnding,
  parseLine,
  parseSentence,
  parseTag,
} from '../../../src/content/language/parse';
import {
  type PrintOptions,
  printAttack,
  printConditions,
  printEnding,
  printLine,
  printSentences,
  printTag,
} from '../../../src/content/language/print';
import * as lines from './lines';

/** Unwraps what was parsed, with the parser's words if it failed. */
function value<T extends object>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(`${parsed.error.message} (read: ${parsed.error.read})`);
  const { ok, ...rest } = parsed;
  return rest as unknown as T;
}

/** `print(parse(x))` prints itself again, and means the same. */
function fixedPoint<T extends object>(texts: string[], parse: (text: string) => Parsed<T>, print: (data: T) => string) {
  it.each(texts)('%s', (text) => {
    const data = value(parse(text));
    const printed = print(data);
    const again = value(parse(printed));
    expect(again, printed).toEqual(data);
    expect(print(again)).toBe(printed);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
}

describe('lines are read, printed and read again', () => {
  const figure: PrintOptions = { thisFigure: true };
  fixedPoint(
    lines.ABILITIES,
    (t) => parseLine(t),
    (d) => printLine(d.ability),
  );
  fixedPoint(
    lines.SYMBOLS,
    (t) => parseLine(t, { role: 'symbol' }),
    (d) => printLine(d.ability),
  );
  fixedPoint(
    lines.PASSIVES,
    (t) => parseLine(t, { role: 'passive' }),
    (d) => printLine(d.ability, { role: 'passive', ...figure }),
  );
  fixedPoint(
    lines.RULES,
    (t) => parseLine(t, { role: 'rule' }),
    (d) => printLine(d.ability),
  );
  fixedPoint(
    lines.AI_IF,
    (t) => parseCondition(t),
    (d) => printConditions(d.conds, figure),
  );
  fixedPoint(
    lines.AI_DO,
    (t) => parseSentence(t, { role: 'aiDo' }),
    (d) => printSentences(d.sentences, figure),
  );
  fixedPoint(
    lines.TEXTS,
    (t) => parseSentence(t),
    (d) => printSentences(d.sentences),
  );
  fixedPoint(
    lines.ENDINGS,
    (t) => parseEnding(t),
    (d) => printEnding(d.ending),
  );
  fixedPoint(
    lines.ATTACKS,
    (t) => parseAttack(t),
    (d) => printAttack(d.attack),
  );
  fixedPoint(
    lines.TAGS,
    (t) => parseTag(t),
    (d) => printTag(d.tag),
  );
});

describe('the canonical form', () => {
  const printed = (text: string, options?: LineOptions, style?: PrintOptions): string =>
    printLine(value(parseLine(text, options)).ability, style);

  it.each([
    [
      'exhaust, combo: light: before you make a attack, reroll one of your combat die',
      'EXHAUST, COMBO: LIGHT: When making an Attack, re-roll 1 of your Combat dice.',
    ],
    [
      'FU, 1 SP: target all opponent adjacent to you: push 2 and inflict Poison.',
      '1 SP, FU: Target all opponents adjacent to you: PUSH 2 and Inflict POISON.',
    ],
    ['DISCARD: Target one ally: it heals 3', 'DISCARD: Target an ally: it HEALS 3.'],
    [
      'PASSIVE: +1 Defense if you have 2 1-handed melee weapons equipped',
      'PASSIVE: With 2 1-Handed Melee Weapons, +1 Defense.',
    ],
    ['EXHAUST: Make an ATK targeting an opponent', 'EXHAUST: Make an Attack against an opponent.'],
    [
      'PASSIVE: The first time an ally HEALS each turn, Gain 1 SP',
      'PASSIVE: The first time each turn an ally HEALS, Gain 1 SP.',
    ],
    [
      'PASSIVE: The first Melee ATK made against you each round is EMPOWERED',
      'PASSIVE: The first time each round a figure makes a Melee ATK against you, EMPOWER.',
    ],
    ['EXHAUST: Gain HASTE, COURAGE, and 1 SP', 'EXHAUST: Gain HASTE, COURAGE and 1 SP.'],
    ['1 BURST, 2 BOOK: HEAL 1', '1 BURST 2 BOOK: HEAL 1.'],
    ['EXHAUST:MOVE  with FLIGHT , then   HEAL 1 .', 'EXHAUST: MOVE with FLIGHT, THEN HEAL 1.'],
    ['PASSIVE: −1 Defense while on {the Bridge}', 'PASSIVE: While on {the Bridge}, -1 Defense.'],
  ])('%s', (text, canonical) => {
    expect(printed(text)).toBe(canonical);
  });

  it('calls you "this figure" on Intelligent Combatants, and means the same', () => {
    const text = 'PASSIVE: When you hit an opponent, you may deal yourself 1 IRREDUCIBLE DMG to HEAL 2.';
    const spoken = printed(text, {}, { thisFigure: true });
    expect(spoken).toBe(
      'PASSIVE: When this figure hits an opponent, this figure may deal itself 1 IRREDUCIBLE DMG to HEAL 2.',
    );
    expect(value(parseLine(spoken))).toEqual(value(parseLine(text)));
  });

  it('leaves out PASSIVE in the list of passives, not another head', () => {
    expect(printed('+1 Defense', { role: 'passive' }, { role: 'passive' })).toBe('+1 Defense.');
    expect(printed('+1 Defense', { role: 'passive' })).toBe('PASSIVE: +1 Defense.');
    expect(printed('STATUS: HEAL 1', { role: 'passive' }, { role: 'passive' })).toBe('STATUS: HEAL 1.');
  });

  it('keeps names as they are spelled and knows category tags of packs', () => {
    expect(printed("EXHAUST: Gain 1 {Shapeshifter's Rust} token")).toContain("{Shapeshifter's Rust}");
    expect(parseLine('COMBO: WAR KATANA: +1 PHYSICAL DMG').ok).toBe(false);
    expect(value(parseLine('COMBO: WAR KATANA: +1 PHYSICAL DMG', { itemTags: ['WAR KATANA'] })).ability.combo).toEqual([
      'WAR KATANA',
    ]);
    expect(parseTag('WAR KATANA').ok).toBe(false);
    expect(parseTag('war katana', ['WAR KATANA']).ok).toBe(true);
  });
});

describe('how lines are taken apart', () => {
  const body = (text: string) => value(parseLine(text)).ability.body;

  it('gives a description to the nearest noun', () => {
    const aim = body('EXHAUST: Target an opponent adjacent to an ally with HASTE: PUSH 1')[0]!.steps[0]!.aim;
    expect(aim).toMatchObject({
      whom: { of: [{ figures: { desc: [], place: { one: { of: [{ figures: { desc: [{ t: 'with' }] } }] } } } }] },
    });
  });

  it('joins whole figures, and lets a figure with a verb begin something new', () => {
    const both = body('EXHAUST: Deal 1 MAGIC DMG to an opponent and an ally');
    expect(both[0]!.steps).toHaveLength(1);
    const two = body('EXHAUST: Deal 1 MAGIC DMG to an opponent and you HEAL 2');
    expect(two[0]!.steps.map((s) => s.effect.do)).toEqual(['deal', 'heal']);
    expect(two[0]!.steps[1]!.who).toEqual({ of: [{ person: 'you' }] });
  });

  it('tells who pays from who acts', () => {
    const step = body('EXHAUST: You may spend 1 SP to Target an ally: it HEALS 2')[0]!.steps[0]!;
    expect(step).toMatchObject({
      by: { of: [{ person: 'you' }] },
      who: { of: [{ person: 'it' }] },
      may: true,
      costs: [{ pay: 'sp', n: 1 }],
    });
    const asked = body('EXHAUST: Target an ally: it may spend 1 SP to HEAL 2')[0]!.steps[0]!;
    expect(asked).toMatchObject({ aimFirst: true, who: { of: [{ person: 'it' }] }, may: true });
    expect(asked.by).toBeUndefined();
  });

  it('governs the whole sentence by If, FORCE and until, wherever If stands', () => {
    expect(body('EXHAUST: Gain HASTE if you have no Damage')).toEqual(
      body('EXHAUST: If you have no Damage, Gain HASTE'),
    );
    const [first, second] = body('FU: PUSH 2 and Inflict POISON, FORCE 8. HEAL 1');
    expect(first).toMatchObject({ force: { parts: [{ n: 8 }] }, steps: [{}, {}] });
    expect(second!.force).toBeUndefined();
  });

  it('marks THEN, and reads a list as long as it can be', () => {
    const steps = body('EXHAUST: Gain HASTE and 1 SP and MOVE, THEN HEAL 1')[0]!.steps;
    expect(steps.map((s) => [s.effect.do, s.then ?? false])).toEqual([
      ['gain', false],
      ['moveAction', false],
      ['heal', true],
    ]);
  });

  it('tells a MOVE without a number from Free Movement', () => {
    expect(body('1 SP: MOVE')[0]!.steps[0]!.effect.do).toBe('moveAction');
    expect(body('1 SP: Move 2 spaces')[0]!.steps[0]!.effect).toEqual({ do: 'move', n: 2 });
  });

  it('reads an ending as a condition if it can be one', () => {
    expect(value(parseEnding('All opponents are Defeated')).ending).toHaveProperty('conds');
    expect(value(parseEnding('An opponent Defeats an Adventurer')).ending).toHaveProperty('events');
  });
});

describe('errors', () => {
  const error = (text: string, options?: LineOptions): LanguageError => {
    const parsed = parseLine(text, options);
    if (parsed.ok) throw new Error(`understood: ${text}`);
    return parsed.error;
  };

  it.each([
    ['DISCARD, 1 SP: HEEL 3', 16, 'DISCARD, 1 SP:', 'heal'],
    ['EXHAUST: Gain 2 {Rust} tokens and  HASTY', 36, 'EXHAUST: Gain 2 {Rust} tokens and', 'an Effect'],
    ['EXHAUST: Target an ally: HEAL', 30, 'EXHAUST: Target an ally: HEAL', 'a number'],
    ['EXHAUST: Inflict ROOTED', 18, 'EXHAUST: Inflict', 'an Effect'],
    ['EXHAUST: Gain {unclosed', 15, 'EXHAUST: Gain', 'a {name}'],
    ['EXAUST: HEAL 1', 1, '', 'exhaust'],
    ['EXHAUST: When you fly, HEAL 1', 19, 'EXHAUST: When you', 'hit'],
    ['PASSIVE: [FU: PUSH 2 to your Attacks', 22, 'PASSIVE: [FU: PUSH 2', ']'],
    ['', 1, '', 'a number'],
  ])('%s', (text, column, read, expected) => {
    const found = error(text);
    expect(found).toMatchObject({ column, read });
    expect(found.expected).toContain(expected);
    expect(found.message).toContain(`Column ${column}`);
  });

  it.each([
    ['HEAL 2', 1, 'price'],
    ['If you have Damage, HEAL 2', 1, 'price'],
    ['EXHAUST: HEAL 1. Deal 2 MAGIC DMG', 18, 'no target'],
    ['EXHAUST: Inflict POISON and PUSH 1', 10, 'no target'],
    ['EXHAUST: HEAL 1 and PUSH 1', 21, 'no target'],
    ['1 SP: reduce that Damage by 2', 7, 'would be dealt Damage'],
    ['PASSIVE: When casting a SPELL, re-roll that roll and REDIRECT to you', 54, 'Determine Damage'],
    ['EXHAUST: re-roll 1 of your Combat dice', 10, 'dice are rolled'],
    ['When you are Defeated, HEAL 1, instead', 24, 'instead'],
    ['EXHAUST: HEAL X', 10, 'What is X'],
    ['EXHAUST: Gain X SP, where X equals 2. HEAL X, where X equals 3', 39, 'one X'],
    ['EXHAUST, EXHAUST: HEAL 1', 1, 'twice'],
    ['EXHAUST: HEAL 1. Target an opponent: PUSH 1, FORCE 7 + DIFFERENCE HIT', 18, 'FU'],
    ['EXHAUST: If you have Damage, HEAL 1 if you have no SP', 10, 'one "if"'],
    ['EXHAUST: Gain [PUSH 2]', 10, 'price'],
    ['When you move, you may HEAL 1', 10, ''],
  ])('%s', (text, column, said) => {
    const found = error(text);
    expect(found.column).toBe(column);
    expect(found.message).toContain(said);
  });

  it('guesses a misspelled word and names a figure once', () => {
    expect(error('EXHAUST: HEEL 1').message).toBe('Column 10: "HEEL" cannot stand here; did you mean "heal"?');
    expect(error('EXHAUST: Target nobody: HEAL 1').expected).toEqual([
      '*',
      'a',
      'a figure',
      'a number',
      'a token',
      'a {name}',
      'x',
    ]);
  });

  it('asks of each place what it needs', () => {
    expect(error('+1 PHYSICAL DMG', { role: 'symbol' }).message).toContain('Symbols');
    expect(error('EXHAUST: HEAL 1', { intelligent: true }).message).toContain('Intelligent');
    expect(parseLine('Cast a SPELL 6: Inflict WILT').ok).toBe(false);
    expect(parseLine('Cast a SPELL 6: Inflict WILT', { cardSp: 2 }).ok).toBe(true);
    expect(parseLine('{Cave Sickle} may not DODGE').ok).toBe(false);
    expect(parseLine('{Cave Sickle} may not DODGE', { role: 'rule' }).ok).toBe(true);
    expect(parseSentence('Deal 2 MAGIC DMG', { role: 'aiDo' }).ok).toBe(true);
    expect(parseSentence('Deal 2 MAGIC DMG').ok).toBe(false);
    expect(parseAttack('make the same Attack').ok).toBe(false);
    expect(parseCondition('you have Damage and you have 1 SP or more').ok).toBe(false);
    expect(parseCondition('you have Damage and you have no SP or Flanking').ok).toBe(false);
  });
});
