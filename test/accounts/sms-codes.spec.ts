import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { SmsCodes, smsCode } from '../../api/src/slices/accounts/sms-codes.ts';
import { SmsLimits, smsSent } from '../../api/src/slices/accounts/sms-limits.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const PHONE = '13800000000';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let now = 0;
beforeEach(() => {
  now = 1_000 * DAY_MS;
});

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

overBoth('an SMS code', [smsCode], ({ tables, stored }) => {
  let codes: SmsCodes;
  beforeEach(() => {
    codes = new SmsCodes(tables(), SECRET, () => now);
  });

  it('has six digits, and works once or for a retry of the same command', async () => {
    const code = await codes.issue('register', PHONE);

    expect(code).toMatch(/^\d{6}$/);
    expect(await codes.use('register', PHONE, code, 'a')).toBe(true);
    expect(await codes.use('register', PHONE, code, 'a')).toBe(true);
    expect(await codes.use('register', PHONE, code, 'b')).toBe(false);
  });

  it('works only for its purpose and number', async () => {
    const code = await codes.issue('register', PHONE);

    expect(await codes.use('reset', PHONE, code, 'a')).toBe(false);
    expect(await codes.use('register', '13900000000', code, 'a')).toBe(false);
  });

  it('expires after five minutes', async () => {
    const code = await codes.issue('reset', PHONE);
    now += 5 * MINUTE_MS - 1;
    expect(await codes.use('reset', PHONE, code, 'a')).toBe(true);
    now += 1;
    expect(await codes.use('reset', PHONE, code, 'a')).toBe(false);
  });

  it('allows five guesses', async () => {
    for (const [guesses, right] of [
      [4, true],
      [5, false],
    ] as const) {
      const code = await codes.issue('change', PHONE);
      for (let guess = 0; guess < guesses; guess += 1)
        expect(await codes.use('change', PHONE, wrongOf(code), 'a')).toBe(false);
      expect(await codes.use('change', PHONE, code, 'a')).toBe(right);
    }
  });

  it('is replaced by a newer one', async () => {
    const first = await codes.issue('register', PHONE);
    const second = await codes.issue('register', PHONE);

    expect(await codes.use('register', PHONE, first, 'a')).toBe(first === second);
  });

  it('allows five guesses that are made at once', async () => {
    const code = await codes.issue('change', PHONE);
    const guesses = Array.from({ length: 9 }, () => codes.use('change', PHONE, wrongOf(code), 'a'));
    await Promise.all(guesses);

    expect((await stored('sms_code'))[0]).toMatchObject({
      attempts: expect.toSatisfy((n) => Number(n) === 5),
    });
    expect(await codes.use('change', PHONE, code, 'a')).toBe(false);
  });

  it('is used by one of two commands at once', async () => {
    const code = await codes.issue('reset', PHONE);
    const used = await Promise.all(['a', 'b'].map((by) => codes.use('reset', PHONE, code, by)));

    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('is not stored in clear, nor is its number', async () => {
    const code = await codes.issue('register', PHONE);
    const rows = JSON.stringify(await stored('sms_code'));

    expect(rows).not.toContain(code);
    expect(rows).not.toContain(PHONE);
  });
});

overBoth('limits of sent codes', [smsSent], ({ tables }) => {
  let limits: SmsLimits;
  beforeEach(() => {
    limits = new SmsLimits(tables(), SECRET, () => now);
  });
  const phoneOf = (n: number): string => String(13_900_000_000 + n);

  it('a number gets one a minute, ten a day', async () => {
    const sending = { phone: PHONE, device: 'd', address: undefined };
    for (let n = 0; n < 10; n += 1) {
      expect(await limits.oneMore({ ...sending, device: `d${n}` })).toBeUndefined();
      now += MINUTE_MS - 1;
      expect(await limits.oneMore(sending)).toEqual({ ms: 1 });
      now += 1;
    }
    expect(await limits.oneMore(sending)).toEqual({ ms: undefined });
    now += DAY_MS;
    expect(await limits.oneMore(sending)).toBeUndefined();
  });

  it('a device gets twenty a day over all numbers', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await limits.oneMore({ phone: phoneOf(n), device: 'd', address: `a${n}` })).toBeUndefined();
    expect(await limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: undefined });
    expect(await limits.oneMore({ phone: PHONE, device: 'e', address: 'a' })).toBeUndefined();
  });

  it('an address gets thirty an hour if addresses are counted', async () => {
    for (let n = 0; n < 30; n += 1)
      expect(await limits.oneMore({ phone: phoneOf(n), device: `d${n}`, address: 'a' })).toBeUndefined();
    expect(await limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: undefined });
    expect(await limits.oneMore({ phone: PHONE, device: 'd', address: undefined })).toBeUndefined();
    now += 60 * MINUTE_MS;
    expect(await limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toBeUndefined();
  });

  it('survive a restart', async () => {
    await limits.oneMore({ phone: PHONE, device: 'd', address: 'a' });
    const later = new SmsLimits(tables(), SECRET, () => now);

    expect(await later.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: MINUTE_MS });
  });

  it('hold for codes that are asked for at once', async () => {
    const asked = Array.from({ length: 30 }, (_none, n) =>
      limits.oneMore({ phone: phoneOf(n), device: 'd', address: undefined }),
    );
    const answers = await Promise.all(asked);

    expect(answers.filter((full) => full === undefined)).toHaveLength(20);
  });
});
