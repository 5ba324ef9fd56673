import type { DeliveryProvider } from './delivery-provider.ts';

const unknown = (): never => {
  throw new Error('this shop has no provider of deliveries');
};

/** The provider of a shop without deliveries. Retrievals are closed; existing ones wait, because a former provider may have accepted them. */
export const noDeliveries: DeliveryProvider = {
  name: 'local',
  check: async () => undefined,
  send: async () => unknown(),
  // Returning undefined would mean that nothing was ever sent.
  find: async () => unknown(),
  cancel: async () => unknown(),
  list: unknown,
  read: () => ({ kind: 'fault', fault: 'unsigned' }),
};
