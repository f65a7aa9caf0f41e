/** The line that a reference means. */
import type { Ability, Sentence } from '../abilities/ast';
import type { Game } from '../game';
import { TOKEN_LINES } from '../rules/abilityTokens';
import type { LineRef } from '../state/state';
import { linesOf, passivesOf, symbolsOf } from './cards';
import { encounterRules } from './lines';

/** Names by which `When you use {Name}` knows a line: its own and that of its card or token, in lower case. */
export function namesOf(g: Game, ref: LineRef): string[] {
  if (ref.on === 'token') return [ref.token];
  if (ref.on !== 'card') return [];
  const f = g.state.figures[ref.figure];
  const card = f?.cards.find((c) => c.key === ref.key);
  if (!f || !card) return [];
  const { items, disciplines, upgrades, adventurers, combatants } = g.content;
  const named = {
    item: items,
    discipline: disciplines,
    upgrade: upgrades,
    adventurer: adventurers,
    combatant: combatants,
  }[card.kind][card.card];
  const own = linesOf(g, f, card)[ref.n]?.name;
  return [named?.name, own].flatMap((name) => (name ? [name.toLowerCase()] : []));
}

/** The line that a reference means, or null if it is gone. */
export function lineAt(g: Game, ref: LineRef): Ability | null {
  switch (ref.on) {
    case 'card':
    case 'symbol':
    case 'passive': {
      const f = g.state.figures[ref.figure];
      const card = f?.cards.find((c) => c.key === ref.key);
      if (!f || !card) return null;
      const list =
        ref.on === 'card' ? linesOf(g, f, card) : ref.on === 'symbol' ? symbolsOf(g, card) : passivesOf(g, card);
      return list[ref.n]?.ability ?? null;
    }
    case 'token':
      return TOKEN_LINES[ref.token]?.[ref.n] ?? null;
    case 'rider': {
      const attack = g.state.stack.find((f) => f.id === ref.frame);
      return attack?.kind === 'attack' ? (attack.riders[ref.n]?.line ?? null) : null;
    }
    case 'lasting': {
      const bonus = g.state.lasting.find((l) => l.id === ref.id)?.bonuses?.[ref.n];
      return bonus?.b === 'rider' ? bonus.line : null;
    }
    case 'rule':
      return encounterRules(g)[ref.n]?.lines[ref.part]?.ability ?? null;
    case 'boardToken': {
      const token = g.state.tokens.find((t) => t.id === ref.token);
      return (token && g.content.tokens[token.kind]?.lines[ref.n]?.ability) ?? null;
    }
    case 'text':
      return textAbility(g, ref.text);
    case 'ai':
      return aiAbility(g, ref);
  }
}

const textLines = new WeakMap<object, Ability>();

/** Sentences of a text or an AI Step as a line, made once. */
function sentencesAsLine(entry: { sentences: Sentence[] }): Ability {
  const known = textLines.get(entry);
  if (known) return known;
  const ability: Ability = { body: entry.sentences };
  textLines.set(entry, ability);
  return ability;
}

/** A text of the Encounter (`loot/blue/0`, `win/cleared/0`, ...) as a line. */
function textAbility(g: Game, path: string): Ability | null {
  const [kind, id, n] = path.split('/');
  const encounter = g.content.encounters[g.state.encounter.id ?? ''];
  if (!encounter || kind === undefined || id === undefined) return null;
  const list =
    kind === 'win' || kind === 'lose'
      ? encounter[kind].find((e) => e.id === id)?.reward
      : encounter.texts[kind as keyof typeof encounter.texts]?.[id];
  const entry = list?.[Number(n)];
  if (!entry) return null;
  return sentencesAsLine(entry);
}

/** One part of an AI Step (the sentences between two THEN) as a line. */
function aiAbility(g: Game, ref: Extract<LineRef, { on: 'ai' }>): Ability | null {
  const f = g.state.figures[ref.figure];
  if (ref.step < 0) return AGGRO_LINE;
  const part = f && g.content.combatants[f.card]?.ai[ref.step]?.do[ref.n];
  if (!part) return null;
  return sentencesAsLine(part);
}

/** The last AI Step of a figure with an Aggro token (A1.aggro.01); its place is -1. */
const AGGRO_LINE: Ability = {
  body: [
    {
      steps: [
        {
          effect: {
            do: 'moveAction',
            course: {
              to: 'towards',
              whom: { of: [{ figures: { quant: { q: 'the' }, adj: ['nearest'], noun: { n: 'opponent' }, desc: [] } }] },
            },
          },
        },
      ],
    },
  ],
};
