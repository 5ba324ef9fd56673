import { randomInt } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** The purpose of a code: 0, 1, 2 and 3 in the path of the sending call (spec 7.3). */
export type CodePurpose = 'register' | 'reset' | 'bind' | 'change';

export const CODE_LIFE_MS = 5 * 60_000;
const ATTEMPTS_MAX = 5;
const DIGITS = 6;

interface Row {
  readonly code: string;
  readonly issued: number;
  readonly attempts: number;
  readonly used_by: string | null;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS sms_code (
  purpose TEXT NOT NULL, phone TEXT NOT NULL, code TEXT NOT NULL, issued INTEGER NOT NULL, attempts INTEGER NOT NULL,
  used_by TEXT, PRIMARY KEY (purpose, phone)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sms_code_issued ON sms_code (issued)`;

/** Sent codes, stored as keyed hashes outside the log: one per purpose and number, for five minutes and five attempts. */
export class SmsCodes {
  readonly #key: Buffer;
  readonly #clock: () => number;
  readonly #put: Statement<[CodePurpose, string, string, number]>;
  readonly #find: Statement<[CodePurpose, string], Row>;
  readonly #miss: Statement<[CodePurpose, string]>;
  readonly #use: Statement<[string, CodePurpose, string]>;
  readonly #forget: Statement<[number]>;

  constructor(database: Database, secret: MasterSecret, clock: () => number) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins sms codes v1');
    this.#clock = clock;
    this.#put = database.prepare(
      'INSERT OR REPLACE INTO sms_code (purpose, phone, code, issued, attempts, used_by) VALUES (?, ?, ?, ?, 0, NULL)',
    );
    this.#find = database.prepare(
      'SELECT code, issued, attempts, used_by FROM sms_code WHERE purpose = ? AND phone = ?',
    );
    this.#miss = database.prepare(
      'UPDATE sms_code SET attempts = attempts + 1 WHERE purpose = ? AND phone = ?',
    );
    this.#use = database.prepare('UPDATE sms_code SET used_by = ? WHERE purpose = ? AND phone = ?');
    this.#forget = database.prepare('DELETE FROM sms_code WHERE issued <= ?');
  }

  /** @returns a new code, which is not stored; it replaces the previous one */
  issue(purpose: CodePurpose, phone: string): string {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const now = this.#clock();
    this.#forget.run(now - CODE_LIFE_MS);
    this.#put.run(purpose, this.#veiled(phone), this.#hash(purpose, phone, code), now);
    return code;
  }

  /**
   * Uses up a code.
   * @param by the command that needs it; the same command may use it again
   * @returns false if it is wrong, expired, used, or was guessed too often
   */
  use(purpose: CodePurpose, phone: string, code: string, by: string): boolean {
    const veiled = this.#veiled(phone);
    const row = this.#find.get(purpose, veiled);
    if (row === undefined || row.issued + CODE_LIFE_MS <= this.#clock()) return false;
    if (row.attempts >= ATTEMPTS_MAX || (row.used_by !== null && row.used_by !== by)) return false;
    // Both are keyed hashes, so the time of the comparison reveals nothing.
    if (row.code !== this.#hash(purpose, phone, code)) {
      this.#miss.run(purpose, veiled);
      return false;
    }
    this.#use.run(by, purpose, veiled);
    return true;
  }

  #veiled(phone: string): string {
    return hmacHex(this.#key, `phone/${phone}`);
  }

  #hash(purpose: CodePurpose, phone: string, code: string): string {
    return hmacHex(this.#key, `code/${purpose}/${phone}/${code}`);
  }
}
