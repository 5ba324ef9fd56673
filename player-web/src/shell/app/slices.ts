import type { AnySlice } from './slice';

let registered: readonly AnySlice[] = [];

/** Gives the shell its slices, in their order. main.tsx calls it before the first render. */
export function registerSlices(slices: readonly AnySlice[]): void {
  registered = slices;
}

/** Returns the registered slices. */
export function allSlices(): readonly AnySlice[] {
  if (import.meta.env.DEV && registered.length === 0)
    throw new Error('No slices: call registerSlices before the first render.');
  return registered;
}

/** Derives a value from all slices, lazily, and caches it for each key. */
export function fromSlices<Keys extends readonly [] | readonly [string], Value>(
  make: (slices: readonly AnySlice[], ...keys: Keys) => Value,
): (...keys: Keys) => Value {
  let from: readonly AnySlice[] | undefined;
  const made = new Map<string | undefined, Value>();
  return (...keys) => {
    const slices = allSlices();
    if (slices !== from) made.clear();
    from = slices;
    const known = made.get(keys[0]);
    if (known !== undefined) return known;
    const fresh = make(slices, ...keys);
    made.set(keys[0], fresh);
    return fresh;
  };
}
