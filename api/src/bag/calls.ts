import { type HeldItem, ItemStatus, SELL_BACK, sellItems, sellingPrice } from '@skins/engine/bag';
import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import { faceOf } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { play } from '../game/index.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Language } from '../http/language.ts';
import type { Shop } from '../slice/shop.ts';
import { holdingsOf, partOf } from './arranged.ts';
import type * as contract from './contract.ts';

const BAG_PAGE = 6;
/** What a share of the whole is counted in. */
const WHOLE = 10_000;

export const calls = ({ game }: Shop) => {
  const mayTakeBack = (time: number): boolean => termsOf(game.rulesAt(POLICY, time).content.pack).sellBack;
  return {
    backPack: async ({ query, playerId, language }) => {
      const current = query.current ?? 1;
      const size = query.size ?? BAG_PAGE;
      const { bag } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      const { rarity, sort: order = 'newest' } = query;
      const page = partOf(bag, catalogue, { order, rarity, offset: (current - 1) * size, limit: size });
      const holdings = holdingsOf(bag.items, catalogue);
      const asked = holdings.filter((holding) => rarity === undefined || holding.rarity === rarity);
      const now = game.clock();
      const { hash, content } = game.rulesAt(SELL_BACK, now);
      const open = content.open && mayTakeBack(now);
      return {
        total: asked.reduce((sum, one) => sum + one.items, 0),
        worth: toGems(asked.reduce((sum, one) => sum + one.worth, 0)),
        rarities: holdings.map((one) => ({ ...one, worth: toGems(one.worth) })),
        sellBack: { open, rate: content.rate / WHOLE, rulesHash: hash },
        current,
        records: page.map((item) => ({
          ...shownItem(catalogue, item, language),
          sellPrice:
            open && item.status === ItemStatus.inBag ? toGems(sellingPrice(item.value, content)) : null,
        })),
      };
    },

    sellBackItems: async ({ body: input, playerId, commandId }) => {
      const played = await play(game, sellItems, {
        playerId,
        commandId,
        input,
        context: (moment) => ({
          ...moment,
          sellBack: game.rulesAt(SELL_BACK, moment.time),
          mayTakeBack: mayTakeBack(moment.time),
        }),
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
  } satisfies Handlers<typeof contract>;
};

function shownItem(
  catalogue: Catalogue,
  { itemId, skinId, value, source, status, time }: HeldItem,
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
    salePrice: toGems(value),
    choose: false,
    disable: status !== ItemStatus.inBag,
    createTime: time,
  };
}
