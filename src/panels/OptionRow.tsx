import type { Ask, Option } from '../engine/kernel/types';
import { optionName, optionText } from '../log';
import { chooseOption } from '../stores/actions';
import { targetOf } from '../stores/options';
import { useGame, useSelection, useTable } from '../stores/react';
import { Cost, Token } from './parts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Chance to hit, expected Damage, chance Defeated of an Attack on the target. */
function OddsOf({ attacker, target }: { attacker: string; target: string }) {
  const state = useGame();
  const odds = useTable().queries.odds(state, attacker, target);
  if (!odds) return null;
  return (
    <span className="o-odds">
      <span>
        <b>{percent(odds.hit)}</b> hit
      </span>
      <span>
        <b>{odds.meanDamage.toFixed(1)}</b> damage
      </span>
      <span className={odds.defeat > 0 ? 'foe-t' : undefined}>
        <b>{percent(odds.defeat)}</b> Defeated
      </span>
    </span>
  );
}

const ATTACKS = new Set<Option['kind']>(['attack', 'counter', 'breakAttack']);

/** One answer to the open question, with its number, its cost and what it says. */
export function OptionRow({ ask, option, n }: { ask: Ask; option: Option; n: number }) {
  const table = useTable();
  const state = useGame();
  const { names, content, selection } = table;
  const target = targetOf(option);
  const figure = target ? state.figures[target] : undefined;
  const lit = useSelection((s) => target !== null && s.figure === target);
  const attacker = option.by ?? ask.figure;
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
          <b>{optionName(option, state, names, ask.kind)}</b>
          {option.by && option.by !== ask.figure && <small> ({names.figure(state, option.by)})</small>}
          {text && <small className="o-text">{text}</small>}
          {target && attacker && ATTACKS.has(option.kind) && <OddsOf attacker={attacker} target={target} />}
        </span>
        <Cost cost={option.cost} />
        {option.kind === 'pass' ? <kbd>Space</kbd> : n <= 9 && <kbd>{n}</kbd>}
      </button>
    </li>
  );
}
