/** Many games in a row, and what they add up to. */
import type { Content } from '../../engine/state/content';
import { type PlayResult, playGame } from './game';
import type { PolicyName } from './policies';

export interface SimOptions {
  encounter: string;
  games: number;
  seed: number;
  policy: PolicyName;
  /** Clock in seconds; the engine itself knows no time. */
  now: () => number;
}

export interface SimReport {
  encounter: string;
  policy: PolicyName;
  seed: number;
  games: number;
  wins: number;
  losses: number;
  /** Mean rounds of a game. */
  rounds: number;
  decisions: number;
  figureTurns: number;
  seconds: number;
  gamesPerSecond: number;
  figureTurnsPerSecond: number;
  errors: { game: number; seed: number; message: string }[];
  /** AI Steps and lines of the cards in play that never came up. */
  neverUsed: string[];
  /** Sum over the checksums of all games: the same for the same seed. */
  checksum: number;
}

/** AI Steps of the encounter's Combatants and lines of the party's cards, by the names that games report. */
function everything(content: Content, encounter: string, cards: Set<string>): string[] {
  const names: string[] = [];
  const card = content.encounters[encounter];
  for (const id of new Set(card?.figures.map((f) => f.card))) {
    const combatant = content.combatants[id];
    combatant?.ai.forEach((_, n) => {
      names.push(`ai/${id}/${n + 1}`);
    });
    combatant?.passives.forEach((_, n) => {
      names.push(`line/passive/${id}/${n}`);
    });
    combatant?.symbols.forEach((_, n) => {
      names.push(`line/symbol/${id}/${n}`);
    });
  }
  for (const id of cards) {
    const lines =
      content.items[id]?.lines ??
      content.disciplines[id]?.lines ??
      content.upgrades[id]?.lines ??
      content.adventurers[id]?.lines ??
      [];
    lines.forEach((line, n) => {
      const { ability } = line;
      const stands = ability.passive && !ability.moment && !ability.symbols && ability.sp === undefined;
      if (!stands && !(ability.combo && !ability.exhaust)) names.push(`line/card/${id}/${n}`);
    });
    (content.items[id]?.symbols ?? []).forEach((_, n) => {
      names.push(`line/symbol/${id}/${n}`);
    });
  }
  return names;
}

/** Plays games with seeds `seed`, `seed + 1`, ... and adds them up; a game that fails is an error and the next begins. */
export function simulate(content: Content, options: SimOptions, partyCards: Set<string>): SimReport {
  const used = new Set<string>();
  const report: SimReport = {
    encounter: options.encounter,
    policy: options.policy,
    seed: options.seed,
    games: options.games,
    wins: 0,
    losses: 0,
    rounds: 0,
    decisions: 0,
    figureTurns: 0,
    seconds: 0,
    gamesPerSecond: 0,
    figureTurnsPerSecond: 0,
    errors: [],
    neverUsed: [],
    checksum: 0,
  };
  const began = options.now();
  let rounds = 0;
  for (let n = 0; n < options.games; n++) {
    let result: PlayResult;
    try {
      result = playGame(content, { encounter: options.encounter, seed: options.seed + n, policy: options.policy });
    } catch (error) {
      report.errors.push({
        game: n,
        seed: options.seed + n,
        message: error instanceof Error ? error.message : String(error),
      });
      continue;
    }
    if (result.outcome === 'won') report.wins++;
    else report.losses++;
    rounds += result.rounds;
    report.decisions += result.decisions;
    report.figureTurns += result.figureTurns;
    report.checksum = (Math.imul(report.checksum, 31) + result.checksum) >>> 0;
    for (const u of result.used) used.add(u);
  }
  const played = Math.max(1, report.wins + report.losses);
  report.seconds = options.now() - began;
  report.rounds = rounds / played;
  report.gamesPerSecond = played / Math.max(report.seconds, 1e-9);
  report.figureTurnsPerSecond = report.figureTurns / Math.max(report.seconds, 1e-9);
  report.neverUsed = everything(content, options.encounter, partyCards).filter((name) => !used.has(name));
  return report;
}
