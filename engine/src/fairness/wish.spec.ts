import { bytesToHex } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUICKNET, timeOfRound } from './beacon-rounds.ts';
import { type WishEvidence, checkWish } from './check-wish.ts';
import { entryText, inclusionProofs } from './draw-entries.ts';
import { drawOrder } from './public-draw.ts';
import { fullRound } from './full-round.ts';
import {
  type Run,
  SHARES,
  feeOf,
  luckyShare,
  sharePriceOf,
  sharesOf,
  wishNumbers,
  wishRoot,
} from './wish.ts';

const RUNS: readonly Run[] = [
  { from: 1, to: 400, entrant: 'ffe4b0ce4da5d22f', userSeed: 'a8' },
  { from: 401, to: 1_000, entrant: '0123456789abcdef', userSeed: 'b7' },
];
const DRAW = 'wish-000000000001';
/** of round 42 */
const RANDOMNESS = '8ada64bae5c6c0f5540a6a13af56e663240edfbd2c76ac6a8f27671eb7259ce3';
const ROOT = '9faf8660433e9a31e47407d7d0d61a9c448c31e73614e36670572bf1fa1edf66';

describe('the price of a share', () => {
  it('covers price and fee, and exceeds them by less than a unit a share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 13 }),
        fc.integer({ min: 0, max: 5_000 }),
        (price, rate) => {
          const fee = (BigInt(price) * BigInt(rate) + 9_999n) / 10_000n;
          expect(BigInt(feeOf(price, rate))).toBe(fee);
          const surplus = SHARES * sharePriceOf(price, rate) - price - Number(fee);
          expect(surplus).toBeGreaterThanOrEqual(0);
          expect(surplus).toBeLessThan(SHARES);
        },
      ),
    );
  });
});

describe('the shares of a wish', () => {
  it('are entries of a public draw, one leaf each', () => {
    const entries = sharesOf(RUNS);
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: SHARES }, (_, k) => k + 1));
    const [first] = entries;
    expect(first && entryText(first)).toBe('{"entrant":"ffe4b0ce4da5d22f","n":1,"userSeed":"a8"}');
    expect(wishRoot(RUNS)).toBe(ROOT);
  });

  it('are drawn as the first entry of a public draw, as another program draws them', () => {
    const by = { draw: DRAW, randomness: RANDOMNESS, root: ROOT };
    expect(luckyShare(by)).toBe(453);
    expect(wishNumbers(by)).toEqual([{ k: 0, number: 37_199_546_931_452, skipped: false }]);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const one = { ...by, randomness: bytesToHex(bytes) };
        const { winners } = drawOrder({ ...one, count: SHARES, winners: 1 });
        expect([luckyShare(one)]).toEqual(winners);
        const last = wishNumbers(one).at(-1)?.number ?? 0;
        expect((last % SHARES) + 1).toBe(luckyShare(one));
      }),
      { numRuns: 30 },
    );
  });

  it('are drawn alike often', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const draws = 5_000;
    for (let k = 0; k < draws; k += 1) {
      const share = luckyShare({ draw: `wish-${k}`, randomness: RANDOMNESS, root: ROOT });
      const tenth = Math.floor((share - 1) / (SHARES / counts.length));
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    const expected = draws / counts.length;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % quantile of nine degrees of freedom.
    expect(chi).toBeLessThan(27.88);
  });
});

const FROZEN_AT = timeOfRound(QUICKNET, 1_000);
const SOURCE = fullRound({ chain: QUICKNET, newest: 1_000 }, FROZEN_AT);
const [PROOF = []] = inclusionProofs(sharesOf(RUNS), [453]);

/** Evidence of a drawn wish. The round's signature is not checked here. */
const EVIDENCE: WishEvidence = {
  kind: 'wish',
  draw: DRAW,
  terms: {
    skinId: 'rare',
    price: 80_000,
    feeRate: 300,
    sharePrice: 83,
    most: 600,
    rulesHash: 'a'.repeat(64),
  },
  closesAt: FROZEN_AT + 1,
  bought: RUNS,
  source: SOURCE,
  frozen: { root: ROOT, time: FROZEN_AT, newest: 1_000 },
  sealed: { note: 'a note', time: FROZEN_AT + 1_000 },
  round: { round: SOURCE.round, signature: 'ab', randomness: RANDOMNESS },
  drawn: SOURCE.time,
  lucky: { share: 453, entrant: '0123456789abcdef', userSeed: 'b7', proof: PROOF },
  voided: null,
};

const failing = (change: Partial<WishEvidence>): readonly string[] =>
  checkWish({ ...EVIDENCE, ...change }, { isSigned: () => true })
    .filter(({ state }) => state === 'fails')
    .map(({ id }) => id);

describe('the check of a wish', () => {
  it('finds nothing in an honest one', () => {
    expect(failing({})).toEqual([]);
    const states = new Map(checkWish(EVIDENCE, { isSigned: () => true }).map(({ id, state }) => [id, state]));
    for (const id of ['fixed', 'price', 'shares', 'frozen', 'round', 'share', 'proof', 'void'] as const)
      expect(states.get(id), id).toBe('holds');
  });

  it.each<[string, Partial<WishEvidence>, string]>([
    ['another price of a share', { terms: { ...EVIDENCE.terms, sharePrice: 84 } }, 'price'],
    ['a chosen round', { source: { ...SOURCE, round: SOURCE.round + 1 } }, 'fixed'],
    [
      'a share sold twice',
      { bought: [...RUNS, { from: 1_000, to: 1_000, entrant: 'e', userSeed: 's' }] },
      'shares',
    ],
    ['more shares than a player may hold', { terms: { ...EVIDENCE.terms, most: 599 } }, 'shares'],
    ['a gap', { bought: RUNS.slice(1) }, 'shares'],
    ['other shares under the root', { bought: RUNS.map((run) => ({ ...run, userSeed: 'x' })) }, 'frozen'],
    ['a freeze behind the deadline', { closesAt: FROZEN_AT }, 'frozen'],
    ['a late signature', { sealed: { note: '', time: SOURCE.time } }, 'frozen'],
    [
      'another share',
      { lucky: { share: 454, entrant: '0123456789abcdef', userSeed: 'b7', proof: PROOF } },
      'share',
    ],
    [
      'another player',
      { lucky: { share: 453, entrant: 'ffe4b0ce4da5d22f', userSeed: 'b7', proof: PROOF } },
      'proof',
    ],
    ['a share of no draw', { drawn: null, round: null }, 'share'],
    ['a void after the draw', { voided: { reason: 'late', time: SOURCE.time } }, 'void'],
  ])('names %s', (_what, change, step) => {
    expect(failing(change)).toContain(step);
  });

  it('lets a wish go back for an allowed reason only', () => {
    const open = { source: null, frozen: null, sealed: null, round: null, drawn: null, lucky: null };
    const off = (reason: string, time: number) => failing({ ...open, bought: [], voided: { reason, time } });
    expect(off('expired', EVIDENCE.closesAt)).toEqual([]);
    expect(off('expired', EVIDENCE.closesAt - 1)).toEqual(['void']);
    const late = { sealed: null, round: null, drawn: null, lucky: null };
    expect(failing({ ...late, voided: { reason: 'late', time: SOURCE.time } })).toEqual([]);
    expect(failing({ ...late, voided: { reason: 'late', time: FROZEN_AT } })).toEqual(['void']);
  });
});
