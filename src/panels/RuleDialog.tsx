import { useSelection, useTable } from '../stores/react';
import { RulesReference } from './RulesReference';
import { CARD_TEXT } from './text/card';
import { RULES_TEXT } from './text/menu';
import { WINDOW_TEXT } from './text/table';
import { Window } from './Window';

/** The rules in a window. One that was opened from a card leads back to it. @param rule what to open them at, null for the search */
export function RuleDialog({ rule, close }: { rule: string | null; close: () => void }) {
  const { selection } = useTable();
  const fromCard = useSelection((s) => s.card !== null);
  return (
    <Window title={RULES_TEXT.title} close={close}>
      <RulesReference key={rule ?? ''} of={rule} />
      <p className="q-btns">
        {fromCard && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => selection.set({ dialog: 'card', rule: null })}
          >
            {CARD_TEXT.back}
          </button>
        )}
        <button type="button" className="btn" onClick={close}>
          {WINDOW_TEXT.close}
        </button>
      </p>
    </Window>
  );
}
