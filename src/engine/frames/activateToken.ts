/** A Loot token or Totem that is activated: revealed, its text resolved, discarded (A1.loot-token, A1.totem). */
import { draw } from '../dice/random';
import { emit, type FigureId, type Game, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import { lineAt } from '../points/lineAt';
import { anyLineAt } from '../points/lines';
import { takeToken } from '../rules/boardTokens';
import type { ActivateTokenFrame, Scene } from '../state/frames';
import type { BoardToken, LineRef } from '../state/state';
import { abilityInit } from './ability';

function tokenOf(g: Game, f: ActivateTokenFrame): BoardToken | undefined {
  return g.state.tokens.find((token) => token.id === f.token);
}

/** Colours of the face-down tokens not yet seen: the pool less what was revealed before (A1.loot-token.06). */
function colourPool(g: Game, kind: 'loot' | 'totem'): string[] {
  const pool = [...(g.content.encounters[g.state.encounter.id ?? '']?.random[kind] ?? [])];
  for (const path of g.state.encounter.readTexts) {
    const at = path.startsWith(`${kind}/`) ? pool.indexOf(path.slice(kind.length + 1)) : -1;
    if (at >= 0) pool.splice(at, 1);
  }
  return pool;
}

function reveal(g: Game, token: BoardToken): void {
  if (token.kind !== 'loot' && token.kind !== 'totem') return;
  if (token.colour === null) {
    const pool = colourPool(g, token.kind);
    if (pool.length > 0) token.colour = draw(g, token.kind === 'loot' ? 'lootToken' : 'totem', pool);
  }
  token.faceDown = false;
  if (token.colour !== null) g.state.encounter.readTexts.push(`${token.kind}/${token.colour}`);
}

function discard(g: Game, f: ActivateTokenFrame): void {
  const token = tokenOf(g, f);
  if (!token) return;
  takeToken(g, token);
  emit(g, 'tokenDiscarded', { token: f.token }, undefined, 'A1.loot-token.03');
}

/** What waits for the activation of a token: `When an Adventurer activates {Blue Loot}`. */
export function activatedScene(by: FigureId, token: Pick<BoardToken, 'kind' | 'colour'>): Scene {
  return { subject: by, names: [token.kind, `${token.colour} ${token.kind}`] };
}

export const activateTokenFrame: FrameHandler<Game, ActivateTokenFrame> = {
  first: 'which',
  log: true,
  steps: {
    /** Of several Totems in sight at once whoever takes the turn chooses the first (A1.totem.14). */
    which(g, f) {
      // Face down they are all alike.
      if (!f.among?.some(({ token }) => g.state.tokens.find((t) => t.id === token)?.faceDown === false))
        return { go: 'reveal' };
      const options: Option[] = f.among.map(({ token }) => ({ id: `token/${token}`, kind: 'order', token }));
      return {
        ask: { kind: 'order', figure: g.state.turn.figure, options, pass: false, rule: 'A1.totem.14' },
        go: 'chosen',
      };
    },
    chosen(_g, f) {
      const chosen = f.among?.find(({ token }) => token === f.answer?.option.token);
      if (chosen) Object.assign(f, chosen);
      return { go: 'reveal' };
    },
    reveal(g, f) {
      const token = tokenOf(g, f);
      if (!token) return { done: null };
      reveal(g, token);
      emit(g, 'tokenActivated', { figure: f.figure, token: f.token, kind: token.kind, colour: token.colour });
      return { go: 'text' };
    },
    /** The texts of its colour, one after another. */
    text(g, f) {
      const token = tokenOf(g, f);
      const line: LineRef = { on: 'text', figure: f.figure, text: `${token?.kind}/${token?.colour}/${f.i}` };
      const ability = token ? lineAt(g, line) : null;
      if (!token || !ability) return { go: 'discard' };
      f.i++;
      return {
        call: abilityInit(g, {
          line,
          ability,
          owner: f.figure,
          scene: { subject: f.figure, space: token.at },
          paid: true,
        }),
        go: 'text',
      };
    },
    discard(g, f) {
      const token = tokenOf(g, f);
      discard(g, f);
      if (!token || !anyLineAt(g, 'use.done')) return { go: 'over' };
      return { call: openWindow('use.done', activatedScene(f.figure, token)), go: 'over' };
    },
    over() {
      return { done: null };
    },
  },
  abandon: discard,
};
