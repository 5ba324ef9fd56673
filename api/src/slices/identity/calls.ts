import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { platformCalls } from './platform-calls.ts';
import { registrationCalls } from './platform-registration.ts';
import { tradeLinkCalls } from './trade-link-calls.ts';
import { cardCalls } from './card-calls.ts';

export const calls = (shop: Shop) => {
  return {
    ...platformCalls(shop),
    ...registrationCalls(shop),
    ...tradeLinkCalls(shop),
    ...cardCalls(shop),
  } satisfies Handlers<typeof contract>;
};
