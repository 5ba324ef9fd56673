import { ticketOf } from './roll.ts';

// Extra drops (docs/fairness.md, section 19): a second number of an open's roll, and the published table that it meets.

/** A row of a table; its tickets follow those of the rows before it, from 0. */
interface DropRow {
  readonly tickets: number;
}
/** The rows for boxes from a price on, in 1/10,000 gem. */
interface DropTier<Row> {
  readonly priceFrom: number;
  readonly drops: readonly Row[];
}

/** A row with its range: startTicket ≤ number < endTicket. */
export interface DropRange<Row> {
  readonly row: Row;
  readonly startTicket: number;
  readonly endTicket: number;
}

/** Returns the number that decides about a drop: hex digits 7–12 of the roll's hash. */
export const dropNumberOf = (resultHash: string): number => ticketOf(resultHash, 1);

/** Returns the rows for a box of a price; undefined if its opens take no part. @param tiers by rising price */
export const dropTierOf = <Tier extends { readonly priceFrom: number }>(
  tiers: readonly Tier[],
  price: number,
): Tier | undefined => tiers.findLast(({ priceFrom }) => priceFrom <= price);

/** Returns the rows of a tier with their ranges. */
export function dropRangesOf<Row extends DropRow>({ drops }: Pick<DropTier<Row>, 'drops'>): DropRange<Row>[] {
  let startTicket = 0;
  return drops.map((row) => {
    const endTicket = startTicket + row.tickets;
    const range = { row, startTicket, endTicket };
    startTicket = endTicket;
    return range;
  });
}

/** Returns the row that a number meets; undefined if it meets none. */
export function dropAt<Row extends DropRow>(
  { drops }: Pick<DropTier<Row>, 'drops'>,
  number: number,
): Row | undefined {
  let left = number;
  for (const row of drops) {
    if (left < row.tickets) return row;
    left -= row.tickets;
  }
  return undefined;
}
