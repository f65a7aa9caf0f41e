import { describe, expect, it } from 'vitest';
import { logFile } from '../../src/stores/logFile';
import { placed, playOn, tableOf } from './game';

describe('the file of the log', () => {
  const session = placed();
  playOn(session, 3);
  const { name, text } = logFile(tableOf(session));

  it('begins with version, Encounter, seed and party, and holds every line, what belongs to it set in', () => {
    expect(name).toMatch(/^counterstep-log-the-drowned-gate-round-\d+\.txt$/);
    expect(text).toMatch(
      /^The Drowned Gate\nCounterstep \d\S*, rules \d+\nSeed 7\nNightingale Arsen: .+\n(\w+ \w+: .+\n){3}\nThe Encounter begins\.\n/,
    );
    expect(text).toMatch(/\nRound 1\b.*\n {2}\S/);
    expect(text).not.toMatch(/\*/);
  });

  it('tells each roll of an Attack so that its numbers can be followed: faces, sum and Defense by their parts', () => {
    const rolls = text.split('\n').filter((line) => /(reaches|stays under) Defense/.test(line));
    expect(rolls.length).toBeGreaterThan(10);
    const sum = (parts: string): number =>
      [...`+${parts}`.matchAll(/(?:^|\s)([+−])\s?(\d+)/g)].reduce(
        (all, [, sign, n]) => all + (sign === '−' ? -1 : 1) * Number(n),
        0,
      );
    for (const line of rolls) {
      const [, told, needed] = /(\d+) (?:reaches|stays under) Defense (\d+)/.exec(line) ?? [];
      const [, dice, total, parts = '', defense, its = ''] =
        /\[(?:(.+?); )?(\d+) = (.+?); Defense (\d+) = (.+)\]$/.exec(line) ?? [];
      expect([total, defense], line).toEqual([told, needed]);
      // Where something was used after the roll, its dice stand in a line before.
      if (dice === undefined) expect(parts, line).toMatch(/^\d+ dice/);
      else expect(dice, line).toMatch(/^(white|purple|orange|green|black|blue|yellow) (\d|Skull)/);
      expect([sum(parts), sum(its)], line).toEqual([Number(told), Number(needed)]);
    }
    expect(rolls.some((line) => /[+−]\d+ [A-Z]/.test(line))).toBe(true);
  });
});
