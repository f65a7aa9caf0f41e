/** A report of a problem: a position file that opens the question as it is, for `npm run position` and for the page. */
import type { Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { StateView } from '../engine/view';
import type { Did } from '../log/journal';
import type { SessionState } from '../stores/session';
import { RULES_VERSION } from './save';

/** Options that are named in a report; more of them say nothing more. */
const MOST_OFFERED = 40;
/** Fields that tell options apart in position files. */
const FIELDS = [
  'kind',
  'by',
  'to',
  'over',
  'target',
  'with',
  'card',
  'token',
  'ability',
  'at',
  'figure',
  'times',
  'n',
] as const;

function offered(option: Option): Record<string, unknown> {
  return Object.fromEntries(FIELDS.filter((key) => option[key] !== undefined).map((key) => [key, option[key]]));
}

function expected(state: State, { figures, round, urgency, gold, outcome }: StateView) {
  const shown = Object.entries(figures).map(([id, { at, damage, sp, defeated }]) => [id, { at, damage, sp, defeated }]);
  const options = state.ask ? [...state.ask.options, ...state.ask.interject] : [];
  return {
    figures: Object.fromEntries(shown),
    offered: options.slice(0, MOST_OFFERED).map(offered),
    round: Math.max(round, 0),
    urgency,
    gold,
    outcome,
  };
}

/**
 * The file as JSON: the state as it is, what must come out, and how the game came there.
 * @param title of the open question
 * @param words what the player says about it
 */
export function reportOf(session: SessionState, view: StateView, title: string, words: string): unknown {
  const { state, journal, setup, fault } = session;
  if (!state) throw new Error('no game is going on');
  const did = journal.flatMap((entry): Did[] => (entry.kind === 'events' && entry.did ? [entry.did] : []));
  return {
    format: 'position/1',
    name: `Report: ${title}`,
    packs: state.packs.map(({ id }) => id),
    state,
    until: 'question',
    expect: expected(state, view),
    report: { words, rules: RULES_VERSION, ...(fault !== null && { fault }), ...(setup && { setup }), did },
  };
}
