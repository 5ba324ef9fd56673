import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSpeaking } from '../i18n';
import { ask, get } from '../net/ask';
import { queries } from '../net/queries';
import { toast } from '../ui/toast';
import { enter, joinSessionToNet, session } from './index';

vi.mock('../ui/toast', () => ({ toast: { error: vi.fn() } }));

const call = get<unknown>('/api/user/info');
const refuse = (status: number, errCode: number) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: status, errCode, errMsg: '', requestId: '' }, { status }),
  );
  return ask(call).catch(() => {});
};

beforeEach(async () => {
  await startSpeaking('ZH');
  joinSessionToNet();
  enter('t');
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

  it('says so once, however many calls are refused', async () => {
    await Promise.all([refuse(401, 403), refuse(401, 403)]);
    expect(toast.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    [502, 502],
    [503, 1000],
    [500, 404],
  ])('HTTP %i with errCode %i leads to the maintenance page', async (status, errCode) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await refuse(status, errCode);
    expect(assign).toHaveBeenCalledWith('/siteMaintain.html');
    expect(session.token).toBe('t');
  });

  it('631: the seeds that are shown are void, and are asked for again', async () => {
    const asked = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
    await refuse(409, 631);
    expect(asked).toHaveBeenCalledWith({ queryKey: ['seeds'] });
    expect(session.token).toBe('t');
  });

  it('leaves every other refusal to the caller', async () => {
    await refuse(409, 630);
    expect(session.token).toBe('t');
    expect(toast.error).not.toHaveBeenCalled();
  });
});
