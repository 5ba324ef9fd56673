import type { Catalogue } from '@skins/engine/catalogue';
import { reduced } from '@skins/engine/fairness';
import { namesOf } from '../catalogue/skin-face.ts';
import type { PlayedSubject } from '../../foundation/statistics/index.ts';
import type { TargetSums } from './views.ts';

/** Results of upgrades to a skin, beside those that their chances promised. */
export const playedTarget = (catalogue: Catalogue, sums: TargetSums): PlayedSubject => ({
  game: 'upgrades',
  subject: sums.target,
  names: namesOf(catalogue.skins.get(sums.target), sums.target),
  plays: sums.plays,
  staked: sums.staked,
  returned: sums.returned,
  rtp: reduced(BigInt(Math.round(sums.promised)), BigInt(sums.staked)),
  variance: sums.variance,
  thirdMoment: sums.third,
});

/** Quantile of the normal distribution for a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** Returns the expected number of wins, and its 95 % interval. */
export function promisedWins({ expected, spread, plays }: TargetSums) {
  const reach = Z * Math.sqrt(spread);
  return { expected, low: Math.max(0, expected - reach), high: Math.min(plays, expected + reach) };
}
