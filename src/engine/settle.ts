/**
 * What a change of position, Damage or equipment sets off, in this order: Defeats, End Conditions, Totems, illegal Weapons.
 * Called by the run loop after a step that changed something; one thing at a time.
 */
import { bestSight } from './board/baseSight';
import { type Base, SINGLE } from './board/grid';
import { topologyOf } from './board/topology';
import { resumePoint } from './frames/counter';
import { reEquipInit } from './frames/reEquip';
import { type FigureId, figure, type Game, inPlay } from './game';
import type { FrameInit, Next } from './kernel/types';
import { baseOf, standingFor } from './queries/sight';
import { hasKeyword } from './queries/standing';
import { maxHp } from './queries/stats';
import { expireFrames } from './rules/durations';
import { endMet, endSpec, goesOn } from './rules/ends';
import { handsUsed } from './rules/items';
import type { BoardToken, State } from './state/state';

const HANDS = 2;

/** A frame for the run loop to put on top; the step below goes on where it was, so that no step is named. */
function call(init: FrameInit): Next {
  return { call: init, go: '' };
}

/** A Defeat that no running frame takes care of, e.g. by a fall of maximum HP (A1.defeat.01). */
function defeats(g: Game): Next | null {
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (f.damage === 0 || !inPlay(g, id) || f.damage < maxHp(g, id)) continue;
    const running = g.state.stack.some(
      (frame) => (frame.kind === 'damage' && frame.target === id) || (frame.kind === 'defeat' && frame.figure === id),
    );
    if (!running) return call({ kind: 'defeat', figure: id, by: f.credit, outright: false, loot: 0 });
  }
  return null;
}

/** The End Condition met now. */
function endOfEncounter(g: Game): Next | null {
  const encounter = g.state.stack[0];
  if (encounter?.kind !== 'encounter') return null;
  const met = endMet(g);
  if (met && endSpec(g, met)?.continues) {
    goesOn(g, met);
    return call({ kind: 'end', ...met, i: 0 });
  }
  return met && { end: encounter.id, instead: { kind: 'end', ...met, i: 0 }, because: 'encounterEnds' };
}

/** Whether a figure sees a token: Line of Sight without limit of Range (A1.totem.03). */
function seesToken(g: Game, id: FigureId, token: BoardToken): boolean {
  const base = baseOf(g, id);
  if (!base) return false;
  const target: Base = { at: token.at, size: SINGLE };
  const topology = topologyOf(g.state.board);
  return bestSight(topology, base, target, {
    figureAt: standingFor(g, id),
    ignoreElevation: !topology.isLevel && hasKeyword(g, id, 'FLIGHT'),
  }).clear;
}

/** A Totem in sight of an Adventurer or an ally of theirs activates by itself, one after another (A1.totem.01, .02, .14). */
function totems(g: Game): Next | null {
  const { tokens, stack } = g.state;
  if (!tokens.some((token) => token.kind === 'totem') || stack.some((frame) => frame.kind === 'activateToken'))
    return null;
  const seen: { token: string; figure: FigureId }[] = [];
  for (const token of tokens) {
    if (token.kind !== 'totem') continue;
    const by = g.state.order.find(
      (id) => inPlay(g, id) && figure(g, id).side === 'adventurers' && seesToken(g, id, token),
    );
    if (by) seen.push({ token: token.id, figure: by });
  }
  const [first] = seen;
  if (first) return call({ kind: 'activateToken', ...first, i: 0, ...(seen.length > 1 ? { among: seen } : {}) });
  return null;
}

/** Cards in use as they were last looked at: without a change of them no Weapon can have become illegal. */
const checked = new WeakMap<State, number>();

/** Weapons of more than two hands: everything going on ends, the player puts them away (A1.equip.12). */
function illegalWeapons(g: Game): Next | null {
  const { state } = g;
  if (checked.get(state) === state.cardsVersion || state.stack.some((frame) => frame.kind === 'reEquip')) return null;
  for (const id of state.order) {
    if (figure(g, id).kind !== 'adventurer' || !inPlay(g, id) || handsUsed(g, id) <= HANDS) continue;
    return { end: resumePoint(g), instead: reEquipInit(id, 'illegal'), because: 'illegalWeapons' };
  }
  checked.set(state, state.cardsVersion);
  return null;
}

/** The next thing that follows from the state as it is now; null when nothing does. */
export function settle(g: Game): Next | null {
  // Setup: nobody sees, wins or loses anything before the first round.
  if (g.state.round === 0 || g.state.outcome || g.state.stack.some((frame) => frame.kind === 'end')) return null;
  expireFrames(g);
  const due = g.state.due?.shift();
  if (due) return call(due);
  const defeat = defeats(g);
  if (defeat) return defeat;
  // A Defeat is carried out to its Combatant Loot before anything else is looked at (rulings: loot of the last Defeat).
  if (g.state.stack.some((frame) => frame.kind === 'defeat')) return null;
  return endOfEncounter(g) ?? totems(g) ?? illegalWeapons(g);
}
