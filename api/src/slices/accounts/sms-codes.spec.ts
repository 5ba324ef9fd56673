import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { SmsCodes } from './sms-codes.ts';
import { SmsLimits } from './sms-limits.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const PHONE = '13800000000';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let now = 0;
let database: Database.Database;
beforeEach(() => {
  now = 1_000 * DAY_MS;
  database = new Database(':memory:');
});

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an SMS code', () => {
  let codes: SmsCodes;
  beforeEach(() => {
    codes = new SmsCodes(database, SECRET, () => now);
  });

  it('has six digits, and works once or for a retry of the same command', () => {
    const code = codes.issue('register', PHONE);

    expect(code).toMatch(/^\d{6}$/);
    expect(codes.use('register', PHONE, code, 'a')).toBe(true);
    expect(codes.use('register', PHONE, code, 'a')).toBe(true);
    expect(codes.use('register', PHONE, code, 'b')).toBe(false);
  });

  it('works only for its purpose and number', () => {
    const code = codes.issue('register', PHONE);

    expect(codes.use('reset', PHONE, code, 'a')).toBe(false);
    expect(codes.use('register', '13900000000', code, 'a')).toBe(false);
  });

  it('expires after five minutes', () => {
    const code = codes.issue('reset', PHONE);
    now += 5 * MINUTE_MS - 1;
    expect(codes.use('reset', PHONE, code, 'a')).toBe(true);
    now += 1;
    expect(codes.use('reset', PHONE, code, 'a')).toBe(false);
  });

  it('allows five guesses', () => {
    for (const [guesses, right] of [
      [4, true],
      [5, false],
    ] as const) {
      const code = codes.issue('change', PHONE);
      for (let guess = 0; guess < guesses; guess += 1)
        expect(codes.use('change', PHONE, wrongOf(code), 'a')).toBe(false);
      expect(codes.use('change', PHONE, code, 'a')).toBe(right);
    }
  });

  it('is replaced by a newer one', () => {
    const first = codes.issue('register', PHONE);
    const second = codes.issue('register', PHONE);

    expect(codes.use('register', PHONE, first, 'a')).toBe(first === second);
  });

  it('is not stored in clear, nor is its number', () => {
    const code = codes.issue('register', PHONE);
    const stored = JSON.stringify(database.prepare('SELECT * FROM sms_code').all());

    expect(stored).not.toContain(code);
    expect(stored).not.toContain(PHONE);
  });
});

describe('limits of sent codes', () => {
  let limits: SmsLimits;
  beforeEach(() => {
    limits = new SmsLimits(database, SECRET, () => now);
  });
  const phoneOf = (n: number): string => String(13_900_000_000 + n);

  it('a number gets one a minute, ten a day', () => {
    const sending = { phone: PHONE, device: 'd', address: undefined };
    for (let n = 0; n < 10; n += 1) {
      expect(limits.oneMore({ ...sending, device: `d${n}` })).toBeUndefined();
      now += MINUTE_MS - 1;
      expect(limits.oneMore(sending)).toEqual({ ms: 1 });
      now += 1;
    }
    expect(limits.oneMore(sending)).toEqual({ ms: undefined });
    now += DAY_MS;
    expect(limits.oneMore(sending)).toBeUndefined();
  });

  it('a device gets twenty a day over all numbers', () => {
    for (let n = 0; n < 20; n += 1)
      expect(limits.oneMore({ phone: phoneOf(n), device: 'd', address: `a${n}` })).toBeUndefined();
    expect(limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: undefined });
    expect(limits.oneMore({ phone: PHONE, device: 'e', address: 'a' })).toBeUndefined();
  });

  it('an address gets thirty an hour if addresses are counted', () => {
    for (let n = 0; n < 30; n += 1)
      expect(limits.oneMore({ phone: phoneOf(n), device: `d${n}`, address: 'a' })).toBeUndefined();
    expect(limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: undefined });
    expect(limits.oneMore({ phone: PHONE, device: 'd', address: undefined })).toBeUndefined();
    now += 60 * MINUTE_MS;
    expect(limits.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toBeUndefined();
  });

  it('survive a restart', () => {
    limits.oneMore({ phone: PHONE, device: 'd', address: 'a' });
    const later = new SmsLimits(database, SECRET, () => now);

    expect(later.oneMore({ phone: PHONE, device: 'd', address: 'a' })).toEqual({ ms: MINUTE_MS });
  });
});
