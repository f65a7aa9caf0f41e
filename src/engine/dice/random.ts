/**
 * Chance: seeded streams by purpose and figure, kept in the state as plain numbers, so that one figure's re-roll does not
 * change another's dice. Dice, draws and Tracks given beforehand come in place of chance.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Game } from '../game';
import { EngineError } from '../kernel/types';
import { type DieName, FACES, faceIndex } from './faces';

type Generator = ReturnType<typeof xoroshiro128plus>;

/** A roll of dice that were to be given beforehand, and are not. */
export class DiceNeeded extends EngineError {
  constructor(
    /** The dice of the roll. */
    readonly names: readonly DieName[],
    message: string,
  ) {
    super(message);
  }
}

/** Seed of a stream: the game's seed and the stream's name mixed (FNV-1a). */
function streamSeed(seed: number, stream: string): number {
  let hash = (0x811c9dc5 ^ seed) | 0;
  for (let i = 0; i < stream.length; i++) hash = Math.imul(hash ^ stream.charCodeAt(i), 0x01000193);
  return hash | 0;
}

function generator(g: Game, stream: string): Generator {
  const { seed, streams } = g.state.random;
  const kept = streams[stream];
  return kept ? xoroshiro128plusFromState(kept) : xoroshiro128plus(streamSeed(seed, stream));
}

function keep(g: Game, stream: string, generator: Generator): void {
  g.state.random.streams[stream] = [...generator.getState()];
}

/** Takes the dice of one roll from those given beforehand; within a roll they may stand in any order. */
function scriptedDice(script: string[], names: readonly DieName[]): number[] {
  const rolled = names.join(', ');
  if (script.length < names.length) {
    const left = script.length > 0 ? `, only ${script.join(', ')} left` : '';
    throw new DiceNeeded(names, `The scripted dice are used up: a roll of ${rolled}${left}`);
  }
  const next = script.splice(0, names.length);
  const unused = [...next];
  return names.map((die) => {
    const at = unused.findIndex((entry) => entry.startsWith(`${die} `));
    const [entry] = at < 0 ? [] : unused.splice(at, 1);
    const face = entry === undefined ? -1 : faceIndex(die, entry.slice(die.length + 1));
    if (face < 0)
      throw new EngineError(`The scripted dice do not fit: a roll of ${rolled}, next are ${next.join(', ')}`);
    return face;
  });
}

/**
 * Rolls dice together and returns their face indexes, in the order of `names`. Throws an EngineError if the dice given
 * beforehand are used up or others.
 */
export function rollDice(g: Game, stream: string, names: readonly DieName[]): number[] {
  if (names.length === 0) return [];
  const script = g.state.random.dice;
  if (script) return scriptedDice(script, names);
  const random = generator(g, stream);
  const faces = names.map((die) => uniformInt(random, 0, FACES[die].length - 1));
  keep(g, stream, random);
  return faces;
}

/** Rolls one die; its face index. */
export function rollFace(g: Game, stream: string, die: DieName): number {
  return rollDice(g, stream, [die])[0] as number;
}

/** The list in a random order; the list itself stays as it is. */
export function shuffle<T>(g: Game, stream: string, list: readonly T[]): T[] {
  const mixed = [...list];
  const random = generator(g, stream);
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = uniformInt(random, 0, i);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  keep(g, stream, random);
  return mixed;
}

/** The next draw of a kind that was given beforehand (`random.draws`), used up by this; null without one. */
export function givenDraw(g: Game, kind: string): string | null {
  return g.state.random.draws[kind]?.shift() ?? null;
}

/**
 * One of a list at random, or the one named by a draw given beforehand (`nameOf` gives the name of each). The list must not
 * be empty. Throws an EngineError if the draw given names none of them.
 */
export function draw<T>(g: Game, kind: string, list: readonly T[], nameOf: (x: T) => string = String): T {
  if (list.length === 0) throw new EngineError(`Nothing is left to draw (${kind})`);
  const given = givenDraw(g, kind);
  if (given !== null) {
    const found = list.find((x) => nameOf(x).toLowerCase() === given.toLowerCase());
    if (found === undefined)
      throw new EngineError(`The draw "${given}" (${kind}) is none of ${list.map(nameOf).join(', ')}`);
    return found;
  }
  const stream = `draw/${kind}`;
  const random = generator(g, stream);
  const at = uniformInt(random, 0, list.length - 1);
  keep(g, stream, random);
  return list[at] as T;
}
