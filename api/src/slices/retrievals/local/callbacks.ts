import { signatureOf } from '../cs2dt-signature.ts';
import type { Faults } from './faults.ts';
import type { LocalOrder } from './ledger.ts';

/** What is told again, after how long: a shop that is down hears of it later. */
const AGAIN_MS = [200, 1_000, 4_000, 15_000, 60_000];
const CALL_MS = 10_000;
/** Callbacks come in whatever order, as they do over any network. */
const SHUFFLE_MS = 150;

/** The local provider's callbacks: signed, each told twice, in no order, and again until they are taken. */
export class DeliveryCallbacks {
  readonly #secret: string;
  readonly #faults: Faults;
  readonly #timers = new Set<NodeJS.Timeout>();
  #target = '';

  constructor(secret: string, faults: Faults) {
    this.#secret = secret;
    this.#faults = faults;
  }

  /** Where the shop hears them. */
  callTo(target: string): void {
    this.#target = target;
  }

  tell({ orderId, outTradeNo, status, tradeOfferId, failedCode }: LocalOrder): void {
    if (this.#faults.mode === 'silent') return;
    const fields = {
      orderId,
      outTradeNo,
      status,
      statusName: String(status),
      type: 0,
      typeName: 'BUYER_ORDER_STATUS_CHANGE',
      offerId: tradeOfferId,
      tradeOfferId,
      failedCode,
    };
    const body = JSON.stringify({ ...fields, sign: signatureOf(this.#secret, fields) });
    this.#later(body, 0);
    this.#later(body, 0);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(body: string, tries: number): void {
    const wait = (tries === 0 ? 0 : (AGAIN_MS[tries - 1] ?? 0)) + Math.random() * SHUFFLE_MS;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send(body, tries);
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  async #send(body: string, tries: number): Promise<void> {
    if (!(await this.#taken(body)) && tries < AGAIN_MS.length) this.#later(body, tries + 1);
  }

  async #taken(body: string): Promise<boolean> {
    if (this.#target === '') return false;
    try {
      const response = await fetch(this.#target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(CALL_MS),
      });
      return (await response.text()) === 'success';
    } catch {
      return false;
    }
  }
}
