import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { results } from '../../shell/play/results';
import { useFreeOpening } from './use-free-opening';

it('stays ended if the answer comes after it was closed', async () => {
  const { result } = renderHook(() => useFreeOpening<string, string>());
  let answer: (won: string) => void = () => {};
  let opened: Promise<void> = Promise.resolve();
  act(() => {
    opened = result.current.open('box', () => new Promise((resolve) => (answer = resolve)));
  });
  expect(results.held).toBe(1);
  act(() => result.current.end());
  await act(async () => {
    answer('skin');
    await opened;
  });
  expect(result.current.run).toBeUndefined();
  expect(results.held).toBe(0);
});
