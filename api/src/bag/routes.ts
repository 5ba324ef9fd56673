import { ItemStatus } from '@skins/engine/bag';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/index.ts';
import { backPack } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import type { Routes } from '../http/index.ts';

const BAG_PAGE = 6;

export function bagRoutes(routes: Routes, game: Game): void {
  routes.add(backPack, async ({ query, playerId, language }) => {
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
  });
}
