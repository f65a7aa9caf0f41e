import { packed } from '../storage/packed';
import type { FileOut } from '../stores/saves';

/** Hands a file to the browser. */
export function download({ name, text }: FileOut): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  hand(name, new Blob([text], { type }));
}

/** Hands a file to the browser packed, where it can be: a long game is a twentieth as long then. */
export async function downloadPacked(file: FileOut): Promise<void> {
  const short = await packed(file.text).catch(() => null);
  if (short) hand(`${file.name}.gz`, new Blob([short], { type: 'application/gzip' }));
  else download(file);
}

function hand(name: string, content: Blob): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Hands a save to the browser as it was written, sound or not. */
export function downloadSave(written: unknown): void {
  download({ name: 'counterstep-damaged-save.json', text: JSON.stringify(written) });
}
