/** Where the arrow keys lead on a sheet of cards. */
export interface Place {
  left: number;
  top: number;
}

/** The place in the next row, down or up, that is nearest to where one is. */
function inNextRow(places: readonly Place[], { left, top }: Place, way: 1 | -1): number | null {
  const beyond = places.filter((place) => (place.top - top) * way > 0).map((place) => place.top * way);
  const row = Math.min(...beyond) * way;
  let nearest: number | null = null;
  for (const [n, place] of places.entries()) {
    if (place.top !== row) continue;
    const before = nearest === null ? undefined : places[nearest];
    if (!before || Math.abs(place.left - left) < Math.abs(before.left - left)) nearest = n;
  }
  return nearest;
}

/** Number of the card that a key leads to, null where it leads nowhere. @param places of all cards, in pixels, in their order */
export function nextCard(places: readonly Place[], at: number, key: string): number | null {
  const here = places[at];
  if (!here) return null;
  const inOrder = (n: number): number | null => (n >= 0 && n < places.length ? n : null);
  switch (key) {
    case 'ArrowRight':
      return inOrder(at + 1);
    case 'ArrowLeft':
      return inOrder(at - 1);
    case 'ArrowDown':
      return inNextRow(places, here, 1);
    case 'ArrowUp':
      return inNextRow(places, here, -1);
    case 'Home':
      return inOrder(0);
    case 'End':
      return inOrder(places.length - 1);
    default:
      return null;
  }
}
