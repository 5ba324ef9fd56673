import type { IncomingHttpHeaders } from 'node:http';
import type { ProviderEnd } from '@skins/engine/retrievals';

/** Names of delivery providers, as in events and settings. */
export type DeliveryName = 'local' | 'cs2dt';

/** A request to send an item. */
export interface AskedDelivery {
  /** the shop's id, which is idempotent: the provider makes one order per id */
  readonly retrievalId: string;
  /** the item's name on the platform's market */
  readonly itemName: string;
  readonly tradeLink: string;
  /** value when granted, in gems */
  readonly worth: number;
}

/** A delivery in the provider's records. */
export interface ProviderDelivery {
  /** the provider's id for it */
  readonly reference: string;
  /** as given to the provider; empty if it is not from this shop */
  readonly retrievalId: string;
  /** preparing: no trade offer yet; offered: waits for the player; settled: can no longer be reversed */
  readonly state: 'preparing' | 'offered' | 'delivered' | 'settled' | 'reversed' | ProviderEnd;
  /** address where the player answers the offer; null if there is nothing to answer */
  readonly offerUrl: string | null;
}

/** Reasons why an account cannot trade. */
export type AccountFault = 'link' | 'private' | 'locked';

/** The provider made no order of the request, and will not. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
  readonly outcome: ProviderEnd;

  constructor(message: string, outcome: ProviderEnd) {
    super(message);
    this.outcome = outcome;
  }
}

/** A callback, after its signature was checked. It only names the delivery with news; the provider is then asked for the state. */
export type DeliveryNews =
  | { readonly kind: 'delivery'; readonly retrievalId: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'fault'; readonly fault: 'unsigned' | 'unreadable' };

/** A delivery provider, which trades items on the platform. Every call ends by itself; any error except `DeliveryRefused` may be retried. */
export interface DeliveryProvider {
  readonly name: DeliveryName;
  /** Tests whether an account can trade, as far as the provider knows now. */
  check(tradeLink: string): Promise<AccountFault | undefined>;
  /** @throws DeliveryRefused */
  send(asked: AskedDelivery): Promise<ProviderDelivery>;
  /** Returns undefined if it is unknown. */
  find(retrievalId: string): Promise<ProviderDelivery | undefined>;
  /** Cancels the offer, or prevents it. @returns its final state */
  cancel(delivery: ProviderDelivery): Promise<ProviderDelivery>;
  /** Yields all deliveries that the provider remembers, newest first. */
  list(): AsyncIterable<ProviderDelivery>;
  /** @param body the unmodified bytes */
  read(body: string, headers: IncomingHttpHeaders): DeliveryNews;
}
