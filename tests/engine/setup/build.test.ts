import { describe, expect, it } from 'vitest';
import { loadPack, makeContent } from '../../../src/content';
import { createBoard } from '../../../src/engine/board/boardState';
import { encounterFrame } from '../../../src/engine/frames/encounter';
import { roundFrame } from '../../../src/engine/frames/round';
import { turnFrame } from '../../../src/engine/frames/turn';
import { buildState } from '../../../src/engine/setup/build';
import { FIRST_STEPS } from '../../../src/engine/setup/frames';
import { lootDeck } from '../../../src/engine/setup/lootDeck';
import type { Setup, SetupFigure } from '../../../src/engine/setup/setup';
import { cards } from '../../scene/cards';

const encounters = [
  {
    id: 'trial',
    name: 'Trial',
    lootLevel: 'common',
    board: { map: ['....', '....'], startingZone: [[0, 0]], tokens: [{ id: 'chest', kind: 'loot', at: [3, 0] }] },
    figures: [
      { card: 'pack-foe', number: 4, at: [2, 0] },
      { card: 'pack-foe', number: 2, at: [2, 1] },
    ],
  },
];
const tokens = [{ id: 'rock', name: 'Rock', countsAs: 'obstructing' }];
const loaded = loadPack({ format: 'pack/1', id: 'test', name: 'Test', ...cards, tokens, encounters }, 'test.json');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
const content = makeContent([loaded.pack]);

const board = createBoard({ map: ['......', '......'] });
const rook: SetupFigure = { id: 'rook', card: 'rook', at: [1, 1] };
const foes: SetupFigure[] = [1, 2, 4].map((number) => ({
  id: `foe-${number}`,
  card: 'pack-foe',
  number,
  at: [number, 0],
}));
const build = (setup: Partial<Setup>) =>
  buildState(content, {
    encounter: null,
    board,
    figures: [rook, ...foes],
    turn: 'rook',
    random: { seed: 7 },
    ...setup,
  });

describe('buildState', () => {
  it('puts figures on their spaces with full SP, no Damage and their cards', () => {
    const items = ['sword', 'sword', 'plate'];
    const figure = { ...rook, items, pack: ['potion'], upgrades: { 'sword#2': ['honed'] }, disciplines: ['training'] };
    const state = build({ figures: [figure, ...foes] });
    expect(state.bodies.rook).toEqual({ id: 'rook', size: [1, 1], at: 7 });
    expect(state.figures.rook).toMatchObject({
      kind: 'adventurer',
      side: 'adventurers',
      sp: 3,
      damage: 0,
      effects: [],
    });
    expect(state.figures.rook?.cards.map(({ key, zone, on }) => [key, zone, on])).toEqual([
      ['rook', 'self', undefined],
      ['sword', 'equipped', undefined],
      ['sword#2', 'equipped', undefined],
      ['plate', 'equipped', undefined],
      ['potion', 'pack', undefined],
      ['honed', 'upgrade', 'sword#2'],
      ['training', 'discipline', undefined],
    ]);
    expect(state.figures['foe-4']).toMatchObject({ kind: 'intelligent', side: 'opponents', number: 4, sp: 0 });
  });

  it('marks cards as Exhausted, Flipped, Used and turned over', () => {
    const marks = {
      exhausted: ['sword', 'plate.1'],
      flipped: ['plate'],
      used: ['plate.0'],
      sideUp: { sword: 'back' as const },
    };
    const [, sword, plate] =
      build({ figures: [{ ...rook, items: ['sword', 'plate'], ...marks }] }).figures.rook?.cards ?? [];
    expect(sword).toMatchObject({ exhausted: true, back: true });
    expect(plate).toMatchObject({ flipped: true, used: [0], exhaustedLines: [1] });
    expect(plate?.exhausted).toBeUndefined();
  });

  it('gives each Group its entry and queues the members that act after the one on turn', () => {
    const state = build({ turn: 'foe-1', initiative: ['rook', 'pack-foe', 'pack-foe#2'] });
    expect(state.track).toEqual([
      { id: 'rook', acted: true },
      { id: 'pack-foe', acted: true },
      { id: 'pack-foe#2', acted: false },
    ]);
    expect(state.figures['foe-4']?.entry).toBe('pack-foe#2');
    expect(state.stack.map((frame) => frame.kind)).toEqual(['encounter', 'round', 'turn']);
    expect(state.stack[1]).toMatchObject({ queue: ['foe-2'] });
    expect(state.turn).toMatchObject({ figure: 'foe-1', phase: 'start' });
  });

  it('counts the turns taken before: one a round, and this round of those in front', () => {
    const turns = (setup: Partial<Setup>) =>
      Object.values(build(setup).figures).map((figure) => [figure.id, figure.turnsTaken]);
    expect(turns({ turn: 'foe-2', initiative: ['rook', 'pack-foe', 'pack-foe#2'] })).toEqual([
      ['rook', 1],
      ['foe-1', 1],
      ['foe-2', 0],
      ['foe-4', 0],
    ]);
    expect(turns({ round: 3, figures: [rook, { ...foes[0], turnsTaken: 9 } as SetupFigure] })).toEqual([
      ['rook', 2],
      ['foe-1', 9],
    ]);
  });

  it('begins an Adventurer in the Action Phase, an Intelligent Combatant at the start of its turn', () => {
    expect(build({}).stack.at(-1)).toMatchObject({ kind: 'turn', step: 'action', figure: 'rook' });
    expect(build({ turn: 'foe-1' }).stack.at(-1)).toMatchObject({ kind: 'turn', step: 'start' });
    expect(build({ turn: 'foe-1', phase: 'action' }).turn.phase).toBe('activation');
  });

  it('sets an encounter up from its card and lets the Adventurers be placed', () => {
    const state = build({
      encounter: 'trial',
      board: undefined,
      figures: [{ id: 'rook', card: 'rook' }],
      turn: 'setup',
    });
    expect(state).toMatchObject({ round: 0, track: [], order: ['rook', 'pack-foe-4', 'pack-foe-2'] });
    expect(state.stack).toMatchObject([{ kind: 'encounter', step: 'prepare' }]);
    expect(state.encounter).toMatchObject({ id: 'trial', lootLevel: 'common', startingZone: [0], toPlace: ['rook'] });
    expect(state.tokens).toEqual([{ id: 'chest', kind: 'loot', colour: null, faceDown: true, at: 3 }]);
    expect(state.bodies['pack-foe-2']?.at).toBe(6);
  });

  it('A1.board.11 makes the space of a token that counts as Terrain that Terrain', () => {
    const state = build({ tokens: [{ id: 'rock-1', kind: 'rock', colour: null, at: 5 }] });
    expect(state.board.terrain).toBe('.....#......');
    expect(board.terrain).toBe('............');
  });

  it('lets figures of a position stand in place of those of the encounter', () => {
    const state = build({ encounter: 'trial', board: undefined, figures: [rook, foes[0] as SetupFigure] });
    expect(state.order).toEqual(['rook', 'foe-1']);
  });

  it('shares nothing with content or setup', () => {
    const state = build({
      encounter: 'trial',
      board: undefined,
      figures: [{ id: 'rook', card: 'rook' }],
      turn: 'setup',
    });
    state.board.version = 99;
    state.encounter.startingZone.push(1);
    expect(content.encounters.trial).toMatchObject({ board: { version: 1 }, startingZone: [0] });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it.each([
    ['an encounter that does not exist', { encounter: 'nowhere' }, 'there is no encounter "nowhere"'],
    [
      'a card that does not exist',
      { figures: [{ id: 'x', card: 'ghost' }] },
      'there is no Adventurer or Combatant "ghost"',
    ],
    ['an item that does not exist', { figures: [{ ...rook, items: ['spoon'] }] }, 'there is no item "spoon"'],
    ['an Upgrade on nothing', { figures: [{ ...rook, upgrades: { axe: ['honed'] } }] }, 'uses no card "axe"'],
    [
      'more Upgrades than hands',
      { figures: [{ ...rook, items: ['sword'], upgrades: { sword: ['honed', 'honed'] } }] },
      '"Sword" takes at most 1 Upgrades, not 2',
    ],
    [
      'an Upgrade on an Item of another type',
      { figures: [{ ...rook, items: ['plate'], upgrades: { plate: ['honed'] } }] },
      'the Upgrade "Honed" does not fit "Plate"',
    ],
    ['a figure twice', { figures: [rook, rook] }, 'there are two figures "rook"'],
    ['the turn of no one', { turn: 'zeke' }, 'turn: "zeke" does not stand in the initiative'],
    ['an entry of no one', { initiative: ['rook', 'zeke'] }, 'initiative: "zeke" is no figure and no Group'],
  ])('refuses %s', (_, setup, message) => {
    expect(() => build(setup as Partial<Setup>)).toThrow(message);
  });
});

it('names steps that the frames have', () => {
  const frames = { encounter: encounterFrame, round: roundFrame, turn: turnFrame };
  for (const [kind, steps] of Object.entries(FIRST_STEPS)) {
    const known = Object.keys(frames[kind as keyof typeof frames].steps);
    for (const step of Object.values(steps)) expect(known, kind).toContain(step);
  }
});

describe('the Combatant Loot Deck', () => {
  const gold = (level: Parameters<typeof lootDeck>[0]) =>
    lootDeck(level)
      .cards.filter((card) => typeof card === 'number')
      .reduce((sum, n) => sum + n, 0);

  it('A1.loot-deck.01 A1.loot-deck.02 A1.loot-deck.03 A1.loot-deck.04 has 27 Gold cards by Loot LVL and three others', () => {
    for (const level of ['mundane', 'common', 'uncommon', 'rare'] as const) {
      expect(lootDeck(level).cards).toHaveLength(30);
      expect(lootDeck(level).cards.slice(27)).toEqual(['item', 'monster', 'unique']);
    }
    const of = (n: number) => lootDeck('mundane').cards.filter((card) => card === n).length;
    expect([4, 5, 6, 7, 8, 9].map(of)).toEqual([3, 4, 5, 5, 5, 5]);
    expect((['mundane', 'common', 'uncommon', 'rare'] as const).map(gold)).toEqual([182, 209, 241, 278]);
  });
});
