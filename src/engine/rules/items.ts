/** Items: what may be equipped together, Re-Equip, and Items Gained during an Encounter (A1.equip, A1.re-equip). */
import { draw } from '../dice/random';
import { emit, type Figure, type FigureId, figure, type Game, inPlay } from '../game';
import type { IntentParams, Reason } from '../kernel/types';
import { itemSide } from '../points/cards';
import { cardsChanged } from '../points/fromCards';
import { areAdjacent } from '../queries/sight';
import { eachBonus } from '../queries/standing';
import type { CardInUse } from '../state/state';

const PACK_LIMIT = 3;
const LIMITS: Record<string, number> = { armor: 1, core: 1, accessory: 1, relic: 3, consumable: 3 };
const HANDS = 2;

/** Slots that lines add: `+1 CONSUMABLE slot`. */
function extraSlots(g: Game, id: FigureId): Record<string, number> {
  const extra: Record<string, number> = {};
  eachBonus(g, id, 'slot', (b) => {
    extra[b.slot.toLowerCase()] = (extra[b.slot.toLowerCase()] ?? 0) + b.n;
  });
  return extra;
}

/** Hands taken by the equipped Weapons. */
export function handsUsed(g: Game, id: FigureId): number {
  let hands = 0;
  for (const c of figure(g, id).cards) {
    if (c.kind !== 'item' || c.zone !== 'equipped') continue;
    const side = itemSide(g, c);
    if (side?.type === 'weapon') hands += side.hands;
  }
  return hands;
}

/** Why these cards cannot be equipped and packed together; [] if they can. */
function loadReasons(g: Game, id: FigureId, equipped: CardInUse[], pack: CardInUse[]): Reason[] {
  const reasons: Reason[] = [];
  const count: Record<string, number> = {};
  let hands = 0;
  for (const c of equipped) {
    const side = itemSide(g, c);
    if (!side) continue;
    if (side.type === 'weapon') hands += side.hands;
    else count[side.type] = (count[side.type] ?? 0) + 1;
  }
  if (hands > HANDS)
    reasons.push({ why: 'hands', text: `Weapons take ${hands} hands; an Adventurer has 2.`, rule: 'A1.equip.02' });
  const extra = extraSlots(g, id);
  for (const type in LIMITS) {
    const most = (LIMITS[type] as number) + (extra[type] ?? 0);
    if ((count[type] ?? 0) > most)
      reasons.push({
        why: 'slots',
        text: `At most ${most} ${type} may be equipped; ${count[type]} given.`,
        rule: 'A1.equip.04',
      });
  }
  const packMost = PACK_LIMIT + (extra.pack ?? 0);
  if (pack.length > packMost)
    reasons.push({ why: 'pack', text: `The Pack holds ${packMost} Items; ${pack.length} given.`, rule: 'A1.pack.01' });
  const relics = [...equipped, ...pack].filter((c) => g.content.items[c.card]?.type === 'relic').map((c) => c.card);
  if (new Set(relics).size < relics.length)
    reasons.push({ why: 'sameRelic', text: 'Two Relics of the same name.', rule: 'A1.equip.11' });
  return reasons;
}

/** Whose Items a Re-Equip may use besides the figure's own: nobody's, adjacent Adventurers', everyone's (A1.re-equip.03). */
export type ReEquipReach = 'own' | 'adjacent' | 'party';

/** The Items that a Re-Equip may use, its own first, each with its owner. */
export function itemsInReach(g: Game, id: FigureId, reach: ReEquipReach): { card: CardInUse; from: FigureId }[] {
  const found: { card: CardInUse; from: FigureId }[] = [];
  for (const c of figure(g, id).cards) if (c.kind === 'item') found.push({ card: c, from: id });
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (other === id || f.kind !== 'adventurer' || reach === 'own') continue;
    if (reach === 'adjacent' && (!inPlay(g, other) || !areAdjacent(g, id, other))) continue;
    for (const c of f.cards) if (c.kind === 'item') found.push({ card: c, from: other });
  }
  return found;
}

interface Plan {
  equipped: { card: CardInUse; from: FigureId }[];
  pack: { card: CardInUse; from: FigureId }[];
}

/** Matches the names of a Re-Equip with cards; a reason if one is not there. */
function plan(g: Game, id: FigureId, params: IntentParams, reach: ReEquipReach): Plan | Reason {
  const pool = itemsInReach(g, id, reach);
  const take = (name: string): { card: CardInUse; from: FigureId } | undefined => {
    const own = pool.findIndex((x) => x.from === id && (x.card.key === name || x.card.card === name));
    const i = own >= 0 ? own : pool.findIndex((x) => x.card.card === name);
    return i < 0 ? undefined : pool.splice(i, 1)[0];
  };
  const result: Plan = { equipped: [], pack: [] };
  for (const name of params.items ?? []) {
    const found = take(name);
    if (!found)
      return {
        why: 'noSuchItem',
        text: `"${name}" is neither its own nor an adjacent Adventurer's Item.`,
        rule: 'A1.re-equip.03',
      };
    result.equipped.push(found);
  }
  for (const name of params.pack ?? []) {
    const found = take(name);
    if (!found)
      return {
        why: 'noSuchItem',
        text: `"${name}" is neither its own nor an adjacent Adventurer's Item.`,
        rule: 'A1.re-equip.03',
      };
    result.pack.push(found);
  }
  const lost = pool.find((x) => x.from === id);
  if (lost)
    return {
      why: 'itemLeft',
      text: `"${lost.card.card}" must be equipped or put in the Pack.`,
      rule: 'A1.re-equip.02',
    };
  return result;
}

/** Why a Re-Equip with these Items is illegal, or null. */
export function reEquipReason(
  g: Game,
  id: FigureId,
  params: IntentParams,
  reach: ReEquipReach = 'adjacent',
): Reason | null {
  const p = plan(g, id, params, reach);
  if ('why' in p) return p;
  return (
    loadReasons(
      g,
      id,
      p.equipped.map((x) => x.card),
      p.pack.map((x) => x.card),
    )[0] ?? null
  );
}

/** Carries out a Re-Equip already found legal: cards keep their condition (A1.re-equip.07). Returns whose Items it took. */
export function reEquip(g: Game, id: FigureId, params: IntentParams, reach: ReEquipReach = 'adjacent'): FigureId[] {
  const p = plan(g, id, params, reach);
  if ('why' in p) return [];
  const f = figure(g, id);
  const place = (x: { card: CardInUse; from: FigureId }, zone: 'equipped' | 'pack'): void => {
    if (x.from !== id) take(g, x.from, f, x.card);
    x.card.zone = zone;
  };
  for (const x of p.equipped) place(x, 'equipped');
  for (const x of p.pack) place(x, 'pack');
  cardsChanged(g);
  g.dirty = true;
  emit(
    g,
    'reEquipped',
    { figure: id, items: p.equipped.map((x) => x.card.card), pack: p.pack.map((x) => x.card.card) },
    undefined,
    'A1.re-equip.01',
  );
  const givers = [...p.equipped, ...p.pack].map((x) => x.from).filter((from) => from !== id);
  return [...new Set(givers)];
}

/** Moves an Item with its Upgrades from one Adventurer to another. */
function take(g: Game, from: FigureId, to: Figure, card: CardInUse): void {
  const giver = figure(g, from);
  const along = giver.cards.filter((c) => c.key === card.key || c.on === card.key);
  giver.cards = giver.cards.filter((c) => !along.includes(c));
  let key = card.key;
  for (let n = 2; to.cards.some((c) => c.key === key); n++) key = `${card.card}#${n}`;
  for (const c of along) {
    if (c.on === card.key) c.on = key;
  }
  card.key = key;
  to.cards.push(...along);
  emit(g, 'itemTaken', { figure: to.id, from, card: card.card });
}

/** The figure Gains an Item: equipped if a slot is free, else in the Pack; without room it is lost, and the log says so. */
export function gainItem(g: Game, id: FigureId, name: string): boolean {
  const wanted = name.toLowerCase();
  const item = Object.values(g.content.items).find((i) => i.id === wanted || i.name.toLowerCase() === wanted);
  if (!item) {
    emit(g, 'itemUnknown', { figure: id, name });
    return false;
  }
  const f = figure(g, id);
  let key = item.id;
  for (let n = 2; f.cards.some((c) => c.key === key); n++) key = `${item.id}#${n}`;
  const card: CardInUse = { key, card: item.id, kind: 'item', zone: 'equipped' };
  const equipped = f.cards.filter((c) => c.kind === 'item' && c.zone === 'equipped');
  const pack = f.cards.filter((c) => c.kind === 'item' && c.zone === 'pack');
  if (loadReasons(g, id, [...equipped, card], pack).length > 0) {
    card.zone = 'pack';
    if (loadReasons(g, id, equipped, [...pack, card]).length > 0) {
      emit(g, 'itemLost', { figure: id, card: item.id, because: 'noRoom' });
      return false;
    }
  }
  f.cards.push(card);
  cardsChanged(g);
  emit(g, 'itemGained', { figure: id, card: item.id, zone: card.zone });
  return true;
}

const TIERS = ['mundane', 'common', 'uncommon', 'rare'];

/** A random Item of a type; Consumables from the Encounter's Loot LVL and below, others of that LVL (A1.loot-lvl.03, A1.loot-deck.12). */
export function gainRandomItem(g: Game, id: FigureId, type: string): boolean {
  const level = g.state.encounter.lootLevel;
  const fits = Object.values(g.content.items).filter((i) => {
    if (i.type !== type || i.unique || i.story || i.wandering) return false;
    return type === 'consumable'
      ? TIERS.indexOf(i.tier) <= TIERS.indexOf(level) && i.tier !== 'epic'
      : i.tier === level;
  });
  if (fits.length === 0) {
    emit(g, 'itemLost', { figure: id, itemType: type, because: 'noneLeft' });
    return false;
  }
  return gainItem(
    g,
    id,
    draw(
      g,
      type,
      fits.map((i) => i.id),
    ),
  );
}
