/** The Action Phase menu besides movement: what it offers and how a choice is carried out. */
import type { Ability } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { isWhom } from '../conditions/select';
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import type { Next, Option, Reason } from '../kernel/types';
import { type Entry, eachLineAt, encounterRules, ruleLinesAt } from '../points/lines';
import { offerOptions } from '../points/offerOptions';
import { lineKey } from '../points/offers';
import { spendSp } from '../points/price';
import { usingReasons } from '../points/using';
import { attackTargets, canMakeAttack } from '../queries/attack';
import { actionCost } from '../queries/cost';
import { besideSpace } from '../queries/sight';
import { BAN_RULE, banned } from '../queries/standing';
import { type AttackMode, attackModes } from '../queries/weapons';
import { reEquip } from '../rules/items';
import type { Scene, TurnFrame } from '../state/frames';
import type { LineRef } from '../state/state';
import { abilityInit, offerFrame } from './ability';
import { attackInit } from './attack';

export const ATTACK_COST = 2;
export const ENCOUNTER_COST = 1;
export const RE_EQUIP_COST = 1;

/** Why the figure can make no Action for so many SP; [] if it can. */
export function actionReasons(g: Game, id: FigureId, base: number): Reason[] {
  const f = figure(g, id);
  if (f.effects.includes('PARALYZE'))
    return [{ why: 'paralyzed', text: 'Paralyze: it can make no Action.', rule: 'A1.effect-token.08' }];
  if (banned(g, id, 'make Actions')) return [{ why: 'banned', text: 'It may not make Actions.', rule: BAN_RULE }];
  const cost = actionCost(g, id, base);
  return f.sp < cost ? [{ why: 'notEnoughSp', text: `It costs ${cost} SP; ${f.sp} left.`, rule: 'A1.sp.01' }] : [];
}

function attackOptions(g: Game, id: FigureId): Option[] {
  if (actionReasons(g, id, ATTACK_COST).length > 0) return [];
  const modes = attackModes(g, id);
  const sp = actionCost(g, id, ATTACK_COST);
  const options: Option[] = [];
  const both = modes.length > 1;
  for (const mode of modes) {
    for (const friendly of [false, true]) {
      for (const target of attackTargets(g, id, mode, friendly)) {
        const option: Option = {
          id: `attack@${target}/${mode.mode}`,
          kind: 'attack',
          target,
          cost: { sp },
          ruleRef: 'A1.std-action.05',
          data: mode,
        };
        if (both) option.with = mode.mode;
        if (friendly) option.friendly = true;
        options.push(option);
      }
    }
  }
  return options;
}

/** Lines that can be used now, outside Actions. */
function lineOptions(g: Game, id: FigureId): Option[] {
  const f = figure(g, id);
  const scene: Scene = { subject: id };
  const options: Option[] = [];
  const take = (entry: Entry): void => {
    if (usingReasons(g, id, entry, scene).length > 0) return;
    for (const o of offerOptions(g, { entry, owner: id, mandatory: false, key: lineKey(entry.ref) }, 'menu', scene)) {
      if (o.target && entry.ability.body[0]?.steps[0]?.aim?.aim === 'spell' && figure(g, o.target).side === f.side)
        o.friendly = true;
      options.push(o);
    }
  };
  eachLineAt(g, f, 'menu', take);
  eachLineAt(g, f, 'anyTime', take);
  return options;
}

function encounterOptions(g: Game, id: FigureId): Option[] {
  const options: Option[] = [];
  const plain = actionReasons(g, id, ENCOUNTER_COST).length === 0;
  const sp = actionCost(g, id, ENCOUNTER_COST);
  for (const token of g.state.tokens) {
    if (token.kind === 'loot' && plain && besideSpace(g, id, token.at))
      options.push({
        id: `encounter@${token.id}`,
        kind: 'encounter',
        token: token.id,
        cost: { sp },
        ruleRef: 'A1.encounter-action.03',
      });
    const lines = g.content.tokens[token.kind]?.lines ?? [];
    lines.forEach((line, n) => {
      if (line.ability.moment?.m !== 'encounterAction' || !besideSpace(g, id, token.at)) return;
      const own = ownCost(line.ability);
      const entry: Entry = {
        ref: { on: 'boardToken', figure: id, token: token.id, n },
        ability: line.ability,
        card: null,
        owner: id,
      };
      if (
        actionReasons(g, id, own).length > 0 ||
        usingReasons(g, id, entry, { subject: id, space: token.at }).length > 0
      )
        return;
      options.push({
        id: `encounter@${token.id}/${n}`,
        kind: 'encounter',
        token: token.id,
        ability: n,
        cost: { sp: actionCost(g, id, own) },
        data: entry.ref,
      });
    });
  }
  const rules = encounterRules(g);
  for (const entry of ruleLinesAt(g, 'encounterAction')) {
    const { ref, ability } = entry;
    if (ref.on !== 'rule') continue;
    if (ruleReasons(g, id, entry).length > 0) continue;
    options.push({
      id: `encounter#${ref.n}/${ref.part}`,
      kind: 'encounter',
      rule: rules[ref.n]?.name ?? '',
      ability: ref.part,
      cost: { sp: actionCost(g, id, ownCost(ability)) },
      data: ref,
    });
  }
  return options;
}

/** SP of an Encounter Action of a line: its own, else those of the Standard Action. */
function ownCost({ sp }: Ability): number {
  return typeof sp === 'number' ? sp : ENCOUNTER_COST;
}

/** Why the figure cannot use a Special Encounter Rule as an Encounter Action now; Paralyze does not stop it (A1.effect-token.12). */
export function ruleReasons(g: Game, id: FigureId, entry: Entry): Reason[] {
  const cost = actionCost(g, id, ownCost(entry.ability));
  const { sp } = figure(g, id);
  const reasons: Reason[] =
    sp < cost ? [{ why: 'notEnoughSp', text: `It costs ${cost} SP; ${sp} left.`, rule: 'A1.encounter-action.01' }] : [];
  return [...reasons, ...placeReasons(g, id, entry), ...usingReasons(g, id, entry, { subject: id })];
}

/** Who acts is one of those that the rule names: `an Adventurer on or adjacent to ...`. */
function placeReasons(g: Game, id: FigureId, { ability }: Entry): Reason[] {
  const who = ability.body[0]?.steps[0]?.who;
  if (!who || isWhom(g, id, who, bindFor(id, { subject: id }))) return [];
  return [
    { why: 'notNamed', text: 'It is not where the Special Encounter Rule says.', rule: 'A1.encounter-action.02' },
  ];
}

/** Everything of the menu except movement; `endTurn` is always there. */
export function menuOptions(g: Game, id: FigureId): Option[] {
  const options = [...attackOptions(g, id), ...lineOptions(g, id), ...encounterOptions(g, id)];
  const f = figure(g, id);
  if (f.kind === 'adventurer' && actionReasons(g, id, RE_EQUIP_COST).length === 0)
    options.push({
      id: 'reEquip',
      kind: 'reEquip',
      template: 'reEquip',
      cost: { sp: actionCost(g, id, RE_EQUIP_COST) },
      ruleRef: 'A1.re-equip.01',
    });
  options.push({ id: 'endTurn', kind: 'endTurn' });
  return options;
}

function entryByKey(g: Game, id: FigureId, ref: LineRef): Entry | undefined {
  let found: Entry | undefined;
  const wanted = JSON.stringify(ref);
  const see = (e: Entry): void => {
    if (JSON.stringify(e.ref) === wanted) found = e;
  };
  eachLineAt(g, figure(g, id), 'menu', see);
  if (!found) eachLineAt(g, figure(g, id), 'anyTime', see);
  return found;
}

/** Carries out a choice of the menu that is no movement; the turn goes on at its own step `action`. */
export function carryOut(g: Game, f: TurnFrame, option: Option): Next {
  const id = f.figure;
  switch (option.kind) {
    case 'attack': {
      const mode = option.data as AttackMode;
      if (!inPlay(g, option.target as string) || !canMakeAttack(g, id, option.target as string, mode))
        return { go: 'action' };
      spendSp(g, id, actionCost(g, id, ATTACK_COST), 'attack');
      return {
        call: attackInit(g, { attacker: id, target: option.target as string, ...mode, cause: 'standard' }),
        go: 'action',
      };
    }
    case 'encounter': {
      const own = option.cost?.sp ?? 0;
      spendSp(g, id, own, 'encounter');
      const ref = option.data as LineRef | undefined;
      if (!ref)
        return { call: { kind: 'activateToken', token: option.token as string, figure: id, i: 0 }, go: 'action' };
      const token = ref.on === 'boardToken' ? g.state.tokens.find((t) => t.id === ref.token) : undefined;
      const ability =
        ref.on === 'boardToken' ? g.content.tokens[token?.kind ?? '']?.lines[ref.n]?.ability : ruleAbility(g, ref);
      if (!ability) return { go: 'action' };
      emit(g, 'abilityUsed', { figure: id, line: ref, cost: option.cost, target: null, times: 1 });
      const scene: Scene = token ? { subject: id, space: token.at } : { subject: id };
      return { call: abilityInit(g, { line: ref, ability, owner: id, scene, first: id, paid: true }), go: 'action' };
    }
    case 'reEquip':
      spendSp(g, id, actionCost(g, id, RE_EQUIP_COST), 'reEquip');
      f.givers = reEquip(g, id, option.params ?? {});
      return { go: 'givers' };
    case 'endTurn':
      return { go: 'end' };
    default: {
      const { ref } = option.data as { ref: LineRef };
      const entry = entryByKey(g, id, ref);
      if (!entry || usingReasons(g, id, entry, { subject: id }).length > 0) return { go: 'action' };
      return { call: offerFrame(g, entry, id, { subject: id }, option), go: 'action' };
    }
  }
}

function ruleAbility(g: Game, ref: LineRef) {
  return ref.on === 'rule'
    ? ruleLinesAt(g, 'encounterAction').find((e) => JSON.stringify(e.ref) === JSON.stringify(ref))?.ability
    : undefined;
}
