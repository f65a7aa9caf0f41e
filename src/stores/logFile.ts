/** The log as a text file. */
import { type LogEntry, narrate, plain } from '../log';
import type { FileOut } from './saves';
import { type Table, tellerOf } from './table';

const INDENT = '  ';

function linesOf(entries: readonly LogEntry[], depth: number): string[] {
  return entries.flatMap(({ text, result, because, children }) => {
    const line = [plain(text), result, because && `(${plain(because)})`].filter(Boolean).join('  ');
    return [INDENT.repeat(depth) + line, ...linesOf(children, depth + 1)];
  });
}

/** Every line of the log, what it holds set in. Throws without a game. */
export function logFile(table: Table): FileOut {
  const teller = tellerOf(table);
  const { encounter, round } = teller.state;
  const title = table.content.encounters[encounter.id ?? '']?.name ?? '';
  const lines = linesOf(narrate(table.session.getState().journal, teller), 0);
  const name = `counterstep-log-${encounter.id ?? 'game'}-round-${round}.txt`.replaceAll(':', '-');
  return { name, text: `${[title, '', ...lines].join('\n')}\n` };
}
