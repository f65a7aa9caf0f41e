/** Why something cannot be done now: the failing conditions, from the same predicates that make the options. */

import { BLANK, terrainAt } from './board/boardState';
import { explainCounter, explainDodge, explainEmpower } from './explainStandard';
import { explainUse, outOfSoi } from './explainUse';
import { ATTACK_COST, actionReasons, ENCOUNTER_COST, RE_EQUIP_COST, ruleReasons } from './frames/menu';
import { type FigureId, figure, type Game, inPlay, spacesOf, topFrame } from './game';
import type { Option, Reason } from './kernel/types';
import { lineAt } from './points/lineAt';
import { encounterRules, ruleLinesAt } from './points/lines';
import { attackReasons } from './queries/attack';
import { moveReasons } from './queries/movement';
import { jumpReasons, wayReasons } from './queries/moveReasons';
import { besideSpace, withinSoi } from './queries/sight';
import { attackModes } from './queries/weapons';
import { reEquipReason } from './rules/items';

/** Fields of an option that somebody would like. `by`: the figure; left out, whom the question asks. */
export type Wish = Partial<Omit<Option, 'kind'>> & {
  kind: string;
  path?: [number, number][];
  items?: string[];
  pack?: string[];
};

const NOT_NOW: Reason = { why: 'notNow', text: 'The open question does not offer this.' };

/** Failing conditions of a wish: none if the open question offers it, else at least one. */
export function explainWish(g: Game, wish: Wish): Reason[] {
  const id = wish.by ?? g.state.ask?.figure ?? g.state.turn.figure;
  if (isOffered(g, wish, id)) return [];
  // The party as a whole is asked for these, too.
  if (wish.kind === 'space') return explainSpace(g, wish);
  if (wish.kind === 'target') return explainTarget(g, id, wish);
  if (!id || !g.state.figures[id]) return [{ why: 'noFigure', text: 'No figure can do this now.' }];
  const reasons = reasonsFor(g, id, wish);
  return reasons.length > 0 ? reasons : [NOT_NOW];
}

/** Fields by which a wish names an option. */
const NAMED = ['target', 'figure', 'with', 'token', 'rule', 'ability', 'at', 'to', 'over'] as const;

/** Fields that stand for another one: the figure that is the target, the space that is gone to. */
const ALIAS: Partial<Record<(typeof NAMED)[number], (typeof NAMED)[number]>> = {
  target: 'figure',
  figure: 'target',
  at: 'to',
  to: 'at',
};

/** Whether an answer to the open question is what is wished. A movement without its way is a wish to end there. */
function isOffered({ state: { ask } }: Game, wish: Wish, id: FigureId | null): boolean {
  if (!ask || wish.items || wish.pack) return false;
  if (wish.kind === 'move' && wish.path?.length !== 1) return false;
  const wanted = wish.path ? { ...wish, to: wish.path[0] } : wish;
  const same = (o: Option, field: (typeof NAMED)[number]): boolean =>
    wanted[field] === undefined ||
    [o[field], o[ALIAS[field] ?? field]].some((x) => x?.toString() === wanted[field]?.toString());
  return [...ask.options, ...ask.interject].some(
    (o) =>
      o.kind === wish.kind &&
      (o.by ?? ask.figure) === (wish.by ?? (ask.figure === null ? null : id)) &&
      NAMED.every((field) => same(o, field)) &&
      (wish.card === undefined || wish.card === o.card || wish.card === keyOf(o)),
  );
}

function keyOf({ data }: Option): unknown {
  return (data as { ref?: { key?: string } } | undefined)?.ref?.key;
}

function reasonsFor(g: Game, id: FigureId, wish: Wish): Reason[] {
  switch (wish.kind) {
    case 'attack':
      return [...attackWish(g, id, wish), ...mustGoOn(g, id), ...actionReasons(g, id, ATTACK_COST)];
    case 'counter':
      return wish.card || wish.token ? explainUse(g, id, wish) : [...explainCounter(g, id), ...attackWish(g, id, wish)];
    case 'breakAttack':
      return explainBreakAttack(g, id, wish);
    case 'move':
      return explainMove(g, id, wish);
    case 'jump':
      return Array.isArray(wish.to) ? jumpReasons(g, id, wish.over ?? [], wish.to) : moveReasons(g, id);
    case 'use':
    case 'followUp':
    case 'reroll':
    case 'redirect':
      return [...explainUse(g, id, wish), ...mustGoOn(g, id)];
    case 'empower':
      return wish.card || wish.token ? explainUse(g, id, wish) : explainEmpower(g, id);
    case 'encounter':
      return [...explainEncounter(g, id, wish), ...mustGoOn(g, id)];
    case 'reEquip': {
      const { items, pack } = wish;
      const reason = items || pack ? reEquipReason(g, id, { items: items ?? [], pack: pack ?? [] }) : null;
      return [...(reason ? [reason] : []), ...mustGoOn(g, id), ...actionReasons(g, id, RE_EQUIP_COST)];
    }
    case 'endTurn':
      return mustGoOn(g, id);
    case 'dodge':
      return wish.card || wish.token ? explainUse(g, id, wish) : explainDodge(g, id);
    default:
      return [];
  }
}

/** Why no way of attacking with what the figure has is legal against a target. */
function attackWish(g: Game, id: FigureId, { target, with: manner }: Pick<Wish, 'target' | 'with'>): Reason[] {
  if (!target) return [];
  if (!g.state.figures[target]) return [{ why: 'noTarget', text: 'No such target.', rule: 'A1.attack.03' }];
  const modes = attackModes(g, id).filter((m) => !manner || m.mode === manner);
  const all = modes.map((m) => attackReasons(g, id, target, m));
  const best = all.sort((a, b) => a.length - b.length)[0];
  return best ?? [{ why: 'noMode', text: 'No equipped Weapon allows this.', rule: 'A1.weapon-type.01' }];
}

/** A figure on its way through another one's space goes on before it does anything else. */
function mustGoOn(g: Game, id: FigureId): Reason[] {
  const { ask } = g.state;
  const stuck = ask?.kind === 'action' && ask.figure === id && !ask.options.some((o) => o.kind === 'endTurn');
  return stuck ? [{ why: 'mustGoOn', text: 'It may not end its movement here and goes on.', rule: 'A1.move.07' }] : [];
}

/** Why a token or Special Encounter Rule cannot be used as an Encounter Action. */
function explainEncounter(g: Game, id: FigureId, wish: Wish): Reason[] {
  const cost = actionReasons(g, id, ENCOUNTER_COST);
  if (wish.rule !== undefined && !wish.token) {
    const rules = encounterRules(g);
    const lines = ruleLinesAt(g, 'encounterAction').filter(
      ({ ref }) => ref.on === 'rule' && rules[ref.n]?.name === wish.rule,
    );
    return lines.length > 0 ? lines.flatMap((entry) => ruleReasons(g, id, entry)) : [NO_ACTION];
  }
  if (!wish.token) return cost;
  const token = g.state.tokens.find((t) => t.id === wish.token);
  if (!token) return [{ why: 'noToken', text: 'There is no such token on the board.' }];
  const lines = g.content.tokens[token.kind]?.lines ?? [];
  if (token.kind !== 'loot' && !lines.some(({ ability }) => ability.moment?.m === 'encounterAction'))
    return [NO_ACTION];
  return besideSpace(g, id, token.at)
    ? cost
    : [
        { why: 'notBeside', text: 'It is neither on nor adjacent to the token.', rule: 'A1.encounter-action.03' },
        ...cost,
      ];
}

const NO_ACTION: Reason = {
  why: 'noAction',
  text: 'It is nothing for an Encounter Action.',
  rule: 'A1.encounter-action.02',
};

/** Why the open question for a figure does not name this one. */
function explainTarget(g: Game, id: FigureId | null, wish: Wish): Reason[] {
  const target = wish.target ?? wish.figure;
  const { ask } = g.state;
  if (!target || !g.state.figures[target]) return [{ why: 'noTarget', text: 'No such target.' }];
  if (!inPlay(g, target)) return [{ why: 'notInPlay', text: 'Not on the board.', rule: 'A1.ability.14' }];
  const frame = g.state.stack.find((f) => f.id === ask?.frame);
  const line = frame?.kind === 'ability' ? frame.line : null;
  if (id && ask?.about?.verb === 'attack') {
    const reasons = attackWish(g, id, { target });
    if (reasons.length > 0) return reasons;
  }
  const spells = line && lineAt(g, line)?.body.some((s) => s.steps.some((step) => step.aim?.aim === 'spell'));
  if (id && spells && !withinSoi(g, id, target)) return [outOfSoi(g, id)];
  return [{ why: 'notMeant', text: 'The words of the line do not mean this figure.', rule: 'A1.ability.14' }];
}

/** Why a Break Attack does not go against this figure. */
function explainBreakAttack(g: Game, id: FigureId, wish: Wish): Reason[] {
  const frame = topFrame(g, 'breakAttack');
  if (figure(g, id).marks.breakAttack)
    return [
      {
        why: 'breakAttackMade',
        text: 'It has made its Break Attack of this turn.',
        rule: 'A1.break-attack.05',
      },
    ];
  return frame && wish.target && wish.target !== frame.figure
    ? [
        {
          why: 'notLeaving',
          text: 'A Break Attack goes against the figure that leaves the space.',
          rule: 'A1.break-attack.06',
        },
      ]
    : attackWish(g, id, wish);
}

/** Why the open question does not name this space. */
function explainSpace(g: Game, wish: Wish): Reason[] {
  const { ask, board, encounter } = g.state;
  const at = wish.at ?? wish.to;
  if (!Array.isArray(at)) return [NOT_NOW];
  const [x, y] = at;
  const space = y * board.width + x;
  if (x < 0 || y < 0 || x >= board.width || y >= board.height || board.terrain[space] === BLANK)
    return [{ why: 'noSpace', text: 'There is no such space.', rule: 'A1.board.07' }];
  const placement = ask?.kind === 'placement';
  if (placement && !encounter.startingZone.includes(space))
    return [{ why: 'notStartingZone', text: 'It is not in the Starting Zone.', rule: 'A1.setup.18' }];
  if (g.state.order.some((id) => inPlay(g, id) && spacesOf(g, id).includes(space)))
    return [{ why: 'occupied', text: 'A figure stands there.', rule: placement ? 'A1.setup.18' : 'A1.move.07' }];
  if (terrainAt(board, space) === 'obstructing')
    return [{ why: 'obstructing', text: 'Obstructing Terrain cannot be entered.', rule: 'A1.terrain.16' }];
  const rule = ask?.rule ?? 'A1.ability.14';
  const { verb, spaces } = (ask?.about ?? {}) as { verb?: string; spaces?: number };
  return spaces !== undefined && verb
    ? [{ why: 'noWay', text: `No ${verb.toUpperCase()} of up to ${spaces} spaces leads there.`, rule }]
    : [{ why: 'notMeant', text: 'The rule or line that asks does not mean this space.', rule }];
}

/** The first space of a way given, else where it would end. */
function explainMove(g: Game, id: FigureId, wish: Wish): Reason[] {
  const to = wish.path?.[0] ?? wish.to;
  return Array.isArray(to) ? wayReasons(g, id, to) : moveReasons(g, id);
}
