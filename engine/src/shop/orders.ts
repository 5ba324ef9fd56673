import { type AnySlice, typesIn } from '../kernel/index.ts';

/** Returns the commands that order gems: those that write a measure `orders`, so new ways to pay are included. */
export function orderingOf(slices: readonly AnySlice[]): ReadonlySet<string> {
  const types = new Set(
    slices.flatMap(({ measures }) =>
      measures.filter(({ names }) => names.includes('orders')).map(({ type }) => type),
    ),
  );
  return new Set(
    slices.flatMap(({ audit: { writings } }) =>
      Object.entries(writings)
        .filter(
          ([, { by, writes }]) => by.includes('player') && typesIn(writes).some((type) => types.has(type)),
        )
        .map(([command]) => command),
    ),
  );
}
