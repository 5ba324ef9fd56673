import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePress } from './use-press';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawn = () =>
  act(() => {
    for (const run of frames.splice(0)) run(0);
    vi.advanceTimersByTime(0);
  });

it('shows a press before its action begins', () => {
  const play = vi.fn();
  const { result } = renderHook(() => usePress(play));
  act(() => result.current.press());
  expect(result.current.pressed).toBe(true);
  expect(play).not.toHaveBeenCalled();
  drawn();
  expect(play).toHaveBeenCalledTimes(1);
  expect(result.current.pressed).toBe(false);
});

it('continues where nothing is painted, as in a hidden tab', () => {
  const play = vi.fn();
  const { result } = renderHook(() => usePress(play));
  act(() => result.current.press());
  act(() => void vi.advanceTimersByTime(1000));
  expect(play).toHaveBeenCalledTimes(1);
});

it('does not act once the page was left', () => {
  const play = vi.fn();
  const { result, unmount } = renderHook(() => usePress(play));
  act(() => result.current.press());
  unmount();
  drawn();
  act(() => void vi.advanceTimersByTime(1000));
  expect(play).not.toHaveBeenCalled();
});
