/** What is not offered, readable and with its reason in it. */
import type { Reason } from '../engine/kernel/types';
import { useGame, useSelection, useTable } from '../stores/react';
import type { Table } from '../stores/table';
import { offLines, offTargets } from '../stores/whyNot';
import { Icon } from './icons/Icon';
import { Token } from './parts';
import { WHY_TEXT } from './text/odds';

/** The reason in the control, with a way to its rule. */
function WhyNot({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <span className="why">
      <Icon name="lock" />
      {reasons.map(({ text }) => text).join(' ')}
    </span>
  );
}

/** The rule of the first failing condition that has one. */
function openRule({ selection }: Table, reasons: readonly Reason[]): void {
  const rule = reasons.find((reason) => reason.rule)?.rule;
  if (rule) selection.set({ dialog: 'rule', rule });
}

/** Targets and lines that the part of the menu that is open does not offer, and why. */
export function OffRows() {
  const table = useTable();
  const state = useGame();
  const group = useSelection((s) => s.group);
  const { names, content, selection } = table;
  const targets = offTargets(table, state);
  const lines = group === 'use' ? offLines(table, state) : [];
  if (targets.length === 0 && lines.length === 0) return null;
  return (
    <ul className="o-list" aria-label={targets.length > 0 ? WHY_TEXT.targets : WHY_TEXT.lines}>
      {targets.map(({ figure, reasons }) => {
        const name = names.figure(state, figure);
        const { card, side } = state.figures[figure] ?? { card: figure, side: 'opponents' };
        return (
          <li key={figure}>
            <button
              type="button"
              className="o-row o-off"
              aria-disabled="true"
              onMouseEnter={() => selection.set({ figure })}
              onMouseLeave={() => selection.set({ figure: null })}
              onFocus={() => selection.set({ figure })}
              onClick={() => openRule(table, reasons)}
            >
              <Token card={card} name={name} foe={side === 'opponents'} size={26} />
              <span className="o-name">
                <b>{name}</b>
                <WhyNot reasons={reasons} />
              </span>
            </button>
          </li>
        );
      })}
      {lines.map(({ card, n, reasons }) => (
        <li key={`${card.key}/${n}`}>
          <button type="button" className="o-row o-off" aria-disabled="true" onClick={() => openRule(table, reasons)}>
            <span className="o-name">
              <b>
                {(content.disciplines[card.card] ?? content.items[card.card] ?? content.upgrades[card.card])?.lines[n]
                  ?.name ?? names.card(card.card)}
              </b>
              <WhyNot reasons={reasons} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
