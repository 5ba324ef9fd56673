import type { Piles } from '../../../engine/src/audit/piled.ts';

/** Piles in memory that count the numbers added. */
export function pilesInMemory(): Piles & { laidDown: number } {
  const piles = new Map<number, Float64Array[]>();
  const all = {
    laidDown: 0,
    add: (part: number, numbers: Float64Array) => {
      all.laidDown += numbers.length;
      piles.set(part, [...(piles.get(part) ?? []), numbers.slice()]);
    },
    read: (part: number) => piles.get(part) ?? [],
  };
  return all;
}
