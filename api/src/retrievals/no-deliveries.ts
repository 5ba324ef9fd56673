import { type DeliveryProvider, DeliveryRefused } from './delivery-provider.ts';

/** A shop from which nothing is sent: retrievals are closed, and those of before fail at once, and say so. */
export const noDeliveries: DeliveryProvider = {
  name: 'local',
  check: async () => undefined,
  send: () => Promise.reject(new DeliveryRefused('this shop has no provider of deliveries', 'unavailable')),
  find: async () => undefined,
  cancel: async (delivery) => delivery,
  // An empty one would say that nothing was ever sent.
  list() {
    throw new Error('this shop has no provider of deliveries');
  },
  read: () => ({ kind: 'fault', fault: 'unsigned' }),
};
