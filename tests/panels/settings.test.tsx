import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { followSettings } from '../../src/app/appearance';
import { SettingsScreen } from '../../src/app/screens/SettingsScreen';
import { Dialogs } from '../../src/panels/Dialogs';
import { Header } from '../../src/panels/Header';
import { QuestionPanel } from '../../src/panels/QuestionPanel';
import { newGame, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

describe('settings', () => {
  it('change by a click, each group by its name', async () => {
    const { settings } = show(newGame(), <SettingsScreen leave={() => undefined} />);
    const choose = (group: string, value: string) =>
      userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: value }));
    await choose('How fast things are shown', 'Slow');
    await choose('Counter', 'Never');
    await choose('Text size', 'Larger');
    await choose('Contrast', 'High');
    await choose('Motion', 'Reduced');
    await userEvent.click(screen.getByRole('checkbox', { name: /The engine decides ties/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /End the turn by itself/ }));
    expect(settings.getState()).toMatchObject({
      speed: 'slow',
      reactions: { counter: 'never', dodge: 'ask' },
      text: 'larger',
      contrast: 'high',
      motion: 'reduced',
      engineDecidesTies: false,
      endSpent: true,
    });
  });

  it('show on the root element at once', () => {
    const { settings } = show(newGame(), <SettingsScreen leave={() => undefined} />);
    const root = document.createElement('html');
    const end = followSettings(root, settings);
    expect({ ...root.dataset }).toEqual({ text: 'normal', contrast: 'normal', motion: 'system' });
    settings.setState({ contrast: 'high', text: 'large' });
    expect(root.dataset).toMatchObject({ contrast: 'high', text: 'large' });
    end();
    settings.setState({ contrast: 'normal' });
    expect(root.dataset.contrast).toBe('high');
  });

  it('open beside a game from the header', async () => {
    show(
      placed(),
      <>
        <Header leave={() => undefined} />
        <Dialogs />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  it('say beside a question about a reaction whether it is asked again', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    expect(stateOf(session).ask?.kind).toBe('dodge');
    const { settings } = show(session, <QuestionPanel />);
    const group = screen.getByRole('group', { name: 'Ask about Dodge' });
    expect(within(group).getByRole('button', { name: 'Ask' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(group).getByRole('button', { name: 'If it matters' }));
    expect(settings.getState().reactions.dodge).toBe('matters');
  });

  it('do not stand beside a question that must be answered', () => {
    show(placed(), <QuestionPanel />);
    expect(screen.queryByRole('group', { name: /Ask about/ })).toBeNull();
  });
});
