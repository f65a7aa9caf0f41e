/** What is picked: what comes of it, the button that does it, and the way back. */
import type { Ask, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { optionText, stepName } from '../log';
import { filled } from '../log/filled';
import { affords, beginningOf, commit, empowerAfter, empowerRefused } from '../stores/actions';
import { prospectOf } from '../stores/odds';
import { pickedOption, targetOf } from '../stores/options';
import { useGame, usePlan, useSelection, useSession, useTable } from '../stores/react';
import type { Table } from '../stores/table';
import { Icon } from './icons/Icon';
import { OddsMore, percent } from './Odds';
import { Cost } from './parts';
import { COMMIT_TEXT, readable } from './text/turn';

/** The word on the button, by what it does. */
const VERBS: Partial<Record<Option['kind'], string>> = {
  attack: COMMIT_TEXT.attack,
  use: COMMIT_TEXT.use,
  encounter: COMMIT_TEXT.encounter,
  jump: COMMIT_TEXT.jump,
  symbol: COMMIT_TEXT.spend,
};

/** Least total that hits, and whether the target may strike back. */
function attackWords({ queries, content }: Table, state: State, by: string, option: Option): string[] {
  const target = state.figures[option.target ?? ''];
  const numbers = target && queries.numbers(state, by, target.id, option.with);
  if (!numbers) return [];
  const bonus = numbers.roll.reduce((sum, { n }) => sum + n, 0);
  const words = [filled(COMMIT_TEXT.hitsOn, { n: numbers.defense - bonus })];
  const card = content.combatants[target.card];
  if (card) {
    const counters = [...card.passives, ...card.lines].some(({ text }) => /\bCOUNTER\b/.test(text));
    words.push(counters ? COMMIT_TEXT.mayCounter : COMMIT_TEXT.noCounter);
  }
  return words;
}

/** What an answer leads to, in one line. */
function consequenceOf(table: Table, state: State, ask: Ask, option: Option): string {
  const { names, queries, content } = table;
  const words: string[] = [];
  const by = option.by ?? ask.figure;
  const figure = by ? state.figures[by] : undefined;
  if (option.kind === 'attack' && by) words.push(...attackWords(table, state, by, option));
  if (option.kind === 'symbol') {
    const changes = queries.outcome(state, option.id).hp;
    for (const { figure: id, from, to, defeated } of changes)
      words.push(
        filled(defeated ? COMMIT_TEXT.hpDefeated : COMMIT_TEXT.hp, { figure: names.figure(state, id), from, to }),
      );
    if (changes.length === 0) words.push(COMMIT_TEXT.noDamage);
  }
  const prospect = prospectOf(queries, state, ask, option);
  if (prospect?.is.does === 'spell') words.push(filled(COMMIT_TEXT.affected, { n: percent(prospect.is.affected) }));
  // Without odds the row has told it.
  const text = option.kind === 'use' && prospect ? optionText(option, state, content) : null;
  if (text) words.push(readable(text));
  const sp = option.cost?.sp ?? 0;
  if (figure && sp > 0) {
    const left = figure.sp - sp;
    const bare = by !== null && by !== undefined && !affords(table, state, by, left, 'dodge');
    words.push(bare ? COMMIT_TEXT.noDodge : filled(COMMIT_TEXT.leaves, { n: left }));
  }
  return words.join(' ');
}

/** Whether EMPOWER has a button beside the Attack. */
function hasEmpower(table: Table, state: State, option: Option): boolean {
  return empowerAfter(table, state, option) !== null || empowerRefused(table, state, option).length > 0;
}

/** EMPOWER along with the Attack, or what keeps it from being one. */
function Empower({ option }: { option: Option }) {
  const table = useTable();
  const state = useGame();
  const empower = empowerAfter(table, state, option);
  if (!empower) {
    const [reason] = empowerRefused(table, state, option);
    if (!reason) return null;
    return (
      <button type="button" className="btn btn-off" aria-disabled="true">
        <Icon name="lock" />
        <span>
          {COMMIT_TEXT.empower}
          <span className="why">{reason.text}</span>
        </span>
      </button>
    );
  }
  const by = option.by ?? state.ask?.figure;
  const target = targetOf(option);
  const how = { ...(option.with && { with: option.with }), empower: true };
  const odds = by && target ? table.queries.odds(state, by, target, how) : null;
  return (
    <button type="button" className="btn" data-commit="empower" onClick={() => commit(table, true)}>
      <span>
        {COMMIT_TEXT.empower}
        {odds && (
          <span className="why">
            {filled(COMMIT_TEXT.empowered, {
              hit: percent(odds.hit),
              damage: odds.meanDamage.toFixed(1),
              defeat: percent(odds.defeat),
            })}
          </span>
        )}
      </span>
      <Cost cost={empower.cost} />
    </button>
  );
}

/**
 * Below the answers of a question that is weighed: always there, with room for all that a pick brings, so that the rows do
 * not move when one is picked.
 * @param options the answers that are listed
 */
export function Commit({ ask, options }: { ask: Ask; options: readonly Option[] }) {
  const table = useTable();
  const state = useGame();
  const { names, selection, session } = table;
  const plan = usePlan();
  useSession((s) => s.undo);
  const option = pickedOption(ask, plan.option);
  const begun = option ? null : beginningOf(table, state);
  const open = useSelection((s) => ask.kind === 'action' && s.group !== null);
  // Until something is picked the answer that needs most holds its room, unseen.
  const held = option ?? options.find(({ kind }) => kind === 'attack') ?? options[0];
  const ghost = option ? undefined : 'is-ghost';
  const verb = (open || option || ask.kind !== 'action') && VERBS[held?.kind ?? 'target'];
  return (
    <>
      {options.some((each) => prospectOf(table.queries, state, ask, each)?.is.does === 'attack') && (
        <div className="o-slot">{option && targetOf(option) !== null && <OddsMore ask={ask} option={option} />}</div>
      )}
      <div className="q-commit">
        <p className="q-note" aria-live="polite">
          {option ? consequenceOf(table, state, ask, option) : COMMIT_TEXT.choose}
        </p>
        <p className="q-btns">
          <button
            type="button"
            className="btn btn-primary"
            data-commit={option ? 'plain' : undefined}
            aria-disabled={option ? undefined : true}
            onClick={() => commit(table)}
          >
            {verb || COMMIT_TEXT.confirm}
            {held && (
              <span className={ghost} aria-hidden={ghost && true}>
                <Cost cost={held.cost} times={held.times} />
              </span>
            )}
            <kbd>{COMMIT_TEXT.enter}</kbd>
          </button>
          {option?.kind === 'attack' && <Empower option={option} />}
          {begun ? (
            <button type="button" className="btn btn-quiet" onClick={() => session.takeBack()}>
              {filled(COMMIT_TEXT.back, { step: stepName(begun, begun.before, names) })}
            </button>
          ) : (
            (option || open) && (
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => {
                  selection.plan.cancel();
                  if (open) selection.set({ group: null });
                }}
              >
                {COMMIT_TEXT.cancel}
                <kbd>{COMMIT_TEXT.escape}</kbd>
              </button>
            )
          )}
        </p>
      </div>
      {!option && held?.kind === 'attack' && hasEmpower(table, state, held) && <div className="q-room" />}
    </>
  );
}
