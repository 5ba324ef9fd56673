import { describe, expect, it } from 'vitest';
import { type RainEvidence, checkRain } from './check-rain.ts';
import { amountAt, numberOfDigest, packetAmount } from './rain.ts';
import { sha256Hex } from './sha256.ts';

const SEED = 'b'.repeat(64);
const RANDOMNESS = '8ada64bae5c6c0f5540a6a13af56e663240edfbd2c76ac6a8f27671eb7259ce3';
const ENTRANT = 'ffe4b0ce4da5d22f';
const TABLE = [
  { amount: 1_500, weight: 3 },
  { amount: 3_500, weight: 2 },
];
const draw = (n: number) => ({
  rain: 'rain-000000000001',
  seed: SEED,
  randomness: RANDOMNESS,
  entrant: ENTRANT,
  n,
});

describe('a packet', () => {
  it('is worth what docs/fairness.md, section 16, works out', () => {
    expect([1, 2, 3].map((n) => packetAmount(TABLE, draw(n)))).toEqual([1_500, 1_500, 3_500]);
  });

  it('depends on seed, round, rain, player and number', () => {
    const others = [
      { seed: 'c'.repeat(64) },
      { randomness: 'c'.repeat(64) },
      { rain: 'rain-000000000002' },
      { entrant: '0'.repeat(16) },
      { n: 9 },
    ];
    const rows = Array.from({ length: 1_000 }, (_, k) => ({ amount: k + 1, weight: 1 }));
    const amounts = [{}, ...others].map((other) => packetAmount(rows, { ...draw(1), ...other }));
    expect(new Set(amounts).size).toBe(amounts.length);
  });
});

describe('the number of a digest', () => {
  const full = 'f'.repeat(12);

  it('takes the next twelve digits if the first would favour low numbers', () => {
    expect(numberOfDigest(`${full}000000000007${'0'.repeat(40)}`, 5)).toBe(2);
    expect(numberOfDigest(`${full.repeat(4)}000000000008${'0'.repeat(4)}`, 5)).toBe(3);
  });

  it('takes the last remainder if all five would', () => {
    expect(numberOfDigest(full.repeat(5) + '0000', 5)).toBe((2 ** 48 - 1) % 5);
  });

  it('has a bound from 1 to 2^47', () => {
    expect(numberOfDigest('0'.repeat(64), 1)).toBe(0);
    for (const bound of [0, 2 ** 47 + 1, Number.NaN])
      expect(() => numberOfDigest('0'.repeat(64), bound)).toThrow(RangeError);
  });

  it('falls into the stretch of a row', () => {
    expect([0, 2, 3, 4].map((number) => amountAt(TABLE, number))).toEqual([1_500, 1_500, 3_500, 3_500]);
    expect(() => amountAt(TABLE, 5)).toThrow(RangeError);
  });
});

describe('the check of a rain', () => {
  const evidence: RainEvidence = {
    kind: 'rain',
    rain: 'rain-000000000001',
    announced: 1_000,
    start: 500_000,
    total: 6_000,
    perPlayer: 3,
    table: TABLE,
    seedHash: sha256Hex(SEED),
    seed: SEED,
    source: { chain: { hash: 'c'.repeat(64) }, round: 9, time: 462_000 },
    sealed: { note: 'a note', time: 2_000 },
    round: { round: 9, signature: 'ab', randomness: RANDOMNESS },
    packets: [
      { entrant: ENTRANT, n: 1, amount: 1_500 },
      { entrant: ENTRANT, n: 2, amount: 1_500 },
      // Less remains than the table gives.
      { entrant: ENTRANT, n: 3, amount: 3_000 },
    ],
  };
  const failed = (change: Partial<RainEvidence>) =>
    checkRain({ ...evidence, ...change }).flatMap(({ id, state }) => (state === 'fails' ? [id] : []));

  it('holds for what the seed and the round give', () => {
    expect(failed({})).toEqual([]);
  });

  it('names a seed that does not fit, a packet of no table, more than reserved, and a late seal', () => {
    expect(failed({ seedHash: 'd'.repeat(64) })).toEqual(['seed']);
    expect(failed({ packets: [{ entrant: ENTRANT, n: 1, amount: 3_500 }] })).toEqual(['packets']);
    expect(failed({ packets: [{ entrant: ENTRANT, n: 2, amount: 1_500 }] })).toEqual(['packets']);
    expect(failed({ total: 5_999 })).toEqual(['packets', 'total']);
    expect(failed({ sealed: { note: 'a note', time: 460_000 } })).toEqual(['frozen']);
    expect(failed({ sealed: null })).toEqual(['frozen']);
  });

  it('is open until the seed is public', () => {
    const states = checkRain({ ...evidence, seed: null, packets: [] }).map(
      ({ id, state }) => `${id} ${state}`,
    );
    expect(states).toContain('seed open');
    expect(states).toContain('packets open');
  });
});
