/** One whole encounter played headless. */

import { startingLoads } from '../../content';
import { apply, checksum, start } from '../../engine';
import type { GameEvent, Intent } from '../../engine/kernel/types';
import { buildState } from '../../engine/setup/build';
import type { Setup } from '../../engine/setup/setup';
import type { Content } from '../../engine/state/content';
import type { LineRef, State } from '../../engine/state/state';
import { seededChance } from './chance';
import { POLICIES, type PolicyName } from './policies';

interface PlayOptions {
  encounter: string;
  seed: number;
  policy: PolicyName;
  /** Who decides true ties; left out: the program. */
  ties?: 'program' | 'players';
  /** Intents after which a game counts as endless. */
  limit?: number;
  /** Called after every intent: whole-suite checks. */
  watch?: (state: State, intent: Intent, events: GameEvent[]) => void;
}

export interface PlayResult {
  outcome: 'won' | 'lost' | null;
  rounds: number;
  decisions: number;
  figureTurns: number;
  checksum: number;
  intents: Intent[];
  /** Types of events, lines, AI Steps and told rules (`rule A1...`) that came up. */
  used: Set<string>;
}

/** How a game of the encounter begins: the starting party with its loads. */
export function newGameSetup(encounter: string, seed: number, party?: string[]): Setup {
  const chosen = Object.entries(startingLoads).filter(([id]) => !party || party.includes(id));
  return {
    encounter,
    turn: 'setup',
    random: { seed },
    figures: chosen.map(([id, load]) => ({ id, card: id, ...load })),
  };
}

/** The state with which a game of the encounter begins. */
export function newGameState(content: Content, encounter: string, seed: number, party?: string[]): State {
  return buildState(content, newGameSetup(encounter, seed, party));
}

/** Plays to the end. Throws on a dead end, a refused answer or an endless game. */
export function playGame(content: Content, options: PlayOptions): PlayResult {
  const state = newGameState(content, options.encounter, options.seed);
  state.options = { engineDecidesTies: options.ties !== 'players' };
  const chance = seededChance(options.seed);
  const used = new Set<string>();
  let figureTurns = 0;
  const note = (events: GameEvent[]): void => {
    for (const e of events) {
      used.add(e.type);
      if (e.rule) used.add(toldRule(e.rule));
      if (e.type === 'turnBegan') figureTurns++;
      if (e.type === 'aiStepConsidered' && e.true) used.add(`ai/${state.figures[e.figure as string]?.card}/${e.step}`);
      if (e.type === 'tokenActivated') used.add(`token/${e.kind}/${e.colour}`);
      if (e.type === 'abilityUsed') used.add(`line/${lineName(e.line as LineRef)}`);
    }
  };
  note(start(state, content));
  const intents: Intent[] = [];
  const policy = POLICIES[options.policy];
  const limit = options.limit ?? 20_000;
  while (state.ask) {
    if (intents.length >= limit) throw new Error(`endless: ${limit} answers, round ${state.round}`);
    const intent = policy(state, content, chance);
    const result = apply(state, intent, content);
    if ('rejected' in result)
      throw new Error(`an offered option was refused: ${intent.option}: ${result.rejected[0]?.text}`);
    intents.push(intent);
    note(result.events);
    options.watch?.(state, intent, result.events);
  }
  if (state.outcome === null) throw new Error('dead end: no question is open and the encounter has not ended');
  return {
    outcome: state.outcome,
    rounds: state.round,
    decisions: intents.length,
    figureTurns,
    checksum: checksum(state),
    intents,
    used,
  };
}

/** The name by which a game reports that an event told a rule of the ledger. */
export function toldRule(id: string): string {
  return `rule ${id}`;
}

/** The name of a line, the same for every figure that bears its card. */
function lineName(line: LineRef): string {
  switch (line.on) {
    case 'rule':
      return `rule/${line.n}/${line.part}`;
    case 'token':
    case 'boardToken':
      return `${line.on}/${line.token}/${line.n}`;
    case 'card':
    case 'symbol':
    case 'passive':
      return `${line.on}/${line.key.replace(/#\d+$/, '')}/${line.n}`;
    default:
      return line.on;
  }
}

/** Cards of the parties that play: the Adventurers and what they begin with. */
export function partyCards(): Set<string> {
  const cards = new Set<string>();
  for (const [id, load] of Object.entries(startingLoads))
    for (const card of [id, ...load.items, ...load.disciplines, ...Object.values(load.upgrades).flat()])
      cards.add(card);
  return cards;
}
