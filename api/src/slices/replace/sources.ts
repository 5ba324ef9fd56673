import type { GrantedItem } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { List } from '../../foundation/lists/index.ts';
import { itemsIn } from './record.ts';
import type { ReplacementRecord, ReplacementRow } from './resources.ts';
import { type ListedReplacement, listedReplacements } from './views.ts';

interface ReplacementFilter {
  readonly playerId?: string;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = ({
  position,
  player,
  given,
  taken,
  worth,
  price,
  fee,
  paid,
  refund,
  time,
}: ListedReplacement): ReplacementRow => ({
  id: position,
  playerId: player,
  given: itemsIn(given).length,
  taken: itemsIn(taken).length,
  worth: toGems(worth),
  price: toGems(price),
  fee: toGems(fee),
  paid: toGems(paid),
  refund: toGems(refund),
  time,
});

/** All replacements, from their table. */
export function replacementSource({
  game,
  readModels,
}: AdminTools): Source<ReplacementRow, ReplacementRecord, ReplacementFilter> {
  const list = new List(readModels, listedReplacements);
  const shown = ({ itemId, skinId, value }: GrantedItem) => {
    const skin = shownCatalogue(game).skins.get(skinId);
    return {
      itemId,
      skinId,
      names: namesOf(skin, skinId),
      image: imageOf(skin),
      rarity: rarityOf(skin),
      value: toGems(value),
    };
  };
  return {
    ...tableSource(list, {
      shown: rowOf,
      narrowed: ({ playerId: player, from, to }: ReplacementFilter) => ({ player, time: { from, to } }),
      columnOf: (field) => (field === 'worth' || field === 'fee' ? field : 'position'),
    }),
    one(id) {
      const row = list.find({ whose: null, id });
      if (row === undefined) return undefined;
      const { given, taken, worth, price, fee, paid, refund, rules_hash: rulesHash, quote, command } = row;
      return {
        ...rowOf(row),
        items: itemsIn(given).map(shown),
        skins: itemsIn(taken).map(shown),
        kept: toGems(worth - fee + paid - price - refund),
        rulesHash,
        quote,
        commandId: command,
      };
    },
  };
}
