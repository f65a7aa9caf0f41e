import type { CombatantCard, Line } from '../engine/state/content';
import type { Figure, State } from '../engine/state/state';
import { filled } from '../log/filled';
import { numbered } from '../stores/numbers';
import { pickedOption, targetOf } from '../stores/options';
import { useGame, usePlan, useSelection, useTable } from '../stores/react';
import type { Table } from '../stores/table';
import { AiSteps } from './AiSteps';
import { CardButton } from './card/CardButton';
import { areDrawn, Symbols } from './card/Symbols';
import { Tags } from './card/Tags';
import { ForecastLine } from './ForecastLine';
import { Icon } from './icons/Icon';
import { ActivationNumber, Effects, Health, Pool, Token } from './parts';
import { CARD_TEXT } from './text/card';
import { ENEMY_TEXT } from './text/enemy';
import { readable } from './text/turn';

/** Figures that the answer in hand, the answers listed and the question are about, in this order. */
function asked(table: Table, state: State, picked: string | null): (string | null)[] {
  const { ask } = state;
  if (!ask) return [];
  const option = pickedOption(ask, picked);
  const aimed = ask.kind === 'action' && table.selection.getState().group === null ? [] : numbered(table);
  const about = [ask.about?.object, ask.about?.subject].filter((id) => typeof id === 'string');
  return [option ? targetOf(option) : null, ...about, ...aimed.map(targetOf)];
}

/** The Combatant whose card is open: pinned, pointed at, asked about, acting, else the first that is left. */
function shown(state: State, pinned: string | null, first: readonly (string | null)[]): Figure | null {
  const wanted = [pinned, ...first, state.turn.figure, ...state.order];
  for (const id of wanted) {
    const figure = id ? state.figures[id] : undefined;
    if (figure && figure.kind !== 'adventurer' && (!figure.defeated || id === pinned)) return figure;
  }
  return null;
}

/** What spending Symbols brings: `2 Books: +1`, drawn. */
function SymbolLine({ line }: { line: Line }) {
  return (
    <span className="tr-sym">
      <Symbols symbols={line.ability.symbols ?? []} /> {line.text.replace(/^[^:]*: /, '').replace(/\.$/, '')}
    </span>
  );
}

function Traits({ card }: { card: CombatantCard }) {
  const drawn = card.symbols.filter(({ ability }) => ability.symbols && areDrawn(ability.symbols));
  const lines = [...card.symbols.filter((line) => !drawn.includes(line)), ...card.passives, ...card.lines];
  if (lines.length + drawn.length + card.tags.length === 0) return null;
  return (
    <div className="traits">
      <Tags tags={card.tags} />
      {drawn.length > 0 && (
        <p className="tr-syms">
          {drawn.map((line) => (
            <SymbolLine key={line.text} line={line} />
          ))}
        </p>
      )}
      {lines.map((line) => (
        <p key={line.text}>
          {line.name && <b>{line.name} </b>}
          {readable(line.text)}
        </p>
      ))}
    </div>
  );
}

/** The card of a Combatant with all of its kind in play. */
export function EnemyCard() {
  const state = useGame();
  const table = useTable();
  const { content, names, queries, selection } = table;
  const { option } = usePlan();
  // Which answers are listed depends on it.
  useSelection((s) => `${s.group} ${s.line} ${s.allies}`);
  const pinned = useSelection((s) => s.pinned);
  const lit = useSelection((s) => s.figure);
  const figure = shown(state, pinned, [lit, ...asked(table, state, option)]);
  const card = figure && content.combatants[figure.card];
  if (!figure || !card) return null;
  const views = queries.view(state).figures;
  const kin = state.order.flatMap((id) => {
    const each = state.figures[id];
    return each && each.card === figure.card && !each.defeated ? [each] : [];
  });
  const view = views[figure.id];
  return (
    <section className="insp" aria-labelledby="enemy-title" data-region="enemies" tabIndex={-1}>
      <header>
        <Token card={figure.card} name={card.name} foe={figure.side === 'opponents'} size={42} />
        <h2 id="enemy-title">
          <CardButton figure={figure.id} className="opens" title={filled(CARD_TEXT.open, { name: card.name })}>
            {card.name}
          </CardButton>
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon pin"
          aria-pressed={pinned === figure.id}
          aria-label={ENEMY_TEXT.pin}
          title={ENEMY_TEXT.pin}
          onClick={() => selection.set({ pinned: pinned === figure.id ? null : figure.id })}
        >
          <Icon name="pin" />
        </button>
        <p className="label">
          {ENEMY_TEXT.defense} <b>{view?.defense ?? card.defense}</b> {ENEMY_TEXT.armor}{' '}
          <b>{view?.armor ?? card.armor}</b> {ENEMY_TEXT.move} <b>{view?.movement ?? card.movement}</b>{' '}
          <Pool dice={card.dice} /> {ENEMY_TEXT.conviction} <Pool dice={card.conviction} />
        </p>
      </header>
      <ul className="grp">
        {kin.map((each) => {
          const own = views[each.id];
          const most = own?.hp ?? card.hp;
          const left = Math.max(0, most - each.damage);
          return (
            <li
              key={each.id}
              className={each.id === figure.id ? 'is-now' : undefined}
              onMouseEnter={() => selection.set({ figure: each.id })}
              onMouseLeave={() => selection.set({ figure: null })}
            >
              <span className="vh">{filled(ENEMY_TEXT.figure, { figure: names.figure(state, each.id) })}</span>
              {each.number !== null && <ActivationNumber n={each.number} />}
              <Health left={left} most={most} foe={each.side === 'opponents'} />
              <b>{left}</b>
              {filled(ENEMY_TEXT.hp, { most })}
              <Effects effects={each.effects} tokens={each.tokens} />
            </li>
          );
        })}
      </ul>
      {pinned === figure.id && <ForecastLine figure={figure.id} />}
      <Traits card={card} />
      <AiSteps card={card} figure={figure.id} />
    </section>
  );
}
