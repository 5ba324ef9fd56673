import { ItemStatus } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceOf } from '../boxes/presenters.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import { holdingsOf, partOf } from './arranged.ts';
import type * as contract from './contract.ts';

const BAG_PAGE = 6;

export const calls = ({ game }: Shop) =>
  ({
    backPack: async ({ query, playerId, language }) => {
      const current = query.current ?? 1;
      const size = query.size ?? BAG_PAGE;
      const { items } = (await game.readPlayer(playerId)).bag;
      const catalogue = shownCatalogue(game);
      const { rarity, sort: order = 'newest' } = query;
      const page = partOf(items, catalogue, { order, rarity, offset: (current - 1) * size, limit: size });
      const holdings = holdingsOf(items, catalogue);
      const asked = holdings.filter((holding) => rarity === undefined || holding.rarity === rarity);
      return {
        total: asked.reduce((sum, one) => sum + one.items, 0),
        worth: toGems(asked.reduce((sum, one) => sum + one.worth, 0)),
        rarities: holdings.map((one) => ({ ...one, worth: toGems(one.worth) })),
        current,
        records: page.map(({ itemId, skinId, value, source, status, time }) => {
          const { stuffName, stuffImage, skinsRarity, category, exterior } = faceOf(
            catalogue,
            skinId,
            language,
          );
          return {
            id: itemId,
            skinId,
            name: stuffName,
            image: stuffImage,
            skinsRarity,
            category,
            exterior,
            status,
            source,
            salePrice: toGems(value),
            choose: false,
            disable: status !== ItemStatus.inBag,
            createTime: time,
          };
        }),
      };
    },
  }) satisfies Handlers<typeof contract>;
