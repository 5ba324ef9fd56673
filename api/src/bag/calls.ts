import { ItemStatus } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/presenters.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';

const BAG_PAGE = 6;

export const calls = ({ game }: Shop) =>
  ({
    backPack: async ({ query, playerId, language }) => {
      const current = query.current ?? 1;
      const size = query.size ?? BAG_PAGE;
      const { items } = (await game.readPlayer(playerId)).bag;
      const catalogue = game.catalogue();
      const older = Math.max(0, items.length - (current - 1) * size);
      const page = items.between(Math.max(0, older - size), older).toReversed();
      return {
        total: items.length,
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
