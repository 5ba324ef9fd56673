import { randomInt } from 'node:crypto';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

/** The purpose of a code: 0, 1, 2 and 3 in the path of the sending call (spec 7.3). */
export type CodePurpose = 'register' | 'reset' | 'bind' | 'change';

export const CODE_LIFE_MS = 5 * 60_000;
const ATTEMPTS_MAX = 5;
const DIGITS = 6;

export const smsCode = table({
  name: 'sms_code',
  columns: {
    purpose: 'text',
    phone: 'text',
    code: 'text',
    issued: 'integer',
    attempts: 'integer',
    used_by: 'text?',
  },
  key: ['purpose', 'phone'],
  indexes: { sms_code_issued: ['issued'] },
});

const forget = statement([smsCode], { until: 'integer' }, (rows, at) =>
  rows.deleteFrom('sms_code').where('issued', '<=', at('until')),
);
const put = statement(
  [smsCode],
  { purpose: 'text', phone: 'text', code: 'text', now: 'integer' },
  (rows, at) =>
    rows
      .insertInto('sms_code')
      .values({
        purpose: at('purpose'),
        phone: at('phone'),
        code: at('code'),
        issued: at('now'),
        attempts: 0,
        used_by: null,
      })
      .onConflict((row) =>
        row
          .columns(['purpose', 'phone'])
          .doUpdateSet({ code: at('code'), issued: at('now'), attempts: 0, used_by: null }),
      ),
);

const TRIED = { purpose: 'text', phone: 'text', code: 'text', after: 'integer', by: 'text' } as const;
// Both are keyed hashes, so the time of the comparison reveals nothing.
const use = statement([smsCode], TRIED, (rows, at) =>
  rows
    .updateTable('sms_code')
    .set({ used_by: at('by') })
    .where('purpose', '=', at('purpose'))
    .where('phone', '=', at('phone'))
    .where('code', '=', at('code'))
    .where('issued', '>', at('after'))
    .where('attempts', '<', ATTEMPTS_MAX)
    .where((row) => row.or([row('used_by', 'is', null), row('used_by', '=', at('by'))])),
);
const miss = statement([smsCode], TRIED, (rows, at) =>
  rows
    .updateTable('sms_code')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('purpose', '=', at('purpose'))
    .where('phone', '=', at('phone'))
    .where('code', '<>', at('code'))
    .where('issued', '>', at('after'))
    .where('attempts', '<', ATTEMPTS_MAX)
    .where((row) => row.or([row('used_by', 'is', null), row('used_by', '=', at('by'))])),
);

/** Sent codes, stored as keyed hashes outside the log: one per purpose and number, for five minutes and five attempts. */
export class SmsCodes {
  readonly #key: Buffer;
  readonly #clock: () => number;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret, clock: () => number) {
    this.#tables = tables;
    this.#key = secret.derive('skins sms codes v1');
    this.#clock = clock;
  }

  /** @returns a new code, which is not stored; it replaces the previous one */
  async issue(purpose: CodePurpose, phone: string): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const now = this.#clock();
    await this.#tables.change([
      forget({ until: now - CODE_LIFE_MS }),
      put({ purpose, phone: this.#veiled(phone), code: this.#hash(purpose, phone, code), now }),
    ]);
    return code;
  }

  /**
   * Uses up a code.
   * @param by the command that needs it; the same command may use it again
   * @returns false if it is wrong, expired, used, or was guessed too often
   */
  async use(purpose: CodePurpose, phone: string, code: string, by: string): Promise<boolean> {
    const tried = {
      purpose,
      phone: this.#veiled(phone),
      code: this.#hash(purpose, phone, code),
      after: this.#clock() - CODE_LIFE_MS,
      by,
    };
    const [used] = await this.#tables.change([use(tried), miss(tried)]);
    return used === 1;
  }

  #veiled(phone: string): string {
    return hmacHex(this.#key, `phone/${phone}`);
  }

  #hash(purpose: CodePurpose, phone: string, code: string): string {
    return hmacHex(this.#key, `code/${purpose}/${phone}/${code}`);
  }
}
