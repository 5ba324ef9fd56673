import type { DeliveryProvider } from './delivery-provider.ts';

const unknown = (): never => {
  throw new Error('this shop has no provider of deliveries');
};

/** A shop from which nothing is sent: retrievals are closed, and those of before wait, as somebody may have taken them. */
export const noDeliveries: DeliveryProvider = {
  name: 'local',
  check: async () => undefined,
  send: async () => unknown(),
  // None would say that nothing was ever sent.
  find: async () => unknown(),
  cancel: async () => unknown(),
  list: unknown,
  read: () => ({ kind: 'fault', fault: 'unsigned' }),
};
