import type { Ask, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { alternativeText, optionName, optionText } from '../log';
import { chooseOption } from '../stores/actions';
import { targetOf } from '../stores/options';
import type { AttackHow } from '../stores/queries';
import { useGame, useSelection, useTable } from '../stores/react';
import { Cost, Token } from './parts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

interface Wager {
  attacker: string;
  target: string;
  how: AttackHow;
}

const ATTACKS = new Set<Option['kind']>(['attack', 'counter', 'breakAttack']);

/**
 * The Attack that an option would make or meet, for its odds. Null where they would not be those of this Attack: one with
 * bonuses of its own.
 */
function wagerOf(ask: Ask, option: Option, state: State): Wager | null {
  const target = targetOf(option);
  const by = option.by ?? ask.figure;
  if (ATTACKS.has(option.kind))
    return by && target ? { attacker: by, target, how: option.with ? { with: option.with } : {} } : null;
  const attack = state.stack.findLast((frame) => frame.kind === 'attack');
  if (attack?.kind !== 'attack' || attack.bonuses.length > 0 || attack.riders.length > 0) return null;
  const how: AttackHow = { with: attack.mode, empower: attack.empowered };
  const plain = option.kind === 'pass' || option.id === ask.kind;
  if (!plain || (ask.kind !== 'dodge' && ask.kind !== 'empower')) return null;
  const { attacker, target: defender } = attack;
  return { attacker, target: defender, how: { ...how, ...(option.kind !== 'pass' && { [ask.kind]: true }) } };
}

/** Chance to hit, expected Damage, chance Defeated. */
function OddsOf({ wager, met }: { wager: Wager; met: boolean }) {
  const state = useGame();
  const odds = useTable().queries.odds(state, wager.attacker, wager.target, wager.how);
  return (
    <span className="o-odds">
      <span>
        <b>{percent(odds.hit)}</b> {met ? 'to be hit' : 'to hit'}
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

/** One answer to the open question, with its number, its cost and what it says. */
export function OptionRow({ ask, option, n }: { ask: Ask; option: Option; n: number }) {
  const table = useTable();
  const state = useGame();
  const { names, content, selection } = table;
  const target = targetOf(option);
  const figure = target ? state.figures[target] : undefined;
  const lit = useSelection((s) => target !== null && s.figure === target);
  const wager = wagerOf(ask, option, state);
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
          {wager && <OddsOf wager={wager} met={ask.kind === 'dodge'} />}
        </span>
        <Cost cost={option.cost} times={option.times} />
        {option.kind === 'pass' ? <kbd>Space</kbd> : n <= 9 && <kbd>{n}</kbd>}
      </button>
    </li>
  );
}
