import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Entries, ownEntries } from '../../foundation/guards/index.ts';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 16;
const LIFETIME_MS = 5 * 60_000;
const TAKEN_MAX = 10_000;

/** The challenge expected for one purpose. */
interface Expected {
  /** tests whether a challenge is genuine, for this purpose, and not expired */
  readonly fits: (challenge: string) => boolean;
  /** uses up the tested challenge. @returns false if it was used before */
  readonly take: () => Promise<boolean>;
}

/**
 * Challenges for passkeys that prove their own origin. None is stored before a passkey has signed it, so a flood of requests
 * displaces nothing.
 */
export class PasskeyChallenges {
  readonly #key: Buffer;
  readonly #taken: Entries;
  readonly #clock: () => number;

  /** @param shared the key and the used challenges of all nodes; otherwise a restart invalidates all challenges */
  constructor(clock: () => number, shared?: { readonly key: Buffer; readonly taken: Entries }) {
    this.#clock = clock;
    this.#key = shared?.key ?? randomBytes(32);
    this.#taken = shared?.taken ?? ownEntries(TAKEN_MAX);
  }

  /** @returns base64url */
  issue(purpose: string): string {
    const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
    randomBytes(NONCE_BYTES).copy(head);
    head.writeUIntBE(this.#clock(), NONCE_BYTES, TIME_BYTES);
    return Buffer.concat([head, this.#macOf(head, purpose)]).toString('base64url');
  }

  expected(purpose: string): Expected {
    let fitted: { readonly challenge: string; readonly endsAt: number } | undefined;
    return {
      fits: (challenge) => {
        const endsAt = this.#endOf(challenge, purpose);
        if (endsAt === undefined) return false;
        fitted = { challenge, endsAt };
        return true;
      },
      take: async () => {
        if (fitted === undefined) return false;
        const taken = { endsAt: fitted.endsAt, figure: 0 };
        const first = await this.#taken.change(fitted.challenge, this.#clock(), (before) =>
          before === undefined ? taken : undefined,
        );
        return first !== undefined;
      },
    };
  }

  /** Returns the expiry of a challenge; undefined if it is forged or expired. */
  #endOf(challenge: string, purpose: string): number | undefined {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES) return undefined;
    const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
    if (!timingSafeEqual(bytes.subarray(NONCE_BYTES + TIME_BYTES), this.#macOf(head, purpose)))
      return undefined;
    const endsAt = head.readUIntBE(NONCE_BYTES, TIME_BYTES) + LIFETIME_MS;
    return endsAt > this.#clock() ? endsAt : undefined;
  }

  #macOf(head: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(head).update(purpose).digest().subarray(0, MAC_BYTES);
  }
}
