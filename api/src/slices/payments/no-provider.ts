import { type PaymentProvider, ProviderRefused } from './payment-provider.ts';

const refuse = (): never => {
  throw new ProviderRefused('this shop has no provider of payments');
};

/** A shop that takes no money: no way to pay is open, and orders of before fail at once, and say so. */
export const noProvider: PaymentProvider = {
  name: 'local',
  origin: () => null,
  open: async () => refuse(),
  find: async () => undefined,
  close: async () => refuse(),
  refund: async () => refuse(),
  // An empty one would say that nobody paid anything.
  list: refuse,
  read: async () => ({ kind: 'fault', fault: 'unsigned' }),
};
