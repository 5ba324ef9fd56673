import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';
import { CaptchaChallenge, Hex } from './captcha-challenge.ts';

/** Lifetime of a challenge, in milliseconds. */
const LIFE_MS = 10 * 60_000;
const ALGORITHM = 'SHA-256';
/** Hashes per candidate number. */
const COST = 16;
/** Bounds of the number to find: one or two seconds of work on a phone. */
const COUNTER_MIN = 1_000;
const COUNTER_MAX = 4_000;
const TICKET_MAX = 4_096;

const ticketOf = Compile(
  Type.Object({
    challenge: CaptchaChallenge,
    solution: Type.Object({
      counter: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
      derivedKey: Hex,
    }),
  }),
);

export const captchaUsed = table({
  name: 'captcha_used',
  columns: { nonce: 'text', until: 'integer' },
  key: ['nonce'],
});

const forget = statement([captchaUsed], { now: 'integer' }, (rows, at) =>
  rows.deleteFrom('captcha_used').where('until', '<=', at('now')),
);
const use = statement([captchaUsed], { nonce: 'text', until: 'integer' }, (rows, at) =>
  rows
    .insertInto('captcha_used')
    .values({ nonce: at('nonce'), until: at('until') })
    .onConflict((row) => row.doNothing()),
);

const isSigned = Compile(CaptchaChallenge);

/**
 * Verifies humans by proof of work. A challenge costs a browser some seconds and is bound to a device; its solution works once
 * (docs/operations.md, "Codes by SMS").
 */
export class Captcha {
  readonly #clock: () => number;
  readonly #signing: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };
  readonly #deviceKey: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret, clock: () => number) {
    this.#tables = tables;
    this.#clock = clock;
    this.#signing = {
      hmacSignatureSecret: secret.derive('skins captcha v1').toString('hex'),
      hmacKeySignatureSecret: secret.derive('skins captcha keys v1').toString('hex'),
    };
    this.#deviceKey = secret.derive('skins captcha devices v1');
  }

  /** @param device fingerprint of the caller's device */
  async challenge(device: string): Promise<Static<typeof CaptchaChallenge>> {
    const made: Challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(COUNTER_MIN, COUNTER_MAX),
      deriveKey,
      data: {
        device: hmacHex(this.#deviceKey, device),
        until: this.#clock() + LIFE_MS,
      },
      ...this.#signing,
    });
    const written: unknown = JSON.parse(JSON.stringify(made));
    if (!isSigned.Check(written)) throw new TypeError('the library makes challenges of another shape');
    return written;
  }

  /**
   * Uses up a solution.
   * @param ticket base64 of the challenge with its solution
   * @param randStr the challenge's nonce
   * @returns the keyed hash of the device that requested the challenge; undefined if the solution is wrong, expired or used
   */
  async take(ticket: string, randStr: string): Promise<string | undefined> {
    const read = ticketIn(ticket);
    if (read === undefined) return undefined;
    const { challenge, solution } = read;
    const { nonce, data } = challenge.parameters;
    const now = this.#clock();
    if (!isSame(nonce, randStr) || data.until <= now || data.until > now + LIFE_MS) return undefined;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#signing });
    if (!verified) return undefined;
    const [, used] = await this.#tables.change([forget({ now }), use({ nonce, until: data.until })]);
    return used === 1 ? data.device : undefined;
  }
}

function ticketIn(ticket: string) {
  if (ticket.length > TICKET_MAX) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(ticket, 'base64').toString('utf8'));
    return ticketOf.Check(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
