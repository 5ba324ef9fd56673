import { TICKETS } from '../../fairness/index.ts';
import { MULTIPLE_UNITS, type Board, RANK_PLACES, type Rankings, SHARE_UNITS } from './events.ts';

/** A play as a ranking counts it. Amounts in 1/10,000 gem. */
export interface Score {
  /** in 1/10,000, rounded down; undefined: it won nothing and has no place */
  readonly multiple: number | undefined;
  /** what the house keeps of such a play on average, rounded down, and never below zero */
  readonly edge: number;
}

const safe = (value: bigint): number =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);

/** Returns what the house keeps of a stake. @param returned value × winning tickets, summed */
const edgeOf = (stake: number, returned: bigint): number => {
  const tickets = BigInt(TICKETS);
  const kept = BigInt(stake) - (returned + tickets - 1n) / tickets;
  return kept < 0n ? 0 : safe(kept);
};

interface Item {
  readonly value: number;
  readonly startTicket: number;
  readonly endTicket: number;
}

/** Returns what the house keeps of an open of a box version. */
export const boxEdgeOf = ({ price, items }: { readonly price: number; readonly items: readonly Item[] }) =>
  edgeOf(
    price,
    items.reduce(
      (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
      0n,
    ),
  );

/** Returns an open's multiple: value of the item ÷ price (spec 9.8). */
export const boxMultipleOf = (value: number, price: number): number =>
  safe((BigInt(value) * BigInt(MULTIPLE_UNITS)) / BigInt(price));

interface Upgrade {
  readonly gems: number;
  readonly targetPrice: number;
  readonly rate: { readonly numerator: string; readonly denominator: string };
  readonly winUpTo: number;
  readonly won: boolean;
}

/** Returns an upgrade's score: value ÷ stake ÷ chance (spec 9.8). */
export function upgradeScoreOf({ gems, targetPrice, rate, winUpTo, won }: Upgrade): Score {
  const over = BigInt(targetPrice) * BigInt(rate.denominator) * BigInt(MULTIPLE_UNITS);
  return {
    multiple: won ? safe(over / (BigInt(gems) * BigInt(rate.numerator))) : undefined,
    edge: edgeOf(gems, BigInt(targetPrice) * BigInt(winUpTo + 1)),
  };
}

/** Adds edges of a day; a sum beyond the safe integers stays at the largest. */
export const addedEdge = (sum: number, edge: number): number => Math.min(sum + edge, Number.MAX_SAFE_INTEGER);

/** Returns the prizes of a day, the first place first: those of the rules, all less by the same part if the edge does not carry them. */
export function prizesOf(rules: Rankings, board: Board, edge: number): readonly number[] {
  const { prizes } = rules[board];
  const all = prizes.reduce((sum, prize) => sum + prize, 0);
  const most = (BigInt(edge) * BigInt(rules.share)) / BigInt(SHARE_UNITS);
  const paid =
    BigInt(all) <= most ? prizes : prizes.map((prize) => Number((BigInt(prize) * most) / BigInt(all)));
  return paid.slice(0, RANK_PLACES);
}
