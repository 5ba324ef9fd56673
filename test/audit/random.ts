/** Random-looking numbers that are the same for the same seed. */
export interface Random {
  /** an integer from 0 up to, but not including, `end` */
  below(end: number): number;
  /** an element of the list */
  pick<Value>(values: readonly Value[]): Value;
  /** a number of lower-case hex digits */
  hex(digits: number): string;
}

/** Returns the generator mulberry32: tests need only repeatable variety. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  return {
    below,
    pick,
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}
