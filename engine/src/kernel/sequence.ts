const CHUNK = 32;

/**
 * A persistent list: appending makes a new one that shares nearly everything with the old one, which stays as it was.
 * A value appended costs the copy of half a chunk, and every 32nd one the copy of the list of chunks.
 */
export interface Sequence<Value> {
  readonly length: number;
  /** chunks of exactly 32 values */
  readonly full: readonly (readonly Value[])[];
  /** the values after them, fewer than 32 */
  readonly tail: readonly Value[];
}

export const EMPTY_SEQUENCE: Sequence<never> = { length: 0, full: [], tail: [] };

export function appended<Value>(
  { length, full, tail }: Sequence<Value>,
  values: readonly Value[],
): Sequence<Value> {
  const rest = [...tail, ...values];
  const chunks: Value[][] = [];
  while (rest.length >= CHUNK) chunks.push(rest.splice(0, CHUNK));
  return {
    length: length + values.length,
    full: chunks.length === 0 ? full : [...full, ...chunks],
    tail: rest,
  };
}

/** The value at an index from 0, if there is one. */
export function valueAt<Value>({ full, tail }: Sequence<Value>, index: number): Value | undefined {
  const chunk = Math.floor(index / CHUNK);
  return (chunk === full.length ? tail : full[chunk])?.[index % CHUNK];
}

/** The values from index `from` up to, not with, `to`, both from 0 and at most the length. */
export function valuesBetween<Value>({ full, tail }: Sequence<Value>, from: number, to: number): Value[] {
  const first = Math.floor(from / CHUNK);
  const chunks = full.slice(first, Math.ceil(to / CHUNK));
  return [...chunks.flat(), ...tail].slice(from - first * CHUNK, to - first * CHUNK);
}

/** All values, in order. */
export const valuesOf = <Value>({ full, tail }: Sequence<Value>): Value[] => [...full.flat(), ...tail];
