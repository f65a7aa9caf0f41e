/** The Initiative Track: who stands on it, its order, what comes on and goes off (A1.initiative). */
import { shuffle } from '../dice/random';
import { emit, type Figure, type FigureId, figure, type Game, inPlay } from '../game';
import { EngineError } from '../kernel/types';

/** Figures that act on a Track entry and are not Defeated, lowest Activation Number first (A1.initiative.13). */
export function actorsOf(g: Game, entry: string): FigureId[] {
  const found: Figure[] = [];
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (f.entry === entry && inPlay(g, id)) found.push(f);
  }
  if (found.length > 1) found.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return found.map((f) => f.id);
}

/** Records the order of the Track as it is now. */
function tell(g: Game): void {
  emit(g, 'initiativeChanged', { order: g.state.track.map((e) => e.id) });
}

/** Takes a figure's entry off the Track if no other figure acts on it; the others close up (A1.initiative.10, .12). */
export function leaveTrack(g: Game, id: FigureId): void {
  const { track } = g.state;
  const { entry } = figure(g, id);
  const at = track.findIndex((e) => e.id === entry);
  if (at < 0) return;
  for (const other of g.state.order) if (other !== id && figure(g, other).entry === entry && inPlay(g, other)) return;
  track.splice(at, 1);
  tell(g);
}

/**
 * Puts a figure's entry on the Track if it is not there: behind the `place`-th of those that came with the same
 * instruction, directly after the entry now acting; at the back if it is no one's turn (A1.spawning.05, .06, .10).
 */
export function joinTrack(g: Game, id: FigureId, place = 0): boolean {
  const { track, turn } = g.state;
  const { entry } = figure(g, id);
  if (track.some((e) => e.id === entry)) return false;
  const acting = turn.figure === null ? undefined : g.state.figures[turn.figure]?.entry;
  const at = track.findIndex((e) => e.id === acting);
  if (at < 0) track.push({ id: entry, acted: false });
  else track.splice(at + 1 + place, 0, { id: entry, acted: false });
  tell(g);
  return true;
}

/** Entries of all figures that are in the Encounter, in placement order. */
function allEntries(g: Game): string[] {
  const found: string[] = [];
  for (const id of g.state.order) {
    const f = figure(g, id);
    if (inPlay(g, id) && !found.includes(f.entry)) found.push(f.entry);
  }
  return found;
}

/**
 * Shuffles the Track for a new round (A1.initiative.05): the entries of those in play, or the order given beforehand, from
 * which entries that are gone are left out and to which those it does not name are added at the back.
 */
export function shuffleTrack(g: Game): void {
  const entries = allEntries(g);
  const given = g.state.random.tracks.shift();
  let order: string[];
  if (given) {
    const unknown = given.find((id) => !g.state.order.some((f) => figure(g, f).entry === id));
    if (unknown !== undefined)
      throw new EngineError(`The Track given beforehand names "${unknown}", which is no figure and no Group`);
    order = [...given.filter((id) => entries.includes(id)), ...entries.filter((id) => !given.includes(id))];
  } else order = shuffle(g, 'initiative', entries);
  g.state.track = order.map((id) => ({ id, acted: false }));
  tell(g);
}
