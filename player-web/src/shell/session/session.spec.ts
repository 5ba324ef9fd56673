import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import('./session')).session;

describe('the session', () => {
  it('treats the stored text "undefined" as no token', async () => {
    localStorage.setItem('token', 'undefined');
    expect((await fresh()).token).toBeUndefined();
  });

  it('remembers the player on the next visit', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('userinfo', 'u-1');
    localStorage.setItem('userSeed', 'Nanshan7');
    expect({ ...(await fresh()) }).toEqual({ token: 't', userId: 'u-1', userSeed: 'Nanshan7' });
  });

  it('forgets an id that has no token', async () => {
    localStorage.setItem('userinfo', 'u-1');
    expect((await fresh()).userId).toBeUndefined();
  });

  it('clears player, token and seed together, and all own data', async () => {
    const { enter, knowUser, keepUserSeed, leave, session } = await import('./session');
    const { queries } = await import('../net/queries');
    enter('t');
    knowUser({ id: 'u-1' });
    keepUserSeed('Nanshan7');
    queries.setQueryData(['user', 'info'], { id: 'u-1' });
    leave();
    expect({ ...session }).toEqual({ token: undefined, userId: undefined, userSeed: undefined });
    expect(['token', 'userinfo', 'user', 'userSeed'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(queries.getQueryData(['user', 'info'])).toBeUndefined();
  });

  it('follows another tab that logs out', async () => {
    localStorage.setItem('token', 't');
    const session = await fresh();
    localStorage.removeItem('token');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(session.token).toBeUndefined();
  });

  it('keeps nothing of the former player when another tab logs in as somebody else', async () => {
    const { enter, knowUser, keepUserSeed, session } = await import('./session');
    const { queries } = await import('../net/queries');
    enter('t');
    knowUser({ id: 'u-1' });
    keepUserSeed('Nanshan7');
    queries.setQueryData(['user', 'info'], { id: 'u-1' });
    localStorage.setItem('token', 'of another');
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect({ ...session }).toEqual({ token: 'of another', userId: undefined, userSeed: undefined });
    expect(queries.getQueryData(['user', 'info'])).toBeUndefined();
    expect(localStorage.getItem('token')).toBe('of another');
  });
});
