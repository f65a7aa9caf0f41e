/** Fills a template of the texts with the fields of an event. */
import { asName } from '../content/language/printWords';
import type { GameEvent } from '../engine/kernel/types';
import type { LineRef, State } from '../engine/state/state';
import type { Names } from './names';
import { ABILITY, EFFECTS } from './text/en';

const SPACES = new Set(['to', 'from', 'at', 'over', 'equals', 'chosen']);
const CARDS = new Set(['card', 'kind']);
/** Words that the rules print in capitals. */
const WORDS = new Set(['damageType', 'terrain', 'skill', 'because', 'die', 'symbol', 'token', 'colour']);

const isSpace = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

/** One field as people read it. */
function say(field: string, value: unknown, state: State, names: Names): string {
  if (SPACES.has(field) && isSpace(value)) return names.space(value);
  if (field === 'line' && typeof value === 'object' && value !== null)
    return names.line(state, value as LineRef) ?? ABILITY;
  if (field === 'order' && Array.isArray(value)) return value.map((id) => names.entry(state, String(id))).join(', ');
  if (Array.isArray(value)) return value.map((each) => say(field, each, state, names)).join(', ');
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  // A card may have the id of its figure.
  if (CARDS.has(field)) return /^[a-z0-9:#-]+$/.test(value) ? names.card(value) : value;
  if (state.figures[value]) return names.figure(state, value);
  if (field === 'effect') return names.effect(value);
  if (WORDS.has(field)) return EFFECTS[value]?.name ?? asName(value.replaceAll('-', ' '));
  return value;
}

/** The template with `{field}` replaced. */
export function fill(template: string, event: Pick<GameEvent, string>, state: State, names: Names): string {
  return template.replace(/\{(\w+)\}/g, (_, field: string) => say(field, event[field], state, names));
}
