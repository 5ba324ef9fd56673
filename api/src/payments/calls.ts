import {
  NO_BONUS,
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_COUNTDOWN,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  type TopUp,
  bonusOf,
  giftOf,
  orderTopUp,
  phaseOf,
  priceOf,
  settleDebt,
} from '@skins/engine/payments';
import { type Moment, toGems } from '@skins/engine/kernel';
import { type Game, play } from '../game/index.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import { inLanguage } from '../http/language.ts';
import { List, beginningAt, nextOf } from '../lists/index.ts';
import type { Shop } from '../slice/shop.ts';
import { actionFor } from './pay-action.ts';
import type * as contract from './contract.ts';
import { type OrderState, inUnits, stateOfRow } from './order-state.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { refundCalls } from './refund-calls.ts';
import { playersTopUps } from './views.ts';

const RECORD_PAGE = 12;
const ORDER_PATH = '/api/pay/order';

export const calls = (shop: Shop) => {
  const { game, payments, progress, readModels } = shop;
  const list = new List(readModels, playersTopUps);
  return {
    ...refundCalls(shop),

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
      const { goods, gifts, channels, rate, bonus } = rulesNow(game, game.clock());
      const { currency, digits, defaultGems } = rate.content;
      const goodsList = goods.content.goods.map(({ id, gems, image }) => ({
        id,
        goodsPrice: toGems(gems),
        goodsImg: image,
        gift: toGems(giftOf(gifts.content.tiers, gems)),
        bonus: toGems(bonusOf(bonus.rate, gems)),
        price: inUnits(priceOf(rate.content, gems), currency),
      }));
      const rules = {
        goods: goods.hash,
        gifts: gifts.hash,
        channels: channels.hash,
        rate: rate.hash,
        bonus: bonus.hash,
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

    orderGems: async ({ body: { goodsId, type, rules }, playerId, commandId }) => {
      const played = await play(game, orderTopUp, {
        playerId,
        commandId,
        input: { goodsId, channel: type, rules },
        context: (draw) => ({ ...draw, ...rulesNow(game, draw.time) }),
      });
      if (played instanceof CallRefused) {
        const { code, data, detail } = played;
        if (code === 'top-up-changed') return new CallRefused('stale-version');
        return new CallRefused(code, { data, ...(detail !== undefined && { detail }) });
      }
      const { orderId, channel } = played.reply;
      const chosen = game
        .rulesAt(TOP_UP_CHANNELS, game.clock())
        .content.channels.find((one) => one.type === channel);
      const action = await actionFor(game, payments, orderId, chosen?.action);
      return { orderId, ...action, position: played.position };
    },

    payOrderState: async ({ query: { orderId }, playerId }) => {
      const player = await game.readPlayer(playerId);
      const order = player.payments.orders.find((one) => one.orderId === orderId);
      return order === undefined ? new CallRefused('order-unknown') : stateNow(payments, order);
    },

    rechargeRecord: async ({ query, playerId, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: {} } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = list.page({ ...wanted, ...begin, limit: query.size ?? RECORD_PAGE, sort: NEWEST_FIRST });
      return {
        records: page.rows.map(stateOfRow),
        total: list.total(wanted),
        next: nextOf(page),
        debt: toGems((await game.readPlayer(playerId)).payments.debt),
      };
    },

    settleTopUpDebt: async ({ playerId, commandId }) => {
      const played = await play(game, settleDebt, {
        playerId,
        commandId,
        input: {},
        context: (draw): Moment => draw,
      });
      if (played instanceof CallRefused) return played;
      return { balance: toGems(played.reply.balance), position: played.position };
    },
  } satisfies Handlers<typeof contract>;
};

const NEWEST_FIRST = { column: 'position', descending: true } as const;

/** What an order made now is made by. */
const rulesNow = (game: Game, time: number) => ({
  goods: game.rulesAt(TOP_UP_GOODS, time),
  gifts: game.rulesAt(TOP_UP_GIFTS, time),
  channels: game.rulesAt(TOP_UP_CHANNELS, time),
  rate: game.rulesAt(SKINS_RATE, time),
  bonus: NO_BONUS,
});

/** How far an order has come, out of both streams: always current. */
async function stateNow(payments: PaymentDesk, order: TopUp): Promise<OrderState> {
  const { payment } = await payments.read(order.orderId);
  const phase = phaseOf(payment);
  return {
    orderId: order.orderId,
    state: phase === 'none' ? 'created' : phase,
    late: payment.paid?.late ?? false,
    credited: order.phase === 'credited' || order.phase === 'taken-back',
    goodsPrice: toGems(order.gems),
    gift: toGems(order.gift),
    bonus: toGems(order.bonus),
    price: inUnits(order.price, order.currency),
    currency: order.currency,
    owed: 0,
    expires: order.expiresAt,
    createTime: order.time,
  };
}
