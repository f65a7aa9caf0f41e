/** What is shown happening, as it is drawn over the figures: plain data. */
import type { GameEvent } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { JournalEntry, Names } from '../log';
import { say } from './text';

export type Tone = 'harm' | 'help' | 'plain';

export interface Act {
  /** The Attack or Spell going on: from whom to whom. */
  strikes: { from: string; to: string; foe: boolean }[];
  /** Others that could have been chosen. */
  others: { from: string; to: string }[];
  /** A way that is planned, from the figure on. */
  path: { figure: string; to: [number, number][] } | null;
  /** Words at figures. */
  words: { figure: string; text: string; tone: Tone }[];
}

const NO_ACT: Act = { strikes: [], others: [], path: null, words: [] };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The Attack that was declared and is not resolved yet, null without one. */
export function openAttack(journal: readonly JournalEntry[]): GameEvent | null {
  let inside = 0;
  for (const entry of journal.slice(-12).reverse()) {
    if (entry.kind !== 'events') continue;
    for (const event of [...entry.events].reverse()) {
      if (event.type === 'turnBegan' || event.type === 'turnEnded') return null;
      if (event.type === 'attackResolved') inside++;
      if (event.type !== 'attackDeclared') continue;
      if (inside === 0) return event;
      inside--;
    }
  }
  return null;
}

/** Words that one event puts at a figure. */
function wordsOf(event: GameEvent, names: Names): Act['words'] {
  const at = (figure: unknown, words: string, tone: Tone): Act['words'] =>
    typeof figure === 'string' ? [{ figure, text: words, tone }] : [];
  switch (event.type) {
    case 'damageDealt':
      return at(event.target, Number(event.amount) > 0 ? `-${String(event.amount)}` : '0', 'harm');
    case 'healed':
      return at(event.figure, `+${String(event.amount)}`, 'help');
    case 'effectGained':
      return at(event.figure, names.effect(text(event.effect)), 'plain');
    case 'effectLost':
      return at(event.figure, say('act.lost', { effect: names.effect(text(event.effect)) }), 'plain');
    case 'attackRolled':
      return at(
        event.target,
        say(event.hit === true ? 'act.hit' : 'act.miss', { total: Number(event.total) }),
        'plain',
      );
    case 'dodgeSucceeded':
      return at(event.figure, say('act.dodged'), 'help');
    case 'countered':
      return at(event.figure, say('act.counter'), 'plain');
    case 'convictionChecked':
      return at(event.figure, say(event.resisted === true ? 'act.resists' : 'act.affected'), 'plain');
    case 'defeated':
      return at(event.figure, say('act.defeated'), 'harm');
    case 'spawned':
      return at(event.figure, say('act.spawned'), 'plain');
    case 'diceRolled':
      return at(event.figure, String(event.total ?? ''), 'plain').filter((each) => each.text !== '');
    default:
      return [];
  }
}

function strikesOf(event: GameEvent, journal: readonly JournalEntry[], state: State): Act['strikes'] {
  const foe = (id: string): boolean => state.figures[id]?.side === 'opponents';
  if (event.type === 'spellBegan' && Array.isArray(event.targets)) {
    const from = text(event.figure);
    return (event.targets as string[]).map((to) => ({ from, to, foe: foe(from) }));
  }
  if (event.type === 'aiTargetChosen') {
    const from = text(event.figure);
    return [{ from, to: text(event.target), foe: foe(from) }];
  }
  const attack = openAttack(journal);
  if (!attack) return [];
  const from = text(attack.attacker);
  return [{ from, to: text(attack.target), foe: foe(from) }];
}

/** The figures that what is shown happening is about: they are to be in sight. */
export function figuresOf(event: GameEvent, { strikes, words }: Act): string[] {
  const named = ['figure', 'attacker', 'target'].flatMap((field) =>
    typeof event[field] === 'string' ? [text(event[field])] : [],
  );
  return [
    ...new Set([...named, ...strikes.flatMap(({ from, to }) => [from, to]), ...words.map(({ figure }) => figure)]),
  ];
}

/**
 * What is drawn for the event that is shown.
 * @param event null while nothing is shown
 * @param journal as far as it is told
 */
export function actOf(event: GameEvent | null, journal: readonly JournalEntry[], state: State, names: Names): Act {
  if (!event) return NO_ACT;
  const strikes = strikesOf(event, journal, state).filter(({ from, to }) => from !== to);
  const chosen = event.type === 'aiTargetChosen' ? text(event.target) : '';
  const others =
    event.type === 'aiTargetChosen' && Array.isArray(event.candidates)
      ? (event.candidates as { figure: string }[])
          .filter(({ figure }) => figure !== chosen)
          .map(({ figure }) => ({ from: text(event.figure), to: figure }))
      : [];
  const path =
    event.type === 'aiMovePlanned' && Array.isArray(event.path)
      ? { figure: text(event.figure), to: event.path as [number, number][] }
      : null;
  return { strikes, others, path, words: wordsOf(event, names) };
}
