/** Verbs about the Encounter: Spawning, tokens, Terrain, texts, winning and losing, ending turns and Actions. */
import { terrainAt } from '../board/boardState';
import { distance } from '../board/grid';
import { bindOf } from '../conditions/bind';
import { spacesOfSpec } from '../conditions/spaces';
import { num } from '../conditions/values';
import { abilityInit } from '../frames/ability';
import { activatedScene } from '../frames/activateToken';
import { choose } from '../frames/choose';
import { resumePoint } from '../frames/counter';
import { emit, figure, type Game, openWindow, topFrame, xy } from '../game';
import type { Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { baseOf, soiRange } from '../queries/sight';
import { layToken } from '../rules/boardTokens';
import { endEncounter } from '../rules/ends';
import type { EffectContext, Verb } from './types';

export const spawn: Verb<'spawn'> = {
  possible: (g, _c, e) => cardNamed(g, e.name) !== null,
  start(g, c, e) {
    const bind = bindOf(c.frame);
    let spaces = e.space ? spacesOfSpec(g, e.space, bind) : [];
    if (spaces.length === 0) {
      const base = baseOf(g, c.who);
      const range = e.near?.at === 'range' ? num(e.near.n, bind) : soiRange(g, c.who);
      if (base)
        for (let s = 0; s < g.state.board.width * g.state.board.height; s++)
          if (distance(g.state.board, base.at, s) <= range) spaces.push(s);
    }
    spaces = spaces.filter((s) => terrainAt(g.state.board, s) !== null);
    const side = e.allies ? figure(g, c.who).side : 'opponents';
    return {
      kind: 'spawn',
      card: cardNamed(g, e.name),
      n: num(e.n, bind),
      spaces,
      side,
      by: figure(g, c.who).kind === 'intelligent' ? c.who : null,
      joined: c.frame.joined ?? 0,
      ...(e.number === undefined ? {} : { number: e.number }),
    };
  },
  /** Those named later stand behind those named before (A1.spawning.10). */
  resume(_g, c, _e, result) {
    c.frame.joined = (result as { joined?: number } | null)?.joined ?? 0;
    return undefined;
  },
};

/** Id of the Combatant card with this name or id. */
function cardNamed(g: Game, name: string): string | null {
  const wanted = name.toUpperCase();
  for (const id in g.content.combatants) {
    const card = g.content.combatants[id];
    if (card && (card.name.toUpperCase() === wanted || id.toUpperCase() === wanted)) return id;
  }
  return null;
}

export function tokenKind(g: Game, name: string): string {
  const wanted = name.toUpperCase();
  for (const id in g.content.tokens) if (g.content.tokens[id]?.name.toUpperCase() === wanted) return id;
  return name.toLowerCase();
}

export const placeToken: Verb<'placeToken'> = {
  asks: true,
  possible: (g, c, e) => spacesOfSpec(g, e.space, bindOf(c.frame)).length > 0,
  start(g, c, e) {
    return pickSpace(c, spacesOfSpec(g, e.space, bindOf(c.frame)), g);
  },
  resume(g, c, e, result) {
    if ((result as Option).kind === 'pass') return undefined;
    const at = (result as Option).data as number;
    const kind = tokenKind(g, e.token);
    layToken(g, { id: `${kind}-${g.state.nextId++}`, kind, colour: null, faceDown: false, at }, c.who);
    return undefined;
  },
};

/** Asks for one of some spaces. */
export function pickSpace(c: EffectContext, spaces: number[], g: Game) {
  const options: Option[] = spaces.map((s) => ({ id: `space/${s}`, kind: 'space', at: xy(g, s), data: s }));
  if (options.length === 0) return undefined;
  const pass = Boolean(c.step.may);
  if (pass) options.push({ id: 'pass', kind: 'pass' });
  return choose({ kind: 'space', figure: c.who, options, pass, about: { line: c.frame.line } });
}

export const win: Verb<'win'> = {
  possible: () => true,
  start(g, _c, e) {
    endEncounter(g, 'won', e.name ?? null);
    return undefined;
  },
};

export const lose: Verb<'lose'> = {
  possible: () => true,
  start(g, _c, e) {
    endEncounter(g, 'lost', e.name ?? null);
    return undefined;
  },
};

/**
 * Runs a text of the Encounter. An Objective is activated by it, once: its token stays (A1.objective.04, .06). A Hidden Card
 * is found by its code (A1.hidden.02).
 */
export const read: Verb<'read'> = {
  possible(g, _c, e) {
    const path = textPath(g, e.name);
    return path !== null && !(path.startsWith('objective/') && g.state.encounter.readTexts.includes(path));
  },
  start(g, c, e) {
    const path = textPath(g, e.name);
    const list = path ? g.content.encounters[g.state.encounter.id ?? '']?.texts : undefined;
    if (!path || !list) return undefined;
    g.state.encounter.readTexts.push(path);
    const [kind, id] = path.split('/') as [keyof typeof list, string];
    const token = g.state.tokens.find((t) => t.kind === kind && t.colour === id);
    if (kind === 'objective')
      emit(
        g,
        'tokenActivated',
        { figure: c.who, token: token?.id ?? null, kind, colour: id },
        undefined,
        'A1.objective.04',
      );
    if (e.reveal) emit(g, 'cardRevealed', { card: id }, undefined, 'A1.hidden.02');
    const body = (list[kind][id] ?? []).flatMap((t) => t.sentences);
    return abilityInit(g, {
      line: { on: 'text', figure: c.who, text: `${path}/0` },
      ability: { body },
      owner: c.who,
      scene: token ? { subject: c.who, space: token.at } : c.frame.scene,
    });
  },
  resume(g, c, e) {
    const [kind, colour] = textPath(g, e.name)?.split('/') ?? [];
    if (kind !== 'objective' || c.frame.note === 'told' || !anyLineAt(g, 'use.done')) return undefined;
    c.frame.note = 'told';
    return openWindow('use.done', activatedScene(c.who, { kind, colour: colour ?? null }));
  },
};

/** `Blue Loot` or the plain name of a card text as a path. */
function textPath(g: Game, name: string): string | null {
  const texts = g.content.encounters[g.state.encounter.id ?? '']?.texts;
  if (!texts) return null;
  const [first, second] = name.toLowerCase().split(/\s+/);
  if (second && first && texts[second as keyof typeof texts]?.[first]) return `${second}/${first}`;
  const card = Object.keys(texts.card).find((key) => key.toLowerCase() === name.toLowerCase());
  return card === undefined ? null : `card/${card}`;
}

/** The figure's own turn ends when everything being resolved is over; it keeps its SP (A1.end-turn.01-03). */
export const endTurn: Verb<'endTurn'> = {
  possible: (g, c) => g.state.turn.figure === c.who,
  start(g) {
    const turn = topFrame(g, 'turn');
    if (turn) turn.ended = true;
    return undefined;
  },
};

/** Every other Action and Ability ends at once; this line goes on (A1.end-action.01, .03). */
export const endActions: Verb<'endActions'> = {
  possible: () => true,
  start(g, c) {
    emit(g, 'actionsEnded', { figure: c.who }, undefined, 'A1.end-action.01');
    g.ending = { end: resumePoint(g), keepFrom: c.frame.id, because: 'endActions' };
    g.dirty = true;
    return undefined;
  },
};
