import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { battleParts } from './battle-parts.ts';
import { hallCalls } from './hall-calls.ts';
import { invitationCalls } from './invitation-calls.ts';
import { battleRecordCalls } from './record-calls.ts';
import { roomCalls } from './room-calls.ts';

export const calls = (shop: Shop<Desks>) => {
  const parts = battleParts(shop);
  return {
    ...hallCalls(shop, parts),
    ...roomCalls(shop, parts),
    ...battleRecordCalls(shop, parts),
    ...invitationCalls(shop, parts),
  } satisfies Handlers<typeof contract>;
};
