import { Type, type Static } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

// The price of gems and their gifts: published rules of the slice (spec 3.8, 9.6).

/** Maximum of one order: a million gems, so that its price in minor units stays a safe integer. */
export const GOODS_MAX = 10 ** 6 * UNITS_PER_GEM;
/** Maximum of a gift's value. A gift is at most a hundred times that, and no larger than what may be bought at once. */
const VALUE_MAX = GOODS_MAX / 100;

const Gems = Type.Integer({ minimum: 1, maximum: GOODS_MAX, description: '1/10,000 gem' });
export const GoodsId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
/** ISO 4217 code, three letters. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
export type Currency = Static<typeof Currency>;

const PLACE_MAX = 99;
export const ChannelType = Type.Integer({ minimum: 1, maximum: PLACE_MAX });
export const PayAction = Type.Enum(['open', 'checkout', 'qr_code']);
export type PayAction = Static<typeof PayAction>;

/** Number of pictures, from one gem to a heap. */
const PICTURES = 6;

/** The amounts of gems that can be bought at once. */
export const TOP_UP_GOODS = defineRules(
  'top-up-goods',
  closed({
    goods: Type.Array(
      closed({ id: GoodsId, gems: Gems, image: Type.String({ pattern: '^/[A-Za-z0-9/._-]{1,200}$' }) }),
      { minItems: 1, maxItems: 50 },
    ),
  }),
  {
    goods: [3, 10, 30, 50, 100, 300, 500, 1_000].map((gems, n) => ({
      id: `gems-${gems}`,
      gems: gems * UNITS_PER_GEM,
      image: `/gems/${Math.min(n + 1, PICTURES)}.svg`,
    })),
  },
);

/** The gifts: by the tier with the highest key that the goods reach; with ratio 1, a hundred times the value. */
export const TOP_UP_GIFTS = defineRules(
  'top-up-gifts',
  closed({
    tiers: Type.Array(
      closed({
        key: Gems,
        ratio: Type.Integer({ minimum: 0, maximum: 1 }),
        val: Type.Integer({ minimum: 0, maximum: VALUE_MAX, description: '1/10,000 gem' }),
      }),
      { maxItems: 50 },
    ),
  }),
  {
    tiers: [
      { key: 30 * UNITS_PER_GEM, ratio: 0, val: UNITS_PER_GEM },
      { key: 100 * UNITS_PER_GEM, ratio: 0, val: 5 * UNITS_PER_GEM },
      { key: 500 * UNITS_PER_GEM, ratio: 1, val: (3 * UNITS_PER_GEM) / 10 },
    ],
  },
);

/** The ways to pay: number, and what the page does with an order. Phones omit 4, others 3 (spec 6.3). */
export const TOP_UP_CHANNELS = defineRules(
  'top-up-channels',
  closed({
    channels: Type.Array(closed({ type: ChannelType, action: PayAction }), { maxItems: 10 }),
  }),
  {
    channels: [
      { type: 4, action: 'qr_code' },
      { type: 3, action: 'open' },
      { type: 1, action: 'checkout' },
    ],
  },
);

/** The price of a gem in real money. */
export const SKINS_RATE = defineRules(
  'skins-rate',
  closed({
    currency: Currency,
    digits: Type.Integer({ minimum: 0, maximum: 3, description: 'places of the currency, by ISO 4217' }),
    perGem: Type.Integer({ minimum: 1, maximum: 100_000, description: 'minor units of the currency' }),
    /** the amount that the page offers first */
    defaultGems: Gems,
  }),
  { currency: 'CNY', digits: 2, perGem: 700, defaultGems: 3 * UNITS_PER_GEM },
);

const TITLE_MAX = 60;
const Title = Type.String({ maxLength: TITLE_MAX });

/** The countdown of a discount: shown until its end, or not at all without one. */
export const TOP_UP_COUNTDOWN = defineRules(
  'top-up-countdown',
  closed({
    until: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'milliseconds since 1970; 0: none',
    }),
    title: closed({ zh: Title, en: Title, ru: Title, vi: Title }),
  }),
  { until: 0, title: { zh: '', en: '', ru: '', vi: '' } },
);

const Ceiling = Type.Integer({ minimum: 0, maximum: GOODS_MAX, description: '1/10,000 gem' });

/** The maximum of gems that one operator may refund without a second one, by role. */
export const TOP_UP_REFUNDS = defineRules('top-up-refunds', closed({ owner: Ceiling, finance: Ceiling }), {
  owner: 500 * UNITS_PER_GEM,
  finance: 100 * UNITS_PER_GEM,
});
export type RefundCeilings = (typeof TOP_UP_REFUNDS)['first'];
