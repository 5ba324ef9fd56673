import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { join } from './joining.ts';
import { operatorCalls } from './operator-calls.ts';
import { roomListCalls } from './room-list-calls.ts';
import { roomCalls } from './room-calls.ts';
import { entryRecordCalls } from './entry-record-calls.ts';
import { roomParts } from './room-parts.ts';

export const calls = (shop: Shop<Desks>) => {
  const parts = roomParts(shop);
  return {
    ...operatorCalls(shop),
    ...roomListCalls(parts),
    ...roomCalls(shop, parts),
    ...entryRecordCalls(shop, parts),

    joinRoom: (asked) => join(shop, parts.ask, asked),
  } satisfies Handlers<typeof contract>;
};
