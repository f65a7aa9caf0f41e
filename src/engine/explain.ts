/** Why something cannot be done now: the failing conditions, from the same predicates that make the options. */

import { BLANK, terrainAt } from './board/boardState';
import { dodgeReasons } from './frames/dodge';
import { ATTACK_COST, actionReasons, ENCOUNTER_COST, RE_EQUIP_COST } from './frames/menu';
import { type FigureId, figure, type Game, inPlay, spacesOf } from './game';
import type { Option, Reason } from './kernel/types';
import { linesOf } from './points/cards';
import { lineAt } from './points/lineAt';
import type { Entry } from './points/lines';
import { usingReasons } from './points/using';
import { attackReasons } from './queries/attack';
import { moveReasons } from './queries/movement';
import { jumpReasons, wayReasons } from './queries/moveReasons';
import { besideSpace, soiRange, withinSoi } from './queries/sight';
import { attackModes } from './queries/weapons';
import { TOKEN_LINES } from './rules/abilityTokens';
import { reEquipReason } from './rules/items';

/** Fields of an option that somebody would like. `by`: the figure; left out, whom the question asks. */
export type Wish = Partial<Omit<Option, 'kind'>> & {
  kind: string;
  path?: [number, number][];
  items?: string[];
  pack?: string[];
};

const NOT_NOW: Reason = { why: 'notNow', text: 'The open question does not offer this.' };

/** Failing conditions of a wish; at least one when it is not offered. */
export function explainWish(g: Game, wish: Wish): Reason[] {
  const id = wish.by ?? g.state.ask?.figure ?? g.state.turn.figure;
  if (!id || !g.state.figures[id]) return [{ why: 'noFigure', text: 'No figure can do this now.' }];
  const reasons = reasonsFor(g, id, wish);
  return reasons.length > 0 ? reasons : [NOT_NOW];
}

function reasonsFor(g: Game, id: FigureId, wish: Wish): Reason[] {
  switch (wish.kind) {
    case 'attack':
    case 'counter':
    case 'breakAttack': {
      const cost = wish.kind === 'attack' ? actionReasons(g, id, ATTACK_COST) : [];
      if (!wish.target || !g.state.figures[wish.target])
        return cost.length > 0 ? cost : [{ why: 'noTarget', text: 'No such target.' }];
      const modes = attackModes(g, id).filter((m) => !wish.with || m.mode === wish.with);
      const all = modes.map((m) => attackReasons(g, id, wish.target as string, m));
      const best = all.sort((a, b) => a.length - b.length)[0] ?? [
        { why: 'noMode', text: 'No equipped Weapon allows this.', rule: 'A1.weapon-type.01' },
      ];
      return [...best, ...cost];
    }
    case 'target':
      return explainTarget(g, id, wish);
    case 'space':
      return explainSpace(g, wish);
    case 'move':
      return explainMove(g, id, wish);
    case 'jump':
      return Array.isArray(wish.to) ? jumpReasons(g, id, wish.over ?? [], wish.to) : moveReasons(g, id);
    case 'use':
    case 'followUp':
    case 'reroll':
    case 'redirect':
    case 'empower':
      return explainUse(g, id, wish);
    case 'encounter': {
      const token = g.state.tokens.find((t) => t.id === wish.token);
      const cost = actionReasons(g, id, ENCOUNTER_COST);
      if (wish.token && !token) return [{ why: 'noToken', text: 'There is no such token on the board.' }];
      if (token && !besideSpace(g, id, token.at))
        return [
          { why: 'notBeside', text: 'It is neither on nor adjacent to the token.', rule: 'A1.encounter-action.03' },
          ...cost,
        ];
      return cost;
    }
    case 'reEquip': {
      const reason = reEquipReason(g, id, { items: wish.items ?? [], pack: wish.pack ?? [] });
      return [...(reason ? [reason] : []), ...actionReasons(g, id, RE_EQUIP_COST)];
    }
    case 'dodge': {
      const attack = g.state.stack.findLast((f) => f.kind === 'attack');
      const reasons = attack?.kind === 'attack' ? dodgeReasons(g, id, attack) : [];
      if (figure(g, id).sp < 1)
        reasons.push({ why: 'notEnoughSp', text: `It costs 1 SP; ${figure(g, id).sp} left.`, rule: 'A1.dodge.01' });
      return reasons;
    }
    default:
      return [];
  }
}

/** Why the open question for a figure does not name this one. */
function explainTarget(g: Game, id: FigureId, wish: Wish): Reason[] {
  const target = wish.target ?? wish.figure;
  const { ask } = g.state;
  if (!target || !g.state.figures[target]) return [{ why: 'noTarget', text: 'No such target.' }];
  if (!inPlay(g, target)) return [{ why: 'notInPlay', text: 'Not on the board.' }];
  const frame = g.state.stack.find((f) => f.id === ask?.frame);
  const line = frame?.kind === 'ability' ? frame.line : null;
  if (ask?.about?.verb === 'attack') return reasonsFor(g, id, { kind: 'breakAttack', target, by: id });
  const spells = line && lineAt(g, line)?.body.some((s) => s.steps.some((step) => step.aim?.aim === 'spell'));
  if (spells && !withinSoi(g, id, target)) return [outOfSoi(g, id)];
  return [{ why: 'notMeant', text: 'The words of the line do not mean this figure.' }];
}

function outOfSoi(g: Game, id: FigureId): Reason {
  return {
    why: 'outOfSoi',
    text: `Not within its Sphere of Influence, which reaches ${soiRange(g, id)} spaces.`,
    rule: 'A1.soi.02',
  };
}

/** Why the open question does not name this space. */
function explainSpace(g: Game, wish: Wish): Reason[] {
  const { ask, board, encounter } = g.state;
  const at = wish.at ?? wish.to;
  if (!Array.isArray(at)) return [];
  const [x, y] = at;
  const space = y * board.width + x;
  if (x < 0 || y < 0 || x >= board.width || y >= board.height || board.terrain[space] === BLANK)
    return [{ why: 'noSpace', text: 'There is no such space.' }];
  if (ask?.kind === 'placement' && !encounter.startingZone.includes(space))
    return [{ why: 'notStartingZone', text: 'It is not in the Starting Zone.', rule: 'A1.setup.18' }];
  const occupied = g.state.order.some((id) => inPlay(g, id) && spacesOf(g, id).includes(space));
  if (occupied) return [{ why: 'occupied', text: 'A figure stands there.' }];
  if (terrainAt(board, space) === 'obstructing')
    return [{ why: 'obstructing', text: 'Obstructing Terrain cannot be entered.', rule: 'A1.terrain.16' }];
  return [];
}

/** The first space of a way given, else where it would end. */
function explainMove(g: Game, id: FigureId, wish: Wish): Reason[] {
  const to = wish.path?.[0] ?? wish.to;
  return Array.isArray(to) ? wayReasons(g, id, to) : moveReasons(g, id);
}

function explainUse(g: Game, id: FigureId, wish: Wish): Reason[] {
  const f = figure(g, id);
  const reasons: Reason[] = [];
  const see = (entry: Entry): void => {
    reasons.push(...usingReasons(g, id, entry, { subject: id, object: wish.target ?? null }));
    const { target } = wish;
    const far = target && inPlay(g, target) && target !== id && !withinSoi(g, id, target);
    if (far && entry.ability.body[0]?.steps[0]?.aim?.aim === 'spell') reasons.push(outOfSoi(g, id));
  };
  if (wish.token) {
    if (!f.tokens[wish.token]) return [{ why: 'noToken', text: `It has no ${wish.token} token.` }];
    const { token } = wish;
    TOKEN_LINES[token]?.forEach((ability, n) => {
      see({ ref: { on: 'token', figure: id, token, n }, ability, card: null, owner: id });
    });
    return reasons;
  }
  const cards = f.cards.filter((c) => !wish.card || c.card === wish.card || c.key === wish.card);
  if (cards.length === 0) return [{ why: 'noCard', text: 'It has no such card.' }];
  for (const card of cards) {
    if (card.zone === 'pack')
      reasons.push({ why: 'inPack', text: 'Items in the Pack cannot be used.', rule: 'A1.ability.21' });
    if (card.kind === 'discipline' && card.flipped)
      reasons.push({ why: 'flipped', text: 'A Flipped Discipline cannot be used.', rule: 'A1.flip.03' });
    linesOf(g, f, card).forEach((line, n) => {
      if (wish.ability === undefined || wish.ability === n)
        see({ ref: { on: 'card', figure: id, key: card.key, n }, ability: line.ability, card, owner: id });
    });
  }
  return reasons;
}
