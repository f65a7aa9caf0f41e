/** Which of the legal targets the program takes (A1.ai-target, A1.golden-rule.01, .02), told as `aiTargetChosen`. */
import type { Preference } from '../conditions/preference';
import { emit, type FigureId, figure, figuresInPlay, type Game } from '../game';
import type { Option } from '../kernel/types';
import { attackReasons } from '../queries/attack';
import { rangeOf } from '../queries/sight';
import type { AttackMode } from '../queries/weapons';
import { bestRated, compare, decisive, type Rating, rateTarget } from './evaluate';
import { initiativePlace } from './initiative';
import { putToPlayers } from './tie';

/** The figure that an option of a `target` question names. */
export function namedBy(option: Option): FigureId | null {
  return option.figure ?? option.target ?? (typeof option.to === 'string' ? option.to : null);
}

/** The manner of an Attack, where the option tells Melee from Ranged. */
function modeOf(option: Option): AttackMode | undefined {
  return option.with ? (option.data as { mode?: AttackMode } | undefined)?.mode : undefined;
}

/** A candidate and what spoke for or against it, for the log. */
interface Candidate {
  figure: FigureId;
  reasons: Reasons;
}

interface Reasons {
  /** Place on the Initiative Track, from 1. */
  initiative: number;
  /** Range from the figure that chooses. */
  range: number;
  /** What the line prefers by, as in `preference`. */
  value?: number;
  /** Its evaluation, where that had to decide. */
  rating?: Rating;
}

/** Opponents that were no candidates, and why: the reason against an Attack, else that the words of the line do not fit them. */
function dropped(
  g: Game,
  id: FigureId,
  known: ReadonlySet<FigureId>,
  modes: readonly AttackMode[],
  reasonsOf: (target: FigureId) => Reasons,
): (Candidate & { why: string })[] {
  const { side } = figure(g, id);
  if ([...known].some((each) => figure(g, each).side === side)) return [];
  return figuresInPlay(g).flatMap((f) => {
    if (f.side === side || known.has(f.id)) return [];
    const against: (string | undefined)[] = modes.map((mode) => attackReasons(g, id, f.id, mode)[0]?.why);
    const why = against.every((each) => each !== undefined) ? against[0] : null;
    return [{ figure: f.id, reasons: reasonsOf(f.id), why: why ?? 'unfit' }];
  });
}

/**
 * Chooses among targets that fit the line equally well: the front of the Initiative Track, then the evaluation. What the
 * line itself prefers was applied before. `because`: `only` (there is no other), `ranking` (the line prefers it alone),
 * `initiative`, `goldenRule`; `passedOver`: whom the line itself left out by its `preference`; `dropped`: who could not be
 * chosen at all. Several are equally good, the
 * program's own choice first; nothing is told of those that are put to the players.
 */
export function chooseTarget(
  g: Game,
  id: FigureId,
  options: readonly Option[],
  preference: Preference | null | undefined,
  tellsDropped: boolean,
): Option[] {
  const first = options[0] as Option;
  const reasonsOf = (target: FigureId): Reasons => ({
    initiative: initiativePlace(g, target) + 1,
    range: rangeOf(g, id, target),
    ...(preference ? { value: preference.values[target] ?? 0 } : {}),
  });
  const candidates: Candidate[] = [];
  let front = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const target = namedBy(option);
    if (target === null) return [first];
    const reasons = reasonsOf(target);
    front = Math.min(front, reasons.initiative);
    candidates.push({ figure: target, reasons });
  }
  const foremost = options.filter((_, i) => candidates[i]?.reasons.initiative === front);
  let best = [foremost[0] as Option];
  const passedOver = Object.keys(preference?.values ?? {})
    .filter((each) => !candidates.some((c) => c.figure === each))
    .map((each) => ({ figure: each, reasons: reasonsOf(each) }));
  let because = options.length > 1 ? 'initiative' : passedOver.length > 0 ? 'ranking' : 'only';
  let term: string | null = null;
  if (foremost.length > 1) {
    const { equals, rating, ratings } = bestRated(foremost, (o) =>
      rateTarget(g, id, namedBy(o) as FigureId, modeOf(o)),
    );
    foremost.forEach((o, i) => {
      const candidate = candidates.find((c) => c.figure === namedBy(o));
      if (candidate) candidate.reasons.rating = ratings[i] as Rating;
    });
    const runnerUp = ratings.filter((r) => r !== rating).sort((a, b) => compare(b, a))[0];
    term = runnerUp ? decisive(rating, runnerUp) : null;
    best = equals;
    because = 'goldenRule';
  }
  if (putToPlayers(g, best)) return best;
  const known = new Set([...candidates, ...passedOver].map((each) => each.figure));
  const modes = options.flatMap((option) => (option.data as { mode?: AttackMode } | undefined)?.mode ?? []);
  emit(g, 'aiTargetChosen', {
    figure: id,
    target: namedBy(best[0] as Option),
    because,
    ...(term ? { term } : {}),
    candidates,
    ...(tellsDropped ? { dropped: dropped(g, id, known, modes, reasonsOf) } : {}),
    ...(preference && passedOver.length > 0
      ? { preference: { of: preference.of, high: preference.high }, passedOver }
      : {}),
  });
  return best;
}
