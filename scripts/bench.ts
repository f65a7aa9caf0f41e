/**
 * How fast the engine is: npm run bench [-- --games N --seed S --encounter ID --json]. Prints numbers, judges none of them.
 * Seeded games with random answers, after a warm-up. Times of games are processor time of this program, so that another
 * program on the machine does not count; latencies are those a player waits for.
 */
import { spawnSync } from 'node:child_process';
import { shippedContent } from '../src/content';
import { measureGames } from './bench/games';
import { scripts } from './bench/page';
import { measurePhases } from './bench/phases';
import { measureSession } from './bench/session';
import { readOptions, refuse, wholeNumber } from './options';

const { values } = readOptions({
  options: {
    encounter: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    ui: { type: 'boolean', default: false },
    rounds: { type: 'boolean', default: false },
  },
});
// What is drawn is measured by programs of their own: the board in a browser, the log of a long game in a page without one.
const drawn = values.ui ? 'ui' : values.rounds ? 'rounds' : null;
if (drawn) {
  const more = values.json ? ['--json'] : [];
  process.exit(spawnSync('npx', ['tsx', `scripts/bench/${drawn}.ts`, ...more], { stdio: 'inherit' }).status ?? 1);
}
const content = shippedContent();
const encounter = values.encounter ?? Object.keys(content.encounters)[0] ?? '';
const games = wholeNumber(values.games);
const seed = wholeNumber(values.seed);
if (!content.encounters[encounter] || games === null || games < 1 || seed === null)
  refuse('Usage: npm run bench -- [--encounter ID] [--games N] [--seed S] [--json] [--ui | --rounds]');

const round = (n: number, digits = 2): number => Number(n.toFixed(digits));
const kB = (bytes: number): string => `${round(bytes / 1000, 1)} kB`;
const us = (milliseconds: number): string => `${round(milliseconds * 1000, 0)} µs`;
const percent = (share: number): string => `${round(share * 100, 1)} %`;

const played = measureGames(content, encounter, seed, games);
const phases = measurePhases(content, encounter, seed, Math.min(games, 50));
const session = measureSession(content, encounter, seed);
const script = scripts();

if (values.json) {
  console.log(JSON.stringify({ encounter, seed, games, played, phases, session, script }));
} else {
  const { latency } = played;
  console.log(`${games} games of ${encounter}, random answers, seeds from ${seed}; checksum ${played.checksum}`);
  console.log(`encounters a second      ${round(played.encounters, 1)}`);
  console.log(`figure turns a second    ${round(played.figureTurns, 0)}`);
  console.log(`answers a second         ${round(played.answers, 0)}`);
  console.log(`apply                    p50 ${us(latency.p50)}, p95 ${us(latency.p95)}, max ${us(latency.max)}`);
  console.log(
    `an enemy's turn          ${us(phases.enemyTurn)} on average; enemies' turns are ${percent(phases.enemyShare)}`,
  );
  console.log(
    `answer in a session      p50 ${us(session.answer.p50)}, max ${us(session.answer.max)} (copies the state)`,
  );
  console.log(`undo late in a game      p50 ${us(session.undo.p50)}, max ${us(session.undo.max)}`);
  console.log(
    `save after ${session.answers} answers   ${kB(session.save)} (state ${kB(session.state)}, ${session.undoSteps} steps to undo ${kB(session.undoBytes)}, journal ${kB(session.journal)}), gzipped ${kB(session.gzipped)}`,
  );
  for (const [name, { bytes, gzipped }] of [
    ['script of the start     ', script.initial],
    ['script for a game       ', script.game],
    ['texts of rules          ', script.rules],
  ] as const)
    console.log(`${name} ${kB(bytes)}, gzipped ${kB(gzipped)}`);
  console.log('where the time goes:');
  for (const { name, share, calls } of phases.shares)
    console.log(`  ${percent(share).padStart(7)}  ${name} (${round(calls, 1)} a game)`);
}
