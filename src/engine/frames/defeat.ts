/** Defeat of a figure: what may prevent it, leaving the board, the Track, tokens, loot (A1.defeat). */
import { at, burrowed, emit, figure, type Game, inPlay, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import { anyLineAt } from '../points/lines';
import { hasKeyword, keywordNumber } from '../queries/standing';
import { maxHp } from '../queries/stats';
import { partnersComeUp } from '../rules/burrow';
import { layTokens } from '../rules/combatantTokens';
import { expireWith } from '../rules/durations';
import { leaveTrack } from '../rules/initiative';
import { underBase } from '../rules/placement';
import type { DefeatFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';
import { displaceInit } from './displace';

function scene(g: Game, f: DefeatFrame): Scene {
  const s: Scene = { subject: f.figure, source: f.by };
  const space = f.space ?? at(g, f.figure);
  if (space !== null) s.space = space;
  return s;
}

export const defeatFrame: FrameHandler<Game, DefeatFrame> = {
  first: 'would',
  log: true,
  steps: {
    would(g, f) {
      if (!inPlay(g, f.figure)) return { done: { defeated: figure(g, f.figure).defeated } };
      return anyLineAt(g, 'defeat.would')
        ? { call: openWindow('defeat.would', scene(g, f)), go: 'remove' }
        : { go: 'remove' };
    },
    remove(g, f) {
      const t = figure(g, f.figure);
      if (f.prevented || (!f.outright && t.damage < maxHp(g, f.figure))) return { done: { defeated: false } };
      f.space = at(g, f.figure) as number;
      f.loot = lootFor(g, f);
      const below = burrowed(t);
      t.defeated = true;
      t.effects = [];
      t.effectBy = {};
      t.effectEnds = {};
      layTokens(g, f.figure, f.space);
      t.tokens = {};
      expireWith(g, f.figure);
      g.state.lasting = g.state.lasting.filter((l) => l.figure !== f.figure || l.expires.of === 'encounter');
      const sharing = g.state.order.some((id) => id !== f.figure && figure(g, id).body === t.body && inPlay(g, id));
      const body = g.state.bodies[t.body];
      if (body && !sharing) body.at = null;
      // An outright Defeat fills the card; those tokens are no Damage dealt (A1.defeat.11, .12).
      t.damage = t.kind === 'intelligent' ? 0 : maxHp(g, f.figure);
      leaveTrack(g, f.figure);
      if (t.side === 'opponents') g.state.encounter.opponentActed = true;
      emit(
        g,
        'defeated',
        { figure: f.figure, by: f.by, outright: f.outright, damage: t.damage },
        undefined,
        'A1.defeat.01',
      );
      g.dirty = true;
      f.prevented = false;
      const up = below ? partnersComeUp(g, f.figure) : null;
      return up ? { call: displaceInit(up, underBase(g, up), null, 'BURROW'), go: 'told' } : { go: 'told' };
    },
    told(g, f) {
      return anyLineAt(g, 'defeat.done')
        ? { call: openWindow('defeat.done', scene(g, f)), go: 'loot' }
        : { go: 'loot' };
    },
    /** Combatant Loot, before an End Condition is looked at (rulings: loot of the last Defeat). */
    loot(_g, f) {
      return f.loot > 0 ? { call: { kind: 'loot', figure: f.by, n: f.loot }, go: 'end' } : { go: 'end' };
    },
    end(g) {
      g.dirty = true;
      return { done: { defeated: true } };
    },
  },
};

/** Combatant Loot cards for a Defeat: 1, more with AVARICE, none for TRIVIAL, SWARM before the last, Spawned by figures. */
function lootFor(g: Game, f: DefeatFrame): number {
  const t = figure(g, f.figure);
  if (t.side !== 'opponents' || t.spawnedBy !== null || hasKeyword(g, f.figure, 'TRIVIAL')) return 0;
  if (hasKeyword(g, f.figure, 'SWARM')) {
    const others = g.state.order.some(
      (id) => id !== f.figure && figure(g, id).entry === t.entry && !figure(g, id).defeated,
    );
    if (others) return 0;
  }
  return 1 + keywordNumber(g, f.figure, 'AVARICE');
}
