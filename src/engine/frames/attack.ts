/** An Attack: the eight steps of the rulebook, whatever started it (A1.attack.01). */
import { emit, figure, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit } from '../kernel/types';
import { areAdjacent } from '../queries/sight';
import type { AttackFrame } from '../state/attackFrames';
import { abilityInit } from './ability';
import { damageSteps } from './attackDamage';
import { rollSteps } from './attackRoll';
import { at } from './attackScene';

type AttackStart = Pick<AttackFrame, 'attacker' | 'target' | 'mode' | 'range' | 'cause'> &
  Partial<Pick<AttackFrame, 'forced' | 'ignoring' | 'bonuses' | 'riders'>>;

/** Frame init of an Attack on a target already chosen. */
export function attackInit(_g: Game, start: AttackStart): FrameInit {
  const none = { BOOK: 0, SHIELD: 0, BURST: 0 };
  return {
    kind: 'attack',
    forced: false,
    bonuses: [],
    riders: [],
    ...start,
    declared: start.target,
    pool: [],
    empowered: false,
    dodge: null,
    symbols: { ...none },
    gained: { ...none },
    spent: { ...none },
    roll: null,
    defense: null,
    forcedResult: null,
    hit: null,
    difference: 0,
    amounts: [],
    finalDamage: 0,
    record: -1,
    named: [start.target],
    followUpsClosed: false,
    queued: [],
    over: false,
    counter: null,
  };
}

export const attackFrame: FrameHandler<Game, AttackFrame> = {
  first: 'target',
  log: true,
  steps: {
    /** 1: the target is known; what it sets off. */
    target(g, f) {
      const { attacks } = g.state.turn;
      f.record = attacks.length;
      attacks.push({
        frame: f.id,
        attacker: f.attacker,
        target: f.target,
        mode: f.mode,
        isBreak: f.cause === 'break',
        adjacent: areAdjacent(g, f.attacker, f.target),
        hit: null,
        resolved: false,
        damage: 0,
        dodged: false,
      });
      figure(g, f.target).targeted = true;
      emit(g, 'attackDeclared', {
        attacker: f.attacker,
        target: f.target,
        mode: f.mode,
        range: f.range,
        cause: f.cause,
      });
      return at(g, f, 'attack.targeted', 'pool');
    },
    ...rollSteps,
    ...damageSteps,

    /** 8: Resolved. */
    resolve(g, f) {
      const record = g.state.turn.attacks[f.record];
      if (record) record.resolved = true;
      emit(g, 'attackResolved', { attacker: f.attacker, target: f.target, hit: f.hit, dealt: f.finalDamage });
      f.over = true;
      return at(g, f, 'attack.resolved', 'queue');
    },
    /** Actions and movement that waited for the end of this Attack. */
    queue(g, f) {
      f.over = true;
      const next = f.queued.shift();
      if (!next) return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: true } };
      if (!inPlay(g, next.owner)) return { go: 'queue' };
      return { call: { ...abilityInit(g, { ...next, paid: true, first: next.target }), picked: [] }, go: 'queue' };
    },
    /** Attacker or target is gone: the rest is lost, what waited still comes. */
    cut(g, f) {
      f.over = true;
      if (!inPlay(g, f.attacker))
        return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: false } };
      return { go: f.hit === null ? 'queue' : 'resolve' };
    },
  },
};
