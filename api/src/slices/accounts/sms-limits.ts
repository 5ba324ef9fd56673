import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Limits of spec 9.1. */
const RESEND_MS = MINUTE_MS;
const PER_PHONE_A_DAY = 10;
const PER_DEVICE_A_DAY = 20;
const PER_ADDRESS_AN_HOUR = 30;

/** The receiver of a code, and the caller who requests it. */
export interface Sending {
  readonly phone: string;
  readonly device: string;
  /** undefined if addresses are not counted */
  readonly address: string | undefined;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS sms_sent (
  time INTEGER NOT NULL, phone TEXT NOT NULL, device TEXT NOT NULL, address TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS sms_sent_phone ON sms_sent (phone, time);
CREATE INDEX IF NOT EXISTS sms_sent_device ON sms_sent (device, time);
CREATE INDEX IF NOT EXISTS sms_sent_address ON sms_sent (address, time);
CREATE INDEX IF NOT EXISTS sms_sent_time ON sms_sent (time)`;

type Count = Statement<[string, number], { sent: number }>;

/** Limits the codes per number, device and address. The limits are the same for unknown numbers. */
export class SmsLimits {
  readonly #key: Buffer;
  readonly #clock: () => number;
  readonly #last: Statement<[string], { time: number }>;
  readonly #count: Readonly<Record<'phone' | 'device' | 'address', Count>>;
  readonly #insert: Statement<[number, string, string, string]>;
  readonly #forget: Statement<[number]>;

  constructor(database: Database, secret: MasterSecret, clock: () => number) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins sms limits v1');
    this.#clock = clock;
    this.#last = database.prepare('SELECT time FROM sms_sent WHERE phone = ? ORDER BY time DESC LIMIT 1');
    const counting = (column: string): Count =>
      database.prepare(`SELECT COUNT(*) AS sent FROM sms_sent WHERE ${column} = ? AND time > ?`);
    this.#count = {
      phone: counting('phone'),
      device: counting('device'),
      address: counting('address'),
    };
    this.#insert = database.prepare(
      'INSERT INTO sms_sent (time, phone, device, address) VALUES (?, ?, ?, ?)',
    );
    this.#forget = database.prepare('DELETE FROM sms_sent WHERE time <= ?');
  }

  /** Counts one more code. @returns undefined if it may be sent; otherwise the wait in ms, if known */
  oneMore({ phone, device, address }: Sending): { readonly ms: number | undefined } | undefined {
    const now = this.#clock();
    const [toPhone, byDevice, from] = [phone, device, address ?? ''].map((one) => hmacHex(this.#key, one));
    if (toPhone === undefined || byDevice === undefined || from === undefined) return { ms: undefined };
    const last = this.#last.get(toPhone)?.time ?? 0;
    if (now < last + RESEND_MS) return { ms: last + RESEND_MS - now };
    const full =
      this.#sent('phone', toPhone, now - DAY_MS) >= PER_PHONE_A_DAY ||
      this.#sent('device', byDevice, now - DAY_MS) >= PER_DEVICE_A_DAY ||
      (address !== undefined && this.#sent('address', from, now - HOUR_MS) >= PER_ADDRESS_AN_HOUR);
    if (full) return { ms: undefined };
    this.#forget.run(now - DAY_MS);
    this.#insert.run(now, toPhone, byDevice, from);
    return undefined;
  }

  #sent(by: 'phone' | 'device' | 'address', what: string, since: number): number {
    return this.#count[by].get(what, since)?.sent ?? 0;
  }
}
