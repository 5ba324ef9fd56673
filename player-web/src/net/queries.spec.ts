import { afterEach, expect, it } from 'vitest';
import { Refused, Unreachable } from './failures';
import { cancelReads, kept, queries } from './queries';

afterEach(() => queries.clear());

const never =
  (signals: AbortSignal[]) =>
  ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };

it('leaving a page cancels what it waits for, and nothing that belongs to the shell', () => {
  const signals: AbortSignal[] = [];
  void queries.prefetchQuery({ queryKey: ['page'], queryFn: never(signals) });
  void queries.prefetchQuery({ queryKey: ['shell'], queryFn: never(signals), meta: kept });
  cancelReads();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('a refusal is final, a broken line is worth two more attempts', () => {
  const retry = queries.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('retry is a rule');
  const refused = new Refused({ status: 409, errCode: 630, errMsg: '', requestId: '' });
  const broken = new Unreachable('offline');
  expect([retry(0, refused), retry(0, broken), retry(1, broken), retry(2, broken)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
