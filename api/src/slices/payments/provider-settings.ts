import { type LocalChoice, localPortOf } from '../../foundation/providers/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { noProvider } from './no-provider.ts';
import { StripeProvider } from './stripe-provider.ts';

/** The provider that the machine's settings choose. */
export type ProviderChoice =
  | LocalChoice
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stripe';
      readonly key: string;
      readonly callbackSecret: string;
      readonly origin: string;
    };

const API = 'https://api.stripe.com';
const PAGES = 'https://checkout.stripe.com';

/** @throws Error if a setting is invalid */
export function providerChoiceOf(environment: NodeJS.ProcessEnv): ProviderChoice {
  const kind = environment['SKINS_PAYMENTS'] ?? 'local';
  if (kind === 'off') return { kind };
  if (kind === 'local') return { kind, port: localPortOf(environment, 'SKINS_PAYMENTS_LOCAL_PORT') };
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

/** Returns the provider of a choice that needs no local server. */
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
