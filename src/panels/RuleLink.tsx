import { createContext, useContext } from 'react';
import { filled } from '../log/filled';
import { useTable } from '../stores/react';
import { Icon } from './icons/Icon';
import { LOG_TEXT } from './text/log';

/** Where a card as a whole is one control, the words with rules are words alone. */
export const WordsAlone = createContext(false);

/** Opens a rule of the ledger (or a tag's: `tag/FLIGHT`), or with `ruling` the ruling of that number. */
export function RuleLink(props: {
  id?: string | null;
  ruling?: number | null;
  children?: string;
  icon?: boolean;
  /** Class in place of a link's. */
  look?: string;
}) {
  const { id, ruling, children, icon, look } = props;
  const { selection } = useTable();
  const wordsAlone = useContext(WordsAlone);
  const rule = ruling ? `ruling/${ruling}` : id;
  if (!rule) return null;
  if (wordsAlone) return children === undefined ? null : <span className={look}>{children}</span>;
  const name = ruling ? filled(LOG_TEXT.ruling, { n: ruling }) : filled(LOG_TEXT.rule, { id: rule });
  return (
    <button
      type="button"
      className={look ?? (icon ? 'rule rule-i' : 'rule')}
      aria-label={children ? `${children}: ${name}` : name}
      title={name}
      onClick={() => selection.set({ dialog: 'rule', rule })}
    >
      {icon ? <Icon name="info" /> : (children ?? (ruling ? name : LOG_TEXT.ruleLink))}
    </button>
  );
}
