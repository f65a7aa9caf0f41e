/** Reads the command line of a script, and refuses it in one line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script that was called wrongly: one line on the error stream, exit code 2. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** What stands on the command line; an option that is not known or lacks its value is refused. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice to the first sentence that is of no use here.
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    return refuse(`${first.replace(/\.$/, '')}.`);
  }
}

/** A whole number in digits; null for everything else, an empty text too. */
export function wholeNumber(text: string): number | null {
  return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
