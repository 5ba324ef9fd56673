import type { IncomingHttpHeaders } from 'node:http';

/** Names of providers, as in events and settings. */
export type ProviderName = 'local' | 'stripe';

/** A request to take money. */
export interface AskedPayment {
  /** idempotency key */
  readonly key: string;
  readonly orderId: string;
  readonly playerId: string;
  /** minor units of the currency */
  readonly price: number;
  /** ISO 4217 */
  readonly currency: string;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  /** text for the payer */
  readonly title: string;
}

/** A payment in the provider's records. */
export interface ProviderPayment {
  /** the provider's id for it */
  readonly reference: string;
  /** as given to the provider; empty if it is not from this shop */
  readonly orderId: string;
  readonly playerId: string;
  readonly state: 'open' | 'processing' | 'paid' | 'expired' | 'failed';
  /** whether the payer has the money back, which a failed refund does not achieve; `won`: a chargeback that the shop won */
  readonly reversed: 'refund' | 'chargeback' | 'won' | null;
  readonly price: number;
  readonly currency: string;
  /** address for paying; null if it can no longer be paid */
  readonly url: string | null;
  /** names who paid, such as a mail address; empty or absent if unknown. It never reaches the log. */
  readonly payer?: string;
}

/** Fault of a callback. */
export type CallbackFault = 'unsigned' | 'too-old' | 'unreadable';

/** A callback, after its signature was checked; `other`: irrelevant here. */
export type Callback =
  | { readonly kind: 'payment'; readonly payment: ProviderPayment }
  | { readonly kind: 'other' }
  | { readonly kind: 'fault'; readonly fault: CallbackFault };

/** The provider refused a request permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** A payment provider. Every call ends by itself; any error except `ProviderRefused` may be retried. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** origin of the provider's pages, for the headers of the page that links to them; null if there is none */
  readonly origin: () => string | null;
  /** @throws ProviderRefused */
  open(asked: AskedPayment): Promise<ProviderPayment>;
  /** Returns undefined if it is unknown. */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Closes a payment. @returns its final state */
  close(reference: string): Promise<ProviderPayment>;
  /** @throws ProviderRefused */
  refund(reference: string, key: string): Promise<void>;
  /** Yields all payments since a time, in milliseconds since 1970. */
  list(since: number): AsyncIterable<ProviderPayment>;
  /** @param body the unmodified bytes; `now` milliseconds since 1970 */
  read(body: string, headers: IncomingHttpHeaders, now: number): Promise<Callback>;
}
