import { Fragment } from 'react';
import type { Ask, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { alternativeText, optionName, optionText, outcomeText } from '../log';
import { filled } from '../log/filled';
import { chooseOption } from '../stores/actions';
import { type Prospect, prospectOf } from '../stores/odds';
import { isWeighed, targetOf } from '../stores/options';
import { useGame, usePlan, useSelection, useTable } from '../stores/react';
import { rollsAgain } from '../stores/reactions';
import type { Table } from '../stores/table';
import { JumpOdds } from './JumpRows';
import { percent, spellWords } from './Odds';
import { ActivationNumber, Cost, Die, dieOf, Token } from './parts';
import { ODDS_TEXT } from './text/odds';
import { QUESTION_TEXT, ROW_TEXT, readable } from './text/turn';

/** What the odds of a row depend on: HP of the target, and what is added to the roll, with the space where it arises. */
function aimWords({ names, queries }: Table, state: State, { attacker, target, how, is, left }: Prospect): string {
  const words = [filled(ROW_TEXT.hp, { n: left })];
  if (is.does === 'spell') return words.join(', ');
  const parts = queries.numbers(state, attacker, target, how?.with)?.roll.filter(({ n }) => n !== 0) ?? [];
  for (const part of parts)
    words.push(filled(ROW_TEXT.part, { n: part.n > 0 ? `+${part.n}` : part.n, what: names.part(part, state) }));
  if (parts.length === 0) words.push(ROW_TEXT.clear);
  return words.join(', ');
}

/** Chance, expected Damage, chance Defeated: a column each. */
function Columns({ prospect, met }: { prospect: Prospect; met: boolean }) {
  const { is } = prospect;
  const spell = is.does === 'spell';
  const defeat = spell ? is.defeat : is.odds.defeat;
  const damage = spell ? is.damage || null : is.odds.meanDamage.toFixed(1);
  return (
    <>
      <span className="tg-h">
        {percent(spell ? is.affected : is.odds.hit)}%
        {spell ? (
          <small> {ROW_TEXT.affects}</small>
        ) : (
          <span className="vh"> {met ? ODDS_TEXT.toBeHit : ODDS_TEXT.toHit}</span>
        )}
      </span>
      <span className="tg-e">
        {damage ?? ''}
        {damage !== null && <span className="vh"> {ODDS_TEXT.damage}</span>}
      </span>
      <span className={defeat > 0 ? 'tg-d foe-t' : 'tg-d'}>
        {(!spell || defeat > 0) && `${percent(defeat)}%`}
        {(!spell || defeat > 0) && <span className="vh"> {ODDS_TEXT.defeated}</span>}
      </span>
    </>
  );
}

/** Headings of the columns. */
export function RowHead() {
  return (
    <p className="tg-head" aria-hidden="true">
      <span>{ROW_TEXT.hit}</span>
      <span>{ROW_TEXT.damage}</span>
      <span>{ROW_TEXT.defeated}</span>
    </p>
  );
}

/** Questions about what lies on the table, whose answers are told with what surely comes of them. */
const TOLD = new Set<Ask['kind']>(['symbols', 'window', 'yesNo']);

/** What surely comes of an answer: `hits by 1`, `6 → 5 HP`; what dice decide is not foretold. */
function outcomeWords({ queries, names }: Table, state: State, ask: Ask, option: Option): string {
  if (!TOLD.has(ask.kind) || option.template) return '';
  if (rollsAgain(option)) return ROW_TEXT.again;
  const { hp: changes, roll, open } = queries.outcome(state, option.id);
  const [spared] = queries.outcome(state, 'pass').hp;
  const words = roll && ask.kind !== 'symbols' ? [outcomeText(roll)] : [];
  for (const { figure, from, to } of changes) {
    const hp = filled(from === to ? ROW_TEXT.hp : ROW_TEXT.out, { from, to, n: to });
    const other = changes.length > 1 || (spared !== undefined && spared.figure !== figure);
    words.push(other ? filled(ROW_TEXT.of, { figure: names.figure(state, figure), hp }) : hp);
  }
  if (words.length > 0 || open) return words.join(', ');
  // Nothing comes of it where something would come of leaving it.
  if (spared) return filled(ROW_TEXT.hp, { n: spared.from });
  const stands = option.kind === 'pass' ? queries.openRoll(state) : null;
  return stands ? outcomeText(stands) : '';
}

interface Props {
  ask: Ask;
  option: Option;
  n: number;
  /** Every row is about the same deed, so that the target says enough. */
  aimed: boolean;
  /** The row before has told the text of the card. */
  told: boolean;
}

/** One answer to the open question, with its number and what comes of it. */
export function OptionRow({ ask, option, n, aimed, told }: Props) {
  const table = useTable();
  const state = useGame();
  const { names, content, selection } = table;
  const { option: picked } = usePlan();
  const target = targetOf(option);
  const figure = target ? state.figures[target] : undefined;
  const lit = useSelection((s) => target !== null && s.figure === target);
  const prospect = prospectOf(table.queries, state, ask, option);
  const own = alternativeText(ask, option) ?? optionName(option, state, names, ask.kind);
  const text = told ? null : optionText(option, state, content);
  const at = ask.about?.die;
  const die = option.kind === 'choice' && option.label ? dieOf(option.label, typeof at === 'string' ? at : '') : null;
  const is = option.id === picked;
  const named = aimed && figure !== undefined && !option.with && !option.label;
  const looks = [
    prospect ? 'tg' : 'o-row',
    is && 'is-sel',
    lit && 'is-lit',
    option.kind === 'pass' && 'o-pass',
    prospect && !figure && 'tg-bare',
  ];
  const spell = prospect && spellWords(prospect, names);
  const out = outcomeWords(table, state, ask, option);
  const others = option.by && option.by !== ask.figure && (
    <small>{filled(ROW_TEXT.others, { figure: names.figure(state, option.by) })}</small>
  );
  return (
    <li>
      <button
        type="button"
        className={looks.filter(Boolean).join(' ')}
        data-option={option.id}
        data-kind={option.kind}
        aria-pressed={isWeighed(ask, option) ? is : undefined}
        // The second click of a double click would give what nobody has looked at.
        onClick={(e) => (e.detail < 2 || !is) && chooseOption(table, option)}
        onMouseEnter={() => selection.set({ figure: target })}
        onMouseLeave={() => selection.set({ figure: null })}
        onFocus={() => selection.set({ figure: target })}
      >
        {figure && (
          <Token card={figure.card} name={names.figure(state, figure.id)} foe={figure.side === 'opponents'} size={28} />
        )}
        <span className="o-name">
          <b>
            {named && figure.number !== null ? (
              <>
                {names.card(figure.card)} <ActivationNumber n={figure.number} />
              </>
            ) : (
              ((die && <Die {...die} />) ?? readable(named ? names.figure(state, figure.id) : own))
            )}
          </b>
          {!prospect && others}
          {!prospect && text && <small className="o-text">{readable(text)}</small>}
          {option.kind === 'jump' && <JumpOdds option={option} />}
        </span>
        {prospect && (
          <span className="tg-more">
            {others}
            {!aimed && <Cost cost={option.cost} times={option.times} />}
            {aimWords(table, state, prospect)}
            {spell && `, ${spell}`}
          </span>
        )}
        {prospect && <Columns prospect={prospect} met={ask.kind === 'dodge'} />}
        {out && (
          <span className="o-out">
            {out.split(', ').map((part, at) => (
              <Fragment key={part}>
                {at > 0 && ', '}
                <span>{part}</span>
              </Fragment>
            ))}
          </span>
        )}
        {!prospect && <Cost cost={option.cost} times={option.times} />}
        {option.kind === 'pass' ? <kbd>{QUESTION_TEXT.pass}</kbd> : n <= 9 && <kbd>{n}</kbd>}
      </button>
    </li>
  );
}
