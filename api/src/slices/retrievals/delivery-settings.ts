import { type LocalChoice, localPortOf } from '../../foundation/providers/index.ts';
import { Cs2dtProvider } from './cs2dt-provider.ts';
import type { DeliveryProvider } from './delivery-provider.ts';
import { noDeliveries } from './no-deliveries.ts';

/** The delivery provider that the machine's settings choose. */
export type DeliveryChoice =
  | LocalChoice
  | { readonly kind: 'off' }
  | {
      readonly kind: 'cs2dt';
      readonly key: string;
      readonly callbackSecret: string;
      readonly perGem: number;
    };

const API = 'https://openapi.cs2dt.com';
const PAGES = 'https://steamcommunity.com';
const PRICE = /^\d{1,6}(?:\.\d{1,4})?$/;

/** @throws Error if a setting is invalid */
export function deliveryChoiceOf(environment: NodeJS.ProcessEnv): DeliveryChoice {
  const kind = environment['SKINS_DELIVERIES'] ?? 'local';
  if (kind === 'off') return { kind };
  if (kind === 'local') return { kind, port: localPortOf(environment, 'SKINS_DELIVERIES_LOCAL_PORT') };
  if (kind !== 'cs2dt') throw new Error('SKINS_DELIVERIES is local, cs2dt or off');
  const key = environment['SKINS_CS2DT_KEY'] ?? '';
  const callbackSecret = environment['SKINS_CS2DT_SECRET'] ?? '';
  const perGem = environment['SKINS_CS2DT_PER_GEM'] ?? '';
  if (key === '') throw new Error('SKINS_CS2DT_KEY is missing: the app-key of the provider');
  if (callbackSecret === '') throw new Error('SKINS_CS2DT_SECRET is missing: the app_secret of the provider');
  if (!PRICE.test(perGem) || Number(perGem) === 0)
    throw new Error('SKINS_CS2DT_PER_GEM is what may be paid for an item worth a gem, such as 0.95');
  return { kind, key, callbackSecret, perGem: Number(perGem) };
}

/** Returns the provider of a choice that needs no local server. */
export function remoteDeliveries(
  choice: Exclude<DeliveryChoice, { readonly kind: 'local' }>,
): DeliveryProvider {
  if (choice.kind === 'off') return noDeliveries;
  const { key, callbackSecret, perGem } = choice;
  return new Cs2dtProvider({
    name: 'cs2dt',
    api: () => API,
    pages: () => PAGES,
    key,
    callbackSecret,
    perGem,
  });
}
