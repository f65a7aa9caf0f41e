/** Queries of positions, put to the engine. */
import type { QueryFile } from '../../content/schema';
import { type Query, query } from '../../engine';
import type { Content, Line } from '../../engine/state/content';
import { ScriptError, type Session } from './session';

/** Keys of a query that say what is asked; the others are what must be answered. */
const QUESTION = new Set([
  'ask',
  'from',
  'to',
  'attacker',
  'target',
  'caster',
  'figure',
  'points',
  'spell',
  'empower',
  'dodge',
  'of',
]);

/** Whether a key belongs to the question. In an answer to `aiForecast` the target is a part of the answer. */
export function isQuestion(ask: QueryFile['ask'], key: string): boolean {
  return QUESTION.has(key) && !(ask === 'aiForecast' && key === 'target');
}

/** The query without what must be answered. */
export function questionOf(asked: QueryFile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asked).filter(([key]) => isQuestion(asked.ask, key)));
}

function linesOf(content: Content, card: string): Line[] {
  const lists = [content.disciplines, content.items, content.upgrades, content.adventurers, content.combatants];
  return lists.find((list) => Object.hasOwn(list, card))?.[card]?.lines ?? [];
}

/** The number of the first SPELL that a card (or one line of it) casts. */
function spellNumber(content: Content, spell: string): number {
  const [, card = spell, line] = /^(.*)\.(\d+)$/.exec(spell) ?? [];
  const lines = linesOf(content, card).filter((_, n) => line === undefined || n === Number(line));
  const aims = lines.flatMap(({ ability }) => ability.body.flatMap(({ steps }) => steps.map((step) => step.aim)));
  for (const aim of aims) if (aim?.aim === 'spell' && typeof aim.force === 'number') return aim.force;
  throw new ScriptError(`spellOdds: "${spell}" casts no SPELL with a number`);
}

/** What the engine answers. */
export function answerTo(session: Session, asked: QueryFile): unknown {
  const question = questionOf(asked);
  if (asked.ask === 'spellOdds' && typeof asked.spell === 'string')
    question.spell = spellNumber(session.content, asked.spell);
  return query(session.state, session.content, question as Query);
}
