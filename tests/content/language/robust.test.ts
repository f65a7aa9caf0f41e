import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { generateGrammar } from '../../../scripts/grammar';
import {
  type Parsed,
  parseAttack,
  parseCondition,
  parseEnding,
  parseLine,
  parseSentence,
  parseTag,
} from '../../../src/content/language/parse';
import { printLine } from '../../../src/content/language/print';
import * as lines from './lines';

describe('no text breaks the parser', () => {
  const all = Object.values(lines).flat();
  const parsers = [parseLine, parseSentence, parseCondition, parseEnding, parseAttack, parseTag] as ((
    t: string,
  ) => Parsed<object>)[];
  const random = (seed: number) => {
    const generator = xoroshiro128plus(seed);
    return (n: number): number => (generator.next() >>> 0) % n;
  };

  function survives(text: string, next: (n: number) => number): boolean {
    const parsed = parsers[next(parsers.length)]!(text);
    if (parsed.ok) return true;
    const { column, read, message } = parsed.error;
    if (column < 1 || column > text.length + 1 || !text.slice(0, column - 1).includes(read) || message === '') {
      throw new Error(`a bad error for ${JSON.stringify(text)}: ${JSON.stringify(parsed.error)}`);
    }
    return false;
  }

  it('10,000 random strings', () => {
    const next = random(1);
    const signs = 'abcdefghij EXHAUST:,.;[]{}()+-*/0123456789\t\n"\'’é漢😀\u0000<>&$';
    for (let i = 0; i < 10_000; i++) {
      const text = Array.from({ length: next(60) }, () => signs[next(signs.length)]!).join('');
      survives(text, next);
    }
  });

  it('10,000 mutated lines', () => {
    const next = random(2);
    let understood = 0;
    const wordsOf = all.join(' ').split(' ');
    for (let i = 0; i < 10_000; i++) {
      const words = all[next(all.length)]!.split(' ');
      for (let k = next(3) + 1; k > 0; k--) {
        const at = next(words.length);
        const change = next(4);
        if (change === 0) words.splice(at, 1);
        else if (change === 1) words.splice(at, 0, wordsOf[next(wordsOf.length)]!);
        else if (change === 2) words[at] = wordsOf[next(wordsOf.length)]!;
        else words[at] = (words[at] ?? '').slice(1);
      }
      if (survives(words.join(' '), next)) understood++;
    }
    expect(understood).toBeGreaterThan(30);
  });

  it('and what a mutated line still means is printed and read again', () => {
    const next = random(3);
    const wordsOf = lines.ABILITIES.join(' ').split(' ');
    let understood = 0;
    for (let i = 0; i < 10_000; i++) {
      const words = lines.ABILITIES[next(lines.ABILITIES.length)]!.split(' ');
      words[next(words.length)] = wordsOf[next(wordsOf.length)]!;
      const parsed = parseLine(words.join(' '));
      if (!parsed.ok) continue;
      understood++;
      const printed = printLine(parsed.ability);
      expect(parseLine(printed), `${words.join(' ')} => ${printed}`).toEqual(parsed);
    }
    expect(understood).toBeGreaterThan(200);
  });

  it('nested lines and long lines', () => {
    const deep = `EXHAUST: Gain ${'[FU: Gain '.repeat(3000)}1 SP${']'.repeat(3000)}`;
    expect(parseLine(deep).ok).toBe(false);
    const long = `EXHAUST: ${'HEAL 1. '.repeat(2000)}`;
    expect(parseLine(long).ok).toBe(true);
  });
});

describe('the parser', () => {
  it('understands every example line of the guide', () => {
    const guide = readFileSync(fileURLToPath(new URL('../../../docs/card-language.md', import.meta.url)), 'utf8');
    const examples = [...guide.matchAll(/^\| `([^`]*\.)` \|/gm)].map((match) => match[1]!);
    expect(examples.length).toBeGreaterThan(8);
    for (const text of examples) {
      const parsed = parseLine(text);
      expect(parsed.ok && printLine(parsed.ability)).toBe(text);
    }
  });

  it('is made from the grammar as it is committed (npm run grammar)', () => {
    const path = fileURLToPath(new URL('../../../src/content/language/grammar.generated.js', import.meta.url));
    expect(readFileSync(path, 'utf8') === generateGrammar()).toBe(true);
  });
});
