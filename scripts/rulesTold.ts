/** The rules of the ledger that events of the engine can name, read from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EMIT = /\bemit\(/g;
const RULE = /'(A1\.[a-z-]+\.\d+)'/g;

/** The text from an open bracket to the one that closes it. */
function call(text: string, open: number): string {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return text.slice(open, i);
  }
  return text.slice(open);
}

/** Ids in order. @param folder of the source, from where the script was started */
export function rulesTold(folder = 'src/engine'): string[] {
  const ids = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const match of text.matchAll(EMIT)) {
      // The rule is the last thing that an event is given; ids before it belong to parts.
      const rule = [...call(text, match.index + match[0].length - 1).matchAll(RULE)].at(-1)?.[1];
      if (rule) ids.add(rule);
    }
  }
  return [...ids].sort();
}
