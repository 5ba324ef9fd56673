import { Type, type Static } from 'typebox';
import { GrantedItem, ItemId } from '../bag/events.ts';
import {
  type EventData,
  Hash,
  Reveal,
  UNITS_PER_GEM,
  closed,
  defineEvent,
  defineRules,
  measured,
} from '../../kernel/index.ts';

/** Maximum number of staked items; gems may be added, or staked alone. */
export const MAX_STAKED_ITEMS = 6;
/** Maximum of staked gems, in 1/10,000 gem: a thousand million gems, the maximum price of a skin. */
export const STAKED_GEMS_MAX = 10 ** 9 * UNITS_PER_GEM;

/** An exact fraction in lowest terms, as decimal strings: its members may exceed the safe integers. */
const Digits = Type.String({ pattern: '^[0-9]{1,60}$' });
export const ExactFraction = closed({ numerator: Digits, denominator: Digits });
export type ExactFraction = Static<typeof ExactFraction>;

/**
 * A player staked items and gems for a skin: the choice, the odds by the rules, and the result of the roll. It is won if `ticket` is at
 * most `winUpTo`; then `itemId` is the granted item, at `targetPrice`.
 */
export const UpgradePlayed = defineEvent(
  'UpgradePlayed',
  closed({
    items: Type.Array(GrantedItem, { maxItems: MAX_STAKED_ITEMS }),
    gems: Type.Integer({ minimum: 0, maximum: STAKED_GEMS_MAX, description: '1/10,000 gem' }),
    targetSkinId: Type.String(),
    targetPrice: Type.Integer({ minimum: 1, description: '1/10,000 gem' }),
    rulesHash: Hash,
    quote: Hash,
    fee: ExactFraction,
    rate: ExactFraction,
    winUpTo: Type.Integer({ minimum: 0, maximum: 0xffffff }),
    reveal: Reveal,
    ticket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
    won: Type.Boolean(),
    itemId: Type.Union([ItemId, Type.Null()]),
  }),
);

/**
 * Nothing came of the upgrade before it. It stands where a won item would, so that the length of the log, which everybody
 * sees, does not tell the result before the dial has come to rest.
 */
export const UpgradeLost = defineEvent('UpgradeLost', closed({}));

/** Units of shares: 200 is 2 %. */
export const SHARE_UNITS = 10_000;
/** Least fee and rate: below it, the one ticket gained by rounding would outweigh the fee. */
const SHARE_MIN = 10;

const Share = (description: string) =>
  Type.Integer({ minimum: SHARE_MIN, maximum: SHARE_UNITS, description: `in 1/10,000; ${description}` });
const Price = (description: string) =>
  Type.Integer({ minimum: 1, maximum: STAKED_GEMS_MAX, description: `in 1/10,000 gem; ${description}` });

const Terms = closed({
  minimumPumpingRatio: Share('the fee where the stake is a quarter of the target or less'),
  drawProportion: Share('the fee where the stake is worth as much as the target'),
  minimumRate: Share('the least chance that is played'),
  maximumRate: Share('the largest chance that is played'),
  minimumPrice: Price('the cheapest target'),
  maximumPrice: Price('the dearest target'),
});
export type UpgradeTerms = Static<typeof Terms>;

/** Checks that a larger stake never has a smaller chance because fees rise too fast: the slope of r × (1 − f) at r = 1 is at least 0. */
const climbing = ({ minimumPumpingRatio: least, drawProportion: most }: UpgradeTerms): boolean =>
  least <= most && 7 * most - 4 * least <= 3 * SHARE_UNITS;
const ordered = ({ minimumRate, maximumRate, minimumPrice, maximumPrice }: UpgradeTerms): boolean =>
  minimumRate <= maximumRate && minimumPrice <= maximumPrice;

/** Fees and limits of upgrades (spec 9.6). */
export const UPGRADE_ODDS = defineRules(
  'upgrade-odds',
  Type.Refine(Terms, (terms) => climbing(terms) && ordered(terms)),
  {
    minimumPumpingRatio: 200,
    drawProportion: 800,
    minimumRate: 100,
    maximumRate: 9_000,
    minimumPrice: 1,
    maximumPrice: STAKED_GEMS_MAX,
  },
  { like: 'odds' },
);

type Played = EventData<typeof UpgradePlayed>;
const stakeOf = ({ items, gems }: Played) => items.reduce((sum, { value }) => sum + value, gems);
const deedOf = (played: Played) => ({ count: 1, amount: stakeOf(played) });

export const measures = [
  measured(
    UpgradePlayed,
    { plays: () => 1, staked: stakeOf, reveal: ({ reveal }) => reveal },
    {
      upgrade: deedOf,
      'upgrade-failed': (played) => (played.won ? undefined : deedOf(played)),
      'gems-spent': ({ gems }) => (gems === 0 ? undefined : { count: 1, amount: gems }),
    },
  ),
];

/** The event types of the slice, for its definition and its audit. */
export const events = { UpgradePlayed, UpgradeLost };
