/** Which rule stands behind what is shown, where the engine does not name one itself. Ids of the ledger. */
import type { AskKind, GameEvent, Option } from '../engine/kernel/types';
import { table } from './table';

const OF_EVENTS: Record<string, string> = table({
  encounterBegan: 'A1.setup.05',
  initiativeChanged: 'A1.initiative.04',
  roundEnded: 'A1.urgency.01',
  turnBegan: 'A1.turn.01',
  spGained: 'A1.turn.07',
  spLost: 'A1.sp.01',
  spSpent: 'A1.sp.01',
  moved: 'A1.move.01',
  forcedMoved: 'A1.forced-move.01',
  jumpDeclared: 'A1.jump.01',
  attackDeclared: 'A1.attack.01',
  empowered: 'A1.empower.01',
  diceRolled: 'A1.dice.01',
  dieTurned: 'A1.re-roll.01',
  dodged: 'A1.dodge.01',
  attackRolled: 'A1.attack.09',
  attackForced: 'A1.attack.09',
  symbolsIgnored: 'A1.symbol.01',
  followUp: 'A1.follow-up.01',
  effectLost: 'A1.effect-token.20',
  tokenGained: 'A1.ability-token.01',
  tokenLost: 'A1.ability-token.01',
  tokenActivated: 'A1.loot-token.01',
  terrainPlaced: 'A1.terrain.03',
  spellBegan: 'A1.spell.01',
  convictionChecked: 'A1.conviction.01',
  skillChecked: 'A1.skill-check.01',
  abilityUsed: 'A1.ability.01',
  lastingGained: 'A1.ability.01',
  cardExhausted: 'A1.exhaust.01',
  cardFlipped: 'A1.flip.01',
  reEquipped: 'A1.re-equip.01',
  goldGained: 'A1.combatant-loot.03',
  actionsEnded: 'A1.end-action.01',
  aiTargetChosen: 'A1.ai-target.01',
  aiMovePlanned: 'A1.ai-move.01',
  collided: 'A1.forced-move.01',
});

const OF_OPTIONS: Partial<Record<Option['kind'], string>> = table({
  move: 'A1.move.01',
  jump: 'A1.jump.01',
  attack: 'A1.attack.01',
  use: 'A1.ability.01',
  encounter: 'A1.encounter-action.01',
  reEquip: 'A1.re-equip.01',
  endTurn: 'A1.turn.08',
  dodge: 'A1.dodge.01',
  empower: 'A1.empower.01',
  counter: 'A1.counter.01',
  reroll: 'A1.re-roll.01',
  redirect: 'A1.redirect.01',
  followUp: 'A1.follow-up.01',
  symbol: 'A1.symbol.01',
  breakAttack: 'A1.break-attack.01',
  order: 'A1.simultaneous.01',
});

const OF_ASKS: Partial<Record<AskKind, string>> = table({
  placement: 'A1.setup.18',
  action: 'A1.turn.08',
  dodge: 'A1.dodge.01',
  empower: 'A1.empower.01',
  counter: 'A1.counter.01',
  followUp: 'A1.follow-up.01',
  symbols: 'A1.symbol.01',
  breakAttack: 'A1.break-attack.01',
  target: 'A1.attack.01',
  order: 'A1.simultaneous.01',
});

const OF_EFFECTS: Record<string, string> = table({
  CONDEMN: 'A1.effect-token.01',
  DARKNESS: 'A1.effect-token.02',
  DISEASE: 'A1.effect-token.04',
  PARALYZE: 'A1.effect-token.07',
  POISON: 'A1.effect-token.13',
  WILT: 'A1.effect-token.14',
  BARRIER: 'A1.effect-token.16',
  COURAGE: 'A1.effect-token.17',
  HASTE: 'A1.effect-token.19',
  TETHER: 'A1.special-effect.03',
  NEMESIS: 'A1.special-effect.08',
});

const OF_TOKENS: Record<string, string> = table({
  dodge: 'A1.ability-token.01',
  heal: 'A1.ability-token.03',
  intervention: 'A1.ability-token.04',
  vow: 'A1.ability-token.05',
  summon: 'A1.ability-token.06',
  energy: 'A1.ability-token.07',
  aggro: 'A1.aggro.01',
  burrow: 'A1.ct-burrow.01',
});

const OF_TERRAIN: Record<string, string> = table({
  normal: 'A1.terrain.02',
  hindering: 'A1.terrain.04',
  water: 'A1.terrain.10',
  muck: 'A1.terrain.13',
  obstructing: 'A1.terrain.16',
  dangerous: 'A1.terrain.22',
  special: 'A1.terrain.27',
  current: 'A1.current.01',
  elevation: 'A1.elevation.01',
  wall: 'A1.los.03',
});

/** The rule behind an event: the one that the engine names, else that of its kind; null for none. */
export function ruleOfEvent(event: GameEvent): string | null {
  if (event.rule) return event.rule;
  if (event.type === 'effectGained') return ruleOfEffect(String(event.effect));
  if (event.type === 'tokenGained' || event.type === 'tokenLost')
    return OF_TOKENS[String(event.token)] ?? OF_EVENTS[event.type] ?? null;
  return OF_EVENTS[event.type] ?? null;
}

/** The rule that allows an option, null for a mere choice. */
export const ruleOfOption = (option: Option): string | null => option.ruleRef ?? OF_OPTIONS[option.kind] ?? null;

/** The rule that a question comes from. */
export const ruleOfAsk = (kind: AskKind, rule?: string): string | null => rule ?? OF_ASKS[kind] ?? null;

export const ruleOfEffect = (effect: string): string | null => OF_EFFECTS[effect.toUpperCase()] ?? null;
export const ruleOfToken = (token: string): string | null => OF_TOKENS[token.toLowerCase()] ?? null;
export const ruleOfTerrain = (terrain: string): string | null => OF_TERRAIN[terrain.toLowerCase()] ?? null;

/** Every id that is named here. */
export function ruleIdsNamed(): string[] {
  return [OF_EVENTS, OF_OPTIONS, OF_ASKS, OF_EFFECTS, OF_TOKENS, OF_TERRAIN].flatMap((ids) => Object.values(ids));
}
