/** Looks for the games that are played on the page and writes them as JSON into a file: tsx tests/e2e/plan.ts FILE. */
import { writeFileSync } from 'node:fs';
import { createTable } from '../../src/stores/createTable';
import { createSettings } from '../../src/stores/settings';
import { content, PARTY } from '../stores/game';
import { type Moments, momentsOf } from './moments';
import { type Deed, type Plan, planGame } from './planner';

/** `won` has every deed; the others are lost soon, each in another Encounter. */
export interface Games {
  won: Plan;
  keys: Plan;
  touch: Plan;
  mirror: Plan;
  /** The best of these and of the games that were looked at beside them. */
  moments: Moments;
}

const MOST_SEEDS = 400;
const DEEDS: Deed[] = ['dodged', 'counter', 'spell', 'loot', 'rolled', 'dodgeAsked'];
/** Shorter games leave too much of the table untouched. */
const FEWEST_ACTS = 40;

// With the settings of a new page, which answer some questions.
const table = createTable({ content, settings: createSettings(null), calm: () => true });
const { watch, moments } = momentsOf(Date.now());

/** Games of an Encounter, seed after seed. */
function* gamesOf(encounter: string): Generator<Plan> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const plan = planGame(table, { encounter, party: PARTY, seed }, watch);
    if (plan) yield plan;
  }
  throw new Error(`no fitting game of ${encounter} in ${MOST_SEEDS} seeds`);
}

/** The shortest of the first lost games with an Attack and a roll. @param looked how many of them are looked at */
function lost(encounter: string, looked: number): Plan {
  const found: Plan[] = [];
  for (const game of gamesOf(encounter)) {
    if (game.outcome !== 'lost' || game.acts.length < FEWEST_ACTS || game.deeds.rolled === undefined) continue;
    found.push(game);
    if (found.length === looked) break;
  }
  return found.sort((a, b) => a.acts.length - b.acts.length)[0] as Plan;
}

function won(encounter: string): Plan {
  for (const game of gamesOf(encounter))
    if (game.outcome === 'won' && DEEDS.every((deed) => game.deeds[deed] !== undefined)) return game;
  throw new Error('unreachable: the search throws first');
}

const games: Games = {
  won: won('the-drowned-gate'),
  keys: lost('the-drowned-gate', 4),
  touch: lost('the-broken-aqueduct', 3),
  mirror: lost('the-dye-works', 2),
  moments: moments(),
};
const [, , file] = process.argv;
if (!file) throw new Error('Usage: tsx tests/e2e/plan.ts FILE');
writeFileSync(file, JSON.stringify(games));
