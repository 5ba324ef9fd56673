import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTurns, sortedInTurns } from './in-turns.ts';

it('sorts long lists stably', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 1, max: 999 }),
      async (length, step) => {
        const values = Array.from({ length }, (_, n) => ({ n, rank: (n * step) % 1_009 }));
        const order = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank;
        expect(await inTurns(sortedInTurns(values, order))).toEqual(values.toSorted(order));
      },
    ),
    { numRuns: 20 },
  );
});

it('yields while it works', async () => {
  let turns = 0;
  let others = 0;
  const ticking = setInterval(() => (others += 1), 1);
  const work = function* () {
    for (const end = performance.now() + 100; performance.now() < end; turns += 1) yield;
  };
  await inTurns(work());
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
  expect(others).toBeGreaterThan(0);
});
