import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../src/content';
import type { GameEvent, Part } from '../../../src/engine/kernel/types';
import { createNames, type LogEntry, narrate, plain } from '../../../src/log';
import { playGame } from '../../../src/sim/play';
import { runPosition } from '../../../src/sim/position';
import { duel, opponent, relic, type Scene, struck, weapon } from '../../scene/beside';

/** For each event with parts: the lists, and the number that each makes. */
const NUMBERS: Record<string, Record<string, string>> = {
  attackRolled: { parts: 'total', defenseParts: 'defense' },
  armorSubtracted: { parts: 'armor' },
  damageDealt: { parts: 'final' },
  convictionChecked: { parts: 'total' },
  skillChecked: { parts: 'total' },
  spellCast: { parts: 'force' },
  forceDetermined: { parts: 'force' },
};

const isParts = (value: unknown): value is Part[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((x) => typeof x === 'object' && x !== null && 'n' in x && 'of' in x);

/** What does not add up, or is told with parts and no number; counts what was looked at. */
function wrong(events: readonly GameEvent[], seen: Map<string, number>): string[] {
  const found: string[] = [];
  for (const event of events)
    for (const [field, value] of Object.entries(event)) {
      if (!isParts(value)) continue;
      const number = NUMBERS[event.type]?.[field];
      const sum = value.reduce((n, part) => n + part.n, 0);
      // No roll, Check or Force is less than 0 (A1.attack.31).
      if (!number || Math.max(0, sum) !== event[number]) found.push(`${field} make ${sum}: ${JSON.stringify(event)}`);
      seen.set(`${event.type}.${field}`, (seen.get(`${event.type}.${field}`) ?? 0) + 1);
    }
  return found;
}

/** Lines of the log whose parts do not make the number that they tell. Armor tells what it took away alone. */
function unequal(lines: readonly LogEntry[]): string[] {
  return lines.flatMap(({ type, text, parts, total, children }) => {
    const sum = Math.max(
      0,
      parts.reduce((all, { n }) => all + n, 0),
    );
    // A Skull has no number, Damage is told with its own.
    const told = type !== 'damageDealt' || plain(text).includes(` ${sum} `);
    const right = parts.length === 0 || type === 'armorSubtracted' || (sum === total && told);
    return [...(right ? [] : [`${sum}: ${JSON.stringify({ type, text, parts, total })}`]), ...unequal(children)];
  });
}

describe('the parts of a number', () => {
  it('add up to it in all events of random games of every Encounter', () => {
    const content = shippedContent();
    const seen = new Map<string, number>();
    const names = createNames(content);
    for (const encounter of Object.keys(content.encounters))
      for (const seed of [1, 2])
        playGame(content, {
          encounter,
          seed,
          policy: 'random',
          watch: (state, _intent, events) => {
            expect(wrong(events, seen)).toEqual([]);
            const lines = narrate([{ kind: 'events', n: 0, events }], { content, state, names });
            expect(unequal(lines)).toEqual([]);
          },
        });
    for (const [type, lists] of Object.entries(NUMBERS))
      for (const field of Object.keys(lists))
        expect(seen.get(`${type}.${field}`), `${type}.${field}`).toBeGreaterThan(5);
  });

  /** The parts of the Damage that a scene deals, by type. */
  const dealt = (scene: object): Record<string, string[]> => {
    const { ok, differences, events } = runPosition({ format: 'position/1', name: 'parts', ...scene });
    expect(ok, differences.join('; ')).toBe(true);
    expect(wrong(events as GameEvent[], new Map())).toEqual([]);
    const damage = (events as GameEvent[]).filter((e) => e.type === 'damageDealt');
    return Object.fromEntries(damage.map((e) => [e.damageType, (e.parts ?? []).map((p) => `${p.n} ${p.of}`)]));
  };
  const blow = (enemy: object, foeIs: Scene['foeIs'] = {}, blade: object = {}) =>
    dealt(
      duel({
        rook: { items: ['blade'], sp: 2 },
        foe: 'target',
        foeIs,
        extra: {
          items: [weapon('blade', { hands: 2, dice: ['WHITE', 'PURPLE'], ...blade })],
          combatants: [opponent('target', { hp: 30, ...enemy })],
        },
        dice: ['WHITE 7', 'PURPLE 7'],
        play: [{ choose: { kind: 'attack' } }],
      }),
    );
  const passive = (text: string) => ({ passives: [{ name: 'Hide', text }] });

  it('A1.attack.16 A1.tag-defense.11 A1.tag-defense.05 tell what Armor, RESISTANCE and IMMUNITY take', () => {
    expect(blow({ armor: 2 })).toEqual({ PHYSICAL: ['7 difference', '-2 armor'] });
    expect(blow({ armor: 2, ...passive('RESISTANCE: PHYSICAL DMG') })).toEqual({
      PHYSICAL: ['7 difference', '-2 armor', '-2 RESISTANCE'],
    });
    const magic = { abilities: ['PASSIVE: +3 MAGIC DMG to your Attacks.'] };
    expect(blow(passive('RESISTANCE: MAGIC DMG'), {}, magic)).toEqual({
      PHYSICAL: ['7 difference'],
      MAGIC: ['3 card', '-1 RESISTANCE'],
    });
    expect(blow(passive('IMMUNITY: MAGIC DMG'), {}, magic)).toEqual({ PHYSICAL: ['7 difference'] });
  });

  it('A1.effect-token.15 A1.special-effect.08 A1.attack.22 tell what Wilt and Nemesis add, and what an Ability takes', () => {
    expect(blow({}, { effects: ['wilt'] })).toEqual({ PHYSICAL: ['7 difference'], IRREDUCIBLE: ['2 WILT'] });
    expect(blow({}, { effects: ['nemesis'] })).toEqual({ PHYSICAL: ['7 difference', '2 NEMESIS'] });
    const shield = relic('shield', 'EXHAUST: When you would be dealt PHYSICAL DMG, reduce that Damage by 3.');
    expect(
      dealt(
        struck({
          rook: { sp: 0, items: ['shield'] },
          extra: { items: [shield] },
          dice: ['WHITE 7', 'PURPLE 7'],
          play: [{ choose: { kind: 'use', card: 'shield' } }],
        }),
      ),
    ).toEqual({ PHYSICAL: ['7 difference', '-3 ability'] });
  });
});
