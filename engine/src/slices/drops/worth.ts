import type { Amount } from '../../kernel/index.ts';
import { dropTierOf } from '../../fairness/index.ts';
import type { ExtraDrops } from './events.ts';

/**
 * Returns the expected worth of the extra drop of an open, times 2^24, in 1/10,000 gem.
 * @param price of the box, in 1/10,000 gem
 * @param priceOf returns a skin's listed price; undefined if it is not in the catalogue
 */
export function dropWorthOf(
  { open, tiers }: ExtraDrops,
  price: Amount,
  priceOf: (skinId: string) => Amount | undefined,
): bigint {
  const tier = open ? dropTierOf(tiers, price) : undefined;
  let sum = 0n;
  for (const { of, amount, tickets, price: one } of tier?.drops ?? []) {
    const whole = BigInt(one ?? priceOf(of ?? '') ?? 0) * BigInt(amount);
    sum += whole * BigInt(tickets);
  }
  return sum;
}
