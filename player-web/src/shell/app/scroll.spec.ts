import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScrollReset } from './scroll';

it.each([
  ['/case/hash', 1],
  ['/user/case/p-1', 1],
  ['/user/case', 0],
  ['/page/helpcenter/steam', 0],
])('opening %s scrolls to the top %i times', (path, times) => {
  const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  renderHook(() => useScrollReset(path));
  expect(scrollTo).toHaveBeenCalledTimes(times);
  scrollTo.mockRestore();
});
