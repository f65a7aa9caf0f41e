/** A cheap number that two equal states share: counters, random streams, and whatever else the game adds up. */

/** 32-bit FNV-1a over the JSON text of the value; equal values give equal sums. */
export function checksum(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
