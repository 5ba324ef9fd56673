import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { refundCalls } from './refund-calls.ts';
import { offerCalls } from './offer-calls.ts';
import { orderCalls } from './order-calls.ts';

export const calls = (shop: Shop<Desks>) => {
  return {
    ...refundCalls(shop),
    ...offerCalls(shop),
    ...orderCalls(shop),
  } satisfies Handlers<typeof contract>;
};
