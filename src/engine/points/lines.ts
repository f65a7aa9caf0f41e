/** The lines that a figure has: which cards count, and where each line may answer. */
import type { Ability, Bonus, Effect, EventSpec, Sentence } from '../abilities/ast';
import type { Game } from '../game';
import { TOKEN_LINES } from '../rules/abilityTokens';
import type { ItemSide, Line, Stats } from '../state/content';
import type { CardInUse, Figure, FigureId, LineRef } from '../state/state';
import { fromCards } from './fromCards';

export { cardsChanged } from './fromCards';

/** Where a line may answer. `standing` lines just hold; `menu` lines are used in the owner's own Action Phase. */
export type Point =
  | 'standing'
  | 'menu'
  | 'anyTime'
  | 'encounterAction'
  | 'turn.start'
  | 'turn.status'
  | 'turn.refresh'
  | 'turn.end'
  | 'round.start'
  | 'round.end'
  | 'encounter.start'
  | 'encounter.end'
  | 'attack.choosing'
  | 'attack.targeted'
  | 'attack.empower'
  | 'attack.dodge'
  | 'dodge.before'
  | 'dice.rolling'
  | 'dice.rolled'
  | 'attack.hit'
  | 'attack.miss'
  | 'attack.wouldDetermine'
  | 'attack.damage'
  | 'attack.dodged'
  | 'attack.counter'
  | 'attack.followUp'
  | 'attack.resolved'
  | 'attack.ended'
  | 'damage.adding'
  | 'damage.would'
  | 'damage.dealt'
  | 'heal.done'
  | 'defeat.would'
  | 'defeat.done'
  | 'spell.casting'
  | 'spell.empower'
  | 'spell.force'
  | 'spell.wouldAffect'
  | 'spell.resolved'
  | 'check.made'
  | 'check.result'
  | 'effect.gained'
  | 'effect.lost'
  | 'spawn.done'
  | 'move.start'
  | 'move.leaving'
  | 'move.entered'
  | 'move.moved'
  | 'move.provokes'
  | 'use.done'
  | 'act.would'
  | 'sight.drawn'
  | 'cost.pay';

const EVENT_POINT: Record<Exclude<EventSpec['e'], 'makeAttack'>, Point> = {
  chooseTarget: 'attack.choosing',
  isTarget: 'attack.targeted',
  dodge: 'dodge.before',
  dodgeSuccess: 'attack.dodged',
  rolling: 'dice.rolling',
  rolled: 'dice.rolled',
  rolledAgainst: 'dice.rolled',
  hit: 'attack.hit',
  miss: 'attack.miss',
  wouldDetermineDamage: 'attack.wouldDetermine',
  spellWouldAffect: 'spell.wouldAffect',
  determiningDamage: 'attack.damage',
  wouldDeal: 'attack.damage',
  wouldBeDealt: 'damage.would',
  isDealt: 'damage.dealt',
  deals: 'damage.dealt',
  heals: 'heal.done',
  wouldBeDefeated: 'defeat.would',
  isDefeated: 'defeat.done',
  defeats: 'defeat.done',
  spawns: 'spawn.done',
  castSpell: 'spell.casting',
  determiningForce: 'spell.empower',
  forceDetermined: 'spell.force',
  makeCheck: 'check.made',
  checkResult: 'check.result',
  resolving: 'attack.resolved',
  affectedBy: 'attack.resolved',
  gains: 'effect.gained',
  loses: 'effect.lost',
  turnStarts: 'turn.start',
  turnEnds: 'turn.end',
  comesToBe: 'move.entered',
  enters: 'move.entered',
  leaves: 'move.leaving',
  isMoved: 'move.moved',
  drawsLos: 'sight.drawn',
  provokes: 'move.provokes',
  makesMove: 'move.start',
  uses: 'use.done',
  activates: 'use.done',
  usesToken: 'use.done',
  wouldMakeStandardAction: 'act.would',
  wouldUseStandardAbility: 'act.would',
  paysSp: 'cost.pay',
};

function bonusesOf(effect: Effect): Bonus[] {
  if (effect.do === 'bonus') return effect.bonuses;
  if (effect.do === 'gain') return effect.gains.flatMap((x) => (x.g === 'bonus' ? [x.bonus] : []));
  return [];
}

function allEffects(ability: Ability): Effect[] {
  return ability.body.flatMap((s) => s.steps.map((step) => step.effect));
}

/** Verbs that change dice that lie. */
const DICE_VERBS: ReadonlySet<Effect['do']> = new Set(['reroll', 'chooseResult', 'turnHighest', 'addSymbols']);

/** A line `when making an Attack` is used as late as its bonuses still count (card language section 2.10). */
function attackPoint(ability: Ability): Point {
  for (const effect of allEffects(ability)) {
    if (DICE_VERBS.has(effect.do)) return 'dice.rolled';
    if (effect.do === 'addDice') return 'attack.empower';
    for (const bonus of bonusesOf(effect)) {
      if (bonus.b === 'keyword' && bonus.keyword.tag === 'REACH') return 'attack.choosing';
      if (bonus.b === 'empower' || bonus.b === 'finesse') return 'attack.empower';
      if (bonus.b === 'attackRoll') return 'dice.rolled';
    }
  }
  return 'attack.damage';
}

/** Verbs that belong to a step of an Attack whatever the line says. */
function ownStep(ability: Ability): Point | null {
  for (const effect of allEffects(ability)) {
    if (effect.do === 'counter') return 'attack.counter';
    if (effect.do === 'dodge') return 'attack.dodge';
    if (effect.do === 'bonus' && effect.bonuses.some((b) => b.b === 'empower') && (priced(ability) || ability.moment))
      return 'attack.empower';
  }
  return null;
}

export function priced(ability: Ability): boolean {
  return Boolean(
    ability.exhaust ||
      ability.flip ||
      ability.discard ||
      ability.perEncounter ||
      ability.symbols ||
      (ability.sp !== undefined && ability.sp !== 0),
  );
}

function eventPoints(e: EventSpec, ability: Ability): Point[] {
  if (e.e === 'makeAttack') return [ownStep(ability) ?? attackPoint(ability)];
  if (e.e === 'resolving' && e.attack.kinds.includes('SPELL'))
    return e.attack.kinds.length > 1 ? ['attack.resolved', 'spell.resolved'] : ['spell.resolved'];
  // What is done to the dice of a Check is done while they lie (A1.re-roll.01).
  if (e.e === 'makeCheck' && allEffects(ability).some((x) => DICE_VERBS.has(x.do))) return ['dice.rolled'];
  // Damage of an Attack is added to in step 6b, other Damage when it is about to be dealt.
  return e.e === 'wouldDeal' ? ['attack.damage', 'damage.adding'] : [EVENT_POINT[e.e]];
}

const knownPoints = new WeakMap<Ability, Point[]>();

/** The points where a line may answer; worked out once for each line. */
export function pointsOf(ability: Ability): Point[] {
  let points = knownPoints.get(ability);
  if (!points) {
    points = findPoints(ability);
    knownPoints.set(ability, points);
  }
  return points;
}

function findPoints(ability: Ability): Point[] {
  if (ability.fu) return ['attack.followUp'];
  const { moment } = ability;
  if (moment) {
    switch (moment.m) {
      case 'anyTime': {
        const own = ownStep(ability);
        if (own) return ['anyTime', own];
        return allEffects(ability).some((e) => e.do === 'reroll') ? ['anyTime', 'dice.rolled'] : ['anyTime'];
      }
      case 'encounterAction':
        return ['encounterAction'];
      case 'phase':
        return [moment.phase === 'Status' ? 'turn.status' : 'turn.refresh'];
      case 'at': {
        const of = moment.of === 'your turn' ? 'turn' : moment.of.span;
        if (of === 'turn') return [moment.edge === 'start' ? 'turn.start' : 'turn.end'];
        if (of === 'round') return [moment.edge === 'start' ? 'round.start' : 'round.end'];
        return [moment.edge === 'start' ? 'encounter.start' : 'encounter.end'];
      }
      case 'when':
        return [...new Set(moment.events.flatMap((e) => eventPoints(e, ability)))];
    }
  }
  if (ability.status) return ['turn.status'];
  const own = ownStep(ability);
  if (own) return [own];
  if (ability.symbols) return [attackPoint(ability) === 'dice.rolled' ? 'dice.rolled' : 'attack.damage'];
  return priced(ability) || ability.sp === 0 ? ['menu'] : ['standing'];
}

type Index = Partial<Record<Point, number[]>>;
const indexes = new WeakMap<Line[], Index>();

/** Places of the lines of a list by point; computed once per card. */
export function indexOf(lines: Line[]): Index {
  let index = indexes.get(lines);
  if (!index) {
    index = {};
    for (let n = 0; n < lines.length; n++) {
      for (const point of pointsOf((lines[n] as Line).ability)) {
        let list = index[point];
        if (!list) index[point] = list = [];
        list.push(n);
      }
    }
    indexes.set(lines, index);
  }
  return index;
}

const NO_LINES: Line[] = [];
const NO_STATS: Stats = {};

/** The side of an Item that counts: back when Flipped, or equipped back side up. */
export function itemSide(g: Game, card: CardInUse): ItemSide | null {
  const item = g.content.items[card.card];
  if (!item) return null;
  const turned = Boolean(card.flipped) !== Boolean(card.back);
  return turned && item.back ? item.back : item;
}

/** Lines of a card that count now: none in the Pack, none on a Flipped Discipline (A1.flip.03), none for a Conduit's master. */
export function linesOf(g: Game, f: Figure, card: CardInUse): Line[] {
  if (card.zone === 'pack') return NO_LINES;
  switch (card.kind) {
    case 'item':
      return itemSide(g, card)?.lines ?? NO_LINES;
    case 'discipline':
      return card.flipped ? NO_LINES : (g.content.disciplines[card.card]?.lines ?? NO_LINES);
    case 'upgrade': {
      if (f.cards.find((c) => c.key === card.on)?.zone === 'pack') return NO_LINES;
      return g.content.upgrades[card.card]?.lines ?? NO_LINES;
    }
    case 'adventurer':
      return g.content.adventurers[card.card]?.lines ?? NO_LINES;
    case 'combatant':
      return g.content.combatants[card.card]?.lines ?? NO_LINES;
  }
}

/** Symbol Abilities of a card that count now. */
export function symbolsOf(g: Game, card: CardInUse): Line[] {
  if (card.zone === 'pack') return NO_LINES;
  switch (card.kind) {
    case 'item':
      return itemSide(g, card)?.symbols ?? NO_LINES;
    case 'upgrade':
      return g.content.upgrades[card.card]?.symbols ?? NO_LINES;
    case 'combatant':
      return g.content.combatants[card.card]?.symbols ?? NO_LINES;
    default:
      return NO_LINES;
  }
}

export function passivesOf(g: Game, card: CardInUse): Line[] {
  return card.kind === 'combatant' ? (g.content.combatants[card.card]?.passives ?? NO_LINES) : NO_LINES;
}

/** Stats that an equipped card adds. */
export function statsOf(g: Game, card: CardInUse): Stats {
  switch (card.kind) {
    case 'item':
      return card.zone === 'equipped' ? (itemSide(g, card)?.stats ?? NO_STATS) : NO_STATS;
    case 'upgrade':
      return g.content.upgrades[card.card]?.stats ?? NO_STATS;
    case 'discipline':
      return card.flipped ? NO_STATS : (g.content.disciplines[card.card]?.stats ?? NO_STATS);
    default:
      return NO_STATS;
  }
}

/** A line in use, with the card it stands on. */
export interface Entry {
  ref: LineRef;
  ability: Ability;
  card: CardInUse | null;
  owner: FigureId | null;
}
type Entries = Partial<Record<Point, Entry[]>>;
interface Table {
  byFigure: Map<FigureId, Entries>;
  rules: Entries;
  /** Points at which any card of any figure has a line. */
  points: Set<Point>;
}
const NO_ENTRIES: Entry[] = [];

function addEntries(
  entries: Entries,
  lines: Line[],
  make: (n: number) => Omit<Entry, 'ability'>,
  points: Set<Point>,
): void {
  const index = indexOf(lines);
  for (const key in index) {
    const point = key as Point;
    points.add(point);
    for (const n of index[point] as number[]) {
      let list = entries[point];
      if (!list) entries[point] = list = [];
      list.push({ ...make(n), ability: (lines[n] as Line).ability });
    }
  }
}

const tableOf: (g: Game) => Table = fromCards((g) => {
  const table: Table = { byFigure: new Map(), rules: {}, points: new Set() };
  for (const id of g.state.order) {
    const f = g.state.figures[id] as Figure;
    const entries: Entries = {};
    for (const card of f.cards) {
      addEntries(
        entries,
        linesOf(g, f, card),
        (n) => ({ ref: { on: 'card', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
      addEntries(
        entries,
        symbolsOf(g, card),
        (n) => ({ ref: { on: 'symbol', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
      addEntries(
        entries,
        passivesOf(g, card),
        (n) => ({ ref: { on: 'passive', figure: id, key: card.key, n }, card, owner: id }),
        table.points,
      );
    }
    table.byFigure.set(id, entries);
  }
  encounterRules(g).forEach((rule, n) => {
    addEntries(
      table.rules,
      rule.lines,
      (part) => ({ ref: { on: 'rule', figure: null, n, part }, card: null, owner: null }),
      table.points,
    );
  });
  return table;
});

/** Lines of a figure's cards at a point; tokens and lasting lines come with {@link eachLineAt}. */
export function cardLinesAt(g: Game, id: FigureId, point: Point): Entry[] {
  return tableOf(g).byFigure.get(id)?.[point] ?? NO_ENTRIES;
}

/** Special Encounter Rules that may answer at a point. */
export function ruleLinesAt(g: Game, point: Point): Entry[] {
  return tableOf(g).rules[point] ?? NO_ENTRIES;
}

/** Points at which any token has a line. */
const TOKEN_POINTS: ReadonlySet<Point> = new Set(Object.values(TOKEN_LINES).flat().flatMap(pointsOf));

function tokenLinesAt(f: Figure, point: Point, visit: (entry: Entry) => void): void {
  if (!TOKEN_POINTS.has(point)) return;
  for (const token in f.tokens) {
    const lines = f.tokens[token] ? TOKEN_LINES[token] : undefined;
    if (!lines) continue;
    for (let n = 0; n < lines.length; n++) {
      const ability = lines[n] as Ability;
      if (pointsOf(ability).includes(point))
        visit({ ref: { on: 'token', figure: f.id, token, n }, ability, card: null, owner: f.id });
    }
  }
}

function lastingLinesAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  for (const lasting of g.state.lasting) {
    if (lasting.figure !== f.id || !lasting.bonuses) continue;
    for (let n = 0; n < lasting.bonuses.length; n++) {
      const b = lasting.bonuses[n] as Bonus;
      if (b.b === 'rider' && pointsOf(b.line).includes(point))
        visit({ ref: { on: 'lasting', figure: f.id, id: lasting.id, n }, ability: b.line, card: null, owner: f.id });
    }
  }
}

/** Whether {@link looseLinesAt} could find any, for most figures at most points none. */
export function mayHaveLooseLines(g: Game, id: FigureId, point: Point): boolean {
  if (TOKEN_POINTS.has(point)) return true;
  for (const l of g.state.lasting) if (l.figure === id && l.bonuses?.some((b) => b.b === 'rider')) return true;
  return false;
}

/** Lines of the figure's tokens, and lines that it has for a while. */
export function looseLinesAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  tokenLinesAt(f, point, visit);
  lastingLinesAt(g, f, point, visit);
}

/** Calls `visit` for every line of the figure that may answer at the point: cards, Symbol Abilities, passives, tokens. */
export function eachLineAt(g: Game, f: Figure, point: Point, visit: (entry: Entry) => void): void {
  for (const entry of cardLinesAt(g, f.id, point)) visit(entry);
  looseLinesAt(g, f, point, visit);
}

function hasTokenLineAt({ tokens }: Figure, point: Point): boolean {
  for (const token in tokens)
    if (tokens[token] && TOKEN_LINES[token]?.some((ability) => pointsOf(ability).includes(point))) return true;
  return false;
}

/** Cheap test whether any line could answer at a point: without one, no window opens. */
export function anyLineAt(g: Game, point: Point): boolean {
  if (tableOf(g).points.has(point)) return true;
  if (TOKEN_POINTS.has(point) && g.state.order.some((id) => hasTokenLineAt(g.state.figures[id] as Figure, point)))
    return true;
  for (const l of g.state.lasting)
    if (l.bonuses?.some((b) => b.b === 'rider' && pointsOf(b.line).includes(point))) return true;
  return false;
}

/** Names by which `When you use {Name}` knows a line: its own and that of its card or token, in lower case. */
export function namesOf(g: Game, ref: LineRef): string[] {
  if (ref.on === 'token') return [ref.token];
  if (ref.on !== 'card') return [];
  const f = g.state.figures[ref.figure];
  const card = f?.cards.find((c) => c.key === ref.key);
  if (!f || !card) return [];
  const { items, disciplines, upgrades, adventurers, combatants } = g.content;
  const named = {
    item: items,
    discipline: disciplines,
    upgrade: upgrades,
    adventurer: adventurers,
    combatant: combatants,
  }[card.kind][card.card];
  const own = linesOf(g, f, card)[ref.n]?.name;
  return [named?.name, own].flatMap((name) => (name ? [name.toLowerCase()] : []));
}

/** The line that a reference means, or null if it is gone. */
export function lineAt(g: Game, ref: LineRef): Ability | null {
  switch (ref.on) {
    case 'card':
    case 'symbol':
    case 'passive': {
      const f = g.state.figures[ref.figure];
      const card = f?.cards.find((c) => c.key === ref.key);
      if (!f || !card) return null;
      const list =
        ref.on === 'card' ? linesOf(g, f, card) : ref.on === 'symbol' ? symbolsOf(g, card) : passivesOf(g, card);
      return list[ref.n]?.ability ?? null;
    }
    case 'token':
      return TOKEN_LINES[ref.token]?.[ref.n] ?? null;
    case 'rider': {
      const attack = g.state.stack.find((f) => f.id === ref.frame);
      return attack?.kind === 'attack' ? (attack.riders[ref.n]?.line ?? null) : null;
    }
    case 'lasting': {
      const bonus = g.state.lasting.find((l) => l.id === ref.id)?.bonuses?.[ref.n];
      return bonus?.b === 'rider' ? bonus.line : null;
    }
    case 'rule':
      return encounterRules(g)[ref.n]?.lines[ref.part]?.ability ?? null;
    case 'boardToken': {
      const token = g.state.tokens.find((t) => t.id === ref.token);
      return (token && g.content.tokens[token.kind]?.lines[ref.n]?.ability) ?? null;
    }
    case 'text':
      return textAbility(g, ref.text);
    case 'ai':
      return aiAbility(g, ref);
  }
}

/** Special Encounter Rules of the Encounter going on. */
export function encounterRules(g: Game): { name: string; lines: Line[] }[] {
  const { id } = g.state.encounter;
  return (id && g.content.encounters[id]?.rules) || [];
}

const textLines = new WeakMap<object, Ability>();

/** Sentences of a text or an AI Step as a line, made once. */
function sentencesAsLine(entry: { sentences: Sentence[] }): Ability {
  const known = textLines.get(entry);
  if (known) return known;
  const ability: Ability = { body: entry.sentences };
  textLines.set(entry, ability);
  return ability;
}

/** A text of the Encounter (`loot/blue/0`, `win/cleared/0`, ...) as a line. */
function textAbility(g: Game, path: string): Ability | null {
  const [kind, id, n] = path.split('/');
  const encounter = g.content.encounters[g.state.encounter.id ?? ''];
  if (!encounter || kind === undefined || id === undefined) return null;
  const list =
    kind === 'win' || kind === 'lose'
      ? encounter[kind].find((e) => e.id === id)?.reward
      : encounter.texts[kind as keyof typeof encounter.texts]?.[id];
  const entry = list?.[Number(n)];
  if (!entry) return null;
  return sentencesAsLine(entry);
}

/** One part of an AI Step (the sentences between two THEN) as a line. */
function aiAbility(g: Game, ref: Extract<LineRef, { on: 'ai' }>): Ability | null {
  const f = g.state.figures[ref.figure];
  if (ref.step < 0) return AGGRO_LINE;
  const part = f && g.content.combatants[f.card]?.ai[ref.step]?.do[ref.n];
  if (!part) return null;
  return sentencesAsLine(part);
}

/** The last AI Step of a figure with an Aggro token (A1.aggro.01); its place is -1. */
const AGGRO_LINE: Ability = {
  body: [
    {
      steps: [
        {
          effect: {
            do: 'moveAction',
            course: {
              to: 'towards',
              whom: { of: [{ figures: { quant: { q: 'the' }, adj: ['nearest'], noun: { n: 'opponent' }, desc: [] } }] },
            },
          },
        },
      ],
    },
  ],
};
