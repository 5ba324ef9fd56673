import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { heardServerTime } from '../net/clock';
import { Countdown, timeLeft } from './Countdown';

beforeAll(() => startSpeaking('EN'));
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  heardServerTime(Date.now());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const digits = (container: HTMLElement) =>
  [...container.querySelectorAll('b')].map((b) => b.textContent).join(':');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('timeLeft', () => {
  it('counts a started second as a whole one and never goes below zero', () => {
    expect(timeLeft(3_661_001)).toEqual({ hours: '01', minutes: '01', seconds: '02' });
    expect(timeLeft(-5)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  });
});

describe('Countdown', () => {
  it('runs down to its moment and tells so once', async () => {
    const onEnd = vi.fn();
    const { container } = render(<Countdown until={Date.now() + 3000} label="left" onEnd={onEnd} />);
    expect(digits(container)).toBe('00:00:03');
    await pass(2000);
    expect(digits(container)).toBe('00:00:01');
    expect(onEnd).not.toHaveBeenCalled();
    await pass(5000);
    expect(digits(container)).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('goes by the server’s clock, not by this one', () => {
    heardServerTime(Date.now() + 60_000);
    const { container } = render(<Countdown until={Date.now() + 90_000} label="left" />);
    expect(digits(container)).toBe('00:00:30');
  });
});
