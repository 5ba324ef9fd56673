import { afterEach, beforeEach, vi } from 'vitest';
import { leave } from '.';

/** Returns data in the contract's envelope. */
export const answer = (data: unknown): Response => Response.json({ code: 200, data, sysTime: 1 });

/** Replaces the server in each test of a file; the tests define its answers. */
export function sampleServer() {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => vi.stubGlobal('fetch', fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    leave();
    localStorage.clear();
  });
  return fetched;
}
