import { randomBytes } from 'node:crypto';
import { LocalCallbacks } from '../../../foundation/providers/index.ts';
import { signatureOf } from '../stripe-signature.ts';
import type { FaultMode } from './faults.ts';

/** Told after the pauses of all local providers. */
const LATER_MS = [300_000];
/** A signature of an hour ago: too old to be believed. */
const STALE_S = 3_600;

interface Signer {
  readonly secret: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** Signs a body. @param ageS how long ago, in seconds */
const signed =
  ({ secret, now }: Signer, ageS = 0) =>
  (body: string) => ({ 'stripe-signature': signatureOf(secret, Math.floor(now() / 1_000) - ageS, body) });

/** The callbacks of the local payment provider, signed as Stripe signs them. */
export class PaymentCallbacks extends LocalCallbacks {
  readonly #signer: Signer;
  readonly #mode: () => FaultMode;

  constructor(signer: Signer, mode: () => FaultMode) {
    super({
      headers: signed(signer),
      async isTaken(response) {
        await response.arrayBuffer();
        return response.ok;
      },
      later: LATER_MS,
    });
    this.#signer = signer;
    this.#mode = mode;
  }

  tell(type: string, object: object): void {
    const mode = this.#mode();
    if (mode === 'silent') return;
    const said = (its: object) =>
      JSON.stringify({
        id: `evt_local_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        data: { object: its },
      });
    if (mode === 'wrong') {
      // Callbacks that must be refused: wrong amount, wrong key, stale time.
      this.send(said({ ...object, amount_total: 1 }));
      this.sendOnce(said(object), signed({ ...this.#signer, secret: 'whsec_wrong' }));
      this.sendOnce(said(object), signed(this.#signer, STALE_S));
    }
    const body = said(object);
    // Twice, as providers may.
    this.send(body);
    this.send(body);
  }
}
