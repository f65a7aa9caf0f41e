import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LibraryScreen } from '../../src/app/screens/LibraryScreen';
import { loadLedger, ruleOfTag } from '../../src/log';
import { engineRules } from '../../src/stores/engine';
import { createSession } from '../../src/stores/session';
import type { Table } from '../../src/stores/table';
import { content } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => {
  completeJsdom();
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

const leave = vi.fn();
let table: Table;
beforeEach(() => {
  table = show(createSession(content, engineRules), <LibraryScreen leave={leave} />);
});

const search = () => screen.getByRole('searchbox', { name: 'Search cards' });
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => screen.getByRole('button', { name, exact: true } as never);
const dialog = () => screen.getByRole('dialog');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the library', () => {
  it('shows every card under the heading of its kind, in lists', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Adventurers 4', 'Disciplines 12', 'Items 19', 'Combatants 7', 'Encounters 3']);
    expect(screen.getByText('45 cards')).toBeVisible();
    expect(cards()).toHaveLength(45);
    for (const each of screen.getAllByRole('article')) expect(each.closest('ul > li')).not.toBeNull();
  });

  it('shows what a card is at a glance, and that more stands on it', () => {
    const sword = card('Long Sword').closest('article') as HTMLElement;
    expect(sword).toHaveTextContent('Weapon, 1-Handed');
    expect(sword).toHaveTextContent('18 Gold');
    expect(sword).toHaveTextContent('and 1 more line');
    expect(sword).toHaveTextContent('Published in partIcons and other side: house');
    // The card is one control: its words lead nowhere yet.
    expect(within(sword).getAllByRole('button')).toHaveLength(1);
    expect(card('Animate').closest('article')).toHaveTextContent('3 AI Steps');
    expect(card('The Drowned Gate').closest('article')).toHaveTextContent('Animate × 2');
    expect(card('Nightingale Arsen').closest('article')).toHaveTextContent('Published facts 1.2');
  });

  it('finds cards while one types, says so, and leads back when there is none', async () => {
    await userEvent.type(search(), 'hammer');
    expect(cards()).toEqual(['Hammer Helm', 'Great Hammer']);
    expect(screen.getByText('2 cards')).toBeVisible();
    await userEvent.type(search(), ' helm');
    expect(screen.getByText('1 card')).toBeVisible();
    await userEvent.type(search(), ' zzz');
    expect(screen.getByText('0 cards')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No card is like that.' })).toBeVisible();
    await press('Show all');
    expect(cards()).toHaveLength(45);
    expect(search()).toHaveValue('');
  });

  it('filters by kind, tree and source, counts on, and drops all of it at once', async () => {
    await press('Disciplines');
    expect(screen.getByRole('button', { name: 'Disciplines' })).toHaveAttribute('aria-pressed', 'true');
    expect(cards()).toHaveLength(12);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sanctus/ }));
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Subterfuge/ }));
    expect(cards()).toHaveLength(3);
    expect(screen.getByRole('checkbox', { name: /^House/ }).closest('label')).toHaveTextContent('House0');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sanctus/ }));
    expect(cards()).toEqual(['Like the Shadows']);
    expect(screen.getByRole('button', { name: 'Filters, 2 chosen' })).toBeInTheDocument();
    await press('Show all');
    expect(cards()).toHaveLength(45);
    expect(screen.getByRole('checkbox', { name: /^Subterfuge/ })).not.toBeChecked();
  });

  it('sorts by name over all kinds', async () => {
    await press('By name');
    expect(cards().slice(0, 2)).toEqual(['Animate', 'Blade Works']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('folds its filters by a button that says so', async () => {
    const fold = screen.getByRole('button', { name: 'Filters' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a card of the library in full', () => {
  it('is the card as it is printed, with its source', async () => {
    await userEvent.click(card('Zeke Jeong'));
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveTextContent('Zeke Jeong');
    expect(within(dialog()).getByText('HP').parentElement).toHaveTextContent(/^HP12$/);
    expect(within(dialog()).getByText('SP').parentElement).toHaveTextContent(/^SP53 back each turn$/);
    expect(within(dialog()).queryByText('Attack')).toBeNull();
    expect(within(dialog()).getByText('Published facts 1.2')).toBeVisible();
    // What a starting one owns leads on.
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Long Sword' }));
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveTextContent('Long Sword');
    expect(within(dialog()).getByRole('heading', { level: 3 })).toHaveTextContent('The other side: Weapon, 2-Handed');
    // Nobody uses it: it is neither ready nor Exhausted.
    expect(within(dialog()).queryByText('Ready')).toBeNull();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the rules of its words and comes back from there', async () => {
    await userEvent.click(card('Gore Shot'));
    await userEvent.click(within(dialog()).getByRole('button', { name: /^SPELL: / }));
    const rule = ruleOfTag(await loadLedger(), 'SPELL');
    expect(rule).not.toBeNull();
    expect(table.selection.getState().rule).toBe('tag/SPELL');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Back to the card' }));
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveTextContent('Gore Shot');
  });

  it('tells an Encounter with its rules and ends, and leads to its opponents with their AI Steps', async () => {
    await userEvent.click(card('The Drowned Gate'));
    expect(within(dialog()).getByRole('heading', { name: 'Rules of this Encounter' })).toBeVisible();
    expect(dialog()).toHaveTextContent('Won when all opponents are Defeated.');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Animate' }));
    expect(within(dialog()).getByRole('heading', { name: 'AI Steps' })).toBeVisible();
    expect(within(dialog()).getByText('HP').parentElement).toHaveTextContent(/^HP30$/);
  });
});

describe('keys of the library', () => {
  it('go to the search by /, clear it by Esc before Esc means the page, and go from card to card', async () => {
    const page = vi.fn();
    window.addEventListener('keydown', page);
    await userEvent.keyboard('/');
    expect(search()).toHaveFocus();
    await userEvent.keyboard('gore');
    await userEvent.keyboard('{ArrowDown}');
    expect(card('Gore Shot')).toHaveFocus();
    page.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(page).not.toHaveBeenCalled();
    expect(cards()).toHaveLength(45);
    await userEvent.keyboard('{ArrowRight}');
    expect(card('Imbued Fear')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(card('Crumbling Time')).toHaveFocus();
    page.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(page).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', page);
  });

  it('are left to an open card and to the search: a second / is written', async () => {
    await userEvent.keyboard('/a/');
    expect(search()).toHaveValue('a/');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(card('Gore Shot'));
    fireEvent.keyDown(dialog(), { key: '/' });
    expect(search()).not.toHaveFocus();
  });
});
