/**
 * The engine's own answers: for figures that no player controls, and for ties of the party where the players leave them to
 * the engine. Every answer follows the golden rules; what cannot matter is passed, what is equally good is a tie (tie.ts).
 */

import type { Ability, Cost } from '../abilities/ast';
import type { Preference } from '../conditions/preference';
import { type FigureId, figure, type Game, playerControlled, topFrame } from '../game';
import type { AskInit, Option } from '../kernel/types';
import { lineAt } from '../points/lineAt';
import type { Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { chooseDie, chooseOption } from './choice';
import { bestRated, rateMoved, rateSpace } from './evaluate';
import { rerollHelps } from './reroll';
import { spendSymbols } from './symbols';
import { chooseTarget, namedBy } from './target';
import { decideTie } from './tie';
import { fatal, worthOf } from './worth';

const PASS: Option = { id: 'pass', kind: 'pass' };

/** The answer to a question that the engine decides; null: players decide; a question: they decide between its equals. */
export function decide(g: Game, ask: AskInit): Option | AskInit | null {
  const id = ask.figure;
  if (id === null) return ask.pass || ask.options.length === 0 ? null : decideTie(g, ask, ask.options);
  if (playerControlled(g, id)) return null;
  const real = ask.options.filter((o) => o.kind !== 'pass');
  const pass = ask.options.find((o) => o.kind === 'pass') ?? PASS;
  if (real.length === 0) return pass;
  if (overruled(g, ask)) return null;
  const best = answer(g, ask, id, real);
  if (best.length === 0) return ask.pass ? pass : (real[0] as Option);
  const decided = decideTie(g, ask, best);
  // What is put to the players is no decision of the program that they could take from it.
  if (!('options' in decided)) passOver(g, ask);
  return decided;
}

/** Whether the players have taken this decision by hand; it stays theirs until it is answered. */
function overruled(g: Game, ask: AskInit): boolean {
  return aimedAt(g, ask) && g.state.overrule?.skip === 0 && ask.options.length > 1;
}

/** A decision less before the one that the players have taken by hand. */
function passOver(g: Game, ask: AskInit): void {
  const { overrule } = g.state;
  if (overrule && overrule.skip > 0 && aimedAt(g, ask)) overrule.skip--;
}

function aimedAt({ state: { overrule } }: Game, ask: AskInit): boolean {
  return overrule?.figure === ask.figure && (overrule.kind === null || overrule.kind === ask.kind);
}

const oneOf = (option: Option | null | undefined): Option[] => (option ? [option] : []);

/** The best option, several that are equally good, none if none is worth it. */
function answer(g: Game, ask: AskInit, id: FigureId, options: Option[]): Option[] {
  switch (ask.kind) {
    case 'target':
      // Whom a movement is about need not be in reach or seen.
      return chooseTarget(
        g,
        id,
        options,
        ask.about?.preference as Preference | null | undefined,
        ask.about?.course === undefined,
      );
    case 'symbols':
      return oneOf(spendSymbols(g, attackOf(ask), options));
    case 'window':
    case 'followUp':
      return oneOf(act(g, ask, id, options));
    // These are offered to an Intelligent Combatant only where its card or a token of it says so (A1.dodge.02, A1.counter.07).
    case 'dodge':
    case 'counter':
    case 'empower':
    case 'breakAttack':
      return options.slice(0, 1);
    case 'yesNo':
      return yes(g, ask, id) ? options.slice(0, 1) : [];
    case 'space':
      return chooseSpace(g, ask, id, options);
    case 'choice':
      return chooseOption(g, ask, id, options);
    case 'dice':
      return oneOf(chooseDie(g, ask, id, options));
    // Where none need be named the printed order holds.
    case 'order':
      return ask.pass ? options.slice(0, 1) : options;
    case 'placement':
    case 'action':
      return options.slice(0, 1);
  }
}

function attackOf(ask: AskInit): number | undefined {
  return ask.about?.attack as number | undefined;
}

/** Lines of its own at a moment: Symbols first, then what does its side good. */
function act(g: Game, ask: AskInit, id: FigureId, options: Option[]): Option | null {
  const symbols = options.filter((o) => o.kind === 'symbol');
  const spent = symbols.length > 0 ? spendSymbols(g, attackOf(ask), symbols) : null;
  if (spent) return spent;
  const scene = { subject: null, ...ask.about } as Scene;
  let best: Option | null = null;
  let most = 0;
  for (const option of options) {
    const ref = (option.data as { ref?: LineRef } | undefined)?.ref;
    const ability = ref ? lineAt(g, ref) : null;
    if (!ability || (option.kind === 'symbol' && worthless(g, ask, option))) continue;
    if (option.kind === 'reroll' && !rerollHelps(g, id, scene)) continue;
    const worth = worthOf(g, id, ability, scene, namedBy(option) ?? scene.object ?? null);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** A Symbol Ability of bonuses alone: the best way to spend Symbols leaves it out. */
function worthless(g: Game, ask: AskInit, option: Option): boolean {
  const ref = (option.data as { ref?: LineRef }).ref;
  const ability = ref ? lineAt(g, ref) : null;
  return (
    ability === null ||
    attackOf(ask) === undefined ||
    ability.body.every((s) => s.steps.every((step) => step.effect.do === 'bonus' || step.effect.do === 'gain'))
  );
}

/** What its card says that it may do is decided against the Adventurers (card language section 10), never to its own end. */
function yes(g: Game, ask: AskInit, id: FigureId): boolean {
  if (fatal(g, id, (ask.about?.costs as Cost[] | undefined) ?? [])) return false;
  const line = topFrame(g, 'ability');
  const sentence = line?.ability.body[line.i];
  if (!line || !sentence) return true;
  // `may` reaches to the end of its sentence.
  const rest: Ability = { body: [{ ...sentence, steps: sentence.steps.slice(line.j) }] };
  return worthOf(g, id, rest, line.scene, line.target ?? undefined) > 0;
}

/** Where it moves a figure to, or where something of its line comes to lie. */
function chooseSpace(g: Game, ask: AskInit, id: FigureId, options: Option[]): Option[] {
  const moved = ask.about?.moved as FigureId | undefined;
  const { width } = g.state.board;
  const place = (o: Option): number => (o.at ? o.at[1] * width + o.at[0] : 0);
  if (moved === undefined || !g.state.figures[moved])
    return bestRated(options, (o) => rateSpace(g, figure(g, id).side, place(o))).equals;
  const left = (o: Option): number => (o.data as { left?: number } | undefined)?.left ?? 0;
  return bestRated(options, (o) => rateMoved(g, id, moved, place(o), left(o))).equals;
}
