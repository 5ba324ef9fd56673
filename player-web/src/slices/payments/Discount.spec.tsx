import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { Discount } from './Discount';

const fetched = sampleServer();
beforeEach(() => void vi.useFakeTimers({ now: 1, shouldAdvanceTime: false }));
afterEach(() => {
  cleanup();
  queries.clear();
  vi.useRealTimers();
});

async function shown(time: number | ''): Promise<void> {
  fetched.mockImplementation(async () => answer({ time, title: 'Autumn offer' }));
  render(
    <QueryClientProvider client={queries}>
      <Discount />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('ticks each second, and is gone at zero', async () => {
  await shown(3_001);
  expect(screen.getByRole('timer').textContent).toBe('00:00:03');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00:02');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Autumn offer')).toBeNull();
});

it('is not shown without a time', async () => {
  await shown('');
  expect(screen.queryByText('Autumn offer')).toBeNull();
});
