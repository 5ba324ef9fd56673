import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts that expire, and verifies them without storing them. */
export class SignedWords {
  readonly #key: Buffer;
  readonly #lifeMs: number;

  constructor(key: Buffer, lifeMs: number) {
    this.#key = key;
    this.#lifeMs = lifeMs;
  }

  /** @param word a text without dots. @param now milliseconds since 1970 */
  sign(word: string, now: number): string {
    const said = `${word}.${(now + this.#lifeMs).toString(36)}`;
    return `${said}.${this.#macOf(said)}`;
  }

  /** @returns the word; undefined if it is forged or expired */
  read(signed: string, now: number): string | undefined {
    const [word = '', until = '', mac = '', ...more] = signed.split('.');
    const made = Buffer.from(this.#macOf(`${word}.${until}`));
    const sent = Buffer.from(mac);
    const own = more.length === 0 && made.length === sent.length && timingSafeEqual(made, sent);
    return own && Number.parseInt(until, 36) > now ? word : undefined;
  }

  #macOf(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('base64url');
  }
}
