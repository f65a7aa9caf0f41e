/** A short hash of plain JSON (two 32-bit FNV-1a runs, 16 hex digits): tells packs apart, protects nothing. */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value);
  let high = 0x811c9dc5;
  let low = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ (code + i), 0x01000193);
  }
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
