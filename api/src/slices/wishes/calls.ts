import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { plantingCalls } from './planting-calls.ts';
import { treeCalls } from './tree-calls.ts';
import { wishCalls } from './wish-calls.ts';
import { wishParts } from './wish-parts.ts';

export const calls = (shop: Shop<Desks>) => {
  const parts = wishParts(shop);
  return {
    ...treeCalls(shop, parts),
    ...wishCalls(shop, parts),
    ...plantingCalls(shop, parts),
  } satisfies Handlers<typeof contract>;
};
