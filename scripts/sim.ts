/** Plays whole encounters headless: npm run sim -- --encounter ID --games N --seed S --policy random|greedy [--json] */
import { shippedContent } from '../src/content';
import { POLICIES, type PolicyName, partyCards, simulate } from '../src/sim/play';
import { readOptions, refuse, wholeNumber } from './options';

const { values } = readOptions({
  options: {
    encounter: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'random' },
    json: { type: 'boolean', default: false },
  },
});

const content = shippedContent();
const encounter = values.encounter ?? Object.keys(content.encounters)[0] ?? refuse('No encounter is shipped.');
const games = wholeNumber(values.games);
const seed = wholeNumber(values.seed);
if (!content.encounters[encounter])
  refuse(`There is no encounter "${encounter}". There are: ${Object.keys(content.encounters).join(', ')}.`);
if (games === null || games < 1) refuse(`--games must be a whole number from 1, not "${values.games}".`);
if (seed === null) refuse(`--seed must be a whole number, not "${values.seed}".`);
if (!Object.hasOwn(POLICIES, values.policy))
  refuse(`There is no policy "${values.policy}". There are: ${Object.keys(POLICIES).join(', ')}.`);

const report = simulate(
  content,
  { encounter, games, seed, policy: values.policy as PolicyName, now: () => performance.now() / 1000 },
  partyCards(),
);
const round = (n: number, digits = 2): number => Number(n.toFixed(digits));

if (values.json) {
  console.log(
    JSON.stringify({
      ...report,
      seconds: round(report.seconds, 3),
      gamesPerSecond: round(report.gamesPerSecond),
      figureTurnsPerSecond: round(report.figureTurnsPerSecond, 0),
    }),
  );
} else {
  console.log(`${report.games} games of ${encounter}, ${report.policy}, seeds from ${seed}`);
  console.log(
    `won ${report.wins}, lost ${report.losses}, ${round(report.rounds)} rounds, ${report.decisions} decisions`,
  );
  console.log(
    `${round(report.gamesPerSecond)} games and ${round(report.figureTurnsPerSecond, 0)} figure turns a second; checksum ${report.checksum}`,
  );
  for (const e of report.errors.slice(0, 10)) console.log(`error in game ${e.game} (seed ${e.seed}): ${e.message}`);
  if (report.errors.length > 10) console.log(`... and ${report.errors.length - 10} errors more`);
  console.log(report.neverUsed.length > 0 ? `never used: ${report.neverUsed.join(', ')}` : 'everything was used');
}
process.exitCode = report.errors.length > 0 ? 1 : 0;
