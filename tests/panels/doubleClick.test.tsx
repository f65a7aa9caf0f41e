import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { QuestionPanel } from '../../src/panels/QuestionPanel';
import { isWeighed } from '../../src/stores/options';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

describe('a double click on an answer', () => {
  it('only picks what deserves a look; a click of its own gives it', () => {
    const session = placed();
    playOn(session, 6, ({ ask }) => ask?.kind === 'target' && ask.options.some((option) => isWeighed(ask, option)));
    show(session, <QuestionPanel />);
    const { ask, count } = stateOf(session);
    const option = ask?.options.find((each) => isWeighed(ask, each));
    const row = () =>
      screen.getAllByRole('button').find((each) => each.dataset.option === option?.id) as HTMLButtonElement;
    fireEvent.click(row(), { detail: 1 });
    fireEvent.click(row(), { detail: 2 });
    expect(row()).toHaveAttribute('aria-pressed', 'true');
    expect(stateOf(session).count).toBe(count);
    fireEvent.click(row(), { detail: 1 });
    expect(stateOf(session).count).toBeGreaterThan(count);
  });
});
