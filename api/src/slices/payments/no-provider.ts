import { type PaymentProvider, ProviderRefused } from './payment-provider.ts';

const refuse = (): never => {
  throw new ProviderRefused('this shop has no provider of payments');
};

/** The provider of a shop that takes no money: no channel is open, and existing orders fail at once. */
export const noProvider: PaymentProvider = {
  name: 'local',
  origin: () => null,
  open: async () => refuse(),
  find: async () => undefined,
  close: async () => refuse(),
  refund: async () => refuse(),
  // An empty list would mean that nobody ever paid.
  list: refuse,
  read: async () => ({ kind: 'fault', fault: 'unsigned' }),
};
