import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Database, Statement } from 'better-sqlite3';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { CaptchaChallenge, Hex } from './captcha-challenge.ts';

/** How long a challenge may be worked on, in milliseconds. */
const LIFE_MS = 10 * 60_000;
const ALGORITHM = 'SHA-256';
/** Hashes for each number that is tried. */
const COST = 16;
/** The number to be found lies between these: a second or two of a phone's work. */
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

const SCHEMA = `CREATE TABLE IF NOT EXISTS captcha_used (nonce TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

const isSigned = Compile(CaptchaChallenge);

/**
 * Human verification by work: a challenge that costs a browser some seconds, bound to a device, whose solution works once
 * (docs/operations.md, "Codes by SMS").
 */
export class Captcha {
  readonly #clock: () => number;
  readonly #signing: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };
  readonly #deviceKey: Buffer;
  readonly #use: Statement<[string, number]>;
  readonly #forget: Statement<[number]>;

  constructor(database: Database, secret: MasterSecret, clock: () => number) {
    database.exec(SCHEMA);
    this.#clock = clock;
    this.#signing = {
      hmacSignatureSecret: secret.derive('skins captcha v1').toString('hex'),
      hmacKeySignatureSecret: secret.derive('skins captcha keys v1').toString('hex'),
    };
    this.#deviceKey = secret.derive('skins captcha devices v1');
    this.#use = database.prepare('INSERT OR IGNORE INTO captcha_used (nonce, until) VALUES (?, ?)');
    this.#forget = database.prepare('DELETE FROM captcha_used WHERE until <= ?');
  }

  /** @param device fingerprint of who asks */
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
   * Takes a solution, which is spent by that.
   * @param ticket base64 of the challenge with its solution
   * @param randStr the challenge's nonce
   * @returns what stands for the device that asked for the challenge; undefined when it is no solution, or an old or spent one
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
    this.#forget.run(now);
    return this.#use.run(nonce, data.until).changes === 1 ? data.device : undefined;
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
