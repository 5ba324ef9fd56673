import { SKINS_RATE, TOP_UP_COUNTDOWN, giftOf, onTopOf, priceOf } from '@skins/engine/payments';
import { toGems } from '@skins/engine/kernel';
import { RATE_UNITS } from '@skins/engine/vip';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import type * as contract from './contract.ts';
import { inUnits } from './order-state.ts';
import { type PayingShop, rulesNow, onTopNow } from './rules-now.ts';
import { pictureBeside, shownCatalogue } from '../catalogue/shown.ts';

const ORDER_PATH = '/api/pay/order';

/** What players can buy, and what comes on top. */
export const offerCalls = (shop: PayingShop) => {
  const { game } = shop;
  return {
    skinsRate: () => {
      const { perGem, currency } = game.rulesAt(SKINS_RATE, game.clock()).content;
      return inUnits(perGem, currency);
    },

    activityTime: ({ language }) => {
      const now = game.clock();
      const { until, title } = game.rulesAt(TOP_UP_COUNTDOWN, now).content;
      return until > now ? { time: until, title: inLanguage(title, language) } : { time: '', title: '' };
    },

    payWay: () => {
      const { goods, gifts, channels, rate } = rulesNow(shop, game.clock());
      const catalogue = shownCatalogue(game);
      const { currency, digits, defaultGems } = rate.content;
      const goodsList = goods.content.goods.map(({ id, gems, image }) => ({
        id,
        goodsPrice: toGems(gems),
        goodsImg: pictureBeside(catalogue, image),
        gift: toGems(giftOf(gifts.content.tiers, gems)),
        price: inUnits(priceOf(rate.content, gems), currency),
      }));
      const rules = {
        goods: goods.hash,
        gifts: gifts.hash,
        channels: channels.hash,
        rate: rate.hash,
      };
      const rechargeConfig = gifts.content.tiers.map(({ key, ratio, val }) => ({
        key: toGems(key),
        ratio,
        val: toGems(val),
      }));
      const shared = { url: ORDER_PATH, rechargeConfig, goodsList, currency, digits, rules };
      return channels.content.channels.map(({ type, action }) => ({
        type,
        action,
        defaultPrice: toGems(defaultGems),
        ...shared,
      }));
    },

    payOnTop: async ({ playerId }) => {
      const player = await game.readPlayer(playerId);
      const time = game.clock();
      const terms = onTopNow(game, time, player);
      const { goods, bonus } = { ...rulesNow(shop, time), ...terms };
      return {
        bonusRate: bonus.rate / RATE_UNITS,
        rules: bonus.hash,
        goods: goods.content.goods.map(({ id, gems }) => {
          const onTop = onTopOf(player.payments, terms, gems);
          return { id, gift: toGems(onTop.gift), bonus: toGems(onTop.bonus) };
        }),
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'skinsRate' | 'activityTime' | 'payWay' | 'payOnTop'>;
};
