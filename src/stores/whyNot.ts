/** Why something is not offered: the engine's reasons for what a player points at. */
import type { Reason } from '../engine/kernel/types';
import type { CardInUse, Figure, State } from '../engine/state/state';
import { optionsAt, reachNow } from './actions';
import { figureAt, groupOf, lineKeyOf, spaceOf, targetOf } from './options';
import type { Wish } from './queries';
import type { MenuGroup } from './selection';
import type { Table } from './table';

/** Reasons that say nothing beyond that it is not offered. */
const EMPTY = new Set(['notNow', 'self']);

const telling = (reasons: readonly Reason[]): Reason[] => reasons.filter(({ why }) => !EMPTY.has(why));

/** What a player who points at the space would want of the open question. */
function wishAt(table: Table, state: State, space: number): Wish | null {
  const { ask } = state;
  if (!ask) return null;
  const figure = figureAt(state, space);
  const at = spaceOf(state, space);
  if (ask.options.some((option) => option.kind === 'space')) return { kind: 'space', at };
  if (ask.kind === 'target') return figure ? { kind: 'target', target: figure } : null;
  const walks = ask.options.some((option) => option.kind === 'move');
  if (ask.kind !== 'action') return walks && !figure ? { kind: 'move', to: at } : null;
  const { group } = table.selection.getState();
  const foe = figure !== null && state.figures[figure]?.side !== state.figures[ask.figure ?? '']?.side;
  if (figure && (group === 'attack' || (foe && group !== 'move'))) return { kind: 'attack', target: figure };
  return figure === ask.figure ? null : { kind: 'move', to: at };
}

/** Why a space answers nothing now; empty where it does, or where nothing is asked that it could answer. */
export function whyNotSpace(table: Table, state: State, space: number): Reason[] {
  if (optionsAt(table, state, space).length > 0 || reachNow(table, state).has(space)) return [];
  const wish = wishAt(table, state, space);
  return wish ? telling(table.queries.explain(state, wish)) : [];
}

interface OffTarget {
  figure: string;
  reasons: Reason[];
}

/** Opponents that an Attack or the question for a target does not offer, and why. */
export function offTargets(table: Table, state: State): OffTarget[] {
  const { ask } = state;
  const asking = ask && state.figures[ask.figure ?? ''];
  if (!asking) return [];
  const { group } = table.selection.getState();
  const attacks = ask.kind === 'action' && group === 'attack';
  // Who helps in a Jump is no target.
  const targets = ask.kind === 'target' && !ask.about?.what && ask.options.some((option) => targetOf(option) !== null);
  if (!attacks && !targets) return [];
  const offered = new Set(
    ask.options.filter((option) => !attacks || groupOf(option) === 'attack').map((option) => targetOf(option)),
  );
  return opponentsOff(table, state, asking, attacks ? 'attack' : 'target').filter(({ figure }) => !offered.has(figure));
}

/** Opponents on the board for whom a wish fails, the nearest first. */
function opponentsOff(table: Table, state: State, asking: Figure, kind: 'attack' | 'target'): OffTarget[] {
  const { queries } = table;
  const found = state.order.flatMap((figure) => {
    const f = state.figures[figure];
    const onBoard = f && !f.defeated && state.bodies[f.body]?.at !== null;
    if (!onBoard || f.side === asking.side) return [];
    const reasons = telling(queries.explain(state, { kind, target: figure }));
    return reasons.length > 0 ? [{ figure, reasons, range: queries.measure(state, asking.id, figure).range }] : [];
  });
  return found.sort((a, b) => a.range - b.range);
}

interface OffLine {
  card: CardInUse;
  n: number;
  reasons: Reason[];
}

/** Lines of the asked figure's cards that cost something and are not offered, and why. */
export function offLines(table: Table, state: State): OffLine[] {
  const { ask } = state;
  const figure = state.figures[ask?.figure ?? ''];
  if (!figure || ask?.kind !== 'action') return [];
  const used = new Set([...ask.options, ...ask.interject].map(lineKeyOf));
  return figure.cards.flatMap((card) =>
    activeLines(table, card).flatMap((n) => {
      if (used.has(`${card.key}/${n}`)) return [];
      const reasons = telling(table.queries.explain(state, { kind: 'use', card: card.key, ability: n }));
      return reasons.length > 0 ? [{ card, n, reasons }] : [];
    }),
  );
}

/** Places of the lines that are used in the figure's own turn: priced, and not bound to another moment. */
function activeLines({ content }: Table, card: CardInUse): number[] {
  const { items, disciplines, upgrades } = content;
  const of = items[card.card] ?? disciplines[card.card] ?? upgrades[card.card];
  const side = of?.kind === 'item' && card.back && of.back ? of.back : of;
  return (side?.lines ?? []).flatMap(({ ability: a }, n) => {
    const priced = a.exhaust || a.flip || a.discard || a.perEncounter || a.sp !== undefined;
    return priced && !a.moment && !a.fu && !a.symbols && !a.passive ? [n] : [];
  });
}

/** Reasons that hold for the whole part of the menu. */
const GENERAL = new Set([
  'notEnoughSp',
  'paralyzed',
  'banned',
  'bannedMove',
  'moveActionMade',
  'jumpFailed',
  'cannotAttack',
]);

/** One thing of a part of the menu that is not offered: its name and why. */
export interface OffThing {
  name: string | null;
  reasons: Reason[];
}

/** Why nothing of a part of the Action menu is offered: for the figure, or else for each thing it could be done with. */
export function whyNothing(table: Table, state: State, group: MenuGroup): OffThing[] {
  const { queries, names, content } = table;
  const general = queries.explain(state, { kind: group }).filter(({ why }) => GENERAL.has(why));
  const asking = state.figures[state.ask?.figure ?? ''];
  if (general.length > 0) return [{ name: null, reasons: general }];
  switch (group) {
    case 'attack':
      return asking === undefined
        ? []
        : opponentsOff(table, state, asking, 'attack').map(({ figure, reasons }) => ({
            name: names.figure(state, figure),
            reasons,
          }));
    case 'use':
      return offLines(table, state).map(({ card, n, reasons }) => {
        const of = content.disciplines[card.card] ?? content.items[card.card] ?? content.upgrades[card.card];
        return { name: of?.lines[n]?.name ?? names.card(card.card), reasons };
      });
    case 'encounter':
      return state.tokens.flatMap((token) => {
        const reasons = telling(queries.explain(state, { kind: 'encounter', token: token.id }));
        return reasons.length > 0 ? [{ name: names.space(spaceOf(state, token.at)), reasons }] : [];
      });
    default:
      return [];
  }
}
