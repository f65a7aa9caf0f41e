import type { Ask } from '../engine/kernel/types';
import { endTurn } from '../stores/actions';
import { useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { ACTION_TEXT } from './text/turn';

/** Below the answers on a phone, whose bar of Actions is a tab away: the way out of the turn. */
export function EndTurn({ ask }: { ask: Ask }) {
  const table = useTable();
  if (!ask.options.some(({ kind }) => kind === 'endTurn')) return null;
  return (
    <p className="q-btns q-end">
      <button type="button" className="btn" onClick={() => endTurn(table)}>
        <Icon name="endturn" />
        {ACTION_TEXT.endTurn}
      </button>
    </p>
  );
}
