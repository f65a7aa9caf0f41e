/** What changes by hand are about: names and numbers for their form. */
import type { EffectName } from '../engine/abilities/ast';
import type { DieName } from '../engine/dice/faces';
import { FACES, faceName } from '../engine/dice/faces';
import type { State } from '../engine/state/state';
import { EFFECTS, type Names } from '../log';

/** Effects that can be set, those given by somebody (Tether, Nemesis) included. */
export const EFFECT_NAMES = [...Object.keys(EFFECTS), 'TETHER', 'NEMESIS'].filter(
  (name, n, all) => all.indexOf(name) === n,
) as EffectName[];
/** Effects of which it has to be said who gave them. */
export const GIVEN: ReadonlySet<string> = new Set(['TETHER', 'NEMESIS']);
/** Tokens that can be set, in the order of the rulebook. */
export const TOKEN_NAMES = ['dodge', 'heal', 'intervention', 'vow', 'aggro'] as const;

/** Figures on the board, that changes can be made to. */
export function figuresFor(state: State, names: Names): { id: string; name: string }[] {
  return state.order.flatMap((id) => {
    const figure = state.figures[id];
    const body = figure && state.bodies[figure.body];
    return figure && !figure.defeated && body?.at !== null ? [{ id, name: names.figure(state, id) }] : [];
  });
}

/** Adventurers and enemies of this game that are Defeated: nothing of them is changed by hand. */
export function defeatedOf(state: State, names: Names): { id: string; name: string }[] {
  return state.order.flatMap((id) => (state.figures[id]?.defeated ? [{ id, name: names.figure(state, id) }] : []));
}

/** The space that people call `C4`; null for none on the board. */
export function spaceNamed(state: State, text: string): [number, number] | null {
  const [, letters, row] = /^([A-Za-z]{1,2})\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  if (!letters || !row) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const [x, y] = [column - 1, Number(row) - 1];
  return x >= 0 && y >= 0 && x < state.board.width && y < state.board.height ? [x, y] : null;
}

/** The faces of a die by the names that dice are given with: `WHITE 6`. */
export function facesOf(die: DieName): string[] {
  return FACES[die].map((_, n) => `${die} ${faceName(die, n)}`);
}

/** Whether rolls are asked for instead of made. */
export const throwsDice = (state: State): boolean => state.random.dice !== null;
