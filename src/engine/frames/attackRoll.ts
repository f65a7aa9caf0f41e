/** Steps 2 to 5 of an Attack: the pool, EMPOWER, DODGE, the roll against Defense. */
import { emit, figure, type Game, openWindow, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { offerOptions } from '../points/offerOptions';
import { collectOffers, type Offer } from '../points/offers';
import { spendSp } from '../points/price';
import { attackRollParts, inScope } from '../queries/attack';
import { actionCost } from '../queries/cost';
import { banned, hasBonus, hasKeyword } from '../queries/standing';
import { defense } from '../queries/stats';
import { combatDice } from '../queries/weapons';
import type { AttackFrame } from '../state/attackFrames';
import { offerFrame } from './ability';
import { at, attackScene, broken, chosenOffer, look, standardAbility } from './attackScene';
import { diceInit, type Rolled } from './dice';
import { DODGE_COST, dodgeReasons } from './dodge';

export const rollSteps: FrameHandler<Game, AttackFrame>['steps'] = {
  /** 2: the pool, anew for each Attack. */
  pool(g, f) {
    if (broken(g, f)) return { go: 'cut' };
    f.pool = combatDice(g, f.attacker);
    if (f.bonuses.some((b) => b.bonus.b === 'empower') || standsEmpowered(g, f)) f.empowered = true;
    return at(g, f, 'attack.empower', 'empower');
  },
  /** 3: EMPOWER, once at most; a printed BLACK die is one (A1.empower.04-06). */
  empower(g, f) {
    const black = f.pool.some((d) => d.die === 'BLACK');
    if (f.bonuses.some((b) => b.bonus.b === 'empower')) f.empowered = true;
    if (black) f.empowered = true;
    if (!f.empowered && playerControlled(g, f.attacker) && !figure(g, f.attacker).effects.includes('PARALYZE')) {
      const cost = actionCost(g, f.attacker, 1);
      if (figure(g, f.attacker).sp >= cost && !banned(g, f.attacker, 'EMPOWER')) {
        const options: Option[] = [
          { id: 'empower', kind: 'empower', by: f.attacker, cost: { sp: cost }, ruleRef: 'A1.empower.01' },
          { id: 'pass', kind: 'pass' },
        ];
        return {
          ask: {
            kind: 'empower',
            figure: f.attacker,
            options,
            pass: true,
            about: { ...attackScene(f), pool: f.pool.map((d) => d.die) },
            rule: 'A1.empower.01',
          },
          go: 'empowered',
        };
      }
    }
    return { go: 'addBlack' };
  },
  empowered(g, f) {
    if (f.answer?.option.kind === 'empower') {
      spendSp(g, f.attacker, actionCost(g, f.attacker, 1), 'empower');
      f.empowered = true;
      return standardAbility(g, f.attacker, 'addBlack');
    }
    return { go: 'addBlack' };
  },
  addBlack(g, f) {
    if (f.empowered && !f.pool.some((d) => d.die === 'BLACK')) {
      f.pool.push({ die: 'BLACK', face: null, from: 'empower' });
      emit(g, 'empowered', { figure: f.attacker });
    }
    return { go: 'dodge' };
  },
  /** 4: the target may Dodge, before any attack die is rolled. */
  dodge(g, f) {
    if (broken(g, f)) return { go: 'cut' };
    const t = figure(g, f.target);
    const cost = actionCost(g, f.target, DODGE_COST);
    const [barred] = dodgeReasons(g, f.target);
    // Who could pay for it is told why it is not asked.
    if (barred && !f.dodge && t.kind !== 'intelligent' && t.sp >= cost)
      emit(g, 'dodgeBarred', { figure: f.target, attacker: f.attacker, why: barred.why }, undefined, barred.rule);
    if (barred || f.dodge) return { go: 'dodgeRoll' };
    if (nimble(g, f)) return { go: 'dodgeRoll' };
    const options: Option[] = [];
    if (t.kind !== 'intelligent' && t.sp >= cost)
      options.push({ id: 'dodge', kind: 'dodge', by: f.target, cost: { sp: cost }, ruleRef: 'A1.dodge.01' });
    for (const offer of collectOffers(g, 'attack.dodge', attackScene(f)))
      options.push(...offerOptions(g, offer, 'attack.dodge', attackScene(f)));
    if (options.length === 0) return { go: 'dodgeRoll' };
    options.push({ id: 'pass', kind: 'pass' });
    return {
      ask: {
        kind: 'dodge',
        figure: f.target,
        options,
        pass: true,
        about: { ...attackScene(f), pool: f.pool.map((d) => d.die) },
        rule: 'A1.dodge.01',
      },
      go: 'dodging',
    };
  },
  dodging(g, f) {
    const option = f.answer?.option as Option;
    if (option.kind === 'pass') return { go: 'dodgeRoll' };
    if (option.id === 'dodge') {
      spendSp(g, f.target, actionCost(g, f.target, DODGE_COST), 'dodge');
      f.dodge = { used: true, skull: false, bonus: 0 };
      return standardAbility(g, f.target, 'dodgeRoll');
    }
    const offer = chosenOffer(
      (option.data as { ref: Offer['entry']['ref'] }).ref,
      collectOffers(g, 'attack.dodge', attackScene(f)),
    );
    return offer
      ? { call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option), go: 'dodgeRoll' }
      : { go: 'dodgeRoll' };
  },
  dodgeRoll(g, f) {
    if (!f.dodge?.used) return { go: 'roll' };
    const scene = { ...attackScene(f), subject: f.target, object: f.attacker };
    return anyLineAt(g, 'dodge.before')
      ? { call: openWindow('dodge.before', scene), go: 'dodgeDie' }
      : { go: 'dodgeDie' };
  },
  dodgeDie(_g, f) {
    return {
      call: diceInit(
        f.target,
        'dodge',
        [{ die: 'BLACK', face: null, from: 'dodge' }],
        f.id,
        { ...attackScene(f) },
        f.attacker,
      ),
      go: 'dodged',
    };
  },
  dodged(g, f) {
    const rolled = f.result as Rolled;
    const dodge = f.dodge as NonNullable<AttackFrame['dodge']>;
    dodge.skull = rolled.skull;
    // A Skull takes away whatever else was added (A1.dodge.05).
    dodge.bonus = rolled.skull ? 0 : rolled.shield + rolled.bonus + dodge.bonus;
    emit(
      g,
      'dodged',
      { figure: f.target, attacker: f.attacker, bonus: dodge.bonus, skull: rolled.skull },
      undefined,
      'A1.dodge.03',
    );
    return { go: 'roll' };
  },
  /** 5a: all dice once. */
  roll(g, f) {
    if (broken(g, f)) return { go: 'cut' };
    if (figure(g, f.attacker).effects.includes('COURAGE'))
      f.gained = { ...f.gained, SHIELD: f.gained.SHIELD + 1, BOOK: f.gained.BOOK + 1 };
    return { call: diceInit(f.attacker, 'attack', f.pool, f.id, attackScene(f), f.target), go: 'compare' };
  },
  /** 5b and 5c: bonuses are in; the roll against Defense. */
  compare(g, f) {
    const rolled = f.result as Rolled;
    if (broken(g, f)) return { go: 'cut' };
    f.pool = rolled.dice;
    const bonus = attackRollParts(g, look(f));
    const total = Math.max(0, rolled.total + bonus.reduce((sum, p) => sum + p.n, 0) + rolled.bonus);
    f.roll = { dice: rolled.total, bonus, total, skull: rolled.skull && f.empowered };
    const parts: { n: number; of: string }[] = [];
    f.defense = defense(g, f.target, parts) + (f.dodge?.bonus ?? 0);
    if (f.dodge?.used) parts.push({ n: f.dodge.bonus, of: 'DODGE' });
    const skullMiss = f.roll.skull;
    f.hit = f.forcedResult ? f.forcedResult === 'hits' : !skullMiss && total >= f.defense;
    f.difference = f.hit ? Math.max(0, total - f.defense) : 0;
    emit(
      g,
      'attackRolled',
      {
        attacker: f.attacker,
        target: f.target,
        total,
        defense: f.defense,
        hit: f.hit,
        difference: f.difference,
        skull: skullMiss,
        defenseParts: parts,
      },
      [{ n: rolled.total, of: 'dice' }, ...bonus],
      'A1.attack.09',
    );
    const record = g.state.turn.attacks[f.record];
    if (record) record.hit = f.hit;
    return at(g, f, f.hit ? 'attack.hit' : 'attack.miss', f.hit ? 'wouldDetermine' : 'missed');
  },
  missed(g, f) {
    // What answers a miss may have turned it.
    if (f.forcedResult === 'hits' && !f.hit) {
      f.hit = true;
      return { go: 'wouldDetermine' };
    }
    if (f.dodge?.used) {
      const record = g.state.turn.attacks[f.record];
      if (record) record.dodged = true;
      emit(g, 'dodgeSucceeded', { figure: f.target, attacker: f.attacker }, undefined, 'A1.dodge.08');
      if (anyLineAt(g, 'attack.dodged'))
        return {
          call: openWindow('attack.dodged', { ...attackScene(f), subject: f.target, object: f.attacker }),
          go: 'courage',
        };
    }
    return { go: 'courage' };
  },
  courage(g, f) {
    const a = figure(g, f.attacker);
    if (a.effects.includes('COURAGE')) {
      a.effects = a.effects.filter((e) => e !== 'COURAGE');
      emit(
        g,
        'effectLost',
        { figure: f.attacker, effect: 'COURAGE', because: 'missed' },
        undefined,
        'A1.effect-token.18',
      );
    }
    return { go: 'counter' };
  },
};

/** A standing line Empowers each of these Attacks. */
function standsEmpowered(g: Game, f: AttackFrame): boolean {
  return hasBonus(g, f.attacker, 'empower', (_, scope) => inScope(scope, f.mode));
}

/** NIMBLE: the first Dodge of a turn comes by itself, with 1 more Shield (A1.tag-defense.07, .08). */
function nimble(g: Game, f: AttackFrame): boolean {
  const key = `turn:nimble:${f.target}`;
  if (g.state.limits[key] || !hasKeyword(g, f.target, 'NIMBLE')) return false;
  g.state.limits[key] = 1;
  f.dodge = { used: true, skull: false, bonus: 1, free: true };
  return true;
}
