/** A SPELL: targets, Force, Conviction Checks; its effects are run by the line that casts it (A1.spell). Result: { failed, force }. */
import { emit, type FigureId, figure, type Game, inPlay, openWindow, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option, Part } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { spendSp } from '../points/price';
import { actionCost } from '../queries/cost';
import { castsEmpowered } from '../queries/spell';
import { banned, sumBonus } from '../queries/standing';
import { castingDie } from '../queries/stats';
import type { SpellFrame } from '../state/attackFrames';
import type { Die, Scene } from '../state/frames';
import { standardAbility } from './attackScene';
import { damageInit } from './damage';
import { diceInit, type Rolled, tally } from './dice';
import { convictionCheck } from './force';

const SKULL_DAMAGE = 3;

function scene(f: SpellFrame): Scene {
  return { subject: f.caster, object: f.targets[0] ?? null, spell: f.id, source: f.caster };
}

export const spellFrame: FrameHandler<Game, SpellFrame> = {
  first: 'cast',
  log: true,
  steps: {
    cast(g, f) {
      for (const id of f.targets) figure(g, id).targeted = true;
      emit(g, 'spellBegan', { figure: f.caster, targets: f.targets, x: f.x });
      return anyLineAt(g, 'spell.casting')
        ? { call: openWindow('spell.casting', scene(f)), go: 'pool' }
        : { go: 'pool' };
    },
    /** 2a and 2b: the Force Pool and EMPOWER. */
    pool(g, f) {
      if (anyLineAt(g, 'spell.empower')) return { call: openWindow('spell.empower', scene(f)), go: 'empower' };
      return { go: 'empower' };
    },
    empower(g, f) {
      const given = f.bonuses.map(({ bonus }) => bonus);
      if (castsEmpowered(g, f.caster, given)) f.empowered = true;
      const cost = actionCost(g, f.caster, 1);
      if (
        f.empowered ||
        !playerControlled(g, f.caster) ||
        figure(g, f.caster).sp < cost ||
        banned(g, f.caster, 'EMPOWER')
      )
        return { go: 'roll' };
      const options: Option[] = [
        { id: 'empower', kind: 'empower', by: f.caster, cost: { sp: cost }, ruleRef: 'A1.empower.09' },
        { id: 'pass', kind: 'pass' },
      ];
      return {
        ask: {
          kind: 'empower',
          figure: f.caster,
          options,
          pass: true,
          about: { ...scene(f), x: f.x },
          rule: 'A1.empower.09',
        },
        go: 'empowered',
      };
    },
    empowered(g, f) {
      if (f.answer?.option.kind === 'empower') {
        spendSp(g, f.caster, actionCost(g, f.caster, 1), 'empower');
        f.empowered = true;
        return standardAbility(g, f.caster, 'roll');
      }
      return { go: 'roll' };
    },
    /** 2c: Force = Casting die + X + Books of the BLACK die; X alone without a Casting die (A1.spell.17). */
    roll(g, f) {
      const casting = castingDie(g, f.caster);
      const dice: Die[] = casting ? [{ die: casting, face: null, from: 'casting' }] : [];
      if (f.empowered && casting !== 'BLACK') dice.push({ die: 'BLACK', face: null, from: 'empower' });
      if (dice.length === 0) {
        f.result = { dice: [], total: 0, bonus: 0, book: 0, shield: 0, burst: 0, skull: false } satisfies Rolled;
        return { go: 'force' };
      }
      return { call: diceInit(f.caster, 'force', dice, f.id, scene(f), f.targets[0] ?? null), go: 'force' };
    },
    force(g, f) {
      const rolled = f.result as Rolled;
      f.skull = rolled.skull;
      if (f.skull) {
        emit(g, 'spellFailed', { figure: f.caster, because: 'skull' }, undefined, 'A1.empower.12');
        const part: Part = { n: SKULL_DAMAGE, of: 'SKULL', rule: 'A1.empower.12' };
        return {
          call: damageInit(f.caster, [{ type: 'IRREDUCIBLE', part }], { kind: 'spell', by: f.caster, name: 'skull' }),
          go: 'over',
        };
      }
      const books = tally(rolled.dice.filter((d) => d.die === 'BLACK')).book;
      const parts: Part[] = [
        { n: rolled.total, of: 'dice' },
        { n: f.x, of: 'spell' },
      ];
      if (books > 0) parts.push({ n: books, of: 'EMPOWER', rule: 'A1.empower.10' });
      if (rolled.bonus !== 0) parts.push({ n: rolled.bonus, of: 'card' });
      for (const { bonus, from } of f.bonuses)
        if (bonus.b === 'force')
          parts.push({
            n: bonus.sign * Number(bonus.n),
            of: 'card',
            ...(from && 'key' in from ? { card: from.key } : {}),
          });
      sumBonus(g, f.caster, 'force', parts);
      f.force = Math.max(
        0,
        parts.reduce((sum, p) => sum + p.n, 0),
      );
      emit(g, 'spellCast', { figure: f.caster, force: f.force, targets: f.targets }, parts, 'A1.spell.05');
      return anyLineAt(g, 'spell.force') ? { call: openWindow('spell.force', scene(f)), go: 'check' } : { go: 'check' };
    },
    /** 3: every target rolls for itself, before any effect (A1.spell.12). */
    check(g, f) {
      const id = f.targets[f.i];
      if (id === undefined || !inPlay(g, f.caster)) return { go: 'over' };
      if (!inPlay(g, id)) {
        f.i++;
        return { go: 'check' };
      }
      return { call: convictionCheck(id, f.force, f.id, f.caster), go: 'checked' };
    },
    checked(g, f) {
      const id = f.targets[f.i] as FigureId;
      if (!(f.result as { passed: boolean }).passed && inPlay(g, id)) f.failed.push(id);
      f.i++;
      return { go: 'check' };
    },
    over(_g, f) {
      return { done: { failed: f.skull ? [] : f.failed, force: f.force, skull: f.skull } };
    },
  },
};
