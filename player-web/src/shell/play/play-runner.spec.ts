import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocked, revealed, type Order } from './play';
import { PlayRunner, SETTLE, type Backstage } from './play-runner';

/** milliseconds until this game shows a result, with and without animation */
const SHOWN_AFTER = 4000;
const STILL = 600;

const order: Order = { key: 'a' };
const refused = { kind: 'refused', order, errCode: 630, errMsg: '', requestId: 'r' } as const;

function stage(overrides: Partial<Backstage<Order, string>> = {}) {
  const log: string[] = [];
  const runner = new PlayRunner<Order, string>({
    send: async () => 'won',
    failureOf: (_, order) => ({ kind: 'unanswered', order }),
    withhold: () => {
      log.push('held');
      return () => void log.push('released');
    },
    drawn: async () => {},
    take: (outcome) => void log.push(`took ${outcome}`),
    motion: () => 'moving',
    revealMs: (motion) => (motion === 'moving' ? SHOWN_AFTER : STILL),
    ...overrides,
  });
  runner.subscribe(() => void log.push(runner.current().phase));
  return { runner, log };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the play runner', () => {
  it('withholds every result until the animation stops, then releases it and hands it over', async () => {
    const { runner, log } = stage();
    runner.press(order);
    await vi.advanceTimersByTimeAsync(SHOWN_AFTER - 1);
    expect(log).toEqual(['held', 'requesting', 'revealing']);
    expect(revealed(runner.current())).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    // In two tasks, so that the page can paint and take input in between.
    expect(log.slice(3)).toEqual(['landed', 'released']);
    await vi.advanceTimersToNextTimerAsync();
    expect(log.slice(5)).toEqual(['took won']);
    await vi.advanceTimersByTimeAsync(SETTLE);
    expect(runner.current().phase).toBe('settled');
  });

  it('waits a moment without animation with reduced motion', async () => {
    const { runner } = stage({ motion: () => 'still' });
    runner.press(order);
    await vi.advanceTimersByTimeAsync(STILL);
    expect(runner.current().phase).toBe('landed');
  });

  it('sends one order however often the button is pressed', async () => {
    const send = vi.fn(async (order: Order) => order.key);
    const { runner } = stage({ send });
    runner.press(order);
    runner.press({ ...order, key: 'b' });
    await vi.advanceTimersByTimeAsync(SHOWN_AFTER + SETTLE - 1);
    runner.press({ ...order, key: 'c' });
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    runner.press({ ...order, key: 'd' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('skips only from the running animation to the result', async () => {
    const { runner, log } = stage();
    runner.skip();
    runner.press(order);
    runner.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(runner.current().phase).toBe('revealing');
    runner.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(log.slice(3)).toEqual(['landed', 'released', 'took won']);
  });

  it('releases when the play was refused', async () => {
    const { runner, log } = stage({ send: () => Promise.reject(new Error('630')), failureOf: () => refused });
    runner.press(order);
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['held', 'requesting', 'idle', 'released']);
  });

  it('keeps withholding while the outcome is unknown, until the player gives up', async () => {
    const { runner, log } = stage({ send: () => Promise.reject(new Error('offline')) });
    runner.press(order);
    await vi.advanceTimersByTimeAsync(0);
    expect(runner.current()).toEqual({ phase: 'idle', failure: { kind: 'unanswered', order } });
    expect(log).not.toContain('released');
    runner.dismiss();
    expect(log.at(-1)).toBe('released');
  });

  it('retries the same order and reveals its one answer', async () => {
    const keys: string[] = [];
    const { runner, log } = stage({
      send: async ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new Error('offline');
        return 'won';
      },
    });
    runner.press(order);
    await vi.advanceTimersByTimeAsync(0);
    runner.press(order);
    await vi.advanceTimersByTimeAsync(SHOWN_AFTER);
    expect(keys).toEqual(['a', 'a']);
    expect(log.filter((entry) => entry === 'held')).toHaveLength(1);
    await vi.advanceTimersToNextTimerAsync();
    expect(log.at(-1)).toBe('took won');
  });

  it('ends at once if the player leaves the page', async () => {
    const { runner, log } = stage();
    runner.press(order);
    runner.attend(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(log.slice(-2)).toEqual(['released', 'took won']);
  });

  it('always ends, whatever the network does and whenever the player skips', async () => {
    const world = fc.record({
      answers: fc.boolean(),
      delay: fc.integer({ min: 0, max: 5000 }),
      skips: fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ answers, delay, skips }) => {
        const { runner, log } = stage({
          send: () =>
            new Promise((resolve, reject) => {
              setTimeout(() => (answers ? resolve('won') : reject(new Error('offline'))), delay);
            }),
        });
        runner.press(order);
        for (const skip of skips) setTimeout(runner.skip, skip);
        await vi.advanceTimersByTimeAsync(20_000);
        runner.dismiss();
        expect(isLocked(runner.current())).toBe(false);
        expect(log.filter((entry) => entry === 'released')).toHaveLength(1);
        const before = log.slice(0, log.indexOf('released'));
        expect(before.some((entry) => entry.startsWith('took'))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
