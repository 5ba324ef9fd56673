import type { AnyEvent } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';

/** The contribution of an event to its player's plays. Amounts in 1/10,000 gem. */
interface Measures {
  readonly plays: number;
  readonly staked: number;
}

const readers = new Map(
  shop.measures
    .map((one) => ({ type: one.type, plays: one.reader('plays'), staked: one.reader('staked') }))
    .filter(({ plays, staked }) => plays !== undefined || staked !== undefined)
    .map((reader) => [reader.type, reader]),
);

/** Returns the measures of an event of any game; undefined if it is not a play. */
export function measuresOf(event: AnyEvent): Measures | undefined {
  const reader = readers.get(event.type);
  return reader && { plays: reader.plays?.(event) ?? 0, staked: reader.staked?.(event) ?? 0 };
}
