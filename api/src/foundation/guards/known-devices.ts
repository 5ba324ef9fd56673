import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type MasterSecret, hmacHex } from '../secrets/index.ts';

const NONCE_BYTES = 16;
const NAME_DIGITS = 16;

/**
 * Recognises devices on which somebody has logged in to an account. A device carries a random name with the shop's seal,
 * valid for that account alone. Nothing is stored here, and the token says nothing about its owner.
 */
export class KnownDevices {
  readonly #key: Buffer;

  constructor(secret: MasterSecret) {
    this.#key = secret.derive('skins known devices v1');
  }

  /** Returns the name under which a device carries its token for an account. */
  nameFor(account: string): string {
    return `skins_device_${hmacHex(this.#key, `name\n${account}`).slice(0, NAME_DIGITS)}`;
  }

  /** Returns a token for a device on which somebody logged in to an account. */
  issue(account: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return `${nonce}.${this.#seal(account, nonce)}`;
  }

  /** Returns whether a token was issued here for this account. */
  knows(account: string, token: string): boolean {
    const [nonce = '', seal = '', ...more] = token.split('.');
    const [given, right] = [Buffer.from(seal), Buffer.from(this.#seal(account, nonce))];
    return more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  }

  #seal(account: string, nonce: string): string {
    return hmacHex(this.#key, `device\n${account}\n${nonce}`);
  }
}
