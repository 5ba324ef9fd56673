import { type Amount, UNITS_PER_GEM } from '../../kernel/index.ts';
import { BONUS_PARTS } from './events.ts';
import type { SKINS_RATE, TOP_UP_GIFTS } from './settings/events.ts';

type Tiers = (typeof TOP_UP_GIFTS)['first']['tiers'];

/** Returns the gift on goods, in 1/10,000 gem: by the tier with the highest key that they reach. */
export function giftOf(tiers: Tiers, gems: Amount): Amount {
  const reached = tiers.filter(({ key }) => gems >= key);
  const tier = reached.toSorted((a, b) => b.key - a.key)[0];
  if (tier === undefined) return 0;
  return tier.ratio === 1 ? 100 * tier.val : tier.val;
}

/** Returns the price of goods in minor units: rounded up, so that many small orders bring no gain. */
export const priceOf = ({ perGem }: Pick<(typeof SKINS_RATE)['first'], 'perGem'>, gems: Amount): number =>
  Math.ceil((gems * perGem) / UNITS_PER_GEM);

/** Returns the bonus of a level, in 1/10,000 gem, rounded down. @param rate 1/10,000 */
export const bonusOf = (rate: number, gems: Amount): Amount => Math.floor((gems * rate) / BONUS_PARTS);
