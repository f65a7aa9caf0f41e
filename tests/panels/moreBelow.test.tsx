import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { MoreBelow } from '../../src/panels/MoreBelow';
import { completeJsdom } from './page';

beforeAll(() => completeJsdom());
afterEach(() => {
  vi.restoreAllMocks();
});

const ROW = 40;

/** Five answers, and room for what is picked. */
function Question({ foot }: { foot: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="box">
      {[0, 1, 2, 3, 4].map((n) => (
        <button key={n} type="button" data-option={`o${n}`} data-row={n} />
      ))}
      {foot && <div className="q-commit" />}
      <MoreBelow box={box} />
    </div>
  );
}

/** The question as it is laid out. @param high its pixels @param foot those of them where what is picked stands */
function question(high: number, foot = 0) {
  let scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { row } = this.dataset;
    const top = row === undefined ? (this.className === 'q-commit' ? high - foot : 0) : Number(row) * ROW - scrolled;
    return new DOMRect(0, top, 100, row === undefined ? high - top : ROW);
  });
  const { getByTestId, container } = render(<Question foot={foot > 0} />);
  return {
    told: () => container.querySelector('.q-more')?.textContent ?? null,
    scroll(to: number) {
      scrolled = to;
      fireEvent.scroll(getByTestId('box'));
    },
  };
}

it('counts the answers below the fold, until they are scrolled to', () => {
  const { told, scroll } = question(3 * ROW);
  expect(told()).toBe('2 more');
  scroll(ROW);
  expect(told()).toBe('1 more');
  scroll(2 * ROW);
  expect(told()).toBeNull();
});

it('counts those, too, that what is picked stands over', () => {
  expect(question(5 * ROW, ROW).told()).toBe('1 more');
});
