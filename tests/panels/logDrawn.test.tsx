import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { LogPanel } from '../../src/panels/LogPanel';
import { hasty, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

const drawn = vi.hoisted(() => ({ links: 0 }));
// Each line of the log has links to its rules: they are drawn when the line is.
vi.mock('../../src/panels/RuleLink', () => ({
  RuleLink: () => {
    drawn.links++;
    return null;
  },
}));

beforeAll(() => completeJsdom());

it('the log draws what is new, and leaves the lines before it', () => {
  const session = placed(4);
  playOn(session, 4, (state) => state.round >= 3 && state.ask?.kind === 'action');
  show(session, <LogPanel />);
  const shut = screen.getAllByRole('button', { expanded: false });
  act(() => {
    for (const button of shut) button.click();
  });
  drawn.links = 0;
  act(() => {
    session.choose(
      stateOf(session).ask?.options.find(({ kind }) => kind === 'move')?.id ?? hasty(stateOf(session))[0]?.id ?? '',
    );
  });
  const lines = screen.getByRole('log').querySelectorAll('li').length;
  expect(lines).toBeGreaterThan(30);
  expect(drawn.links).toBeGreaterThan(0);
  expect(drawn.links).toBeLessThan(lines / 2);
});
