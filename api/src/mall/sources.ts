import { toGems } from '@skins/engine/kernel';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { List } from '../lists/index.ts';
import type { PurchaseRow } from './resources.ts';
import { type ListedPurchase, listedPurchases } from './purchases.ts';

interface PurchaseFilter {
  readonly playerId?: string;
  readonly skinId?: string;
  readonly from?: number;
  readonly to?: number;
}

const COLUMNS = { id: 'position', gems: 'price' } as const;

/** Purchases out of their table. */
export function purchaseSource({
  game,
  readModels,
}: AdminTools): Source<PurchaseRow, PurchaseRow, PurchaseFilter> {
  const list = new List(readModels, listedPurchases);
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
  const find = (id: string) => {
    const found = list.find({ whose: null, id });
    return found && rowOf(found);
  };
  return {
    list({ filter: { playerId: player, skinId: skin, from, to }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { player, skin, time: { from, to } } };
      const column = sort.field === 'gems' ? COLUMNS.gems : COLUMNS.id;
      const { rows, next } = list.page({
        ...wanted,
        ...begin,
        limit,
        sort: { column, descending: sort.descending },
      });
      return {
        rows: rows.map(rowOf),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    one: find,
  };
}
