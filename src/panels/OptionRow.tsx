import type { Ask, Option } from '../engine/kernel/types';
import { alternativeText, optionName, optionText, ruleOfOption } from '../log';
import { chooseOption } from '../stores/actions';
import { prospectOf } from '../stores/odds';
import { targetOf } from '../stores/options';
import { useGame, useSelection, useTable } from '../stores/react';
import { OddsLine } from './Odds';
import { Cost, Token } from './parts';
import { RuleLink } from './RuleLink';

/** One answer to the open question, with its number, its cost and what it says. */
export function OptionRow({ ask, option, n }: { ask: Ask; option: Option; n: number }) {
  const table = useTable();
  const state = useGame();
  const { names, content, selection } = table;
  const target = targetOf(option);
  const figure = target ? state.figures[target] : undefined;
  const lit = useSelection((s) => target !== null && s.figure === target);
  const prospect = prospectOf(table.queries, state, ask, option);
  const text = optionText(option, state, content);
  return (
    <li>
      <button
        type="button"
        className={`o-row${lit ? ' is-sel' : ''}${option.kind === 'pass' ? ' o-pass' : ''}`}
        data-option={option.id}
        data-kind={option.kind}
        onClick={() => chooseOption(table, option)}
        onMouseEnter={() => selection.set({ figure: target })}
        onMouseLeave={() => selection.set({ figure: null })}
        onFocus={() => selection.set({ figure: target })}
      >
        {figure && (
          <Token card={figure.card} name={names.figure(state, figure.id)} foe={figure.side === 'opponents'} size={26} />
        )}
        <span className="o-name">
          <b>{alternativeText(ask, option) ?? optionName(option, state, names, ask.kind)}</b>
          {option.by && option.by !== ask.figure && <small> ({names.figure(state, option.by)})</small>}
          {text && <small className="o-text">{text}</small>}
          {prospect && <OddsLine prospect={prospect} met={ask.kind === 'dodge'} />}
        </span>
        <Cost cost={option.cost} times={option.times} />
        {option.kind === 'pass' ? <kbd>Space</kbd> : n <= 9 && <kbd>{n}</kbd>}
      </button>
      <RuleLink id={ruleOfOption(option)} icon />
    </li>
  );
}
