import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { Carousel } from './Carousel';
import { texts } from './texts';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Carousel slides={['one', 'two', 'three']} slideKey={(slide) => slide}>
      {(slide) => slide}
    </Carousel>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass. @returns the place of the slide that is shown then, from 1 */
async function placeAfter(ms: number): Promise<number> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return 1 + screen.getAllByRole('button').findIndex((dot) => dot.getAttribute('aria-current') === 'true');
}

it('shows each slide for five seconds, and the first again after the last (spec 9.3)', async () => {
  expect(await placeAfter(4_999)).toBe(1);
  expect(await placeAfter(1)).toBe(2);
  expect(await placeAfter(5_000)).toBe(3);
  expect(await placeAfter(5_000)).toBe(1);
});

it('waits under the pointer, and goes on after it', async () => {
  const region = screen.getByRole('region');
  fireEvent.mouseEnter(region);
  expect(await placeAfter(20_000)).toBe(1);
  fireEvent.mouseLeave(region);
  expect(await placeAfter(5_000)).toBe(2);
});

it('stays at the slide that was swiped to', async () => {
  const region = screen.getByRole('region');
  fireEvent.touchStart(region, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(region, { changedTouches: [{ clientX: 120 }] });
  expect(await placeAfter(0)).toBe(2);
  expect(await placeAfter(20_000)).toBe(2);
});
