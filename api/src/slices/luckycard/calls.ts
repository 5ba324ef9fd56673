import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { deckParts } from './deck-parts.ts';
import type { Desks } from './desks.ts';
import { hallCalls } from './hall-calls.ts';
import { recordCalls } from './record-calls.ts';
import { roomCalls } from './room-calls.ts';

export const calls = (shop: Shop<Desks>) => {
  const parts = deckParts(shop);
  return {
    ...hallCalls(shop, parts),
    ...roomCalls(shop, parts),
    ...recordCalls(shop, parts),
  } satisfies Handlers<typeof contract>;
};
