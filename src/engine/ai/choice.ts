/** What the program picks of a number, alternatives, dice, faces or Effects: against the Adventurers. */
import type { Step } from '../abilities/ast';
import { FACES, faceWorth } from '../dice/faces';
import { type FigureId, figure, frameById, type Game, topFrame } from '../game';
import type { AskInit, Option } from '../kernel/types';
import { NEGATIVE } from '../rules/effectTokens';
import type { DiceFrame } from '../state/attackFrames';
import { standsAsRolled } from './reroll';
import { worthOf } from './worth';

/** The options with the highest score. */
function top(options: readonly Option[], score: (o: Option) => number): Option[] {
  const scores = options.map(score);
  const most = Math.max(...scores);
  return options.filter((_, i) => scores[i] === most);
}

/** 1 if the dice are those of the figure's own side, else -1. */
function sign(g: Game, id: FigureId, dice: DiceFrame): number {
  return figure(g, dice.figure).side === figure(g, id).side ? 1 : -1;
}

/** What a face of a die that lies there is worth to who rolled it. */
const worthOfFace = ({ dice, purpose }: DiceFrame, place: number, face: number): number =>
  faceWorth(dice[place]?.die ?? 'BLACK', face, purpose);

/** A `choice` question: each way the line's verbs ask it is told by `about`. Several: they are equally good. */
export function chooseOption(g: Game, ask: AskInit, id: FigureId, options: Option[]): Option[] {
  const about = ask.about ?? {};
  const alternatives = about.alternatives as Step[][] | undefined;
  if (alternatives) {
    const line = topFrame(g, 'ability');
    const scene = line?.scene ?? { subject: id };
    return top(options, (o) =>
      worthOf(g, id, { body: [{ steps: alternatives[o.n ?? 0] ?? [] }] }, scene, line?.target ?? null),
    );
  }
  if (about.remove === 'effect') return top(options, (o) => removalWorth(g, id, o));
  if (about.die !== undefined) return chooseFace(g, id, options);
  // "Up to n" is n if possible (A1.ai-wording.01); an X is as great as can be.
  return top(options, (o) => o.n ?? 0);
}

/** Its own side loses Negative Effects, its opponents Positive ones. */
function removalWorth(g: Game, id: FigureId, option: Option): number {
  const { effect, figure: bearer } = option.data as { effect: 'WILT'; figure: FigureId };
  const own = figure(g, bearer).side === figure(g, id).side;
  return NEGATIVE.has(effect) === own ? 1 : 0;
}

/** Faces of equal worth do not differ in what comes of them. */
function chooseFace(g: Game, id: FigureId, options: Option[]): Option[] {
  const dice = topFrame(g, 'dice');
  const picked = (topFrame(g, 'ability')?.note as { picked?: number[] } | undefined)?.picked?.[0] ?? 0;
  return dice
    ? top(options, (o) => sign(g, id, dice) * worthOfFace(dice, picked, o.n ?? 0)).slice(0, 1)
    : options.slice(0, 1);
}

/**
 * Which die is rolled again or turned: the one that gains most on average; null if none does. Of a Conviction Check that is
 * passed none, of one that fails one at least.
 */
export function chooseDie(g: Game, ask: AskInit, id: FigureId, options: Option[]): Option | null {
  const dice = frameById(g, 'dice', ask.about?.dice as number | undefined);
  if (!dice) return options[0] ?? null;
  const gain = (o: Option): number => {
    const place = o.n ?? 0;
    const die = dice.dice[place];
    if (!die) return 0;
    const faces = FACES[die.die];
    const mean = faces.reduce((sum, _, face) => sum + worthOfFace(dice, place, face), 0) / faces.length;
    return sign(g, id, dice) * (mean - worthOfFace(dice, place, die.face ?? 0));
  };
  const best = top(options, gain)[0];
  const stands = sign(g, id, dice) > 0 ? standsAsRolled(g, dice) : null;
  if (stands && ask.pass) return null;
  const picked = (topFrame(g, 'ability')?.note as { picked?: number[] } | undefined)?.picked ?? [];
  const must = !ask.pass || (stands === false && picked.length === 0);
  return best && (must || gain(best) > 0) ? best : null;
}
