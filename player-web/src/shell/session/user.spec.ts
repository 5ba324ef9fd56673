import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '../net/queries';
import { toast } from '../ui/toast';
import { enter, session, userQuery } from './index';

vi.mock('../ui/toast', () => ({ toast: { error: vi.fn() } }));

beforeEach(() => enter('t'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  queries.clear();
});

async function askedFor(reply: () => Promise<Response>): Promise<string | undefined> {
  vi.stubGlobal('fetch', reply);
  await queries.fetchQuery({ ...userQuery, retry: false }).catch(() => {});
  return session.token;
}

const refused = (status: number, errCode: number) =>
  askedFor(async () => Response.json({ code: status, errCode, errMsg: '', requestId: '' }, { status }));

it('clears the player if the server does not know the token', async () => {
  expect(await refused(401, 403)).toBeUndefined();
});

it('shows why the player is logged out, where the refusal is none of the token', async () => {
  const reply = Response.json(
    { code: 404, errCode: 603, errMsg: '没有这条记录', requestId: '' },
    { status: 404 },
  );
  expect(await askedFor(() => Promise.resolve(reply))).toBeUndefined();
  expect(toast.error).toHaveBeenCalledWith('没有这条记录', { id: 'session' });
});

it.each([
  [429, 429],
  [500, 500],
  [503, 1000],
  [403, 900],
  [400, 1000],
])('keeps the player at %i with errCode %i, which says nothing about the token', async (status, errCode) => {
  expect(await refused(status, errCode)).toBe('t');
});

it('keeps the player after a network error', async () => {
  expect(await askedFor(() => Promise.reject(new TypeError('failed to fetch')))).toBe('t');
});
