/**
 * Plays whole encounters headless: npm run sim -- [--encounter ID] [--policy random|greedy] [--games N] [--seed S] [--json]
 * Without an encounter all that ship are played, without a policy both: 1,000 games by chance and 200 greedy ones each.
 */
import { shippedContent } from '../src/content';
import { everything, POLICIES, type PolicyName, partyCards, type SimReport, simulate, toldRule } from '../src/sim/play';
import { readOptions, refuse, wholeNumber } from './options';
import { rulesTold } from './rulesTold';

const { values } = readOptions({
  options: {
    encounter: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const GAMES: Record<PolicyName, number> = { random: 1000, greedy: 200 };
const content = shippedContent();
const { encounter, policy } = values;
const asked = values.games === undefined ? null : wholeNumber(values.games);
const seed = wholeNumber(values.seed);
if (encounter !== undefined && !content.encounters[encounter])
  refuse(`There is no encounter "${encounter}". There are: ${Object.keys(content.encounters).join(', ')}.`);
if (values.games !== undefined && (asked === null || asked < 1))
  refuse(`--games must be a whole number from 1, not "${values.games}".`);
if (seed === null) refuse(`--seed must be a whole number, not "${values.seed}".`);
if (policy !== undefined && !Object.hasOwn(POLICIES, policy))
  refuse(`There is no policy "${policy}". There are: ${Object.keys(POLICIES).join(', ')}.`);

const encounters = encounter === undefined ? Object.keys(content.encounters) : [encounter];
const policies = policy === undefined ? (['random', 'greedy'] as const) : [policy as PolicyName];
const round = (n: number, digits = 2): number => Number(n.toFixed(digits));
const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'nothing');

function print(report: SimReport): void {
  console.log(`${report.games} games of ${report.encounter}, ${report.policy}, seeds from ${seed}`);
  console.log(
    `won ${report.wins}, lost ${report.losses}, ${round(report.rounds)} rounds, ${report.decisions} decisions`,
  );
  console.log(
    `${round(report.gamesPerSecond)} games and ${round(report.figureTurnsPerSecond, 0)} figure turns a second; checksum ${report.checksum}`,
  );
  for (const e of report.errors.slice(0, 10)) console.log(`error in game ${e.game} (seed ${e.seed}): ${e.message}`);
  if (report.errors.length > 10) console.log(`... and ${report.errors.length - 10} errors more`);
  console.log(`never used: ${list(report.neverUsed)}`);
}

const party = partyCards();
const reports: SimReport[] = [];
for (const id of encounters) {
  for (const name of policies) {
    const games = asked ?? GAMES[name];
    const now = (): number => performance.now() / 1000;
    const report = simulate(content, { encounter: id, games, seed, policy: name, now }, party);
    reports.push(report);
    if (!values.json) print(report);
  }
}

/** What no game of these encounters has used, and the rules that the engine can tell and no event told. */
const used = new Set(reports.flatMap((report) => [...report.used]));
const possible = new Set(encounters.flatMap((id) => everything(content, id, party)));
const neverUsed = [...possible].filter((name) => !used.has(name));
const rules = rulesTold();
const rulesNeverTold = rules.filter((id) => !used.has(toldRule(id)));

if (values.json) {
  const each = reports.map(({ used: _, ...report }) => ({
    ...report,
    seconds: round(report.seconds, 3),
    gamesPerSecond: round(report.gamesPerSecond),
    figureTurnsPerSecond: round(report.figureTurnsPerSecond, 0),
  }));
  console.log(JSON.stringify({ reports: each, neverUsed, rulesNeverTold }));
} else {
  console.log('over all of them');
  console.log(`never used: ${list(neverUsed)}`);
  console.log(`rules that no event told, ${rulesNeverTold.length} of ${rules.length}: ${list(rulesNeverTold)}`);
}
process.exitCode = reports.some((report) => report.errors.length > 0) ? 1 : 0;
