/** Odds of what a line of a card would do, and of the Attack that is going on. */
import type { Ability, Bonus, Effect, Sentence } from '../abilities/ast';
import { type FigureId, figure, type Game } from '../game';
import { lineAt } from '../points/lineAt';
import { attackReasons } from '../queries/attack';
import { immuneTo, resists } from '../queries/standing';
import { armor, maxHp } from '../queries/stats';
import { modesFor } from '../queries/weapons';
import { WILT_DAMAGE } from '../rules/effectTokens';
import type { AttackFrame, SpellFrame } from '../state/attackFrames';
import type { LineRef } from '../state/state';
import { type AttackOdds, attackProfile, profileOdds, spellOdds } from './odds';

/** What a SPELL would do to a target. */
interface SpellForecast {
  does: 'spell';
  x: number;
  /** Chance that it affects the target, from 0 to 1. */
  affected: number;
  /** Final Damage if it does; null where dice or the moment decide it. */
  damage: number | null;
  /** Effects inflicted if it does, those that the target is immune to left out. */
  effects: string[];
  /** Chance that it Defeats the target at once. */
  defeat: number;
}

/** An Attack that a line grants, with the bonuses of the line. */
type AttackForecast = { does: 'attack'; mode: 'melee' | 'ranged' } & AttackOdds;

export type LineForecast = SpellForecast | AttackForecast;

/** What a line would do to a target; null where its first Action is no Attack or SPELL with numbers known now. */
export function lineForecast(
  g: Game,
  id: FigureId,
  ref: LineRef,
  target: FigureId,
  empower = false,
): LineForecast | null {
  const ability: Ability | null = lineAt(g, ref);
  for (const sentence of ability?.body ?? []) {
    for (const { aim, effect, who } of sentence.steps) {
      if (aim?.aim === 'spell') {
        const open = openSpell(g, id, ref);
        const x = open ? open.x : aim.force;
        const given = open ? open.bonuses.map(({ bonus }) => bonus) : (aim.bonuses ?? []);
        return typeof x === 'number' ? spell(g, id, target, x, sentence, { empower, given }) : null;
      }
      if (effect.do === 'attack' && !who) return attack(g, id, target, effect, empower);
    }
  }
  return null;
}

/** The SPELL of this line that is being cast: its number is settled, and bonuses may have been given to it. */
function openSpell(g: Game, caster: FigureId, ref: LineRef): SpellFrame | undefined {
  const wanted = JSON.stringify(ref);
  return g.state.stack.findLast(
    (f): f is SpellFrame => f.kind === 'spell' && f.caster === caster && JSON.stringify(f.line) === wanted,
  );
}

function spell(
  g: Game,
  id: FigureId,
  target: FigureId,
  x: number,
  s: Sentence,
  wish: { empower: boolean; given: readonly Bonus[] },
): SpellForecast {
  const { affected } = spellOdds(g, id, target, x, wish);
  const t = figure(g, target);
  let damage: number | null = 0;
  let wilted = false;
  const effects: string[] = [];
  for (const { effect, may } of s.steps) {
    if (may) continue;
    if (effect.do === 'inflict' && !effect.random && !effect.on)
      effects.push(...effect.effects.filter((e) => !t.immune.includes(e)));
    if (effect.do !== 'deal' || effect.to) continue;
    const { dmg } = effect;
    if (damage === null || !('n' in dmg) || typeof dmg.n !== 'number' || dmg.per) {
      damage = null;
      continue;
    }
    const dealt = dealtBySpell(g, target, dmg.type, dmg.n);
    damage += dealt.n;
    wilted ||= dealt.wilt;
  }
  if (wilted && damage) damage += WILT_DAMAGE;
  const defeats = damage !== null && damage >= maxHp(g, target) - t.damage;
  return { does: 'spell', x, affected, damage, effects, defeat: defeats ? affected : 0 };
}

/** Damage of a SPELL after Armor, RESISTANCE and IMMUNITY; `wilt`: Wilt adds to it. */
function dealtBySpell(g: Game, target: FigureId, type: string, amount: number): { n: number; wilt: boolean } {
  const wilt = figure(g, target).effects.includes('WILT');
  if (type !== 'PHYSICAL' && type !== 'MAGIC') return { n: amount, wilt };
  const n = type === 'PHYSICAL' ? Math.max(0, amount - armor(g, target)) : amount;
  if (immuneTo(g, target, type) || immuneTo(g, target, 'spells')) return { n: 0, wilt };
  if (!resists(g, target, type) && !resists(g, target, 'spells')) return { n, wilt };
  return wilt ? { n, wilt: false } : { n: Math.ceil(n / 2), wilt: false };
}

function attack(
  g: Game,
  id: FigureId,
  target: FigureId,
  effect: Extract<Effect, { do: 'attack' }>,
  empower: boolean,
): AttackForecast | null {
  const given = effect.bonuses ?? [];
  // What depends on X is known only when the line is carried out.
  if (given.some((b) => 'n' in b && typeof b.n !== 'number')) return null;
  const modes = modesFor(g, id, effect.attack);
  const mode = modes.find((m) => attackReasons(g, id, target, m, effect.ignoring).length === 0) ?? modes[0];
  if (!mode) return null;
  const bonuses = given.filter((b) => b.b !== 'rider').map((bonus) => ({ bonus, from: null, owner: id }));
  const black = empower || given.some((b) => b.b === 'empower');
  const profile = attackProfile(g, { attacker: id, target, ...mode, frame: { bonuses } }, { empower: black });
  return { does: 'attack', mode: mode.mode, ...profileOdds(profile) };
}

/** How the Attack that is going on may still be made and met. */
interface OpenWish {
  empower?: boolean;
  dodge?: boolean;
}

export type OpenOdds = AttackOdds & { attacker: FigureId; target: FigureId };

/** Odds of the Attack that is going on, with all that was given to it; null without one, or once its dice are rolled. */
export function openOdds(g: Game, wish: OpenWish): OpenOdds | null {
  const f = g.state.stack.findLast((each): each is AttackFrame => each.kind === 'attack');
  if (!f || f.roll || f.forcedResult || f.over) return null;
  const { attacker, target, mode, range } = f;
  const empower = f.empowered || wish.empower === true;
  const dodge = f.dodge?.used === true || wish.dodge === true;
  const profile = attackProfile(g, { attacker, target, mode, range, frame: f }, { empower, dodge });
  return { attacker, target, ...profileOdds(profile) };
}
