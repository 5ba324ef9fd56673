import {
  type AskedDelivery,
  type DeliveryNews,
  type DeliveryProvider,
  DeliveryRefused,
  type ProviderDelivery,
} from '../../api/src/slices/retrievals/delivery-provider.ts';

/** An in-memory provider that sends no callbacks. */
export class PaperProvider implements DeliveryProvider {
  readonly name = 'local';
  readonly #deliveries = new Map<string, ProviderDelivery>();
  readonly #fails: () => boolean;

  /** @param fails tells whether it accepts an order without answering */
  constructor(fails = () => false) {
    this.#fails = fails;
  }

  /** number of orders */
  get ordered(): number {
    return this.#deliveries.size;
  }

  async check(): Promise<undefined> {
    return undefined;
  }

  async send({ retrievalId }: AskedDelivery): Promise<ProviderDelivery> {
    const taken = this.#deliveries.get(retrievalId) ?? this.#keep(ordered(retrievalId));
    if (this.#fails()) throw new Error('no answer');
    return taken;
  }

  async find(retrievalId: string): Promise<ProviderDelivery | undefined> {
    return this.#deliveries.get(retrievalId);
  }

  async cancel({ retrievalId }: ProviderDelivery): Promise<ProviderDelivery> {
    const known = this.#known(retrievalId);
    const open = known.state === 'preparing' || known.state === 'offered';
    return open ? this.become(retrievalId, 'cancelled') : known;
  }

  async *list(): AsyncGenerator<ProviderDelivery> {
    yield* [...this.#deliveries.values()].toReversed();
  }

  read = (): DeliveryNews => ({ kind: 'other' });

  /** Changes a delivery. @returns the delivery that a callback would lead to */
  become(retrievalId: string, state: ProviderDelivery['state']): ProviderDelivery {
    return this.#keep({ ...this.#known(retrievalId), state });
  }

  #known(retrievalId: string): ProviderDelivery {
    const known = this.#deliveries.get(retrievalId);
    if (known === undefined) throw new DeliveryRefused(`no ${retrievalId}`, 'unavailable');
    return known;
  }

  #keep(delivery: ProviderDelivery): ProviderDelivery {
    this.#deliveries.set(delivery.retrievalId, delivery);
    return delivery;
  }
}

const ordered = (retrievalId: string): ProviderDelivery => ({
  reference: `order_${retrievalId}`,
  retrievalId,
  state: 'preparing',
  offerUrl: null,
});
