/** Steps 6 and 7 of an Attack: Damage, COUNTER, Follow-Up Abilities. */
import { emit, type FigureId, type Game, inPlay, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { offerOptions } from '../points/offerOptions';
import { collectOffers, type Offer } from '../points/offers';
import { spendSp } from '../points/price';
import { attackDamageParts, piercing } from '../queries/attack';
import { defense } from '../queries/stats';
import type { AttackFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';
import { offerFrame } from './ability';
import { at, attackScene, broken, chosenOffer, look, standardAbility } from './attackScene';
import { countering, counterOptions } from './counter';

export const damageSteps: FrameHandler<Game, AttackFrame>['steps'] = {
  /** Between the hit and its Damage: REDIRECT. */
  wouldDetermine(g, f) {
    if (f.forcedResult === 'misses') {
      f.hit = false;
      return { go: 'missed' };
    }
    return at(g, f, 'attack.wouldDetermine', 'difference');
  },
  /** 6a: the difference; a new target counts it against its own Defense (A1.redirect.03). */
  difference(g, f) {
    if (broken(g, f)) return { go: 'cut' };
    if (f.target !== f.declared && f.roll) {
      f.defense = defense(g, f.target);
      f.difference = Math.max(0, f.roll.total - f.defense);
    }
    f.amounts = [{ type: 'PHYSICAL', part: { n: f.difference, of: 'difference', rule: 'A1.attack.11' } }];
    return { go: 'addDamage' };
  },
  /** 6b: Symbols and Abilities that add Damage. */
  addDamage(g, f) {
    if (!anyLineAt(g, 'attack.damage') && f.riders.length === 0) return { go: 'dealDamage' };
    const amounts: Scene['amounts'] = {};
    for (const a of attackDamageParts(g, look(f)))
      if (a.type !== 'same') amounts[a.type] = (amounts[a.type] ?? 0) + a.part.n;
    amounts.PHYSICAL = (amounts.PHYSICAL ?? 0) + f.difference;
    return { call: openWindow('attack.damage', { ...attackScene(f), amounts }), go: 'dealDamage' };
  },
  /** 6c and 6d: Armor, Final Damage, tokens. */
  dealDamage(g, f) {
    if (broken(g, f)) return { go: 'cut' };
    const added = attackDamageParts(g, look(f));
    for (const a of added) if (a.type !== 'same') f.amounts.push({ type: a.type, part: a.part });
    for (const a of added) {
      if (a.type !== 'same') continue;
      const dealt = f.amounts.find((x) => x.part.n > 0);
      if (dealt) f.amounts.push({ type: dealt.type, part: a.part });
    }
    return {
      call: {
        kind: 'damage',
        target: f.target,
        amounts: f.amounts,
        source: { kind: 'attack', by: f.attacker, name: 'attack', attack: f.id, ...piercing(g, look(f)) },
        final: {},
        dealt: 0,
        before: 0,
      },
      go: 'dealt',
    };
  },
  dealt(g, f) {
    f.finalDamage = (f.result as { dealt: number } | undefined)?.dealt ?? 0;
    const record = g.state.turn.attacks[f.record];
    if (record) record.damage = f.finalDamage;
    return { go: 'counter' };
  },
  /** 6e: a miss or no Final Damage may be Countered. */
  counter(g, f) {
    if (!inPlay(g, f.attacker)) return { go: 'cut' };
    if ((f.hit && f.finalDamage > 0) || !inPlay(g, f.target)) return { go: f.hit ? 'followUp' : 'resolve' };
    if (f.counter === f.target) return countering(g, f, f.target, f.attacker);
    const options = counterOptions(g, f);
    if (options.length === 0) return { go: f.hit ? 'followUp' : 'resolve' };
    options.push({ id: 'pass', kind: 'pass' });
    return {
      ask: {
        kind: 'counter',
        figure: f.target,
        options,
        pass: true,
        about: { ...attackScene(f) },
        rule: 'A1.counter.01',
      },
      go: 'counterChosen',
    };
  },
  counterChosen(g, f) {
    const option = f.answer?.option as Option;
    if (option.kind === 'pass') return { go: f.hit ? 'followUp' : 'resolve' };
    const data = option.data as { ref?: Offer['entry']['ref'] } | undefined;
    if (data?.ref) {
      const offer = chosenOffer(data.ref, collectOffers(g, 'attack.counter', attackScene(f)));
      if (offer) return { call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option), go: 'counterPaid' };
      return { go: 'counter' };
    }
    spendSp(g, f.target, option.cost?.sp ?? 0, 'counter');
    f.counter = f.target;
    f.counterAt = option.with
      ? { target: option.target as FigureId, mode: option.with }
      : { target: option.target as FigureId };
    return standardAbility(g, f.target, 'counterPaid');
  },
  counterPaid(g, f) {
    const { target, mode } = f.counterAt ?? { target: f.attacker };
    return f.counter && inPlay(g, f.target)
      ? countering(g, f, f.target, target, mode)
      : { go: f.hit ? 'followUp' : 'resolve' };
  },
  /** 7: FU Abilities, until one moves a figure or starts an Attack or Spell. */
  followUp(g, f) {
    if (!inPlay(g, f.attacker)) return { go: 'cut' };
    if (f.followUpsClosed) return { go: 'resolve' };
    const options = collectOffers(g, 'attack.followUp', attackScene(f)).flatMap((o) =>
      offerOptions(g, o, 'attack.followUp', attackScene(f)),
    );
    if (options.length === 0) return { go: 'resolve' };
    options.push({ id: 'pass', kind: 'pass' });
    return {
      ask: {
        kind: 'followUp',
        figure: f.attacker,
        options,
        pass: true,
        about: { ...attackScene(f), difference: f.difference },
        rule: 'A1.follow-up.01',
      },
      go: 'followUpChosen',
    };
  },
  followUpChosen(g, f) {
    const option = f.answer?.option as Option;
    if (option.kind === 'pass') return { go: 'resolve' };
    const ref = (option.data as { ref: Offer['entry']['ref'] }).ref;
    const offer = chosenOffer(ref, collectOffers(g, 'attack.followUp', attackScene(f)));
    if (!offer) return { go: 'followUp' };
    // A line that the Attack was given stands on no card.
    const given = ref.on === 'rider' ? { ability: offer.entry.ability } : {};
    emit(g, 'followUp', { figure: f.attacker, line: ref, target: f.target, ...given });
    const kind = followUpKind(offer);
    if (kind === 'action') f.over = true;
    if (kind !== 'plain') f.followUpsClosed = true;
    return {
      call: offerFrame(g, offer.entry, offer.owner, attackScene(f), option),
      go: kind === 'action' ? 'replaced' : 'followUp',
    };
  },
  /** An FU that started an Attack or Spell ended this Attack before step 8 (A1.follow-up.06). */
  replaced(_g, f) {
    return { done: { hit: f.hit, dealt: f.finalDamage, target: f.target, resolved: false } };
  },
};

/** Verbs that move a figure; to decide for one is enough, whether it is moved or not (A1.follow-up.07, rulings 14). */
const MOVING: ReadonlySet<string> = new Set(['push', 'pull', 'command', 'move', 'moveAction', 'leap']);

/** What an FU line does to the Attack: starts an Attack or Spell, moves a figure, or neither (A1.follow-up.05-07). */
function followUpKind(offer: Offer): 'action' | 'moves' | 'plain' {
  let kind: 'moves' | 'plain' = 'plain';
  for (const s of offer.entry.ability.body) {
    for (const step of s.steps) {
      const verb = step.effect.do;
      if (step.aim?.aim === 'spell' || verb === 'attack' || verb === 'sameAttack') return 'action';
      if (MOVING.has(verb)) kind = 'moves';
    }
  }
  return kind;
}
