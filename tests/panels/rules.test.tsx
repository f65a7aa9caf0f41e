import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RulesReference } from '../../src/panels/RulesReference';
import { newGame } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

/** The reference as it stands in its window. */
async function opened(of: string | null) {
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close;
  show(
    newGame(),
    <dialog open>
      <RulesReference of={of} />
    </dialog>,
  );
  return { field: await screen.findByRole('searchbox'), close };
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const rules = () => screen.getAllByRole('listitem').map((each) => each.dataset.rule);
const focused = () => (document.activeElement as HTMLElement).dataset.rule;

describe('the rules reference', () => {
  it('groups what it finds by topic, the topic that is meant whole, of the others a few', async () => {
    const { field } = await opened(null);
    await userEvent.type(field, 'dodge');
    const [first, second] = headings();
    expect(first).toBe('Dodge12');
    expect(second).toBe('Standard Abilities5');
    const [, abilities] = screen.getAllByRole('heading', { level: 3 }).map((each) => each.closest('section'));
    expect(within(abilities as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '2 more on Standard Abilities' }));
    expect(within(abilities as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByText('Dodge', { selector: 'mark' }).length).toBeGreaterThan(5);
  });

  it('has the rule that a link asked for first, with the others of its topic below', async () => {
    await opened('A1.follow-up.07');
    const [first, second] = rules();
    expect(first).toBe('A1.follow-up.07');
    expect(second).toBe('A1.follow-up.01');
    expect(headings()).toEqual(['More on Follow Up']);
    await waitFor(() => expect(focused()).toBe('A1.follow-up.07'));
    // What is played, and the ruling that says so.
    expect(screen.getAllByText('Ruling 14').length).toBeGreaterThan(0);
  });

  it('has the ruling that was asked for first, then the rules that it decides', async () => {
    await opened('ruling/14');
    expect(rules().slice(0, 2)).toEqual(['ruling/14', 'A1.follow-up.01']);
    expect(headings()).toEqual(['Rules that it decides', 'Rulings']);
  });

  it('says what to try where nothing is found, in one topic or at all', async () => {
    const { field } = await opened('A9.nothing.01');
    expect(screen.getByText(/There is no rule A9\.nothing\.01/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Jump' }));
    expect(field).toHaveFocus();
    await userEvent.type(field, 'poison');
    expect(screen.getByText(/Try one word less/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look in all topics' }));
    expect(headings()[0]).toMatch(/^Effects/);
  });

  it('is gone through with the arrow keys, and left with Escape', async () => {
    const { field, close } = await opened(null);
    await userEvent.type(field, 'dodge{ArrowDown}');
    expect(focused()).toBe('A1.dodge.01');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('A1.dodge.02');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('dodge');
  });
});
