import {
  type Desk,
  type EventData,
  type RulesInForce,
  type Violation,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { POLICY } from '../limits/events.ts';
import type { Books, Own } from './audit-books.ts';
import { type TopUpOrdered, paymentStream } from './events.ts';
import { SKINS_RATE, TOP_UP_CHANNELS, TOP_UP_GIFTS, TOP_UP_GOODS } from './settings/events.ts';

// The checks of a player's orders. Implemented again on purpose: the auditor must not share the engine's mistakes.

const ORDER_MS = 3_600_000;
const UNITS_PER_GEM = 10_000;
const OPEN_MAX = 5;
/** Packs without a gift on a first purchase. */
const NO_FIRST_GIFT = new Set<string>(['cn', 'uk']);
type Ordered = EventData<typeof TopUpOrdered>;

/** Returns an order's fixed terms, as the auditor's books store them. */
export const termsOf = ({
  gems,
  gift,
  bonus,
  price,
  currency,
  channel,
  expiresAt,
}: Pick<Ordered, 'gems' | 'gift' | 'bonus' | 'price' | 'currency' | 'channel' | 'expiresAt'>): string =>
  `${gems} + ${gift} + ${bonus} for ${price} ${currency} by channel ${channel} until ${expiresAt}`;

export function auditOrdered(desk: Desk, data: Ordered, { own }: Books): Violation | undefined {
  const { orderId, gems, gift, bonus, expiresAt } = data;
  const open = Object.values(own.orders).filter(({ phase }) => phase === 'open').length;
  const violation =
    unequal('top-up-order', desk.hash(`${desk.id}/${desk.command}`).slice(0, 20), orderId) ??
    (open < OPEN_MAX ? undefined : violationOf('top-up-order', `${OPEN_MAX} that wait at most`, open + 1)) ??
    unequal('top-up-order', desk.time + ORDER_MS, expiresAt) ??
    auditGoods(desk, data) ??
    auditGift(desk, data, isFirst(own)) ??
    auditBonus(data) ??
    desk.obligations.open({
      to: paymentStream(orderId),
      amount: 0,
      due: expiresAt,
      terms: termsOf(data),
    });
  own.orders[desk.place] = { orderId, gems, gift, bonus, phase: 'open' };
  return violation;
}

function auditGoods({ rules }: Desk, data: Ordered): Violation | undefined {
  const { goodsId, gems, channel, price, currency } = data;
  const goods = rules.inForce(TOP_UP_GOODS);
  const channels = rules.inForce(TOP_UP_CHANNELS);
  const rate = rules.inForce(SKINS_RATE);
  const chosen = goods?.content.goods.find(({ id }) => id === goodsId);
  const known = channels?.content.channels.some(({ type }) => type === channel) === true;
  return (
    unequal('top-up-order', hashOf(goods), data.rules.goods) ??
    unequal('top-up-order', hashOf(channels), data.rules.channels) ??
    unequal('top-up-order', hashOf(rate), data.rules.rate) ??
    unequal('top-up-order', chosen?.gems ?? 'goods that are sold', gems) ??
    (known ? undefined : violationOf('top-up-order', 'a channel that there is', channel)) ??
    unequal('top-up-order', Math.ceil((gems * (rate?.content.perGem ?? 0)) / UNITS_PER_GEM), price) ??
    unequal('top-up-order', rate?.content.currency ?? 'a currency', currency)
  );
}

function auditGift(
  { rules }: Desk,
  { gems, gift, rules: said }: Ordered,
  first: boolean,
): Violation | undefined {
  const gifts = rules.inForce(TOP_UP_GIFTS);
  let reached = { key: 0, ratio: 0, val: 0 };
  for (const tier of gifts?.content.tiers ?? [])
    if (gems >= tier.key && tier.key > reached.key) reached = tier;
  const refused = first && NO_FIRST_GIFT.has(rules.inForce(POLICY)?.content.pack ?? '');
  const tier = reached.ratio === 1 ? reached.val * 100 : reached.val;
  const due = refused ? 0 : tier;
  return unequal('top-up-gift', hashOf(gifts), said.gifts) ?? unequal('top-up-gift', due, gift);
}

/** Tests whether none of the player's purchases was credited yet. */
const isFirst = ({ orders }: Own): boolean =>
  Object.values(orders).every(({ phase }) => phase === 'open' || phase === 'ended');

/** Checks the bonus. The slice of levels checks the rate. */
const auditBonus = ({ gems, bonus, bonusRate }: Ordered): Violation | undefined =>
  unequal('top-up-bonus', Math.floor((gems * bonusRate) / 10_000), bonus);

const hashOf = (rules: RulesInForce<unknown> | undefined): string => rules?.hash ?? 'rules that count';
