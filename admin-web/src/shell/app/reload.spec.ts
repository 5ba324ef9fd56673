import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterDeploy } from './reload';

const reload = vi.spyOn(location, 'reload').mockReturnValue();
const fetched = vi.spyOn(globalThis, 'fetch');

beforeAll(reloadAfterDeploy);
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  fetched.mockReset().mockResolvedValue(new Response(''));
});

/** Reports a missing chunk; resolves once that was handled. */
async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  await new Promise((done) => setTimeout(done));
}

it('reloads the page once if a chunk is missing', async () => {
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload while the server is unreachable', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await miss();
  fetched.mockResolvedValue(new Response('', { status: 503 }));
  await miss();
  expect(reload).not.toHaveBeenCalled();
});
