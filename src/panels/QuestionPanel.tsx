import { useEffect, useRef } from 'react';
import type { Ask, Option } from '../engine/kernel/types';
import { askFacts, askLine, askPlace, askTitle, ruleOfAsk } from '../log';
import { chooseSpace, reachNow } from '../stores/actions';
import { groupOf, indexOf, isFriendly, listed } from '../stores/options';
import { useGame, useSelection, useSession, useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { OddsMore } from './Odds';
import { hasCards, inPair, OddsChoice } from './OddsChoice';
import { OptionRow } from './OptionRow';
import { Rich } from './parts';
import { RuleLink } from './RuleLink';
import { SettingsReaction } from './SettingsReaction';
import { OffRows } from './WhyNot';

/** More spaces than this are chosen on the board alone. */
const MOST_SPACES = 24;

/** Spaces as buttons, beside the board. */
function Spaces({ options }: { options: readonly Option[] }) {
  const table = useTable();
  const state = useGame();
  const spaces = options.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  if (spaces.length === 0 || spaces.length > MOST_SPACES) return null;
  return (
    <ul className="o-spaces" aria-label="Spaces">
      {spaces.map(({ id, at }) => (
        <li key={id}>
          <button
            type="button"
            className="chip"
            data-option={id}
            data-kind="space"
            onClick={() => chooseSpace(table, indexOf(state, at))}
            onMouseEnter={() => table.selection.set({ hover: indexOf(state, at) })}
            onMouseLeave={() => table.selection.set({ hover: null })}
          >
            {table.names.space(at)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the targets of one's own side, which are left out at first. */
function Allies({ ask }: { ask: Ask }) {
  const { selection } = useTable();
  const group = useSelection((s) => s.group);
  const allies = useSelection((s) => s.allies);
  const some = [...ask.options, ...ask.interject].some((option) => isFriendly(option) && groupOf(option) === group);
  if (ask.kind !== 'action' || !some) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={allies} onChange={(e) => selection.set({ allies: e.target.checked })} />
      Also allies
    </label>
  );
}

/** What the board is for in this question. */
function Hint({ ask }: { ask: Ask }) {
  const table = useTable();
  const state = useGame();
  if (ask.options.some((option) => option.kind === 'space'))
    return (
      <>
        <p className="q-note for-mouse">
          Choose a space on the board: click it, or move the cursor with the arrows and press Enter.
        </p>
        <p className="q-note for-touch">Choose a space on the board: tap it, then tap it again.</p>
      </>
    );
  const reach = reachNow(table, state).size;
  if (reach === 0) return null;
  const points = ask.about?.points;
  const left = typeof points === 'number' ? ` ${points} ${points === 1 ? 'point' : 'points'} left.` : '';
  return (
    <p className="q-note">
      {reach} {reach === 1 ? 'space' : 'spaces'} in reach on the board.{left}
    </p>
  );
}

function Refusal() {
  const { session } = useTable();
  const rejected = useSession((s) => s.rejected);
  const fault = useSession((s) => s.fault);
  if (!rejected && !fault) return null;
  return (
    <div className="q-refused" role="alert">
      <p>
        {fault
          ? `The engine could not go on: ${fault} Nothing was changed; undo or choose something else.`
          : rejected?.map((reason) => reason.text).join(' ')}
      </p>
      {fault && (
        <button type="button" className="btn" onClick={() => session.restartTurn()}>
          To the beginning of the turn
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={() => session.dismiss()}>
        Close
      </button>
    </div>
  );
}

/** The open question with its answers. */
export function QuestionPanel() {
  const state = useGame();
  const { names, selection, content, queries } = useTable();
  const group = useSelection((s) => s.group);
  const allies = useSelection((s) => s.allies);
  const box = useRef<HTMLElement>(null);
  const { ask } = state;
  const id = ask?.id;
  // Focus follows the questions only if it was in the one before.
  useEffect(() => {
    const old = box.current;
    if (id !== undefined && old?.dataset.focused === 'true' && !old.contains(document.activeElement))
      old.querySelector<HTMLElement>('[data-option]')?.focus();
  }, [id]);
  if (!ask) return null;
  const options = listed(ask, group, allies);
  const rule = ruleOfAsk(ask.kind, ask.rule);
  const cards = hasCards(queries, state, ask);
  const rows = cards ? options.filter((option) => !inPair(ask, option)) : options;
  const place = askPlace(ask);
  const facts = askFacts(ask, state, names);
  const line = askLine(ask, state, content);
  const who = ask.figure ? names.figure(state, ask.figure) : 'The party';
  return (
    <section
      className="q"
      aria-labelledby="question-title"
      data-region="question"
      data-ask={ask.kind}
      data-ask-id={ask.id}
      tabIndex={-1}
      ref={box}
      onFocus={(e) => {
        e.currentTarget.dataset.focused = 'true';
      }}
      onBlur={(e) => {
        // A button that is gone with its question loses focus to nowhere: that is not leaving.
        if (e.relatedTarget) e.currentTarget.dataset.focused = 'false';
      }}
    >
      <p className="q-crumb">
        <Icon name="sp" />
        <b>{who} decides</b>
        <span>{place}</span>
      </p>
      <h2 id="question-title">{askTitle(ask, state, names)}</h2>
      {facts && (
        <p className="q-text">
          <Rich text={facts} />
        </p>
      )}
      {line && <p className="q-text">{line}</p>}
      <Refusal />
      {cards && <OddsChoice ask={ask} listed={options} />}
      {rows.length > 0 && (
        <ul className="o-list">
          {rows.map((option) => (
            <OptionRow key={option.id} ask={ask} option={option} n={options.indexOf(option) + 1} />
          ))}
        </ul>
      )}
      <Allies ask={ask} />
      {!cards && <OddsMore ask={ask} options={options} />}
      <OffRows />
      <Spaces options={ask.options} />
      {ask.kind === 'action' && group === null && (
        <p className="q-note">Use the actions (Move, Attack, Abilities, Encounter, Re-Equip, End turn) or the board.</p>
      )}
      <Hint ask={ask} />
      <SettingsReaction ask={ask} />
      {(group || rule) && (
        <p className="q-foot">
          {group && (
            <button type="button" className="btn btn-quiet" onClick={() => selection.set({ group: null })}>
              Show everything
            </button>
          )}
          <RuleLink id={rule}>The rule</RuleLink>
        </p>
      )}
    </section>
  );
}
