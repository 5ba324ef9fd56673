import {
  ORDER_MS,
  type OpenTopUp,
  TOP_UP_CHANNELS,
  type TopUps,
  cancelOrder,
  orderTopUp,
  paymentStream,
  phaseOf,
  settleDebt,
} from '@skins/engine/payments';
import { type Moment, playerActor, toGems } from '@skins/engine/kernel';
import { demandRoom, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { actionFor } from './pay-action.ts';
import type * as contract from './contract.ts';
import { type OrderState, inUnits, stateOfRow } from './order-state.ts';
import { playersTopUps } from './views.ts';
import { type PayingShop, rulesNow, onTopNow } from './rules-now.ts';

const RECORD_PAGE = 12;

/** A player's orders and debt. */
export const orderCalls = (shop: Shop<Desks>) => {
  const { game, progress, readModels } = shop;
  const { desk } = shop.desks.payments;
  const list = new List(readModels, playersTopUps);
  return {
    orderGems: async ({ body: { goodsId, type, rules, gift, bonus }, playerId, commandId }) => {
      const played = await runCommand(game, orderTopUp, {
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

    cancelOrder: (asked) => cancel(shop, asked),

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
      const played = await runCommand(game, settleDebt, {
        playerId,
        commandId,
        input: {},
        context: (draw): Moment => draw,
      });
      if (played instanceof CallRefused) return played;
      return { balance: toGems(played.reply.balance), position: played.position };
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    'orderGems' | 'cancelOrder' | 'payOrderState' | 'rechargeRecord' | 'settleTopUpDebt'
  >;
};

interface Cancelling {
  readonly playerId: string;
  readonly commandId: string;
  readonly body: { readonly orderId: string };
}

/** Takes a waiting order back, and closes its payment at the provider. */
async function cancel({ game, desks: { payments } }: PayingShop, { body: { orderId }, ...by }: Cancelling) {
  const { playerId, commandId } = by;
  await demandRoom(game, playerId);
  const outcome = await game.runtime.execute({
    command: cancelOrder,
    streams: game.streams.payment,
    stream: paymentStream(orderId),
    commandId,
    input: {},
    actor: playerActor(playerId),
    context: () => ({ by: playerId }),
  });
  if (outcome.kind === 'refused') return new CallRefused(outcome.rejection.code);
  if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
  await payments.desk.shut(orderId);
  return { orderId, position: outcome.position };
}

const NEWEST_FIRST = { column: 'position', descending: true } as const;

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
