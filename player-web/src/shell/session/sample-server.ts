import { afterEach, beforeEach, vi } from 'vitest';
import { leave } from '.';

/** What the server answers with, as the contract wraps it. */
export const answer = (data: unknown): Response => Response.json({ code: 200, data, sysTime: 1 });

/** Stands in for the server in each test of a file; what it answers, the test says. */
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
