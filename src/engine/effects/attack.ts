/** Attacks that a line grants: without the 2 SP, with a Weapon of that Icon, against the figures it names. */
import type { AttackKind, Bonus, Whom } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { type Preference, preferenceOf } from '../conditions/preference';
import { type Among, candidates, isWhom } from '../conditions/select';
import { num } from '../conditions/values';
import { attackInit } from '../frames/attack';
import { choose } from '../frames/choose';
import { type FigureId, figure, frameById, type Game, inPlay, playerControlled } from '../game';
import type { FrameInit, Option } from '../kernel/types';
import { canMakeAttack } from '../queries/attack';
import { type AttackMode, modesFor } from '../queries/weapons';
import type { EffectContext, Verb } from './types';

interface Choice {
  target: FigureId;
  mode: AttackMode;
}

/** REACH of the line's own bonuses counts for its Range. */
function withReach(mode: AttackMode, bonuses: Bonus[] | undefined): AttackMode {
  let range = mode.range;
  for (const b of bonuses ?? [])
    if (b.b === 'keyword' && b.keyword.tag === 'REACH' && mode.mode === 'melee')
      range = Math.max(range, Number(b.keyword.n));
  return { mode: mode.mode, range };
}

/** Attacks that `who` could make now: legal targets among those named, in every mode its Weapons allow. */
function attackChoices(
  g: Game,
  c: EffectContext,
  kind: AttackKind,
  against: Whom | undefined,
  bonuses?: Bonus[],
  ignoring: string[] = [],
  prior?: Whom,
): Choice[] {
  const bind = { ...bindOf(c.frame), owner: c.who };
  const me = figure(g, c.who);
  const modes = modesFor(g, c.who, kind).map((raw) => withReach(raw, bonuses));
  const can = (id: FigureId, mode: AttackMode): boolean => inPlay(g, id) && canMakeAttack(g, c.who, id, mode, ignoring);
  // A criterion looks at the eligible targets only, what is prioritised comes before it (A1.ai-target.04, .10).
  const among: Among = {
    legal: (id) => modes.some((mode) => can(id, mode)),
    prior: playerControlled(g, c.who) ? undefined : prior,
  };
  const named = against
    ? candidates(g, against, bind, among)
    : g.state.order.filter((id) => figure(g, id).side !== me.side);
  const found: Choice[] = [];
  for (const mode of modes) for (const target of named) if (can(target, mode)) found.push({ target, mode });
  return found;
}

function begin(
  g: Game,
  c: EffectContext,
  choice: Choice,
  bonuses: Bonus[] | undefined,
  ignoring: string[] | undefined,
): FrameInit {
  const { frame, who } = c;
  frame.target = choice.target;
  const given = (bonuses ?? [])
    .filter((b) => b.b !== 'rider')
    .map((bonus) => ({ bonus: resolved(bonus, c), from: frame.line, owner: frame.owner }));
  const riders = (bonuses ?? []).flatMap((b) => (b.b === 'rider' ? [{ line: b.line, owner: who }] : []));
  return attackInit(g, {
    attacker: who,
    target: choice.target,
    mode: choice.mode.mode,
    range: choice.mode.range,
    cause: frame.line.on === 'ai' ? 'ai' : 'ability',
    bonuses: given,
    riders,
    ...(ignoring ? { ignoring } : {}),
  });
}

function resolved(b: Bonus, c: EffectContext): Bonus {
  if (
    'n' in b &&
    b.n === 'X' &&
    (b.b === 'attackRoll' || b.b === 'damage' || b.b === 'armorPiercing' || b.b === 'force')
  )
    return { ...b, n: c.frame.x ?? 0 };
  return b;
}

function ask(c: EffectContext, list: Choice[], preference: Preference | null = null): FrameInit {
  const both = new Set(list.map((x) => x.mode.mode)).size > 1;
  const options: Option[] = list.map((x) => ({
    id: `attack@${x.target}/${x.mode.mode}`,
    kind: 'target',
    figure: x.target,
    target: x.target,
    ...(both ? { with: x.mode.mode } : {}),
    data: x,
  }));
  const about = { line: c.frame.line, verb: 'attack', ...(preference ? { preference } : {}) };
  return choose({ kind: 'target', figure: c.who, options, pass: false, about });
}

/** Ends a named target's preference: first the figures prioritised, for the program. */
function prioritised(g: Game, c: EffectContext, list: Choice[], prior: Whom | undefined): Choice[] {
  if (!prior || playerControlled(g, c.who)) return list;
  const bind = { ...bindOf(c.frame), owner: c.who };
  const favoured = list.filter((x) => isWhom(g, x.target, prior, bind));
  return favoured.length > 0 ? favoured : list;
}

interface Note {
  left: number;
  chosen?: boolean;
}

export const attack: Verb<'attack'> = {
  action: true,
  targets: (g, c, e) =>
    playerControlled(g, c.who)
      ? [...new Set(attackChoices(g, c, e.attack, e.against, e.bonuses, e.ignoring).map((x) => x.target))]
      : [],
  possible: (g, c, e) => inPlay(g, c.who) && attackChoices(g, c, e.attack, e.against, e.bonuses, e.ignoring).length > 0,
  start(g, c, e) {
    const times = e.howMany ?? e.times ?? 1;
    const note: Note = { left: num(times, bindOf(c.frame)) };
    c.frame.note = note;
    return next(g, c, e);
  },
  resume(g, c, e, result) {
    const option = result as Option | undefined;
    const note = c.frame.note as Note;
    if (!note.chosen && option && typeof option === 'object' && 'id' in option) {
      note.chosen = true;
      note.left--;
      return begin(g, c, option.data as Choice, e.bonuses, e.ignoring);
    }
    return note.left > 0 ? next(g, c, e) : undefined;
  },
};

function next(g: Game, c: EffectContext, e: Parameters<typeof attack.start>[2]): FrameInit | undefined {
  const note = c.frame.note as Note;
  if (!inPlay(g, c.who)) return undefined;
  let list = prioritised(g, c, attackChoices(g, c, e.attack, e.against, e.bonuses, e.ignoring, e.prior), e.prior);
  const { first } = c.frame;
  if (first && list.some((x) => x.target === first)) {
    list = list.filter((x) => x.target === first);
    c.frame.first = null;
  }
  if (list.length === 0) return undefined;
  note.chosen = false;
  return ask(c, list, playerControlled(g, c.who) ? null : preferred(g, c, e));
}

/** What the line prefers among those that it could attack. */
function preferred(g: Game, c: EffectContext, e: Parameters<typeof attack.start>[2]): Preference | null {
  const modes = modesFor(g, c.who, e.attack).map((raw) => withReach(raw, e.bonuses));
  const { side } = figure(g, c.who);
  const legal = (id: FigureId): boolean =>
    figure(g, id).side !== side && inPlay(g, id) && modes.some((m) => canMakeAttack(g, c.who, id, m, e.ignoring));
  const among: Among = { legal, ...(e.prior ? { prior: e.prior } : {}) };
  return preferenceOf(g, e.against, { ...bindOf(c.frame), owner: c.who }, among);
}

/** The same kind of Attack again, with its dice and bonuses (Chains of Perdition). */
export const sameAttack: Verb<'sameAttack'> = {
  action: true,
  possible: (g, c) => {
    const last = g.state.turn.attacks.filter((a) => a.attacker === c.who).at(-1);
    return last !== undefined && inPlay(g, c.who);
  },
  start(g, c, e) {
    const before = frameById(g, 'attack', c.frame.scene.attack);
    const record = before ? undefined : g.state.turn.attacks.filter((a) => a.attacker === c.who).at(-1);
    const mode = before?.mode ?? record?.mode ?? 'melee';
    const range = before?.range ?? modesFor(g, c.who, { mode: mode === 'ranged' ? 'Ranged' : 'Melee' })[0]?.range ?? 1;
    const bind = { ...bindOf(c.frame), owner: c.who };
    const usual = before?.target ?? record?.target ?? null;
    const named = e.against ? candidates(g, e.against, bind) : usual ? [usual] : [];
    const list = named
      .filter((id) => inPlay(g, id) && canMakeAttack(g, c.who, id, { mode, range }))
      .map((target) => ({ target, mode: { mode, range } }));
    if (list.length === 0) return undefined;
    c.frame.note = { left: 1 } satisfies Note;
    return ask(c, list);
  },
  resume(g, c, _e, result) {
    const note = c.frame.note as Note;
    if (note.chosen) return undefined;
    note.chosen = true;
    return begin(g, c, (result as Option).data as Choice, undefined, undefined);
  },
};
