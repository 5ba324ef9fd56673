import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { List } from '../../foundation/lists/index.ts';
import type { PurchaseRow } from './resources.ts';
import { type ListedPurchase, listedPurchases } from './purchases.ts';

interface PurchaseFilter {
  readonly playerId?: string;
  readonly skinId?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Purchases, from their table. */
export function purchaseSource({
  game,
  readModels,
}: AdminTools): Source<PurchaseRow, PurchaseRow, PurchaseFilter> {
  const rowOf = ({ position, player, skin, item, price, rules, command, time }: ListedPurchase) => {
    const face = shownCatalogue(game).skins.get(skin);
    return {
      id: position,
      playerId: player,
      skinId: skin,
      names: namesOf(face, skin),
      image: imageOf(face),
      rarity: rarityOf(face),
      itemId: item,
      gems: toGems(price),
      rulesHash: rules,
      command,
      time,
    };
  };
  return tableSource(new List(readModels, listedPurchases), {
    shown: rowOf,
    narrowed: ({ playerId: player, skinId: skin, from, to }: PurchaseFilter) => ({
      player,
      skin,
      time: { from, to },
    }),
    columnOf: (field) => (field === 'gems' ? 'price' : 'position'),
  });
}
