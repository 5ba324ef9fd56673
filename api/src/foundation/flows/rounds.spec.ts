import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs rounds one at a time, continues after a failure, and ends when stopped', async () => {
  let begun = 0;
  const failures: unknown[] = [];
  let end = Promise.withResolvers<void>();
  const rounds = new Rounds({
    run: () => {
      begun += 1;
      end = Promise.withResolvers();
      return end.promise;
    },
    pause: () => 100,
    failed: (err) => failures.push(err),
  });
  rounds.start(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(1);

  end.reject('away');
  await vi.advanceTimersByTimeAsync(100);
  expect({ begun, failures }).toEqual({ begun: 2, failures: ['away'] });

  let stopped = false;
  const stopping = rounds.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toBe(false);
  end.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(2);
});
