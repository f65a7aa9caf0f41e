import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../src/content';
import { parseCondition, parseSentence } from '../../../src/content/language/parse';
import { briefAction, briefCondition, briefStep, briefUnmet } from '../../../src/content/language/printBrief';

const content = shippedContent();
const stepOf = (card: string, n: number) => {
  const step = content.combatants[card]?.ai[n - 1];
  if (!step) throw new Error(`no step ${n} on ${card}`);
  return step;
};
const sentences = (text: string) => {
  const parsed = parseSentence(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.sentences;
};
const part = (text: string): string | undefined => {
  const step = {
    if: { of: [], join: 'and' as const },
    ifText: '',
    do: [{ sentences: sentences(text), text }],
    continueDown: false,
  };
  return briefStep(step).parts[0];
};
const conds = (text: string) => {
  const parsed = parseCondition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.conds;
};

describe('an AI Step in the fewest words', () => {
  it('asks its condition and does its parts', () => {
    expect(briefStep(stepOf('animate', 2))).toEqual({
      condition: 'Opponent adjacent?',
      parts: ['Melee ATK', 'Move up to 2 farther from the target, no Break Attacks'],
    });
    expect(briefStep(stepOf('cave-sickle', 2)).parts).toEqual([
      'Ranged 4 ATK',
      'MOVE next to the most Damage of those within Movement range',
      'Melee ATK; Follow Up: Inflict POISON, FORCE 9',
    ]);
  });

  it('counts Follow Ups within Follow Ups that only attack the same target again', () => {
    expect(briefStep(stepOf('cave-sickle', 1)).parts).toEqual([
      'Melee ATK on the most Damage; Follow Up: the same target again, up to twice',
    ]);
    expect(part('Melee ATK with [FU: Melee ATK against the same target]')).toBe(
      'Melee ATK; Follow Up: the same target again',
    );
    expect(part('Melee ATK with [FU: Ranged 4 ATK against the same target]')).not.toContain('again');
  });

  it('says every word of a description that narrows it', () => {
    expect(part('Melee ATK against the nearest opponent without WILT')).toContain('without WILT');
    expect(
      part('Cast a SPELL 6 against the opponent without DARKNESS with the lowest Conviction Value: Inflict WILT'),
    ).toBe('SPELL 6 on the lowest Conviction Value of those without DARKNESS: Inflict WILT');
    expect(part('Ranged 4 ATK, prioritizing an opponent with DARKNESS')).toBe(
      'Ranged 4 ATK, an opponent with DARKNESS first',
    );
    expect(part('Melee ATK with +2 PHYSICAL DMG and [FU: PUSH 1]')).toBe(
      'Melee ATK with +2 PHYSICAL DMG; Follow Up: PUSH 1',
    );
  });

  it('stands as it is printed where there is no short form', () => {
    expect(part('You may spend 1 SP to HEAL 2')).toBe('You may spend 1 SP to HEAL 2');
    expect(part('Make 2 Melee ATKs')).toBe('Make 2 Melee ATKs');
    expect(briefCondition(conds('There is no opponent within SOI'))).toBe('There is no opponent within SOI?');
  });

  it('is shorter than the printed step on every card, and names the same numbers and words in capitals', () => {
    const marks = (text: string): string[] => [...new Set(text.match(/\b(?:[A-Z]{3,}|\d+)\b/g) ?? [])].sort();
    for (const card of Object.values(content.combatants))
      for (const step of card.ai) {
        const brief = briefStep(step);
        step.do.forEach(({ text }, n) => {
          expect(brief.parts[n]?.length).toBeLessThanOrEqual(text.length);
          expect(marks(brief.parts[n] ?? '')).toEqual(marks(text));
        });
        expect(brief.condition.length).toBeLessThanOrEqual(step.ifText.length + 1);
      }
  });
});

describe('why a step is false', () => {
  it('names what was not there, and where', () => {
    expect(briefUnmet(conds('There is an adjacent opponent'), 'I4')).toBe('no opponent stands next to I4');
    expect(briefUnmet(conds('There is an adjacent opponent'), null)).toBe('no opponent stands next to it');
    expect(briefUnmet(conds('There is an opponent within Range 4'), 'I4')).toBe('no opponent within Range 4');
    expect(briefUnmet(conds('This figure has Damage'), null)).toBe('it has no Damage');
    expect(briefUnmet(stepOf('vat-hulk', 1).if, null)).toBe('fewer than 2 opponents adjacent to this figure');
  });

  it('leaves it open where the words do not tell', () => {
    expect(briefUnmet(conds('There is no opponent within SOI'), 'I4')).toBeNull();
    expect(briefUnmet(conds('There is an adjacent opponent and this figure has Damage'), 'I4')).toBeNull();
  });
});

it('names the Attack or Spell of a part', () => {
  expect(briefAction(sentences('Ranged 4 ATK'))).toBe('Ranged 4 ATK');
  expect(briefAction(sentences('Cast a SPELL 6 against an opponent within SOI: Inflict POISON'))).toBe('SPELL 6');
  expect(briefAction(sentences('HEAL 2'))).toBeNull();
});
