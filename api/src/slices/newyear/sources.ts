import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { GiftRow } from './resources.ts';
import { type ListedGift, listedGifts } from './views.ts';

interface GiftFilter {
  readonly playerId?: string;
  readonly kind?: 'draw' | 'milestone';
  readonly rulesHash?: string;
  readonly from?: number;
  readonly to?: number;
}

const giftOf = ({ position, player, season, ticket, amount, ...row }: ListedGift): GiftRow => ({
  ...row,
  id: position,
  playerId: player,
  rulesHash: season,
  ticket: ticket < 0 ? null : ticket,
  amount: row.type === 'diamond' ? toGems(amount) : amount,
});

/** Draws and milestones, from their table. */
export const giftSource = ({ readModels }: AdminTools): Source<GiftRow, GiftRow, GiftFilter> =>
  tableSource(new List(readModels, listedGifts), {
    shown: giftOf,
    narrowed: ({ playerId: player, kind, rulesHash: season, from, to }: GiftFilter) => ({
      player,
      kind,
      season,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
