/**
 * Damage, from whatever source: additions, Armor, RESISTANCE and IMMUNITY, what changes Final Damage, tokens, what the
 * Damage sets off, Defeat with credit.
 */
import type { DamageType } from '../abilities/ast';
import { FACES } from '../dice/faces';
import { rollDice } from '../dice/random';
import { emit, type FigureId, figure, type Game, inPlay, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option, Part } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { hasKeyword, immuneTo, resists } from '../queries/standing';
import { armor, maxHp } from '../queries/stats';
import { NEMESIS_DAMAGE, WILT_DAMAGE } from '../rules/effectTokens';
import { tetheredTo } from '../rules/specialEffects';
import type { DamageFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';

const TYPES: DamageType[] = ['PHYSICAL', 'MAGIC', 'IRREDUCIBLE'];

/** Frame init of Damage to a figure. */
export function damageInit(
  target: FigureId,
  amounts: { type: DamageType; part: Part }[],
  source: DamageFrame['source'],
): FrameInit {
  return { kind: 'damage', target, amounts, source, final: {}, dealt: 0, before: 0 };
}

function scene(f: DamageFrame): Scene {
  const s: Scene = { subject: f.target, source: f.source.by, damage: f.id, amounts: { ...f.final } };
  if (f.source.attack !== undefined) s.attack = f.source.attack;
  if (f.source.spell !== undefined) s.spell = f.source.spell;
  return s;
}

/** A part of the Damage that comes or goes after it was summed up; the Attack's own list of parts stays as it is. */
export function tell(f: DamageFrame, type: DamageType, n: number, of: string, rule: string, card?: string): void {
  if (n !== 0) f.amounts = [...f.amounts, { type, part: { n, of, rule, ...(card && { card }) } }];
}

/** Damage of Attacks and SPELLS meets RESISTANCE, IMMUNITY and Wilt; other Damage does not (A1.tag-defense.12). */
function resistible(f: DamageFrame): boolean {
  return f.source.kind === 'attack' || f.source.kind === 'spell';
}

export const damageFrame: FrameHandler<Game, DamageFrame> = {
  first: 'sum',
  steps: {
    sum(g, f) {
      if (!inPlay(g, f.target)) return { done: { dealt: 0, amounts: {} } };
      f.before = figure(g, f.target).damage;
      f.final = {};
      for (const type of TYPES)
        f.final[type] = Math.max(
          0,
          f.amounts.reduce((sum, a) => sum + (a.type === type ? a.part.n : 0), 0),
        );
      return { go: 'nemesis' };
    },
    /** Nemesis: 2 more of a type that this Attack or SPELL deals already; who deals it chooses the type (A1.special-effect.08). */
    nemesis(g, f) {
      const types = TYPES.filter((type) => (f.final[type] ?? 0) > 0);
      if (!resistible(f) || types.length === 0 || !figure(g, f.target).effects.includes('NEMESIS'))
        return { go: 'adding' };
      const options: Option[] = types.map((type, n) => ({
        id: `damage/${type}`,
        kind: 'choice',
        n,
        label: type,
        data: type,
      }));
      const about = { ...scene(f), because: 'NEMESIS' };
      return {
        ask: { kind: 'choice', figure: f.source.by, options, pass: false, about, rule: 'A1.special-effect.08' },
        go: 'hunted',
      };
    },
    hunted(_g, f) {
      const type = f.answer?.option.data as DamageType;
      tell(f, type, NEMESIS_DAMAGE, 'NEMESIS', 'A1.special-effect.08');
      f.final[type] = (f.final[type] ?? 0) + NEMESIS_DAMAGE;
      return { go: 'adding' };
    },
    adding(g, f) {
      if (f.source.by && (f.source.kind === 'spell' || f.source.kind === 'ability') && anyLineAt(g, 'damage.adding'))
        return { call: openWindow('damage.adding', scene(f)), go: 'armor' };
      return { go: 'armor' };
    },
    /** Armor counts against PHYSICAL DMG whenever it is dealt (A1.damage.05). */
    armor(g, f) {
      const physical = f.final.PHYSICAL ?? 0;
      if (physical > 0) {
        const parts: Part[] = [];
        const value = f.source.ignoreArmor ? 0 : armor(g, f.target, parts);
        const reduced = Math.min(physical, Math.max(0, value - (f.source.armorPiercing ?? 0)));
        f.final.PHYSICAL = physical - reduced;
        tell(f, 'PHYSICAL', -reduced, 'armor', 'A1.attack.16');
        if (value > 0)
          emit(
            g,
            'armorSubtracted',
            { target: f.target, armor: value, piercing: f.source.armorPiercing ?? 0, reduced },
            parts,
            'A1.attack.16',
          );
      }
      return { go: 'resistance' };
    },
    /** RESISTANCE halves, IMMUNITY takes all; Wilt ignores RESISTANCE, or adds 2 where there is none. */
    resistance(g, f) {
      if (resistible(f)) {
        const wilt = figure(g, f.target).effects.includes('WILT');
        let ignored = false;
        for (const type of ['PHYSICAL', 'MAGIC'] as const) {
          const n = f.final[type] ?? 0;
          if (n === 0) continue;
          if (immuneTo(g, f.target, type) || (f.source.kind === 'spell' && immuneTo(g, f.target, 'spells'))) {
            f.final[type] = 0;
            tell(f, type, -n, 'IMMUNITY', 'A1.tag-defense.05');
            emit(
              g,
              'damageReduced',
              { target: f.target, damageType: type, from: n, to: 0, because: 'IMMUNITY' },
              undefined,
              'A1.tag-defense.05',
            );
          } else if (resists(g, f.target, type) || (f.source.kind === 'spell' && resists(g, f.target, 'spells'))) {
            if (wilt) {
              ignored = true;
              emit(
                g,
                'resistanceIgnored',
                { target: f.target, damageType: type, because: 'WILT' },
                undefined,
                'A1.effect-token.14',
              );
            } else {
              f.final[type] = Math.ceil(n / 2);
              tell(f, type, -Math.floor(n / 2), 'RESISTANCE', 'A1.tag-defense.11');
              emit(
                g,
                'damageReduced',
                { target: f.target, damageType: type, from: n, to: f.final[type], because: 'RESISTANCE' },
                undefined,
                'A1.tag-defense.11',
              );
            }
          }
        }
        const any = TYPES.some((t) => (f.final[t] ?? 0) > 0);
        if (wilt && !ignored && any) {
          f.final.IRREDUCIBLE = (f.final.IRREDUCIBLE ?? 0) + WILT_DAMAGE;
          tell(f, 'IRREDUCIBLE', WILT_DAMAGE, 'WILT', 'A1.effect-token.15');
          emit(
            g,
            'damageAdded',
            { target: f.target, amount: WILT_DAMAGE, damageType: 'IRREDUCIBLE', because: 'WILT' },
            undefined,
            'A1.effect-token.15',
          );
        }
      }
      return { go: 'incorporeal' };
    },
    incorporeal(g, f) {
      if ((f.final.PHYSICAL ?? 0) > 0 && hasKeyword(g, f.target, 'INCORPOREAL')) {
        const face = FACES.BLACK[rollDice(g, `effect/${f.target}`, ['BLACK'])[0] as number];
        const ignored = face?.book === 4 || face?.shield === 4;
        if (ignored) {
          tell(f, 'PHYSICAL', -(f.final.PHYSICAL ?? 0), 'INCORPOREAL', 'A1.tag-defense.06');
          f.final.PHYSICAL = 0;
        }
        emit(g, 'incorporealRolled', { target: f.target, ignored }, undefined, 'A1.tag-defense.06');
      }
      return { go: 'would' };
    },
    /** Final Damage is known: what prevents or changes it (A1.attack.22). */
    would(g, f) {
      const any = TYPES.some((t) => (f.final[t] ?? 0) > 0);
      return any && anyLineAt(g, 'damage.would')
        ? { call: openWindow('damage.would', scene(f)), go: 'place' }
        : { go: 'place' };
    },
    /** Tokens on the card, never more than maximum HP (A1.damage.03). */
    place(g, f) {
      if (!inPlay(g, f.target)) return { done: { dealt: 0, amounts: {} } };
      const t = figure(g, f.target);
      const room = maxHp(g, f.target) - t.damage;
      let left = room;
      let total = 0;
      for (const type of TYPES) {
        const n = f.final[type] ?? 0;
        total += n;
        const tokens = Math.min(n, left);
        left -= tokens;
        if (n > 0) {
          emit(
            g,
            'damageDealt',
            {
              target: f.target,
              amount: tokens,
              final: n,
              damageType: type,
              source: f.source.by,
              by: f.source.name,
              // HP left afterwards.
              left,
            },
            f.amounts.filter((a) => a.type === type && a.part.n !== 0).map((a) => a.part),
            'A1.attack.21',
          );
        }
      }
      f.dealt = total;
      if (total > 0) {
        t.damage += room - left;
        t.credit = f.source.by;
        if (f.source.by && figure(g, f.source.by).side !== t.side) t.targeted = true;
      }
      return total > 0 && anyLineAt(g, 'damage.dealt')
        ? { call: openWindow('damage.dealt', scene(f)), go: 'tether' }
        : { go: 'tether' };
    },
    /** The figure Tethered to the bearer is dealt the same as MAGIC DMG, not passed on again (A1.special-effect.03, .05). */
    tether(g, f) {
      const other = f.dealt === 0 || f.source.name === 'TETHER' ? null : tetheredTo(g, f.target);
      if (other === null) return { go: 'defeat' };
      const part: Part = { n: f.dealt, of: 'TETHER', rule: 'A1.special-effect.03' };
      return {
        call: damageInit(other, [{ type: 'MAGIC', part }], { kind: 'effect', by: f.source.by, name: 'TETHER' }),
        go: 'defeat',
      };
    },
    /** After everything the Damage set off: Defeat (rulings: the rest of a window after a Defeat). */
    defeat(g, f) {
      if (inPlay(g, f.target) && figure(g, f.target).damage >= maxHp(g, f.target))
        return { call: { kind: 'defeat', figure: f.target, by: f.source.by, outright: false, loot: 0 }, go: 'done' };
      return { go: 'done' };
    },
    done(g, f) {
      g.dirty = true;
      return { done: { dealt: f.dealt, amounts: f.final } };
    },
  },
};
