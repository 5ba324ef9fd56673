import {
  ORDER_MS,
  type OpenTopUp,
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_COUNTDOWN,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  type TopUps,
  giftOf,
  onTopOf,
  orderTopUp,
  phaseOf,
  priceOf,
  settleDebt,
} from '@skins/engine/payments';
import { type Moment, toGems } from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import type { Player } from '@skins/engine/shop';
import { RATE_UNITS, VIP_TABLE, bonusInForce } from '@skins/engine/vip';
import { type Game, play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { actionFor } from './pay-action.ts';
import type * as contract from './contract.ts';
import { type OrderState, inUnits, stateOfRow } from './order-state.ts';
import { noProvider } from './no-provider.ts';
import { refundCalls } from './refund-calls.ts';
import { playersTopUps } from './views.ts';

const RECORD_PAGE = 12;
const ORDER_PATH = '/api/pay/order';

export const calls = (shop: Shop<Desks>) => {
  const { game, progress, readModels } = shop;
  const { desk } = shop.desks.payments;
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
      const { goods, gifts, channels, rate } = rulesNow(shop, game.clock());
      const { currency, digits, defaultGems } = rate.content;
      const goodsList = goods.content.goods.map(({ id, gems, image }) => ({
        id,
        goodsPrice: toGems(gems),
        goodsImg: image,
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

    orderGems: async ({ body: { goodsId, type, rules, gift, bonus }, playerId, commandId }) => {
      const played = await play(game, orderTopUp, {
        playerId,
        commandId,
        input: { goodsId, channel: type, rules, onTop: { gift: amountOf(gift), bonus: amountOf(bonus) } },
        context: (draw, player) => ({
          ...draw,
          ...rulesNow(shop, draw.time),
          ...onTopNow(game, draw.time, player),
        }),
      });
      if (played instanceof CallRefused) {
        const { code, data, detail } = played;
        if (code === 'top-up-changed') return new CallRefused('stale-version');
        return new CallRefused(code, { data, ...(detail !== undefined && { detail }) });
      }
      const { orderId, channel } = played.reply;
      const chosen = game
        .rulesAt(TOP_UP_CHANNELS, played.time ?? game.clock())
        .content.channels.find((one) => one.type === channel);
      const action = await actionFor(game, desk, orderId, chosen?.action);
      return { orderId, ...action, position: played.position };
    },

    payOrderState: async ({ query: { orderId }, playerId }) => {
      const order = await ownOrder(shop, orderId, playerId);
      return order ?? new CallRefused('order-unknown');
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
type PayingShop = Pick<Shop<Pick<Desks, 'payments'>>, 'game' | 'desks'>;

const rulesNow = (shop: PayingShop, time: number) => ({
  goods: shop.game.rulesAt(TOP_UP_GOODS, time),
  gifts: shop.game.rulesAt(TOP_UP_GIFTS, time),
  channels: openChannels(shop, time),
  rate: shop.game.rulesAt(SKINS_RATE, time),
});

/** All of them are closed where nobody takes money: an order would fail at once. */
function openChannels({ game, desks: { payments } }: PayingShop, time: number) {
  const rules = game.rulesAt(TOP_UP_CHANNELS, time);
  return payments.desk.provider === noProvider ? { ...rules, content: { channels: [] } } : rules;
}

/** What decides what comes on top for a player. */
const onTopNow = (game: Game, time: number, { vip }: Player) => ({
  gifts: game.rulesAt(TOP_UP_GIFTS, time),
  bonus: bonusInForce(vip, game.rulesAt(VIP_TABLE, time)),
  firstGift: termsOf(game.rulesAt(POLICY, time).content.pack).firstTopUpGift,
});

/** How far an order of the player's own has come, out of both streams: always current. */
async function ownOrder(
  { game, desks: { payments } }: PayingShop,
  orderId: string,
  playerId: string,
): Promise<OrderState | undefined> {
  const { orders } = (await game.readPlayer(playerId)).payments;
  const { payment } = await payments.desk.read(orderId);
  const own = payment.order?.playerId === playerId ? payment.order : waitingOf(orders, orderId);
  if (own === undefined) return undefined;
  const phase = phaseOf(payment);
  const known = payment.order && orders.get(payment.order.ordered);
  return {
    orderId,
    state: phase === 'none' ? 'created' : phase,
    late: payment.paid?.late ?? false,
    credited: known !== undefined && known.phase !== 'open',
    goodsPrice: toGems(own.gems),
    gift: toGems(own.gift),
    bonus: toGems(own.bonus),
    price: inUnits(own.price, own.currency),
    currency: own.currency,
    expires: own.expiresAt,
    createTime: own.expiresAt - ORDER_MS,
  };
}

/** An order whose payment has not begun. */
function waitingOf(orders: TopUps['orders'], orderId: string): OpenTopUp | undefined {
  const found = orders.find((one) => one.orderId === orderId);
  return found?.phase === 'open' ? found : undefined;
}
