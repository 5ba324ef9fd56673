import { type Fraction, TICKETS, reduced } from '../../fairness/index.ts';
import { type Amount, type Reward, UNITS_PER_GEM } from '../../kernel/index.ts';
import type { Season, SeasonAct } from './events.ts';

/** Prices by which rewards are worth something, in 1/10,000 gem. */
export interface Prices {
  /** a skin's list price; undefined if it is not in the catalogue */
  readonly skin: (skinId: string) => Amount | undefined;
  /** a box's price; undefined if it is not on sale */
  readonly box: (boxId: string) => Amount | undefined;
  /** the most that a fragment brings in the exchange, rounded up */
  readonly fragment: Amount;
}

/** Returns what a reward is worth in 1/10,000 gem: a ticket as much as its box, cards that bring no value nothing. */
export function worthOf({ type, skinId, boxId, amount }: Reward, prices: Prices): Amount {
  if (type === 'diamond') return amount;
  if (type === 'skins') return amount * (prices.skin(skinId ?? '') ?? 0);
  if (type === 'OpenBox') return amount * (prices.box(boxId ?? '') ?? 0);
  return type === 'debris' ? amount * prices.fragment : 0;
}

/** Returns the mean worth of a draw, exactly. */
export function worthOfDraw({ prizes }: Pick<Season, 'prizes'>, prices: Prices): Fraction {
  const sum = prizes.reduce(
    (all, { tickets, reward }) => all + BigInt(tickets) * BigInt(worthOf(reward, prices)),
    0n,
  );
  return reduced(sum, BigInt(TICKETS));
}

/**
 * Returns a bound that a radish's worth stays below, in whole 1/10,000 gem: its part of a draw, and of the milestones at the one
 * where they are worth most for the radishes earned until then.
 */
export function radishBound(season: Pick<Season, 'prizes' | 'cost' | 'milestones'>, prices: Prices): bigint {
  const { numerator, denominator } = worthOfDraw(season, prices);
  let received = 0n;
  let most: Fraction = { numerator: 0n, denominator: 1n };
  for (const { radishes, reward } of season.milestones) {
    received += BigInt(worthOf(reward, prices));
    const here = { numerator: received, denominator: BigInt(radishes) };
    if (here.numerator * most.denominator > most.numerator * here.denominator) most = here;
  }
  const under = denominator * BigInt(season.cost);
  return (numerator * most.denominator + most.numerator * under) / (under * most.denominator) + 1n;
}

/** Returns the share of an act's amount that its radishes bring back, below which it stays. @param radish its bound */
export const shareOfAct = ({ gems, radishes }: SeasonAct, radish: bigint): Fraction =>
  reduced(BigInt(radishes) * radish, BigInt(gems) * BigInt(UNITS_PER_GEM));
