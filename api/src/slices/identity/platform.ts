import { randomBytes } from 'node:crypto';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import type { Tables } from '../../foundation/tables/index.ts';
import { ASSERTION_AGE_MS, CLOCK_AHEAD_MS, askingUrl, asserted } from './openid.ts';
import { type PlatformProvider, PlatformSilent } from './platform-provider.ts';
import { madePassword } from './made-password.ts';
import { SignedWords } from './signed-words.ts';
import { UsedNonces } from './used-nonces.ts';

/** The page to which the provider returns the browser. */
const RETURN_PATH = '/login.html';
/** Time limit at the provider's page, and again at the phone number form, in milliseconds. */
const VISIT_MS = 900_000;

type Arrived =
  | { readonly kind: 'known'; readonly steamId: string }
  | { readonly kind: 'assertion-wrong' | 'platform-unavailable' };

interface PlatformParts {
  /** undefined if the shop has none */
  readonly provider: PlatformProvider | undefined;
  /** the shop's address in browsers; empty: addresses of this machine alone */
  readonly origin: string;
  readonly tables: Tables;
  readonly secret: MasterSecret;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/** Signs players in by the game platform. */
export class Platform {
  readonly #parts: PlatformParts;
  readonly #visits: SignedWords;
  readonly #proofs: SignedWords;
  readonly #nonces: UsedNonces;
  readonly #passwordKey: Buffer;

  constructor(parts: PlatformParts) {
    this.#parts = parts;
    this.#visits = new SignedWords(parts.secret.derive('skins platform visits v1'), VISIT_MS);
    this.#proofs = new SignedWords(parts.secret.derive('skins platform proofs v1'), VISIT_MS);
    this.#passwordKey = parts.secret.derive('skins made passwords v1');
    this.#nonces = new UsedNonces(parts.tables);
  }

  /**
   * Starts a sign-in, and returns the address for the browser.
   * @param origin the shop's address in the browser
   */
  async begin(
    origin: string,
  ): Promise<{ readonly url: string; readonly state: string } | 'platform-unavailable' | 'origin-foreign'> {
    const { provider, clock } = this.#parts;
    if (provider === undefined) return 'platform-unavailable';
    if (!this.#isOwn(origin)) return 'origin-foreign';
    const state = this.#visits.sign(randomBytes(16).toString('base64url'), clock());
    const returnTo = `${origin}${RETURN_PATH}?state=${state}`;
    return { url: askingUrl(await provider.endpoint(), returnTo, origin), state };
  }

  /** Verifies a returning browser's assertion. @param assertion as the provider sent it */
  async arrive(assertion: URLSearchParams): Promise<Arrived> {
    const { provider } = this.#parts;
    if (provider === undefined) return { kind: 'platform-unavailable' };
    const found = asserted(assertion, {
      endpoint: await provider.endpoint(),
      identityPrefix: await provider.identityPrefix(),
      isReturn: (url) => this.#isReturn(url),
      // The nonce has the provider's time, so the machine's own clock is compared.
      now: Date.now(),
    });
    if (found === undefined) return { kind: 'assertion-wrong' };
    try {
      if (!(await provider.vouches(assertion))) return { kind: 'assertion-wrong' };
    } catch (error) {
      if (error instanceof PlatformSilent) return { kind: 'platform-unavailable' };
      throw error;
    }
    const until = found.made + ASSERTION_AGE_MS + CLOCK_AHEAD_MS;
    return (await this.#nonces.use(found.nonce, until, Date.now()))
      ? { kind: 'known', steamId: found.steamId }
      : { kind: 'assertion-wrong' };
  }

  /** Returns a proof for the phone number form that its holder owns the platform account. */
  proofOf(steamId: string): string {
    return this.#proofs.sign(steamId, this.#parts.clock());
  }

  isProof(steamId: string, proof: string): boolean {
    return this.#proofs.read(proof, this.#parts.clock()) === steamId;
  }

  /** Returns a password for a player who registers without one; the same for the same command. */
  passwordFor(command: string): string {
    return madePassword(this.#passwordKey, command);
  }

  close(): Promise<void> {
    return this.#parts.provider?.close() ?? Promise.resolve();
  }

  #isReturn(url: string): boolean {
    const back = URL.parse(url);
    if (back === null || !this.#isOwn(back.origin) || back.pathname !== RETURN_PATH) return false;
    const state = back.searchParams.get('state') ?? '';
    // The address must not contain anything beyond the shop's own parts.
    return (
      url === `${back.origin}${RETURN_PATH}?state=${state}` &&
      this.#visits.read(state, this.#parts.clock()) !== undefined
    );
  }

  #isOwn(origin: string): boolean {
    const { origin: own } = this.#parts;
    if (own !== '') return origin === own;
    const url = URL.parse(origin);
    return (
      url !== null && url.origin === origin && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
    );
  }
}
