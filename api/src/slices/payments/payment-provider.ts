import type { IncomingHttpHeaders } from 'node:http';

/** Which providers there are, by what events and settings call them. */
export type ProviderName = 'local' | 'stripe';

/** What a provider is asked to take money for. */
export interface AskedPayment {
  /** told twice, the provider answers the same */
  readonly key: string;
  readonly orderId: string;
  readonly playerId: string;
  /** minor units of the currency */
  readonly price: number;
  /** ISO 4217 */
  readonly currency: string;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
  /** what the payer reads */
  readonly title: string;
}

/** A payment as its provider has it. */
export interface ProviderPayment {
  /** what the provider calls it */
  readonly reference: string;
  /** as the provider was told them; empty where it is not one of this shop's */
  readonly orderId: string;
  readonly playerId: string;
  readonly state: 'open' | 'processing' | 'paid' | 'expired' | 'failed';
  /** whether the payer has the money again, which a refund that failed does not bring; `won`: a bank fetched it back, and gave it again */
  readonly reversed: 'refund' | 'chargeback' | 'won' | null;
  readonly price: number;
  readonly currency: string;
  /** where it can be paid; null where it cannot be any more */
  readonly url: string | null;
}

/** What is wrong with a callback. */
export type CallbackFault = 'unsigned' | 'too-old' | 'unreadable';

/** A callback that its provider signed: undefined where it is about nothing that matters here. */
export type Callback =
  | { readonly kind: 'payment'; readonly payment: ProviderPayment }
  | { readonly kind: 'other' }
  | { readonly kind: 'fault'; readonly fault: CallbackFault };

/** The provider will never take what it was asked for. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

/** Somebody who takes money for the shop. Every call ends by itself; what is not `ProviderRefused` may be tried again. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** where pages of the provider are, for the headers of the page that leads there; null: nowhere */
  readonly origin: () => string | null;
  /** @throws ProviderRefused */
  open(asked: AskedPayment): Promise<ProviderPayment>;
  /** undefined where it has none of that name */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Takes no more money for it. @returns what became of it */
  close(reference: string): Promise<ProviderPayment>;
  /** @throws ProviderRefused */
  refund(reference: string, key: string): Promise<void>;
  /** All payments since a time, in milliseconds since 1970. */
  list(since: number): AsyncIterable<ProviderPayment>;
  /** @param body as it came, byte for byte; `now` milliseconds since 1970 */
  read(body: string, headers: IncomingHttpHeaders, now: number): Promise<Callback>;
}
