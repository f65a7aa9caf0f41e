import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Ask, Option } from '../engine/kernel/types';
import type { LineRef, State } from '../engine/state/state';
import { askLine, askTitle, type Names, refOf, ruleOfAsk, ruleOfOption } from '../log';
import { filled } from '../log/filled';
import { chooseSpace, reachNow } from '../stores/actions';
import { jumpsListed } from '../stores/jumps';
import { prospectOf } from '../stores/odds';
import { groupOf, indexOf, isFriendly, isWeighed, listed, pickedOption } from '../stores/options';
import { useGame, usePlan, useSelection, useSession, useTable } from '../stores/react';
import type { MenuGroup } from '../stores/selection';
import { Commit } from './Commit';
import { EndTurn } from './EndTurn';
import { AttackWith, Facts } from './Facts';
import { Icon } from './icons/Icon';
import { MoreJumps } from './JumpRows';
import { LastResult } from './LastResult';
import { MoreBelow } from './MoreBelow';
import { hasCards, inPair, OddsChoice } from './OddsChoice';
import { OptionRow, RowHead } from './OptionRow';
import { RuleLink } from './RuleLink';
import { SettingsReaction } from './SettingsReaction';
import { GROUP_TITLES, QUESTION_TEXT, RULE_NAMES, readable } from './text/turn';
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
    <ul className="o-spaces" aria-label={QUESTION_TEXT.spaces}>
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
  const line = useSelection((s) => s.line);
  const allies = useSelection((s) => s.allies);
  if (ask.kind !== 'action' || group === null || !listed(ask, group, true, line).some(isFriendly)) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={allies} onChange={(e) => selection.set({ allies: e.target.checked })} />
      {QUESTION_TEXT.allies}
    </label>
  );
}

/** What the board is for in this question. */
function Hint({ ask, moving }: { ask: Ask; moving: boolean }) {
  const table = useTable();
  const state = useGame();
  if (ask.options.some((option) => option.kind === 'space'))
    return (
      <>
        <p className="q-note for-mouse">{QUESTION_TEXT.byMouse}</p>
        <p className="q-note for-touch">{QUESTION_TEXT.byTouch}</p>
      </>
    );
  const reach = reachNow(table, state).size;
  if (reach === 0) return null;
  const points = ask.about?.points;
  const [one, some] = moving
    ? [QUESTION_TEXT.litOne, QUESTION_TEXT.lit]
    : [QUESTION_TEXT.reachOne, QUESTION_TEXT.reach];
  const words = [reach === 1 ? one : filled(some, { n: reach })];
  if (typeof points === 'number')
    words.push(points === 1 ? QUESTION_TEXT.pointsOne : filled(QUESTION_TEXT.points, { n: points }));
  return <p className="q-note">{words.join(' ')}</p>;
}

function Refusal() {
  const { session } = useTable();
  const rejected = useSession((s) => s.rejected);
  const fault = useSession((s) => s.fault);
  if (!rejected && !fault) return null;
  return (
    <div className="q-refused" role="alert">
      <p>{fault ? filled(QUESTION_TEXT.fault, { fault }) : rejected?.map((reason) => reason.text).join(' ')}</p>
      {fault && (
        <button type="button" className="btn" onClick={() => session.restartTurn()}>
          {QUESTION_TEXT.toTurn}
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={() => session.dismiss()}>
        {QUESTION_TEXT.close}
      </button>
    </div>
  );
}

/** Stands for no option at all. */
const PASS: Option = { id: 'pass', kind: 'pass' };

/** Whether the row before is about the same line of the same card, for another target or more often. */
function tellsSame(before: Option | undefined, option: Option): boolean {
  const line = refOf(option);
  return line !== null && before !== undefined && JSON.stringify(refOf(before)) === JSON.stringify(line);
}

/** The heading of a part of the Action menu: of one Ability its name. */
function menuTitle(menu: MenuGroup, only: Option | undefined, state: State, names: Names): string {
  const name = only && names.line(state, refOf(only) as LineRef);
  return name ? filled(QUESTION_TEXT.useWhat, { name }) : GROUP_TITLES[menu];
}

/** Folds the question to its heading, or unfolds it. @param what the part of the menu, or the kind of question */
function Fold({ what, folded }: { what: string; folded: boolean }) {
  const { selection } = useTable();
  return (
    <button
      type="button"
      className="chip q-fold"
      aria-expanded={!folded}
      onClick={() => selection.set({ folded: folded ? null : what })}
    >
      {folded ? QUESTION_TEXT.unfold : QUESTION_TEXT.fold}
    </button>
  );
}

/** The open question with its answers. */
export function QuestionPanel() {
  const table = useTable();
  const state = useGame();
  const { names, selection, content, queries } = table;
  const group = useSelection((s) => s.group);
  const only = useSelection((s) => s.line);
  const allies = useSelection((s) => s.allies);
  // The Jumps that are listed come from the selection, too.
  useSelection((s) => s.jumps);
  const kept = useSelection((s) => s.folded);
  const plan = usePlan();
  const box = useRef<HTMLElement>(null);
  const { ask } = state;
  const id = ask?.id;
  // Focus follows the questions only if it was in the one before: to its beginning, so that no key answers unread.
  useEffect(() => {
    const now = box.current;
    if (id !== undefined && now?.dataset.focused === 'true') now.focus();
  }, [id]);
  // What is asked is read from its beginning, however far the one before was scrolled.
  const asked = [id, group, only].join();
  useLayoutEffect(() => {
    if (box.current && asked) box.current.scrollTop = 0;
  }, [asked]);
  if (!ask) return null;
  const menu = ask.kind === 'action' ? group : null;
  const options = menu === 'move' ? jumpsListed(table, state) : listed(ask, group, allies, only);
  const picked = pickedOption(ask, plan.option);
  const part = menu ?? ask.kind;
  const folded = kept === part && picked === undefined;
  const cards = hasCards(queries, state, ask);
  const rows = cards ? options.filter((option) => !inPair(ask, option)) : options;
  const line = askLine(ask, state, content);
  const who = ask.figure ? names.figure(state, ask.figure) : QUESTION_TEXT.party;
  const rule = ruleOfOption(picked ?? (menu && options[0]) ?? PASS) ?? ruleOfAsk(ask.kind, ask.rule);
  const what = RULE_NAMES[(picked && ask.kind === 'action' && groupOf(picked)) || (menu ?? ask.kind)];
  const weighed = picked !== undefined || rows.some((option) => isWeighed(ask, option));
  const list = rows.length > 0 && (
    <ul className="o-list">
      {rows.map((option, n) => (
        <OptionRow
          key={option.id}
          ask={ask}
          option={option}
          n={options.indexOf(option) + 1}
          aimed={menu === 'attack' || only !== null || ask.kind === 'target'}
          told={tellsSame(rows[n - 1], option)}
        />
      ))}
    </ul>
  );
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
        <b>{filled(QUESTION_TEXT.decides, { figure: who })}</b>
        <Fold what={part} folded={folded} />
      </p>
      <LastResult />
      <h2 id="question-title">
        {menu ? menuTitle(menu, only === null ? undefined : options[0], state, names) : askTitle(ask, state, names)}
      </h2>
      {!folded && (
        <>
          {menu === 'attack' && <AttackWith ask={ask} options={options} />}
          <Facts ask={ask} />
          {line && <p className="q-text">{readable(line)}</p>}
          <Refusal />
          {(menu === null || menu === 'move') && <Hint ask={ask} moving={menu === 'move'} />}
          {rows.some((option) => prospectOf(queries, state, ask, option)) && <RowHead />}
          {cards ? (
            <OddsChoice ask={ask} listed={options}>
              {list}
            </OddsChoice>
          ) : (
            list
          )}
          <Allies ask={ask} />
          <OffRows />
          <Spaces options={ask.options} />
          {menu === 'move' && <MoreJumps n={rows.length + 1} />}
          {ask.kind === 'action' && menu === null && rows.length === 0 && <p className="q-note">{QUESTION_TEXT.use}</p>}
          {weighed && <Commit ask={ask} options={rows} />}
          {menu === null && <EndTurn ask={ask} />}
          <SettingsReaction ask={ask} />
          {(menu || rule) && (
            <p className="q-foot">
              {menu && !weighed && (
                <button type="button" className="btn btn-quiet" onClick={() => selection.set({ group: null })}>
                  {QUESTION_TEXT.everything}
                </button>
              )}
              <RuleLink id={rule}>{what ? filled(QUESTION_TEXT.howWorks, { what }) : QUESTION_TEXT.rule}</RuleLink>
            </p>
          )}
          <MoreBelow box={box} />
        </>
      )}
    </section>
  );
}
