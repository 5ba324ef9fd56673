import { describe, expect, it, vi } from 'vitest';
import { ownShop } from '../http/shop.ts';

const shop = ownShop([]);
/** Far more than is read of a list once its shop stops. */
const LONG = 500;
const READ_MAX = 5;

/** A list that goes on for long, and whose shop stops once some of it was read. @returns how much of it was read by then */
function longList<One>(one: One, stop: () => Promise<void>) {
  let read = 0;
  let stopped: Promise<void> | undefined;
  async function* list() {
    while (read < LONG) {
      read += 1;
      if (read === 2) stopped = stop();
      yield one;
    }
  }
  return { list, read: () => read, stopped: () => stopped };
}

describe('a shop that stops', () => {
  it('waits for no end of a provider’s list of payments', async () => {
    const { desk: payments, reconciliation } = shop().serving().service.desks.payments;
    const payment = { reference: 'cs_x', orderId: '', playerId: '', state: 'open', reversed: null } as const;
    const { list, read, stopped } = longList({ ...payment, price: 0, currency: '', url: null }, () =>
      reconciliation.stop(),
    );
    vi.spyOn(payments.provider, 'list').mockImplementation(list);
    await expect(reconciliation.run()).rejects.toThrow('stops');
    await stopped();
    expect(read()).toBeLessThan(READ_MAX);
  });

  it('waits for no end of a provider’s list of deliveries', async () => {
    const { desk: deliveries, matching: deliveryMatching } = shop().serving().service.desks.retrievals;
    const delivery = { reference: '1', retrievalId: '', state: 'offered', offerUrl: null } as const;
    const { list, read, stopped } = longList(delivery, () => deliveryMatching.stop());
    vi.spyOn(deliveries.provider, 'list').mockImplementation(list);
    await expect(deliveryMatching.run()).rejects.toThrow('stops');
    await stopped();
    expect(read()).toBeLessThan(READ_MAX);
  });
});
