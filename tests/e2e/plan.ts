/** Looks for games to be played on the page and prints them as JSON: one that is won and has every deed, and a short one that is lost. */
import { newGame, tableOf } from '../stores/game';
import { type Deed, type Plan, planGame } from './planner';

const ENCOUNTER = 'the-drowned-gate';
const MOST_SEEDS = 400;
const DEEDS: Deed[] = ['dodged', 'counter', 'spell', 'loot', 'rolled', 'dodgeAsked'];
/** Lost games that are looked at for a short one. */
const LOST_GAMES = 6;

const table = tableOf(newGame());
const lost: Plan[] = [];
let won: Plan | undefined;
for (let seed = 1; seed <= MOST_SEEDS && (!won || lost.length < LOST_GAMES); seed++) {
  const plan = planGame(table, ENCOUNTER, seed);
  if (plan?.outcome === 'won' && DEEDS.every((deed) => plan.deeds[deed] !== undefined)) won ??= plan;
  if (plan?.outcome === 'lost') lost.push(plan);
}
lost.sort((a, b) => a.acts.length - b.acts.length);
if (!won || !lost[0]) throw new Error(`no fitting game in ${MOST_SEEDS} seeds`);
console.log(JSON.stringify({ won, lost: lost[0] }));
