/** The rules of the ledger that events of the engine can name, read from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EMIT = /\bemit\(/g;
const RULE = /'(A1\.[a-z-]+\.\d+)'/g;
/** A rule by a table of the same file: `RULE[cause]`. */
const TABLE = /\b([A-Z][A-Z_]+)\[/;

/** The last argument of a call, from its open bracket on: the rule of an event stands there. */
function lastArgument(text: string, open: number): string {
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < text.length; i++) {
    const c = text[i] as string;
    if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c)) depth--;
    if (depth === 0) return text.slice(from, i);
    // A comma before the closing bracket parts nothing.
    if (c === ',' && depth === 1 && text.slice(i + 1).trimStart()[0] !== ')') from = i + 1;
  }
  return text.slice(from);
}

/** Ids in order. @param folder of the source, from where the script was started */
export function rulesTold(folder = 'src/engine'): string[] {
  const ids = new Set<string>();
  const add = (text: string): void => {
    for (const [, id] of text.matchAll(RULE)) ids.add(id as string);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const match of text.matchAll(EMIT)) {
      const rule = lastArgument(text, match.index + match[0].length - 1);
      add(rule);
      const table = TABLE.exec(rule)?.[1];
      if (table) add(new RegExp(`const ${table}\\b[^;]*;`).exec(text)?.[0] ?? '');
    }
  }
  return [...ids].sort();
}
