import { type HeldItem, ItemStatus, SELL_BACK, sellItems, sellingPrice } from '@skins/engine/bag';
import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { play } from '../game/index.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Language } from '../http/language.ts';
import { nextOf } from '../lists/index.ts';
import type { Shop } from '../slice/shop.ts';
import { type Holding, choicesOf, holdingOf, partOf } from './arranged.ts';
import type * as contract from './contract.ts';
import { itemRecord } from './item-record.ts';
import { isTickable } from './ticks.ts';

const BAG_PAGE = 6;
/** What a share of the whole is counted in. */
const WHOLE = 10_000;

export const calls = ({ game }: Shop) =>
  ({
    backPack: async ({ query, playerId, language }) => {
      const current = query.current ?? 1;
      const size = query.size ?? BAG_PAGE;
      const { bag } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      const { status, source, rarity, sort: order = 'newest' } = query;
      const filter = { status, source, rarity };
      const page = partOf(bag, catalogue, { filter, order, offset: (current - 1) * size, limit: size });
      const { items: total, worth } = holdingOf(bag, catalogue, filter);
      const { statuses, sources, rarities } = choicesOf(bag, catalogue);
      const { hash, content } = game.rulesAt(SELL_BACK, game.clock());
      return {
        total,
        worth: toGems(worth),
        statuses: [...statuses].map(([status, holding]) => ({ status, ...shown(holding) })),
        sources: [...sources].map(([source, holding]) => ({ source, ...shown(holding) })),
        rarities: [...rarities].map(([rarity, holding]) => ({ rarity, ...shown(holding) })),
        sellBack: { open: content.open, rate: content.rate / WHOLE, rulesHash: hash },
        current,
        records: page.map((item) => ({
          ...toldItem(catalogue, item, language),
          salePrice: toGems(item.value),
          choose: false,
          disable: !isTickable(item.status),
          sellPrice:
            content.open && item.status === ItemStatus.inBag
              ? toGems(sellingPrice(item.value, content))
              : null,
        })),
      };
    },

    dropRecord: async ({ query, playerId, language }) => {
      const { bag } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      const { items, next, sources } = itemRecord(bag, query);
      return {
        records: items.map((item) => ({ ...toldItem(catalogue, item, language), price: toGems(item.value) })),
        total: bag.items.length,
        next: nextOf({ next }),
        sources: [...sources],
      };
    },

    sellBackItems: async ({ body: input, playerId, commandId }) => {
      const played = await play(game, sellItems, {
        playerId,
        commandId,
        input,
        context: (moment) => ({ ...moment, sellBack: game.rulesAt(SELL_BACK, moment.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { price, balance, itemIds } = played.reply;
      return {
        price: toGems(price),
        balance: toGems(balance ?? (await game.readPlayer(playerId)).wallet.balance),
        itemIds: [...itemIds],
        position: played.position,
      };
    },
  }) satisfies Handlers<typeof contract>;

const shown = ({ items, worth }: Holding) => ({ items, worth: toGems(worth) });

function toldItem(
  catalogue: Catalogue,
  { itemId, skinId, source, status, time }: HeldItem,
  language: Language,
) {
  const { stuffName, stuffImage, skinsRarity, category, exterior } = faceOf(catalogue, skinId, language);
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
    createTime: time,
  };
}
