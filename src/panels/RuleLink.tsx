import { useTable } from '../stores/react';
import { LOG_TEXT } from './text/log';
import { filled } from './text/playback';

/** Opens a rule of the ledger, or with `ruling` the ruling of that number. */
export function RuleLink({ id, ruling, children }: { id?: string | null; ruling?: number | null; children?: string }) {
  const { selection } = useTable();
  const rule = ruling ? `ruling/${ruling}` : id;
  if (!rule) return null;
  const name = ruling ? filled(LOG_TEXT.ruling, { n: ruling }) : filled(LOG_TEXT.rule, { id: rule });
  return (
    <button
      type="button"
      className="rule"
      aria-label={children ? `${children}: ${name}` : name}
      title={name}
      onClick={() => selection.set({ dialog: 'rule', rule })}
    >
      {children ?? (ruling ? name : LOG_TEXT.ruleLink)}
    </button>
  );
}
