import { Category } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { STORE_PRICES, type StorePrices, buySkin, listedAtMost, storePriceOf } from '@skins/engine/mall';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { QueryOf } from '../../foundation/contract/call.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import * as contract from './contract.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import { PurchaseRecord } from './purchase-record.ts';
import { NewestSearch, type Sought } from './search.ts';

type Query = QueryOf<typeof contract.storeList>;

export const calls = ({ game, progress, readModels }: Shop) => {
  const search = new NewestSearch();
  const record = new PurchaseRecord(readModels);
  return {
    storeList: async ({ query, language }) => {
      const { hash, content: prices } = game.rulesAt(STORE_PRICES, game.clock());
      const { current = 1, size = contract.STORE_PAGE } = query;
      const { rows, total } = prices.open
        ? (await search.of(game.catalogue().skins)).page(soughtBy(query, prices), {
            dearestFirst: query.sort !== 'cheapest',
            offset: (current - 1) * size,
            limit: size,
          })
        : { rows: [], total: 0 };
      const catalogue = shownCatalogue(game);
      return {
        records: rows.map(({ skinId, price }) => ({
          ...faceIn(catalogue, skinId, language),
          wear: catalogue.skins.get(skinId)?.exterior ?? null,
          price: toGems(storePriceOf(price, prices)),
        })),
        total,
        current,
        open: prices.open,
        types: Category.enum.filter((type) => !prices.excludedTypes.includes(type)),
        rulesHash: hash,
      };
    },

    buySkin: async ({ body: { skinId, price, rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, buySkin, {
        playerId,
        commandId,
        input: { skinId, price: amountOf(price), rulesHash },
        context: (draw) => ({
          ...draw,
          skin: game.catalogueAt(draw.time).skins.get(skinId),
          prices: game.rulesAt(STORE_PRICES, draw.time),
        }),
      });
      if (played instanceof CallRefused) return played;
      const { reply, position } = played;
      return {
        ...faceIn(shownCatalogue(game), skinId, language),
        itemId: reply.item?.itemId ?? '',
        price: toGems(reply.price),
        value: toGems(reply.item?.value ?? 0),
        balance: toGems(reply.balance),
        position,
      };
    },

    exchangeRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      return record.page(playerId, query, shownCatalogue(game), language);
    },
  } satisfies Handlers<typeof contract>;
};

/** Converts a page's query to listed prices; callers only know the store's prices. */
function soughtBy({ q, type, rarity, exterior, from, to }: Query, prices: StorePrices): Sought {
  const text = q?.trim() ?? '';
  const least = from === undefined ? 0 : amountOf(from);
  const most = to === undefined ? undefined : listedAtMost(amountOf(to), prices);
  return {
    text: text === '' ? undefined : text,
    category: type === 'skin' ? undefined : type,
    rarity,
    exterior: exterior === 'none' ? null : exterior,
    without: prices.excludedTypes,
    priceMin: Math.max(prices.priceMin, least === 0 ? 0 : listedAtMost(least - 1, prices) + 1),
    priceMax: Math.min(prices.priceMax, most ?? prices.priceMax),
  };
}
