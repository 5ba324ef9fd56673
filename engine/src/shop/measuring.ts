import { type AnySlice, type MeasureName, typesIn } from '../kernel/index.ts';

/** Returns the commands of players that write a measure, so new commands are included. */
export function measuring(slices: readonly AnySlice[], measure: MeasureName): ReadonlySet<string> {
  const types = new Set(
    slices.flatMap(({ measures }) =>
      measures.filter(({ names }) => names.includes(measure)).map(({ type }) => type),
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
