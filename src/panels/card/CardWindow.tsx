/** The window around a card that is read in full, and the head that every such card has. */
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { CARD_TEXT } from '../text/card';
import { Window } from '../Window';

export function CardWindow({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <Window close={close}>
      <div className="sheet">
        <div className="sc-x">
          <button type="button" className="btn btn-icon" aria-label={CARD_TEXT.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </Window>
  );
}

interface HeadProps {
  /** Its drawing, 56 pixels high. */
  art: ReactNode;
  kind: string;
  name: string;
  foe?: boolean;
  /** What else stands in the head. */
  children?: ReactNode;
}

export function CardHead({ art, kind, name, foe = false, children }: HeadProps) {
  return (
    <header className={foe ? 'sc-h sc-foe' : 'sc-h'}>
      {art}
      <div>
        <p className="sc-k">{kind}</p>
        <h2 id="dialog-title">{name}</h2>
      </div>
      {children}
    </header>
  );
}

/** The drawing of a card that is no figure. */
export function CardArt({ icon }: { icon: string }) {
  return (
    <span className="sc-art">
      <Icon name={icon} />
    </span>
  );
}
