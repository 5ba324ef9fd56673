import { dataFolder } from '../../foundation/files/index.ts';
import { type AtHand, type Where, atHand } from '../../foundation/providers/index.ts';
import { LocalProvider } from './local/local-provider.ts';
import { noProvider } from './no-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type ProviderChoice, remoteProvider } from './provider-settings.ts';
import { CALLBACK_PATH } from './routes.ts';
import { StripeProvider } from './stripe-provider.ts';

/** Nobody is asked: not in a drill, and not by a command of the machine, which must not end orders as refused. */
export const nobodyAtHand: AtHand<PaymentProvider, LocalProvider> = {
  provider: noProvider,
  local: undefined,
  answersAt: () => undefined,
};

const speaking = (local: LocalProvider, shop: () => string): PaymentProvider =>
  new StripeProvider({
    name: 'local',
    api: () => local.address,
    pages: () => local.address,
    key: local.key,
    callbackSecret: local.callbackSecret,
    returnTo: shop,
  });

/** A shop's provider, ready to be asked. @param closing takes what has to be closed */
export const providerAtHand = (where: Where, choice: ProviderChoice, closing: AsyncDisposableStack) =>
  atHand(
    where,
    choice,
    {
      remote: remoteProvider,
      start: (options) => LocalProvider.start(options),
      speaking,
      file: dataFolder(where.folder).localProvider,
      callbackPath: CALLBACK_PATH,
    },
    closing,
  );
