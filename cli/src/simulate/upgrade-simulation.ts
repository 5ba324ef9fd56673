import { chiSquareOf } from '@skins/api/foundation/statistics';
import { asNumber } from '@skins/engine/catalogue';
import { TICKETS, type UpgradeOdds, upgradeOddsOf } from '@skins/engine/fairness';
import { SHARE_UNITS, type UpgradeTerms } from '@skins/engine/upgrades';
import { rollMany } from './roll-many.ts';

/** 100 gems, in 1/10,000: fine enough for a stake at any rate. */
export const TARGET_PRICE = 1_000_000;

/** Observed upgrades at one rate, compared with the published odds. */
export interface UpgradeSimulation {
  /** in 1/10,000 gem, for a target of 100 gems */
  readonly stake: number;
  readonly fee: number;
  readonly rate: number;
  readonly winUpTo: number;
  readonly plays: number;
  readonly wins: number;
  /** expected wins, by the published range's share of all tickets */
  readonly expected: number;
  /** Pearson's test of wins and losses; null if there were too few plays */
  readonly pValue: number | null;
}

/** Returns stakes whose rates are spread evenly between the bounds of the rules. */
export function stakesOver(terms: UpgradeTerms, count: number): readonly number[] {
  const step = (terms.maximumRate - terms.minimumRate) / (count - 1);
  return Array.from({ length: count }, (_, k) => stakeFor(terms, terms.minimumRate + k * step));
}

/** Returns the largest stake with at most the wanted rate, by binary search: a higher stake never lowers the rate. */
function stakeFor(terms: UpgradeTerms, wanted: number): number {
  let [low, high] = [1, TARGET_PRICE];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (asNumber(upgradeOddsOf(middle, TARGET_PRICE, terms).rate) * SHARE_UNITS <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Plays many upgrades of one stake with the shop's own odds and roll. The same seed gives the same plays. */
export function simulateUpgrades(
  terms: UpgradeTerms,
  { stake, plays, seed }: { readonly stake: number; readonly plays: number; readonly seed: string },
  onProgress: (done: number) => void,
): UpgradeSimulation {
  const { fee, rate, winUpTo }: UpgradeOdds = upgradeOddsOf(stake, TARGET_PRICE, terms);
  let wins = 0;
  rollMany(plays, seed, onProgress, (ticket) => {
    if (ticket <= winUpTo) wins += 1;
  });
  const chance = (winUpTo + 1) / TICKETS;
  const expected = plays * chance;
  const test = chiSquareOf([
    { observed: wins, expected },
    { observed: plays - wins, expected: plays - expected },
  ]);
  return {
    stake,
    fee: asNumber(fee),
    rate: asNumber(rate),
    winUpTo,
    plays,
    wins,
    expected,
    pValue: test?.pValue ?? null,
  };
}
