import { dataFolder } from '../../foundation/files/index.ts';
import { type Where, atHand } from '../../foundation/providers/index.ts';
import { LocalProvider } from './local/local-provider.ts';
import { noProvider } from './no-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type ProviderChoice, remoteProvider } from './provider-settings.ts';
import { CALLBACK_PATH } from './routes.ts';
import { StripeProvider } from './stripe-provider.ts';

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
      none: noProvider,
      remote: remoteProvider,
      start: (options) => LocalProvider.start(options),
      speaking,
      file: dataFolder(where.folder).localProvider,
      callbackPath: CALLBACK_PATH,
    },
    closing,
  );
