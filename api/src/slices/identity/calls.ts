import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { platformCalls } from './platform-calls.ts';
import { registrationCalls } from './platform-registration.ts';
import { tradeLinkCalls } from './trade-link-calls.ts';
import { cardCalls } from './card-calls.ts';

export const calls = (shop: Shop<Desks>) => {
  return {
    ...platformCalls(shop.desks),
    ...registrationCalls(shop),
    ...tradeLinkCalls(shop.desks),
    ...cardCalls(shop),
  } satisfies Handlers<typeof contract>;
};
