import { describe, expect, it } from 'vitest';
import type { Ask } from '../../src/engine/kernel/types';
import { askFacts, askTitle, createNames, outcomeText, rollText, stakeText } from '../../src/log';
import { engineQueries } from '../../src/stores/engine';
import { content, newGame, placed, playOn, stateOf } from '../stores/game';

const names = createNames(content);
const state = stateOf(placed());
const facts = (about: Record<string, unknown>, kind: Ask['kind'] = 'window') =>
  askFacts({ ...state.ask, kind, about } as Ask, state, names);

describe('the moment of a question', () => {
  it('is told for every window of whole games, with the figures that it is about', () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 6]) {
      const session = newGame(seed);
      playOn(session, seed, (now) => {
        if (now.ask?.kind !== 'window') return false;
        const told = askFacts(now.ask, now, names);
        const subject = now.ask.about?.subject;
        expect(told, JSON.stringify(now.ask.about)).not.toBeNull();
        expect(told).not.toMatch(/undefined|\{|\*\*/);
        if (typeof subject === 'string') expect(told).toContain(names.figure(now, subject));
        seen.add(String(now.ask.about?.point));
        return false;
      });
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  it('is told by the step of an Attack, by the turn, by the kind of the roll', () => {
    const attack = { subject: 'cave-sickle-2', object: 'remi', attack: 1 };
    expect(facts({ ...attack, point: 'attack.wouldDetermine' })).toBe(
      "After *Cave Sickle 2*'s hit on *Remi*, before its Damage",
    );
    expect(facts({ subject: 'rook', point: 'turn.start' })).toBe("At the start of *Rook*'s turn");
    expect(facts({ subject: 'rook', point: 'dice.rolled', roll: 'skill' })).toBe('*Rook* has rolled a Skill Check');
    expect(facts({ subject: 'rook', point: 'move.entered', space: 17 })).toBe('After *Rook* entered B2');
  });

  it('of a Check against Force says what follows if it is failed', () => {
    const told = new Set<string>();
    const open = engineQueries(content).openRoll;
    for (const seed of [1, 2, 3, 5, 6]) {
      const session = newGame(seed);
      playOn(session, seed, (now) => {
        if (now.ask?.about?.roll === 'conviction' && open(now)?.of === 'conviction')
          told.add(String(stakeText(now, names)));
        return false;
      });
    }
    expect(stakeText(state, names)).toBeNull();
    expect([...told].sort()).toEqual([
      'If affected, from *Animate 1*: Inflict DARKNESS',
      'If affected, from *Cave Sickle 1*: Inflict POISON',
    ]);
  });

  it('says of who leaves its space whether it goes, is moved, or is carried by the Current', () => {
    const told = (more: object) => facts({ leaving: 'cave-sickle-2', ...more }, 'breakAttack');
    expect(told({ forced: false })).toBe('*Cave Sickle 2* leaves its space');
    expect(told({ forced: true })).toBe('*Cave Sickle 2* is moved out of its space');
    expect(told({ forced: true, cause: 'current' })).toBe('The Current carries *Cave Sickle 2* out of its space');
  });

  it('names who jumps and who may help, and what a part of a line costs', () => {
    const jump = { what: 'boost', jumper: 'rook', difficulty: 14 };
    expect(askTitle({ ...state.ask, kind: 'target', about: jump } as Ask, state, names)).toBe(
      'Who helps Rook to jump?',
    );
    expect(facts(jump, 'target')).toContain('difficulty *14*');
    const costs = [{ pay: 'damage', dmg: { n: 2, type: 'IRREDUCIBLE' } }];
    expect(facts({ line: null, costs }, 'yesNo')).toBe('It costs *2 Irreducible* Damage');
  });
});

describe('what a roll comes to', () => {
  const attack = { of: 'attack', attacker: 'a', target: 'b', defense: 8, skull: false } as const;

  it('says of an Attack by how much it hits, or what it lacks', () => {
    const miss = { ...attack, total: 7, hit: false, difference: 0 };
    expect(rollText(miss)).toBe('7 against Defense 8: misses, 1 more would hit');
    expect(outcomeText(miss)).toBe('misses');
    const hit = { ...attack, total: 11, hit: true, difference: 3 };
    expect(rollText(hit)).toBe('11 against Defense 8: hits by 3');
    expect(outcomeText(hit)).toBe('hits by 3');
    const exactly = { ...hit, total: 8, difference: 0 };
    expect([rollText(exactly), outcomeText(exactly)]).toEqual(['8 against Defense 8: hits exactly', 'hits exactly']);
    expect(rollText({ ...miss, total: 12, skull: true })).toMatch(/^A Skull: misses/);
  });

  it('says of a Check what it is against', () => {
    const check = { figure: 'a', total: 9, needed: 12, passed: false };
    expect(rollText({ ...check, of: 'skill' })).toBe('9 against 12: fails, needs 3 more');
    expect(rollText({ ...check, of: 'conviction' })).toBe('9 against Force 12: affected, needs 3 more to resist');
    expect(rollText({ ...check, of: 'conviction', total: 12, passed: true })).toBe('12 against Force 12: resists');
  });
});
