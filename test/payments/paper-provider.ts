import {
  type AskedPayment,
  type Callback,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
} from '../../api/src/slices/payments/payment-provider.ts';

/** An in-memory provider that answers at once and sends no callbacks. */
export class PaperProvider implements PaymentProvider {
  readonly name = 'local';
  readonly #payments = new Map<string, ProviderPayment>();
  /** number of requests to take money, repeated keys included */
  asked = 0;
  /** whether it is queried with another account's keys, and finds nothing */
  strange = false;

  origin = (): null => null;

  async open({ key, orderId, playerId, price, currency }: AskedPayment): Promise<ProviderPayment> {
    this.asked += 1;
    const reference = `cs_${key.replaceAll(/\W/gu, '_')}`;
    const known = this.#payments.get(reference);
    if (known !== undefined) return known;
    return this.#keep({
      reference,
      orderId,
      playerId,
      price,
      currency,
      state: 'open',
      reversed: null,
      url: 'https://pay.test/',
    });
  }

  async find(reference: string): Promise<ProviderPayment | undefined> {
    return this.strange ? undefined : this.#payments.get(reference);
  }

  async close(reference: string): Promise<ProviderPayment> {
    return this.become(reference, { state: 'expired' });
  }

  async refund(reference: string): Promise<void> {
    this.become(reference, { reversed: 'refund' });
  }

  async *list(): AsyncGenerator<ProviderPayment> {
    yield* this.#payments.values();
  }

  async read(): Promise<Callback> {
    return { kind: 'other' };
  }

  /** Changes a payment. @returns the payment as a callback would describe it */
  become(reference: string, change: Partial<ProviderPayment>): ProviderPayment {
    const known = this.#payments.get(reference);
    if (known === undefined) throw new ProviderRefused(`no ${reference}`);
    return this.#keep({ ...known, ...change });
  }

  #keep(payment: ProviderPayment): ProviderPayment {
    this.#payments.set(payment.reference, payment);
    return payment;
  }
}
