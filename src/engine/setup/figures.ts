/** Figures of a new state with the cards they use. */
import type { CombatantCard, Content, ItemCard, UpgradeCard } from '../state/content';
import type { Body, CardInUse, Figure, TurnMarks } from '../state/state';
import type { SetupFigure } from './setup';

/** Track entry of a Combatant: its card, for the second Group and on with its number (`cave-sickle#2`). */
function groupEntry(card: CombatantCard, key: string, number: number | null): string {
  const group = number === null ? 0 : card.groups.findIndex((numbers) => numbers.includes(number));
  return group > 0 ? `${key}#${group + 1}` : key;
}

/** Splits `cuirass.0` into the card's key and the place of the line. */
function lineOf(reference: string): { key: string; line: number | null } {
  const [, key = reference, line] = /^(.*)\.(\d+)$/.exec(reference) ?? [];
  return { key, line: line === undefined ? null : Number(line) };
}

class Cards {
  readonly list: CardInUse[] = [];
  constructor(private readonly figure: string) {}

  add(card: string, kind: CardInUse['kind'], zone: CardInUse['zone'], on?: string): void {
    const copies = this.list.filter((each) => each.card === card && each.kind === kind).length;
    const key = copies > 0 ? `${card}#${copies + 1}` : card;
    this.list.push(on === undefined ? { key, card, kind, zone } : { key, card, kind, zone, on });
  }

  /** The card in use with this key. Throws a RangeError if the figure has none. */
  get(key: string): CardInUse {
    const found = this.list.find((card) => card.key === key);
    if (!found) throw new RangeError(`figure "${this.figure}" uses no card "${key}"`);
    return found;
  }
}

function requireCard(cards: Record<string, unknown>, kind: string, key: string): void {
  if (!Object.hasOwn(cards, key)) throw new RangeError(`there is no ${kind} "${key}"`);
}

/** Upgrades that an Item takes: a Weapon one a hand, Armor and Core one (A1.upgrade.12, A1.equip.03-05). */
function upgradesTaken(item: ItemCard): number {
  if (item.type === 'weapon') return item.hands;
  return item.type === 'armor' || item.type === 'core' ? 1 : 0;
}

/** Why an Item cannot carry these Upgrades, or null (A1.upgrade.11). */
function upgradeProblem(item: ItemCard, upgrades: UpgradeCard[]): string | null {
  const most = upgradesTaken(item);
  if (upgrades.length > most) return `"${item.name}" takes at most ${most} Upgrades, not ${upgrades.length}`;
  const misfit = upgrades.find(({ fits }) => fits !== 'universal' && !fits.includes(item.type));
  return misfit ? `the Upgrade "${misfit.name}" does not fit "${item.name}"` : null;
}

function cardsInUse(content: Content, spec: SetupFigure, kind: 'adventurer' | 'combatant'): CardInUse[] {
  const cards = new Cards(spec.id);
  cards.add(spec.card, kind, 'self');
  for (const item of spec.items ?? []) {
    requireCard(content.items, 'item', item);
    cards.add(item, 'item', 'equipped');
  }
  for (const item of spec.pack ?? []) {
    requireCard(content.items, 'item', item);
    cards.add(item, 'item', 'pack');
  }
  for (const [item, upgrades] of Object.entries(spec.upgrades ?? {})) {
    for (const upgrade of upgrades) requireCard(content.upgrades, 'upgrade', upgrade);
    const carrier = content.items[cards.get(item).card] as ItemCard;
    const problem = upgradeProblem(
      carrier,
      upgrades.map((upgrade) => content.upgrades[upgrade] as UpgradeCard),
    );
    if (problem) throw new RangeError(`figure "${spec.id}": ${problem}`);
    for (const upgrade of upgrades) cards.add(upgrade, 'upgrade', 'upgrade', item);
  }
  for (const discipline of spec.disciplines ?? []) {
    requireCard(content.disciplines, 'discipline', discipline);
    cards.add(discipline, 'discipline', 'discipline');
  }
  for (const [item, side] of Object.entries(spec.sideUp ?? {})) if (side === 'back') cards.get(item).back = true;
  for (const key of spec.flipped ?? []) cards.get(key).flipped = true;
  for (const reference of spec.exhausted ?? []) {
    const { key, line } = lineOf(reference);
    const card = cards.get(key);
    if (line === null) card.exhausted = true;
    else card.exhaustedLines = [...(card.exhaustedLines ?? []), line];
  }
  for (const reference of spec.used ?? []) {
    const { key, line } = lineOf(reference);
    const card = cards.get(key);
    card.used = [...(card.used ?? []), line ?? 0];
  }
  return cards.list;
}

/**
 * A figure and its base; before a Setup (`playing` false) a Defeated one stands where it will come back. Throws a RangeError
 * that names a card that does not exist.
 */
export function buildFigure(
  content: Content,
  spec: SetupFigure,
  width: number,
  playing = true,
): { figure: Figure; body: Body } {
  const adventurer = content.adventurers[spec.card];
  const combatant = adventurer ? undefined : content.combatants[spec.card];
  const card = adventurer ?? combatant;
  if (!card) throw new RangeError(`there is no Adventurer or Combatant "${spec.card}"`);
  const marks: TurnMarks = {};
  if (spec.marks?.includes('moveAction')) marks.moveAction = true;
  if (spec.marks?.includes('breakAttack')) marks.breakAttack = true;
  const number = combatant && combatant.groups.length > 0 ? (spec.number ?? null) : null;
  const entry = combatant ? groupEntry(combatant, spec.card, number) : spec.id;
  const body: Body = {
    id: spec.id,
    size: combatant ? [combatant.size[0], combatant.size[1]] : [1, 1],
    at: spec.at && !(spec.defeated && playing) ? spec.at[1] * width + spec.at[0] : null,
  };
  const figure: Figure = {
    id: spec.id,
    name: number !== null && combatant?.control === 'intelligent' ? `${card.name} ${number}` : card.name,
    card: spec.card,
    kind: adventurer ? 'adventurer' : (combatant as CombatantCard).control,
    side: spec.side ?? (combatant?.control === 'intelligent' ? 'opponents' : 'adventurers'),
    body: spec.id,
    number,
    entry,
    damage: spec.damage ?? 0,
    sp: spec.sp ?? card.sp?.recovery ?? 0,
    effects: [...(spec.effects ?? [])],
    effectBy: {},
    effectEnds: {},
    immune: [...(spec.immune ?? [])],
    tokens: Object.fromEntries(Object.entries(spec.tokens ?? {}).filter(([, n]) => n !== 0)),
    cards: cardsInUse(content, spec, adventurer ? 'adventurer' : 'combatant'),
    defeated: spec.defeated ?? false,
    turnsTaken: spec.turnsTaken ?? 0,
    form: spec.form ?? null,
    summoner: spec.summoner ?? null,
    spawnedBy: null,
    marks,
    targeted: false,
    credit: null,
  };
  return { figure, body };
}
