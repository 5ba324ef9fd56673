import { beforeEach, describe, expect, it } from 'vitest';
import { CallRefused } from '../http/call-refused.ts';
import type { Caller } from '../http/caller.ts';
import { MasterSecret } from '../secrets/index.ts';
import { Entrance, type Lane } from './entrance.ts';
import { Guesses } from './guesses.ts';
import { KnownDevices } from './known-devices.ts';

const RIGHT = 'nanshan7x';

/** A device that keeps what it is given. */
function device(): Caller {
  const cookies = new Map<string, string>();
  return {
    address: '203.0.113.7',
    requestId: 'r',
    kept: (name) => cookies.get(name),
    keep: (name, value) => void cookies.set(name, value),
    wrote: () => undefined,
  };
}

describe('an entrance', () => {
  let now: number;
  let entrance: Entrance;
  let lanes: Lane[];

  beforeEach(() => {
    now = 1_000_000;
    lanes = [];
    const devices = new KnownDevices(new MasterSecret('0b'.repeat(32)));
    entrance = new Entrance(new Guesses(() => now), devices, '/login');
  });

  const enter = async (account: string, password: string, caller = device()): Promise<string> => {
    const found = await entrance.enter(account, caller, async (lane) => {
      lanes.push(lane);
      return password === RIGHT ? 'in' : undefined;
    });
    return found instanceof CallRefused ? `wait ${found.retryAfter}` : (found ?? 'wrong');
  };

  /** Strangers guess for as long as they are let, an hour long. */
  const attacked = async (account: string): Promise<void> => {
    for (const end = now + 3_600_000; now < end; now += 1_000) await enter(account, 'guess');
  };

  it('keeps strangers waiting a minute at most, and lets the owner in at once where the owner was before', async () => {
    const own = device();
    expect(await enter('anna', RIGHT, own)).toBe('in');
    await attacked('anna');

    expect(await enter('anna', RIGHT)).toMatch(/^wait ([1-5]?\d|60)$/);
    expect(await enter('anna', RIGHT, own)).toBe('in');
    expect(lanes.at(-1)).toBe('known');
    now += 60_000;
    expect(await enter('anna', RIGHT)).toBe('in');
    expect(lanes.at(-1)).toBe('stranger');
  });

  it('limits guesses on a known device, too, and such a device is a stranger to other accounts', async () => {
    const own = device();
    await enter('anna', RIGHT, own);
    for (let n = 0; n < 20; n += 1) await enter('ben', 'guess', device());
    expect(await enter('ben', RIGHT, own)).toMatch(/^wait/);

    const guesses: string[] = [];
    for (let n = 0; n < 20; n += 1) guesses.push(await enter('anna', 'guess', own));
    expect(guesses.filter((one) => one === 'wrong')).toHaveLength(6);
    // Nor do they keep strangers from their own door: the owner on a new device.
    expect(await enter('anna', RIGHT)).toBe('in');
  });

  it('does the same for an account that is not there', async () => {
    const all = [];
    for (const account of ['anna', 'nobody'])
      all.push(await Promise.all(Array.from({ length: 20 }, () => enter(account, 'guess'))));

    expect(all[0]).toEqual(all[1]);
  });

  it('counts no guess that could not be checked', async () => {
    for (let n = 0; n < 50; n += 1)
      await expect(
        entrance.enter('anna', device(), () => Promise.reject(new Error('too many wait'))),
      ).rejects.toThrow('too many wait');

    expect(await enter('anna', RIGHT)).toBe('in');
  });
});
