/** Encounters, figure turns and answers a second, and how long one answer takes. */
import { apply, checksum, start } from '../../src/engine';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { Content } from '../../src/engine/state/content';
import { newGameState, POLICIES } from '../../src/sim/play';
import { seededChance } from '../../src/sim/play/chance';

/** Milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  max: number;
}

export interface Played {
  /** Per second of processor time. */
  encounters: number;
  figureTurns: number;
  answers: number;
  latency: Latency;
  checksum: number;
}

/** Percentiles of times in milliseconds; sorts them. */
export function latencyOf(times: number[]): Latency {
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

interface Game {
  answers: number;
  figureTurns: number;
  checksum: number;
}

/** One game with random answers; what each took is added to `times`. */
export function playOut(content: Content, encounter: string, seed: number, times: number[] | null): Game {
  const state = newGameState(content, encounter, seed);
  const chance = seededChance(seed);
  const game: Game = { answers: 0, figureTurns: 0, checksum: 0 };
  const count = (events: GameEvent[]): void => {
    for (const e of events) if (e.type === 'turnBegan') game.figureTurns++;
  };
  count(start(state, content));
  while (state.ask) {
    const intent = POLICIES.random(state, content, chance);
    const began = times ? performance.now() : 0;
    const result = apply(state, intent, content);
    times?.push(performance.now() - began);
    if ('rejected' in result) throw new Error(`an offered option was refused: ${result.rejected[0]?.text}`);
    count(result.events);
    game.answers++;
  }
  game.checksum = checksum(state);
  return game;
}

/** Games until the compiler has seen most of the rules. */
const WARM_UP = 200;

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Plays games one after the other. The checksum is the same for the same rules, however fast they are. */
export function measureGames(content: Content, encounter: string, seed: number, games: number): Played {
  for (let n = 0; n < Math.min(2 * games, WARM_UP); n++) playOut(content, encounter, seed + games + n, null);
  const sum: Game = { answers: 0, figureTurns: 0, checksum: 0 };
  const began = processorSeconds();
  for (let n = 0; n < games; n++) {
    const game = playOut(content, encounter, seed + n, null);
    sum.answers += game.answers;
    sum.figureTurns += game.figureTurns;
    sum.checksum = (Math.imul(sum.checksum, 31) + game.checksum) >>> 0;
  }
  const seconds = processorSeconds() - began;
  const times: number[] = [];
  for (let n = 0; n < Math.ceil(games / 4); n++) playOut(content, encounter, seed + n, times);
  return {
    encounters: games / seconds,
    figureTurns: sum.figureTurns / seconds,
    answers: sum.answers / seconds,
    latency: latencyOf(times),
    checksum: sum.checksum,
  };
}
