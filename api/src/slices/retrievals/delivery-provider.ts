import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderEnd } from '@skins/engine/retrievals';

/** Which providers of deliveries there are, by what events and settings call them. */
export type DeliveryName = 'local' | 'cs2dt';

/** What a provider is asked to send. */
export interface AskedDelivery {
  /** the shop's own name of it: told twice, the provider makes one order */
  readonly retrievalId: string;
  /** as the market of the platform calls it */
  readonly itemName: string;
  readonly tradeLink: string;
  /** what it was worth at its grant, in gems */
  readonly worth: number;
}

/** A delivery as its provider has it. */
export interface ProviderDelivery {
  /** what the provider calls it */
  readonly reference: string;
  /** as the provider was told; empty where it is none of this shop's */
  readonly retrievalId: string;
  /** preparing: no trade offer yet; offered: it waits for the player; settled: it cannot be reversed any more */
  readonly state: 'preparing' | 'offered' | 'delivered' | 'settled' | 'reversed' | ProviderEnd;
  /** where the player answers the offer; null where there is nothing to answer */
  readonly offerUrl: string | null;
}

/** Why nobody can trade with an account. */
export type AccountFault = 'link' | 'private' | 'locked';

/** The provider made no order of what it was asked for, and will not. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
  readonly outcome: ProviderEnd;

  constructor(message: string, outcome: ProviderEnd) {
    super(message);
    this.outcome = outcome;
  }
}

/** A callback that its provider signed: which delivery there is news of. What the news are, the provider is asked. */
export type DeliveryNews =
  | { readonly kind: 'delivery'; readonly retrievalId: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'fault'; readonly fault: 'unsigned' | 'unreadable' };

/** Somebody who trades items on the platform for the shop. Every call ends by itself; what is not `DeliveryRefused` may be tried again. */
export interface DeliveryProvider {
  readonly name: DeliveryName;
  /** Whether an account can be traded with, as far as the provider knows now. */
  check(tradeLink: string): Promise<AccountFault | undefined>;
  /** @throws DeliveryRefused */
  send(asked: AskedDelivery): Promise<ProviderDelivery>;
  /** undefined where it has none of that name */
  find(retrievalId: string): Promise<ProviderDelivery | undefined>;
  /** Makes no offer of it, or takes it back. @returns what became of it */
  cancel(delivery: ProviderDelivery): Promise<ProviderDelivery>;
  /** All deliveries that the provider remembers, the newest first. */
  list(): AsyncIterable<ProviderDelivery>;
  /** @param body as it came, byte for byte */
  read(body: string, headers: IncomingHttpHeaders): DeliveryNews;
}
