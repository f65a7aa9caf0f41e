/* A small game for tests of movement: Adventurers and Combatants without lines on a map. */
import { createBoard } from '../../../src/engine/board/boardState';
import type { Game } from '../../../src/engine/game';
import { buildState } from '../../../src/engine/setup/build';
import type { AdventurerCard, CombatantCard, Content } from '../../../src/engine/state/content';
import type { Figure } from '../../../src/engine/state/state';

const facts = { pack: 'test', house: [], lines: [] };

const hero = (id: string): AdventurerCard => ({
  ...facts,
  id,
  name: id,
  kind: 'adventurer',
  hp: 14,
  defense: 7,
  movement: 6,
  armor: 0,
  sp: { recovery: 3, max: 5 },
  conviction: ['PURPLE', 'PURPLE'],
  casting: null,
  skills: { presence: 1, lore: 1, agility: 2, perception: 3, strength: 4 },
});

const foe = (id: string, changes: Partial<CombatantCard> = {}): CombatantCard => ({
  ...facts,
  id,
  name: id,
  kind: 'combatant',
  ai: [],
  control: 'intelligent',
  lootLevel: 'mundane',
  groups: [[1, 2, 3]],
  replaces: null,
  needs: [],
  size: [1, 1],
  hp: 10,
  defense: 7,
  movement: 6,
  armor: 0,
  dice: ['WHITE', 'PURPLE'],
  conviction: ['PURPLE', 'PURPLE'],
  casting: null,
  tags: [],
  skills: {},
  sp: null,
  passives: [],
  symbols: [],
  attacks: [],
  ...changes,
});

const byId = <T extends { id: string }>(cards: T[]): Record<string, T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

export const content: Content = {
  packs: [],
  items: {},
  upgrades: {},
  disciplines: {},
  tokens: {},
  encounters: {},
  adventurers: byId([hero('rook'), hero('zeke'), hero('remi')]),
  combatants: byId([
    foe('foe'),
    foe('wall'),
    foe('big', { size: [2, 2] }),
    foe('bird', { tags: [{ tag: 'FLIGHT' }] }),
    foe('eel', { tags: [{ tag: 'ELUSIVE' }] }),
    foe('ox', { tags: [{ tag: 'HEAVY' }] }),
    foe('giant', { tags: [{ tag: 'HULKING' }] }),
    foe('hound', { tags: [{ tag: 'PROVOKE', n: 2 }] }),
  ]),
};

type At = [number, number];

/**
 * A game on a map: `rook: [0, 0]` places an Adventurer, `foe-2: [1, 0]` a Combatant with that number. The first figure
 * has the turn, everyone has 3 SP.
 */
export function scene(map: string[], places: Record<string, At>, elevation?: string[]): Game {
  const ids = Object.keys(places);
  const state = buildState(content, {
    encounter: null,
    board: createBoard({ map, ...(elevation ? { elevation } : {}) }),
    figures: ids.map((id) => {
      const [card, number] = id.split('-');
      return { id, card: card as string, at: places[id] as At, sp: 3, ...(number ? { number: Number(number) } : {}) };
    }),
    turn: ids[0] as string,
    random: { seed: 1 },
  });
  return { state, content, events: [], dirty: false, logKinds: new Set(), ending: null };
}

export function change(g: Game, id: string, changes: Partial<Figure>): Game {
  Object.assign(g.state.figures[id] as Figure, changes);
  return g;
}

/** The space of `[column, row]`. */
export const at = (g: Game, [column, row]: At): number => row * g.state.board.width + column;
