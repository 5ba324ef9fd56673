import { ceilingFor } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import { WISH_TERMS, plantsOf } from '@skins/engine/wishes';
import { faceIn } from '../catalogue/skin-face.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { NewestSearch } from '../mall/search.ts';
import type { Shop } from '../../shop/shop.ts';
import { buy, plant } from './buying.ts';
import type * as contract from './contract.ts';
import { WISHES_PAGE } from './contract.ts';
import type { Desks } from './desks.ts';
import type { WishParts } from './wish-parts.ts';
import { accountOf } from './wish-shown.ts';

type Names = 'wishPlanting' | 'wishSkins' | 'plantWish' | 'buyShares';

/** How wishes are planted, and shares bought. */
export const plantingCalls = (shop: Shop<Desks>, { desk }: WishParts) => {
  const { game, progress } = shop;
  const search = new NewestSearch();

  /** Returns what a player may plant now. Amounts in 1/10,000 gem. */
  async function allowed(playerId: string) {
    const now = game.clock();
    const { vip, wishes } = await game.readPlayer(playerId);
    const { hash, content } = game.rulesAt(WISH_TERMS, now);
    const level = levelOf(vip, game.rulesAt(VIP_TABLE, now).content);
    const { atOnce, priceMost } = plantsOf(content, level);
    const chain = await desk.chain();
    const most = Math.min(priceMost, ceilingFor(chain === undefined ? {} : { chain }, content));
    return { level, atOnce, most, least: content.priceLeast, content, hash, planted: wishes.planted };
  }

  return {
    wishPlanting: async ({ playerId, after }) => {
      await progress.settle(after);
      const { level, atOnce, most, least, hash, planted } = await allowed(playerId);
      const ends = planted.map(({ terms }) => terms.closesAt);
      return {
        level,
        atOnce,
        priceMost: toGems(most),
        priceLeast: toGems(least),
        planted: planted.length,
        free: planted.length < atOnce || ends.length === 0 ? null : Math.min(...ends),
        rulesHash: hash,
      };
    },

    wishSkins: async ({ query, playerId, language }) => {
      const { most, least, content } = await allowed(playerId);
      const { current = 1, size = WISHES_PAGE, q = '', sort } = query;
      const text = q.trim();
      const found = (await search.of(game.catalogue().skins)).page(
        {
          text: text === '' ? undefined : text,
          category: undefined,
          rarity: undefined,
          exterior: undefined,
          without: [],
          priceMin: least,
          priceMax: most,
        },
        { dearestFirst: sort !== 'cheapest', offset: (current - 1) * size, limit: size },
      );
      const catalogue = shownCatalogue(game);
      return {
        records: found.rows.map(({ skinId, price }) => ({
          ...faceIn(catalogue, skinId, language),
          account: accountOf(price, content.feeRate),
        })),
        total: found.total,
        current,
      };
    },

    plantWish: (asked) => plant(shop, asked),

    buyShares: (asked) => buy(shop, asked),
  } satisfies Pick<Handlers<typeof contract>, Names>;
};
