import type { FileOut } from '../stores/saves';

/** Hands a file to the browser. */
export function download({ name, text }: FileOut): void {
  const link = document.createElement('a');
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Hands a save to the browser as it was written, sound or not. */
export function downloadSave(written: unknown): void {
  download({ name: 'counterstep-damaged-save.json', text: JSON.stringify(written) });
}
