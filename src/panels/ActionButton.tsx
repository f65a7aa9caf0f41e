/** A button of the bar of Actions: symbol, name, price, key, one line of how it stands. */
import type { ReactNode } from 'react';
import { filled } from '../log/filled';
import { Icon } from './icons/Icon';
import { ACTION_TEXT } from './text/turn';

export interface Why {
  /** The first reason, in the button. */
  first: string;
  /** All of them, while it is pointed at or in focus. */
  all: readonly string[];
}

interface Props {
  name: string;
  icon: string;
  hotkey?: string | undefined;
  /** SP; 0 shows none. */
  sp?: number;
  /** How it stands. */
  sub: string;
  /** What keeps it from being used; null where it can be, or waits. */
  why?: Why | null;
  off?: boolean;
  /** Its part of the menu is open. */
  open?: boolean;
  /** The share of its points that is left, 0 to 1; null where it is not under way. */
  left?: number | null;
  look?: string | undefined;
  kind?: string;
  act: () => void;
}

export function ActionButton(props: Props): ReactNode {
  const {
    name,
    icon,
    hotkey,
    sp = 0,
    sub,
    why = null,
    off = false,
    open = false,
    left = null,
    look,
    kind,
    act,
  } = props;
  const looks = ['act', look, (open || left !== null) && 'is-on', open && 'is-sel'];
  return (
    <li>
      <button
        type="button"
        className={looks.filter(Boolean).join(' ')}
        aria-disabled={off ? true : undefined}
        aria-pressed={open}
        aria-keyshortcuts={hotkey}
        data-kind={kind}
        onClick={act}
      >
        <Icon name={icon} className="a-ic" />
        <span className="a-n" title={name}>
          {name}
        </span>
        {!off && !why && sp > 0 && (
          <span className="a-cost" role="img" aria-label={filled(ACTION_TEXT.sp, { n: sp })}>
            {Array.from({ length: sp }, (_, n) => (
              <Icon key={`sp${n.toString()}`} name="sp" />
            ))}
          </span>
        )}
        {!off && !why && hotkey && <kbd>{hotkey}</kbd>}
        <span className="a-sub">
          {why && <Icon name="lock" />}
          {why?.first ?? sub}
        </span>
        {left !== null && (
          <span className="a-bar">
            <i style={{ width: `${Math.round(Math.min(1, left) * 100)}%` }} />
          </span>
        )}
        {why && why.all.length > 0 && (
          <span className="a-all" role="tooltip">
            {why.all.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}
