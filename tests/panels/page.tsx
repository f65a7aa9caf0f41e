/** Draws parts of the page around a game, for component tests. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TableContext } from '../../src/stores/react';
import type { Session } from '../../src/stores/session';
import type { Table } from '../../src/stores/table';
import { tableOf } from '../stores/game';

/** jsdom measures nothing and has no modal dialogs: the board gets a size, a dialog opens in place. */
export function completeJsdom(width = 800, height = 620): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
}

/** Renders a part of the page; gives the table it stands on. */
export function show(session: Session, part: ReactNode): Table {
  const table = tableOf(session);
  render(<TableContext value={table}>{part}</TableContext>);
  return table;
}
