import type { PaymentProvider } from './payment-provider.ts';
import { noProvider } from './no-provider.ts';
import { StripeProvider } from './stripe-provider.ts';

/** Which provider a shop has, as its machine was told. */
export type ProviderChoice =
  | { readonly kind: 'local'; readonly port: number }
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stripe';
      readonly key: string;
      readonly callbackSecret: string;
      readonly origin: string;
    };

const API = 'https://api.stripe.com';
const PAGES = 'https://checkout.stripe.com';
const PORT = /^\d{1,5}$/;
const PORT_MAX = 65_535;

/** @throws Error when what is set cannot be meant so */
export function providerChoiceOf(environment: NodeJS.ProcessEnv): ProviderChoice {
  const kind = environment['SKINS_PAYMENTS'] ?? 'local';
  if (kind === 'off') return { kind };
  if (kind === 'local') {
    const port = environment['SKINS_PAYMENTS_LOCAL_PORT'] ?? '0';
    if (!PORT.test(port) || Number(port) > PORT_MAX)
      throw new Error('SKINS_PAYMENTS_LOCAL_PORT is no port, from 0 to 65535');
    return { kind, port: Number(port) };
  }
  if (kind !== 'stripe') throw new Error('SKINS_PAYMENTS is local, stripe or off');
  const key = environment['SKINS_STRIPE_KEY'] ?? '';
  const callbackSecret = environment['SKINS_STRIPE_WEBHOOK_SECRET'] ?? '';
  const origin = URL.parse(environment['SKINS_ORIGIN'] ?? '');
  if (!key.startsWith('sk_') && !key.startsWith('rk_'))
    throw new Error('SKINS_STRIPE_KEY is no secret key of Stripe, sk_…');
  if (!callbackSecret.startsWith('whsec_'))
    throw new Error('SKINS_STRIPE_WEBHOOK_SECRET is no signing secret of Stripe, whsec_…');
  if (origin?.protocol !== 'https:')
    throw new Error('SKINS_ORIGIN is where players see the shop, such as https://shop.example');
  return { kind, key, callbackSecret, origin: origin.origin };
}

/** The provider of a choice that needs no server of the shop's own. */
export function remoteProvider(choice: Exclude<ProviderChoice, { readonly kind: 'local' }>): PaymentProvider {
  if (choice.kind === 'off') return noProvider;
  const { key, callbackSecret, origin } = choice;
  return new StripeProvider({
    name: 'stripe',
    api: () => API,
    pages: () => PAGES,
    key,
    callbackSecret,
    returnTo: () => origin,
  });
}
