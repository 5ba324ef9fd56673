import { expect, it } from 'vitest';
import { QUICKNET, independentChain, roundAt, timeOfRound } from './beacon-rounds.ts';

it('finds the first round at or after a time', () => {
  const genesis = QUICKNET.genesisTime;
  expect([-1e6, 0, 1, 2_999, 3_000, 3_001].map((ms) => roundAt(QUICKNET, genesis + ms))).toEqual([
    1, 1, 2, 2, 2, 3,
  ]);
  // 1,692,803,367 s + 657,412 × 3 s.
  expect(timeOfRound(QUICKNET, 657_413)).toBe(1_694_775_603_000);
});

it('treats only the listed chains as independent', () => {
  expect(independentChain(QUICKNET.hash)).toBe(QUICKNET);
  expect(independentChain('0'.repeat(64))).toBeUndefined();
});
