import type { AnySlice } from './slice';

let registered: readonly AnySlice[] | undefined;

/** Gives the shell its slices, in their order; main.tsx does so before anything is drawn. */
export function registerSlices(slices: readonly AnySlice[]): void {
  registered = slices;
}

/**
 * The slices that were registered.
 * @throws Error where none were
 */
export function allSlices(): readonly AnySlice[] {
  if (registered === undefined) throw new Error('call registerSlices first');
  return registered;
}

/** Makes something out of all slices when it is first asked for, once for each key. */
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
