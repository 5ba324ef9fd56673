import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { releaseCalls } from './release-calls.ts';
import { retrievingCalls } from './retrieving-calls.ts';
import { recordCalls } from './record-calls.ts';
import { ownRetrievals } from './own-retrievals.ts';

export const calls = (shop: Shop<Desks>) => {
  const own = ownRetrievals(shop);
  return {
    ...releaseCalls(shop),
    ...retrievingCalls(shop, own),
    ...recordCalls(shop, own),
  } satisfies Handlers<typeof contract>;
};
