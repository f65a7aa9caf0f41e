/** What must come out: figures, events, options, numbers. Each check returns the differences it finds. */

import type { ExpectedFile, QueryFile } from '../../content/schema';
import { view } from '../../engine';
import type { GameEvent } from '../../engine/kernel/types';
import { fits, matches, same, show } from './match';
import { answerTo, isQuestion, questionOf } from './queries';
import type { Session, Wish } from './session';

type Fields = Record<string, unknown>;

function checkFigures(session: Session, expected: ExpectedFile): string[] {
  const figures = view(session.state, session.content).figures as unknown as Record<string, Fields>;
  return Object.entries(expected.figures ?? {}).flatMap(([id, fields]) => {
    const actual = figures[id];
    if (!actual) return [`figures.${id}: there is no such figure (there are ${Object.keys(figures).join(', ')})`];
    return Object.entries(fields)
      .filter(([key, value]) => !fits(key, value, actual[key]))
      .map(([key, value]) => `figures.${id}.${key}: ${show(value)} expected, ${show(actual[key])} came out`);
  });
}

/** The event of the same type that comes nearest, to show beside one that did not happen. */
function nearest(events: readonly GameEvent[], wanted: { type: string }): string {
  const alike = events.filter((event) => event.type === wanted.type);
  if (alike.length === 0) return `there was no ${wanted.type}`;
  const shown = alike.slice(0, 4).map(({ type, group, parts, rule, ...fields }) => show(fields));
  return `${wanted.type} happened as ${shown.join(', ')}`;
}

function checkEvents(session: Session, expected: ExpectedFile): string[] {
  const differences: string[] = [];
  let from = 0;
  for (const wanted of expected.events ?? []) {
    const at = session.events.findIndex((event, n) => n >= from && matches(wanted, event));
    if (at >= 0) from = at + 1;
    else {
      const late = session.events.some((event) => matches(wanted, event)) ? 'in this order: it came too early; ' : '';
      differences.push(`events: ${show(wanted)} did not happen ${late}${nearest(session.events.slice(from), wanted)}`);
    }
  }
  for (const unwanted of expected.noEvents ?? []) {
    const found = session.events.find((event) => matches(unwanted, event));
    if (found) differences.push(`noEvents: ${show(unwanted)} happened: ${show(found)}`);
  }
  return differences;
}

function checkOptions(session: Session, expected: ExpectedFile): string[] {
  const open = session.options().map((option) => option.kind);
  const kinds = [...new Set(open)].join(', ') || 'nothing';
  return [
    ...(expected.offered ?? [])
      .filter((wish) => !session.offers(wish as Wish))
      .map((wish) => `offered: ${show(wish)} is not (offered: ${kinds})`),
    ...(expected.notOffered ?? [])
      .filter((wish) => session.offers(wish as Wish))
      .map((wish) => `notOffered: ${show(wish)} is offered`),
  ];
}

function checkNumbers(session: Session, expected: ExpectedFile): string[] {
  const seen = view(session.state, session.content) as unknown as Fields;
  const keys = ['round', 'urgency', 'gold', 'initiative', 'outcome'] as const;
  const differences = keys
    .filter((key) => expected[key] !== undefined && !same(expected[key], seen[key]))
    .map((key) => `${key}: ${show(expected[key])} expected, ${show(seen[key])} came out`);
  if (expected.rejected !== undefined && !session.rejected?.toLowerCase().includes(expected.rejected.toLowerCase()))
    differences.push(
      `rejected: "${expected.rejected}" expected, ${show(session.rejected ?? undefined)} was the reason`,
    );
  return differences;
}

/** A fraction as in `5/36`, or a decimal. */
function number(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(String(value)) ?? [];
  return over && under ? Number(over) / Number(under) : null;
}

const close = (expected: unknown, actual: unknown): boolean => {
  const [a, b] = [number(expected), number(actual)];
  return a !== null && b !== null && Math.abs(a - b) <= 1e-9;
};

function fitsReachable(key: string, expected: unknown, spaces: { to: unknown; cost: number }[]): boolean {
  const at = (space: unknown) => spaces.find((each) => same(each.to, space));
  if (key === 'includes') return (expected as unknown[]).every((space) => at(space));
  if (key === 'excludes') return (expected as unknown[]).every((space) => !at(space));
  return Object.entries(expected as Record<string, number>).every(
    ([space, cost]) => at(space.split(',').map(Number))?.cost === cost,
  );
}

function checkQuery(session: Session, asked: QueryFile): string[] {
  const entries = Object.entries(asked);
  const question = questionOf(asked);
  const answer = answerTo(session, asked);
  const fields = (typeof answer === 'object' && answer !== null ? answer : { is: answer }) as Fields;
  return entries
    .filter(([key]) => !isQuestion(asked.ask, key))
    .filter(([key, expected]) => {
      if (asked.ask === 'reachable') return !fitsReachable(key, expected, answer as { to: unknown; cost: number }[]);
      if (asked.ask === 'attackOdds' || asked.ask === 'spellOdds') return !close(expected, fields[key]);
      if (key === 'parts')
        return !(expected as Fields[]).every((part) => (fields.parts as Fields[]).some((each) => matches(part, each)));
      return !fits(String(asked.ask === 'value' ? asked.of : key), expected, fields[key]);
    })
    .map(([key, expected]) => {
      const actual = asked.ask === 'reachable' ? answer : fields[key];
      return `queries: ${show(question)} ${key}: ${show(expected)} expected, ${show(actual)} answered`;
    });
}

/** Everything in `expect` that is not so. */
export function differencesFrom(session: Session, expected: ExpectedFile): string[] {
  return [
    ...checkEvents(session, expected),
    ...checkFigures(session, expected),
    ...checkOptions(session, expected),
    ...checkNumbers(session, expected),
    ...(expected.queries ?? []).flatMap((asked) => checkQuery(session, asked)),
  ];
}
