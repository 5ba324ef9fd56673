import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from './lazy-with-retry';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const broken = () => Promise.reject(new Error('Loading chunk failed'));

describe('loadWithRetry', () => {
  it('retries when a chunk fails', async () => {
    const load = vi.fn().mockImplementationOnce(broken).mockResolvedValue('page');
    const loading = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page once, and not again soon after', async () => {
    void loadWithRetry(broken);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);

    const second = loadWithRetry(broken).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await second).toBeInstanceOf(Error);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('times out a chunk after 120 seconds', async () => {
    const second = vi
      .fn()
      .mockImplementationOnce(() => new Promise<never>(() => {}))
      .mockResolvedValue('page');
    const loading = loadWithRetry(second);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(second).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await loading).toBe('page');
  });
});
