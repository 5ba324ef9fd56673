import type { AnySlice, Place } from './slice';

/** A part of a list, with its name there. */
export type Named<Part extends Place> = Part & { readonly name: string };

type PartsOf<Part> = (slice: AnySlice) => readonly Part[];

/** Returns the parts that the slices contribute to a list, each with its name. */
export const namedParts = <Part extends Place>(
  slices: readonly AnySlice[],
  partsOf: PartsOf<Part>,
): readonly Named<Part>[] =>
  slices.flatMap((slice) => partsOf(slice).map((part) => ({ ...part, name: part.name ?? slice.name })));

/**
 * Returns the parts in order: each after the part that it names, followed by the parts that name it.
 * @throws Error in development and in tests, see {@link checkPlaces}; a build leaves the check out, as the list is static
 */
export function orderedParts<Part extends Place>(
  list: string,
  slices: readonly AnySlice[],
  partsOf: PartsOf<Part>,
): readonly Named<Part>[] {
  const parts = namedParts(slices, partsOf);
  const from = (before: string): Named<Part>[] =>
    parts.filter(({ after }) => after === before).flatMap((part) => [part, ...from(part.name)]);
  if (import.meta.env.DEV) checkPlaces(list, parts);
  return from('first');
}

/** @throws Error where two parts have the same name, `after` names no part, or parts name each other in a circle */
function checkPlaces(list: string, parts: readonly Named<Place>[]): void {
  const after = new Map(parts.map((part) => [part.name, part.after]));
  for (const { name } of parts)
    if (parts.filter((part) => part.name === name).length > 1)
      throw new Error(`${list} has two parts with the name ${name}: rename one of them`);
  for (const part of parts)
    if (part.after !== 'first' && !after.has(part.after))
      throw new Error(
        `${list}: ${part.name} comes after ${part.after}, but no slice brings a part with that name`,
      );
  const isLost = (name: string, steps = 0): boolean => {
    const before = after.get(name);
    return steps > parts.length || (before !== undefined && before !== 'first' && isLost(before, steps + 1));
  };
  const lost = parts.map(({ name }) => name).filter((name) => isLost(name));
  if (lost.length > 0)
    throw new Error(`${list}: ${lost.join(', ')} come after each other in a circle: put one of them first`);
}
