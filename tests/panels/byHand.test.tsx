import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

const screenOf = (session: ReturnType<typeof placed>) => show(session, <TableScreen leave={() => undefined} />);

/** The form, open for the figure that is asked. */
function opened() {
  const session = placed();
  const table = screenOf(session);
  act(() => table.selection.set({ dialog: 'byHand' }));
  return { session, table, form: within(screen.getByRole('dialog', { name: 'By hand' })) };
}

describe('the form for changes by hand', () => {
  it.each(['Damage', 'SP', 'Tokens'])('takes an empty field of %s for no number, and says so', (name) => {
    const { session, form } = opened();
    const { count } = stateOf(session);
    const row = within(form.getByRole('form', { name }));
    const field = row.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: '' } });
    expect(row.queryByRole('alert')).toBeNull();
    fireEvent.submit(form.getByRole('form', { name }));
    expect(row.getByRole('alert')).toHaveTextContent('Write a whole number, 0 or more.');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(stateOf(session).count).toBe(count);
    fireEvent.change(field, { target: { value: '1' } });
    expect(row.queryByRole('alert')).toBeNull();
    fireEvent.submit(form.getByRole('form', { name }));
    expect(stateOf(session).count).toBe(count + 1);
  });

  it('leads back to now from an earlier moment, for it changes the game of now', () => {
    const session = placed();
    playOn(session, 3, (state) => state.count > 12 && state.ask?.kind === 'action');
    const table = screenOf(session);
    act(() => void table.lookBack.look({ n: 6, event: 0 }));
    expect(table.lookBack.getState().picture).not.toBeNull();
    act(() => table.selection.set({ dialog: 'byHand' }));
    expect(table.lookBack.getState().picture).toBeNull();
  });
});

describe('undo while an earlier moment is looked at', () => {
  it.each([
    ['Z', 'z'],
    ['Shift Z', '{Shift>}Z{/Shift}'],
  ])('leads back to now first, by %s: nothing is taken back unseen', async (_, keys) => {
    const session = placed();
    playOn(session, 3, (state) => state.count > 12 && state.ask?.kind === 'action');
    const table = screenOf(session);
    table.settings.setState({ confirmUndo: false });
    const { count } = stateOf(session);
    act(() => void table.lookBack.look({ n: 6, event: 0 }));
    await userEvent.keyboard(keys);
    expect(table.lookBack.getState().picture).toBeNull();
    expect(stateOf(session).count).toBe(count);
    expect(table.selection.getState().dialog).toBeNull();
    await userEvent.keyboard('z');
    expect(stateOf(session).count).toBeLessThan(count);
  });
});

describe('a figure that is Defeated by hand', () => {
  it('stays chosen, with the way to mend it, and no other takes its place', async () => {
    const { session, form } = opened();
    const state = stateOf(session);
    const sickle = Object.values(state.figures).find(({ card }) => card === 'cave-sickle');
    const figure = form.getByRole('combobox', { name: 'Figure' });
    fireEvent.change(figure, { target: { value: sickle?.id } });
    fireEvent.change(form.getByRole('spinbutton', { name: 'Damage' }), { target: { value: '6' } });
    fireEvent.submit(form.getByRole('form', { name: 'Damage' }));
    expect(stateOf(session).figures[sickle?.id ?? '']?.defeated).toBe(true);
    expect(figure).toHaveValue(sickle?.id);
    expect(figure).toHaveDisplayValue(/Cave Sickle \d \(Defeated\)/);
    expect(form.getByRole('status')).toHaveTextContent(/Undo/);
    expect(form.queryByRole('form', { name: 'Damage' })).toBeNull();
    fireEvent.change(figure, { target: { value: 'remi' } });
    expect(form.getByRole('form', { name: 'Damage' })).toBeVisible();
  });

  it('ends the Encounter with its last enemy, and the form with it', () => {
    const { session, table } = opened();
    const enemies = Object.values(stateOf(session).figures).filter(({ side }) => side === 'opponents');
    for (const { id } of enemies) {
      const { hp } = table.queries.view(stateOf(session)).figures[id] ?? { hp: 0 };
      act(() => void session.change({ set: 'damage', figure: id, n: hp }));
    }
    expect(stateOf(session).outcome).not.toBeNull();
    expect(table.selection.getState().dialog).toBeNull();
  });
});
