import type { Sha256Hex } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  type EventData,
  type Moment,
  type RulesInForce,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { ORDER_MS, type OrderRules, TopUpOrdered } from './events.ts';
import { bonusOf, giftOf, priceOf } from './price.ts';
import type { SKINS_RATE, TOP_UP_CHANNELS, TOP_UP_GIFTS, TOP_UP_GOODS } from './settings/events.ts';
import type { TopUps } from './state.ts';

/** Maximum of open orders of one player. */
export const OPEN_ORDERS_MAX = 5;
const ID_DIGITS = 20;

export interface OrderTopUp {
  readonly goodsId: string;
  readonly channel: number;
  /** hashes of the rules that the player saw */
  readonly rules: OrderRules;
  /** gift and bonus that the player saw, in 1/10,000 gem */
  readonly onTop: OnTop;
}

/** Gems added to those bought, in 1/10,000 gem. */
export interface OnTop {
  readonly gift: Amount;
  readonly bonus: Amount;
}

/** The rules in force at the order's time, and the sender. */
export interface OrderTopUpContext extends Moment {
  readonly playerId: string;
  readonly commandId: string;
  readonly hash: Sha256Hex;
  readonly goods: RulesInForce<(typeof TOP_UP_GOODS)['first']>;
  readonly gifts: RulesInForce<(typeof TOP_UP_GIFTS)['first']>;
  readonly channels: RulesInForce<(typeof TOP_UP_CHANNELS)['first']>;
  readonly rate: RulesInForce<(typeof SKINS_RATE)['first']>;
  readonly bonus: BonusInForce;
  /** true if the policy allows gifts on a first purchase */
  readonly firstGift: boolean;
}

/** The bonus of the player's level: 1/10,000 of the gems bought, and the hash of its rules; null if there is no bonus. */
export interface BonusInForce {
  readonly rate: number;
  readonly hash: string | null;
}

/** In order of precedence. */
export type OrderTopUpRejection =
  | { readonly code: 'unknown-goods'; readonly goodsId: string }
  | { readonly code: 'unknown-channel'; readonly channel: number }
  /** the amounts or rules differ from those that the player saw */
  | { readonly code: 'top-up-changed' }
  | { readonly code: 'too-many-orders'; readonly max: number };

type Ordered = EventData<typeof TopUpOrdered>;

/** Orders gems: fixes their price and what comes with them. Nothing is paid yet. */
export const orderTopUp: Command<
  { readonly payments: TopUps },
  OrderTopUp,
  OrderTopUpContext,
  OrderTopUpRejection,
  Ordered
> = {
  name: 'order-top-up',
  decide({ payments }, { goodsId, channel, rules: seen, onTop: shown }, context) {
    const { goods, channels, rate, gifts, bonus } = context;
    const chosen = goods.content.goods.find(({ id }) => id === goodsId);
    if (chosen === undefined) return rejected({ code: 'unknown-goods', goodsId });
    if (!channels.content.channels.some(({ type }) => type === channel))
      return rejected({ code: 'unknown-channel', channel });
    const rules: OrderRules = {
      goods: goods.hash,
      gifts: gifts.hash,
      channels: channels.hash,
      rate: rate.hash,
      bonus: bonus.hash,
    };
    const { gems } = chosen;
    const onTop = onTopOf(payments, context, gems);
    if (!equal(rules, seen) || onTop.gift !== shown.gift || onTop.bonus !== shown.bonus)
      return rejected({ code: 'top-up-changed' });
    if (payments.open >= OPEN_ORDERS_MAX) return rejected({ code: 'too-many-orders', max: OPEN_ORDERS_MAX });
    return accepted(
      TopUpOrdered.of({
        orderId: orderIdOf(context),
        goodsId,
        gems,
        ...onTop,
        price: priceOf(rate.content, gems),
        currency: rate.content.currency,
        channel,
        expiresAt: context.time + ORDER_MS,
        bonusRate: bonus.rate,
        rules,
      }),
    );
  },
  reply(events) {
    const ordered = events.find(TopUpOrdered.is);
    invariant(ordered !== undefined, 'an order is answered out of its event');
    return ordered.data;
  },
};

/** Returns the gems added to a purchase: the level's bonus, and the tier's gift, unless forbidden on a first one. */
export const onTopOf = (
  { credited }: Pick<TopUps, 'credited'>,
  { gifts, bonus, firstGift }: Pick<OrderTopUpContext, 'gifts' | 'bonus' | 'firstGift'>,
  gems: Amount,
): OnTop => ({
  gift: credited === 0 && !firstGift ? 0 : giftOf(gifts.content.tiers, gems),
  bonus: bonusOf(bonus.rate, gems),
});

/** Derives the order's id from the command's random id, so that no restored history repeats it. */
const orderIdOf = ({ playerId, commandId, hash }: OrderTopUpContext): string =>
  hash(`${playerId}/${commandId}`).slice(0, ID_DIGITS);

const equal = (a: OrderRules, b: OrderRules): boolean =>
  a.goods === b.goods &&
  a.gifts === b.gifts &&
  a.channels === b.channels &&
  a.rate === b.rate &&
  a.bonus === b.bonus;
