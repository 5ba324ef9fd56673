import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollReset } from './scroll';

const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
beforeEach(() => void dispatchEvent(new PopStateEvent('popstate')));
afterEach(() => scrollTo.mockClear());

/** Loads a page, and leaves it for another. @returns how often the page is scrolled to its top then */
function resets(from: string, to: string, returning: boolean): number {
  const { rerender } = renderHook(({ path }) => useScrollReset(path), { initialProps: { path: from } });
  scrollTo.mockClear();
  if (returning) dispatchEvent(new PopStateEvent('popstate'));
  rerender({ path: to });
  return scrollTo.mock.calls.length;
}

describe('the place on a page', () => {
  it.each([
    ['/', '/case/hash', 1],
    ['/', '/page/helpcenter', 1],
    ['/user/vip', '/page/helpcenter/steam', 1],
    ['/page/helpcenter/hash', '/page/helpcenter/steam', 0],
    ['/', '/user/account', 1],
    ['/user/records', '/user/case', 0],
    ['/user/case', '/user/case/p-1', 1],
  ])('from %s to %s: it begins at its top %i times', (from, to, times) => {
    expect(resets(from, to, false)).toBe(times);
  });

  it.each([
    ['/page/active', '/page/helpcenter/steam', 0],
    ['/user/case/p-1', '/user/case', 0],
    ['/page/active', '/case/hash', 1],
  ])('back from %s to %s: it begins at its top %i times', (from, to, times) => {
    expect(resets(from, to, true)).toBe(times);
  });

  it.each([
    ['/case/hash', 1],
    ['/user/case', 0],
    ['/page/helpcenter/steam', 0],
  ])('%s, loaded: it begins at its top %i times', (path, times) => {
    renderHook(() => useScrollReset(path));
    expect(scrollTo).toHaveBeenCalledTimes(times);
  });
});
