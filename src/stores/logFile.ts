/** The log as a text file. */
import { version } from '../../package.json';
import { FILE_TEXT, fileLine, type LogEntry, narrate } from '../log';
import { filled } from '../log/filled';
import { RULES_VERSION } from '../storage/save';
import type { FileOut } from './saves';
import { type Table, tellerOf } from './table';

const INDENT = '  ';

function linesOf(entries: readonly LogEntry[], depth: number): string[] {
  return entries.flatMap((entry) => [INDENT.repeat(depth) + fileLine(entry), ...linesOf(entry.children, depth + 1)]);
}

/** What the numbers below depend on: version, Encounter, seed, and the party with its cards at the beginning. */
function headOf({ content, session, names }: Table): string[] {
  const { setup, state } = session.getState();
  const head = [
    content.encounters[state?.encounter.id ?? '']?.name ?? '',
    filled(FILE_TEXT.version, { version, rules: RULES_VERSION }),
  ];
  if (setup) head.push(filled(FILE_TEXT.seed, { seed: setup.random.seed }));
  for (const { card, items = [], pack = [], disciplines = [] } of setup?.figures ?? []) {
    if (!content.adventurers[card]) continue;
    const cards = [...items, ...pack, ...disciplines].map((each) => names.card(each)).join(', ');
    head.push(filled(FILE_TEXT.figure, { figure: names.card(card), cards }));
  }
  return head;
}

/** Every line of the log with its dice and numbers, what it holds set in. Throws without a game. */
export function logFile(table: Table): FileOut {
  const teller = tellerOf(table);
  const { encounter, round } = teller.state;
  const lines = linesOf(narrate(table.session.getState().journal, teller), 0);
  const name = `counterstep-log-${encounter.id ?? 'game'}-round-${round}.txt`.replaceAll(':', '-');
  return { name, text: `${[...headOf(table), '', ...lines].join('\n')}\n` };
}
