/** Files from the disk: their text, packed or not, and the JSON in it. What is no such file is told of in words. */
import { show } from '../content/schema/problem';
import { cut } from './problems';

/** A file cannot be read; the message says why. */
export class FileError extends Error {}

/** Bytes that a file may have, also once unpacked: a long game has about one million. */
const MOST_BYTES = 20_000_000;
/** Objects and lists in each other; a game has hardly more than 20. */
const MOST_DEEP = 200;
/** The two bytes that a packed file begins with. */
const GZIP = [0x1f, 0x8b] as const;

const tooLong = (): FileError =>
  new FileError(`The file is longer than ${MOST_BYTES / 1_000_000} MB: no game comes near to that.`);

/** All that a stream gives, refused once it is too much. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const reader = stream.getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw tooLong();
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

/** The text of a file, unpacked if it is packed (gzip). Throws a FileError. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw tooLong();
  const begin = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (GZIP.some((byte, i) => begin[i] !== byte)) return file.text();
  if (typeof DecompressionStream === 'undefined')
    throw new FileError('This browser cannot open packed files (.gz): unpack the file and import what is in it.');
  try {
    return await (await bytesOf(file.stream().pipeThrough(new DecompressionStream('gzip')))).text();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError('The file is packed (gzip) and damaged: it cannot be unpacked. It may have been cut short.');
  }
}

/** Whether objects and lists stand in each other deeper than in any game: looked at before anything walks through them. */
function tooDeep(text: string): boolean {
  let deep = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
    } else if (char === '{' || char === '[') {
      if (++deep > MOST_DEEP) return true;
    } else if (char === '}' || char === ']') deep--;
  }
  return false;
}

/** Where JSON breaks, as far as the browser tells it. */
function whereBroken(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, offset] = /position (\d+)/.exec(message) ?? [];
  if (offset === undefined) return '';
  const at = Number(offset);
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return ` It breaks at line ${lines.length}, column ${column}: ${show(text.slice(Math.max(0, at - 20), at + 10))}.`;
}

/** The JSON in the text of a file. Throws a FileError. */
export function jsonOf(text: string): unknown {
  const inner = text.trim();
  if (inner === '') throw new FileError('The file is empty.');
  if (!inner.startsWith('{')) throw new FileError(`The file is no save: it begins with ${show(cut(inner, 30))}.`);
  if (tooDeep(inner))
    throw new FileError(`The file is no save: things stand in each other more than ${MOST_DEEP} deep, as in no game.`);
  try {
    return JSON.parse(inner);
  } catch (error) {
    const short = inner.endsWith('}') ? '' : ` It was cut short: it ends with ${show(inner.slice(-30))}.`;
    throw new FileError(`The file is damaged: it cannot be read as JSON.${short || whereBroken(inner, error)}`);
  }
}
