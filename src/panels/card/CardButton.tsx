import type { ReactNode } from 'react';
import { useTable } from '../../stores/react';

/** Opens the card of a figure, or one of the cards that it uses. */
export function CardButton(props: {
  figure: string;
  /** Key of the card among those of the figure. */
  card?: string;
  className?: string;
  /** Its name, where what is in it does not say it. */
  label?: string;
  title?: string;
  children?: ReactNode;
}) {
  const { figure, card = null, className, label, title = label, children } = props;
  const { selection } = useTable();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      title={title}
      onClick={() => selection.set({ dialog: 'card', card: { figure, key: card } })}
    >
      {children}
    </button>
  );
}
