/** Many games in a row, and what they add up to. */
import type { Sentence } from '../../engine/abilities/ast';
import type { Content, Line } from '../../engine/state/content';
import { type PlayResult, playGame } from './game';
import type { PolicyName } from './policies';

interface SimOptions {
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
  /** What could have come up and never did: see {@link everything}. */
  neverUsed: string[];
  /** Everything that came up, by the names that games report. */
  used: ReadonlySet<string>;
  /** Sum over the checksums of all games: the same for the same seed. */
  checksum: number;
}

/** Names of the Combatants that sentences Spawn. */
function spawned(texts: readonly { sentences: readonly Sentence[] }[]): string[] {
  const steps = texts.flatMap(({ sentences }) => sentences.flatMap((s) => s.steps));
  return steps.flatMap(({ effect }) => (effect.do === 'spawn' ? [effect.name] : []));
}

/** A line that just holds, or gives its bonus with the Attack: no event tells that it was used. */
function stands({ ability }: Line): boolean {
  const waits =
    ability.moment || ability.symbols || ability.sp !== undefined || ability.exhaust || ability.perEncounter;
  return !waits && Boolean(ability.passive || ability.combo);
}

/**
 * What can come up in games of the encounter, by the names that games report: AI Steps and lines of its Combatants (Spawned
 * ones too), its rules, its tokens with a text, and lines of the party's cards.
 */
export function everything(content: Content, encounter: string, cards: ReadonlySet<string>): string[] {
  const names: string[] = [];
  const add = (kind: string, id: string, lines: readonly Line[]): void => {
    lines.forEach((line, n) => {
      if (!stands(line)) names.push(`line/${kind}/${id}/${n}`);
    });
  };
  const card = content.encounters[encounter];
  if (!card) return names;
  const coming = new Set(card.figures.map((f) => f.card));
  for (const kind of ['loot', 'totem'] as const) {
    for (const [colour, texts] of Object.entries(card.texts[kind])) {
      names.push(`token/${kind}/${colour}`);
      for (const name of spawned(texts))
        for (const c of Object.values(content.combatants))
          if (c.name.toUpperCase() === name.toUpperCase()) coming.add(c.id);
    }
  }
  card.rules.forEach((rule, n) => {
    add('rule', String(n), rule.lines);
  });
  for (const id of coming) {
    const combatant = content.combatants[id];
    if (!combatant) continue;
    combatant.ai.forEach((_, n) => {
      names.push(`ai/${id}/${n + 1}`);
    });
    add('passive', id, combatant.passives);
    add('symbol', id, combatant.symbols);
  }
  for (const id of cards) {
    const item = content.items[id];
    add('card', id, (item ?? content.disciplines[id] ?? content.upgrades[id] ?? content.adventurers[id])?.lines ?? []);
    add('symbol', id, item?.symbols ?? []);
  }
  return names;
}

/** Plays games with seeds `seed`, `seed + 1`, ... and adds them up; a game that fails is an error and the next begins. */
export function simulate(content: Content, options: SimOptions, partyCards: ReadonlySet<string>): SimReport {
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
    used,
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
