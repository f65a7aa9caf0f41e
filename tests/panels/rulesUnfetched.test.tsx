import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { RuleDialog } from '../../src/panels/RuleDialog';
import { TableContext } from '../../src/stores/react';
import { newGame, tableOf } from '../stores/game';
import { completeJsdom } from './page';

const line = vi.hoisted(() => ({ offline: true }));

vi.mock('../../src/log/once', () => ({
  once: (load: () => Promise<unknown>) => () => (line.offline ? Promise.reject(new Error('no line')) : load()),
}));

beforeAll(() => completeJsdom());

it('The rules that cannot be fetched say so in their window, and can be tried again', async () => {
  const close = vi.fn();
  render(
    <TableContext value={tableOf(newGame())}>
      <RuleDialog rule="A1.follow-up.07" close={close} />
    </TableContext>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('dialog', { name: 'Rules' })).toContainElement(alert);
  expect(alert).toHaveTextContent(/could not be fetched.*Nothing is lost.*no line/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('no line');
  line.offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.rule).toBe('A1.follow-up.07');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
