import type { AiStep, CombatantCard } from '../engine/state/content';
import type { Figure, State } from '../engine/state/state';
import { eventsOf } from '../log';
import { useGame, useJournal, useSelection, useTable } from '../stores/react';
import { ForecastLine } from './ForecastLine';
import { Icon } from './icons/Icon';
import { ActivationNumber, Effects, Health, Pool, Token } from './parts';
import { RuleLink } from './RuleLink';

/** The Combatant whose card is open: pinned, pointed at, acting, else the first that is left. */
function shown(state: State, pinned: string | null, lit: string | null): Figure | null {
  const wanted = [pinned, lit, state.turn.figure, ...state.order];
  for (const id of wanted) {
    const figure = id ? state.figures[id] : undefined;
    if (figure && figure.kind !== 'adventurer' && (!figure.defeated || id === pinned)) return figure;
  }
  return null;
}

/** What the log knows about each AI Step of the figure's last turn: it held, it did not, it was not read. */
function readings(figure: string, events: ReturnType<typeof eventsOf>): Map<number, boolean> {
  const read = new Map<number, boolean>();
  const from = events.findLastIndex((event) => event.type === 'turnBegan' && event.figure === figure);
  if (from < 0) return read;
  for (const event of events.slice(from)) {
    if (event.type === 'turnBegan' && event.figure !== figure) break;
    if (event.type === 'aiStepConsidered' && event.figure === figure) read.set(Number(event.step), event.true === true);
  }
  return read;
}

function Step({ step, n, ran }: { step: AiStep; n: number; ran: boolean | undefined }) {
  const todo = step.do.map((part) => part.text.replace(/\.$/, '')).join(', THEN ');
  return (
    <li className={ran ? 'ai ai-ran' : 'ai ai-unread'}>
      <span className="ai-n">{n}</span>
      <p>
        <b>{step.ifText}:</b> {todo}
        {step.continueDown && ', CONTINUE DOWN'}
      </p>
      <span className="ai-s">
        {ran === undefined ? (
          'not read'
        ) : (
          <>
            <Icon name={ran ? 'check' : 'x'} />
            {ran ? 'ran' : 'false'}
          </>
        )}
      </span>
    </li>
  );
}

function Traits({ card }: { card: CombatantCard }) {
  const lines = [...card.symbols, ...card.passives, ...card.lines];
  const tags = card.tags.map(({ tag, n, kin }) => [tag, n, kin].filter((part) => part !== undefined).join(' '));
  if (lines.length === 0 && tags.length === 0) return null;
  return (
    <div className="traits">
      {tags.length > 0 && (
        <p className="tags-r">
          {tags.map((tag) => (
            <RuleLink key={tag} id={`tag/${tag}`}>
              {tag}
            </RuleLink>
          ))}
        </p>
      )}
      {lines.map((line) => (
        <p key={line.text}>
          {line.name && <b>{line.name} </b>}
          {line.text}
        </p>
      ))}
    </div>
  );
}

/** The card of a Combatant with all of its kind in play. */
export function EnemyCard() {
  const state = useGame();
  const { content, names, queries, selection } = useTable();
  const pinned = useSelection((s) => s.pinned);
  const lit = useSelection((s) => s.figure);
  const journal = useJournal();
  const figure = shown(state, pinned, lit);
  const card = figure && content.combatants[figure.card];
  if (!figure || !card) return null;
  const views = queries.view(state).figures;
  const kin = state.order.flatMap((id) => {
    const each = state.figures[id];
    return each && each.card === figure.card && !each.defeated ? [each] : [];
  });
  const read = readings(figure.id, eventsOf(journal));
  const view = views[figure.id];
  return (
    <section className="insp" aria-labelledby="enemy-title" data-region="enemies" tabIndex={-1}>
      <header>
        <Token card={figure.card} name={card.name} foe={figure.side === 'opponents'} size={42} />
        <h2 id="enemy-title">{card.name}</h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon pin"
          aria-pressed={pinned === figure.id}
          aria-label="Keep this card open"
          onClick={() => selection.set({ pinned: pinned === figure.id ? null : figure.id })}
        >
          <Icon name="pin" />
        </button>
        <p className="label">
          Def <b>{view?.defense ?? card.defense}</b> Arm <b>{view?.armor ?? card.armor}</b> Move{' '}
          <b>{view?.movement ?? card.movement}</b> <Pool dice={card.dice} /> Conv <Pool dice={card.conviction} />
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
              <span className="vh">{names.figure(state, each.id)}: </span>
              {each.number !== null && <ActivationNumber n={each.number} />}
              <Health left={left} most={most} foe={each.side === 'opponents'} />
              <b>{left}</b>/{most}
              <Effects effects={each.effects} tokens={each.tokens} />
            </li>
          );
        })}
      </ul>
      {pinned === figure.id && <ForecastLine figure={figure.id} />}
      <Traits card={card} />
      {card.ai.length > 0 && (
        <>
          <p className="cap ai-h">AI, {names.figure(state, figure.id)}</p>
          <ol className="ais">
            {card.ai.map((step, n) => (
              <Step key={step.ifText} step={step} n={n + 1} ran={read.get(n + 1)} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
