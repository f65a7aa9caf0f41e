/**
 * True ties: answers that nothing but their order tells apart and from which different things follow. The players decide them,
 * or leave it to the program, which takes the first and tells so (A1.golden-rule.02, rulings: simultaneous things).
 */
import { emit, type FigureId, type Game } from '../game';
import type { AskInit, Option } from '../kernel/types';

/** The space or figure that an answer names: the end and not the way, the target and not the Weapon; else null. */
function named({ kind, at, target, figure }: Option): [number, number] | string | null {
  return kind === 'space' ? (at ?? null) : kind === 'target' ? (target ?? figure ?? null) : null;
}

const outcome = (option: Option): string => (named(option) ?? option.id).toString();

/** One answer for each thing that follows, the first. */
function apart(options: readonly Option[]): Option[] {
  return options.filter((o, i) => options.findIndex((other) => outcome(other) === outcome(o)) === i);
}

/** Whether the players are asked which of these equals it is. */
export function putToPlayers({ state }: Game, equals: readonly Option[]): boolean {
  return !state.options.engineDecidesTies && apart(equals).length > 1;
}

/** Decides between equal answers (at least one): the first of them, or the question that goes to the players. */
export function decideTie(g: Game, ask: AskInit, equals: readonly Option[]): Option | AskInit {
  const first = equals[0] as Option;
  const real = apart(equals);
  if (real.length < 2) return first;
  const by = ask.figure ?? (ask.about?.tieOf as FigureId | undefined) ?? null;
  if (putToPlayers(g, real))
    return { ...ask, figure: null, options: real, pass: false, about: { ...ask.about, ...(by ? { tieOf: by } : {}) } };
  emit(
    g,
    'tieDecided',
    {
      figure: by,
      question: ask.kind,
      of: real.length,
      ...(named(first) ? { chosen: named(first), equals: real.map(named) } : {}),
    },
    undefined,
    ask.figure === null ? ask.rule : 'A1.golden-rule.02',
  );
  return first;
}
