import type { boxList, openBox } from '@skins/api/boxes/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, commandKey, get, post, setCallContext } from './ask';
import { serverNow } from './clock';
import { Refused, Unreachable } from './failures';

const list = get<typeof boxList>('/api/box/list');
const open = post<typeof openBox>('/api/box/open');

const fetched = vi.fn<typeof fetch>();
const refused = vi.fn<(refusal: Refused) => void>();
let token: string | undefined = 'a-token';

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const sent = () => {
  const [url, init] = fetched.mock.calls[0] ?? [];
  return { url, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};

beforeEach(() => {
  token = 'a-token';
  vi.stubGlobal('fetch', fetched);
  setCallContext({ token: () => token, language: () => 'RU', refused });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('ask', () => {
  it('sends token, language and query, and returns the data', async () => {
    fetched.mockResolvedValue(answer({ code: 200, data: [], sysTime: Date.now() }));
    expect(await ask(list, { query: { type: 'hash' } })).toEqual([]);
    const { url, method, headers } = sent();
    expect([url, method]).toEqual(['/api/box/list?type=hash', 'GET']);
    expect([headers.get('token'), headers.get('language')]).toEqual(['a-token', 'RU']);
  });

  it('sends a command with the given key', async () => {
    fetched.mockResolvedValue(answer({ code: 200, data: null, sysTime: 1 }));
    const key = commandKey();
    await ask(open, { body: { boxId: 'b', count: 1, versionHash: 'v' }, key });
    expect(sent().headers.get('Idempotency-Key')).toBe(key);
    expect(sent().body).toBe('{"boxId":"b","count":1,"versionHash":"v"}');
  });

  it('sends each command with a key of its own where none is given, and a read without', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer({ code: 200, data: [], sysTime: 1 })));
    await ask(open);
    await ask(open);
    await ask(list);
    const [first, second, read] = fetched.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect([first?.length, second?.length, read, first === second]).toEqual([32, 32, null, false]);
  });

  it('sets the clock from the answer', async () => {
    const hour = 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'] });
    fetched.mockResolvedValue(answer({ code: 200, data: [], sysTime: Date.now() + hour }));
    await ask(list, { query: { type: 'hash' } });
    expect(serverNow() - Date.now()).toBe(hour);
  });

  it('throws a refusal with all its details, after telling the app', async () => {
    fetched.mockResolvedValue(answer({ code: 401, errCode: 104, errMsg: '登录失效', requestId: 'r-1' }, 401));
    const error = await ask(list, { query: { type: 'hash' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 401, errCode: 104, message: '登录失效', requestId: 'r-1' });
    expect(refused).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('does not tell the app about a refusal of an old token', async () => {
    fetched.mockImplementation(async () => {
      token = 'a-newer-token';
      return answer({ code: 401, errCode: 403, errMsg: '', requestId: '' }, 401);
    });
    await expect(ask(list, { query: { type: 'hash' } })).rejects.toBeInstanceOf(Refused);
    expect(refused).not.toHaveBeenCalled();
  });

  it('treats a gateway’s 502 as a refusal, whatever its body', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
    await expect(ask(list, { query: { type: 'hash' } })).rejects.toMatchObject({ status: 502 });
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed to fetch')), 'offline'],
    ['something that is no JSON', () => Promise.resolve(new Response('<html>')), 'unreadable'],
    ['JSON of somebody else', () => Promise.resolve(answer(['hello'])), 'unreadable'],
  ])('throws Unreachable at %s', async (_, reply, reason) => {
    fetched.mockImplementation(reply);
    const error = await ask(list, { query: { type: 'hash' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).toMatchObject({ reason });
  });

  it('aborts when its signal does', async () => {
    const leaving = new AbortController();
    fetched.mockImplementation(async (_, init) => {
      leaving.abort();
      init?.signal?.throwIfAborted();
      return answer({});
    });
    await expect(ask(list, { query: { type: 'hash' }, signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
