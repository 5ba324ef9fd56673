import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { ask, get } from '../net/ask';
import { queries } from '../net/queries';
import { toast } from '../ui/toast';
import { enter, joinSessionToNet, session } from './index';

vi.mock('../ui/toast', () => ({ toast: { error: vi.fn() } }));

const call = get<unknown>('/api/user/info');
const NOW = 1_800_000_000_000;
const assign = vi.fn<(address: string | URL) => void>();
const left = () => assign.mock.calls.map(([address]) => address);

/** Servers send statuses beyond 599, but a script cannot construct such a response. */
const reply = (status: number, body: object, headers: Record<string, string> = {}) => {
  const response = Response.json(body, { headers });
  vi.spyOn(response, 'status', 'get').mockReturnValue(status);
  vi.stubGlobal('fetch', async () => response);
  return ask(call).catch(() => {});
};
const refuse = (status: number, errCode: number, headers?: Record<string, string>) =>
  reply(status, { code: status, errCode, errMsg: '', requestId: '' }, headers);

beforeEach(async () => {
  await startSpeaking('ZH');
  joinSessionToNet();
  enter('t');
  dispatchEvent(new Event('pageshow'));
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('a refusal for the whole app', () => {
  it('403: the token is invalid, and the player is cleared', async () => {
    await refuse(401, 403);
    expect(session.token).toBeUndefined();
    expect(toast.error).toHaveBeenCalledWith('token 无效，请重新登录', { id: 'session' });
  });

  it('104: the login has expired, and the player is cleared', async () => {
    await refuse(401, 104);
    expect(session.token).toBeUndefined();
    expect(toast.error).toHaveBeenCalledWith('登录失效，请重新登录', { id: 'session' });
  });

  it('shows one message however many calls are refused', async () => {
    await Promise.all([refuse(401, 403), refuse(401, 403)]);
    expect(toast.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    [502, 502],
    [503, 1000],
    [500, 404],
  ])('HTTP %i with errCode %i leads to the maintenance page', async (status, errCode) => {
    await refuse(status, errCode);
    expect(left()).toEqual(['/siteMaintain.html?timer=0']);
    expect(session.token).toBe('t');
  });

  it('631: the shown seeds are void and are refetched', async () => {
    const asked = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
    await refuse(409, 631);
    expect(asked).toHaveBeenCalledWith({ queryKey: ['seeds'] });
    expect(session.token).toBe('t');
  });

  it.each([
    ['seconds', '600'],
    ['a date', new Date(NOW + 600_000).toUTCString()],
  ])('passes the end from Retry-After, given in %s, to the maintenance page', async (_, retry) => {
    await refuse(503, 1000, { 'retry-after': retry });
    expect(left()).toEqual([`/siteMaintain.html?timer=${NOW + 600_000}`]);
  });

  it.each([
    ['HTTP', () => refuse(900, 5)],
    ['the answer', () => reply(200, { code: 900, errMsg: '' })],
    ['its errCode', () => refuse(403, 900)],
  ])('900 in %s leaves for the address that is set in the page', async (_, refused) => {
    document.head.innerHTML = '<meta name="leave-to" content="https://example.org/away" />';
    await refused();
    expect(left()).toEqual(['https://example.org/away']);
    expect(session.token).toBe('t');
  });

  it.each([
    ['alone', { status: 900 }, '/siteMaintain.html?timer=0'],
    [
      'beside an accepted code',
      { code: 200, status: 1000, data: null, sysTime: 1 },
      '/siteMaintain.html?timer=0',
    ],
  ])('a field `status` of the answer counts, %s', async (_, body, page) => {
    document.head.innerHTML = '';
    await reply(200, body);
    expect(left()).toEqual([page]);
    expect(session.token).toBe('t');
  });

  it('leaves once, however many calls are refused on the way', async () => {
    await refuse(502, 502);
    await refuse(503, 1000, { 'retry-after': '60' });
    expect(left()).toEqual(['/siteMaintain.html?timer=0']);
  });

  it.each(['', 'javascript:alert(1)'])(
    '900 leads to the maintenance page if the address set is %j',
    async (address) => {
      document.head.innerHTML = `<meta name="leave-to" content="${address}" />`;
      await refuse(403, 900);
      expect(left()).toEqual(['/siteMaintain.html?timer=0']);
    },
  );

  it('leaves every other refusal to the caller', async () => {
    await refuse(409, 630);
    expect(session.token).toBe('t');
    expect(toast.error).not.toHaveBeenCalled();
  });
});
