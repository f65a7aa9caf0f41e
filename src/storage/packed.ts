/** Files to the disk, packed. */

/** A text packed (gzip), a twentieth as long for a game; null where the browser cannot. */
export async function packed(text: string): Promise<Blob | null> {
  if (typeof CompressionStream === 'undefined') return null;
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
