import { type Epochs, NO_EPOCHS } from '@skins/engine/epochs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MasterSecret, hmacHex } from './master-secret.ts';
import { nativeSha256 } from './native-sha256.ts';
import { SeedChains, anchorOf } from './seed-chains.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const LENGTH = 8192;
const ANNA = 'anna0000';
const FIRST = { playerId: ANNA, chainId: 1, epochName: undefined };

describe('a chain of server seeds', () => {
  const chains = new SeedChains(SECRET, () => NO_EPOCHS);
  /** the anchor, then seeds 1 to 8,192: computed directly, from the last one down */
  const plain: string[] = [];

  beforeAll(() => {
    let seed = hmacHex(SECRET.derive('skins seed chains v1'), `${ANNA}:1`);
    for (let index = LENGTH; index >= 0; index -= 1) {
      plain[index] = seed;
      seed = nativeSha256(seed);
    }
  });

  it('has as many seeds as its length, each the hash of the next, down to the anchor', () => {
    expect(chains.length).toBe(LENGTH);
    expect(chains.anchor(ANNA, 1)).toBe(plain[0]);
    expect(anchorOf(SECRET, FIRST, LENGTH)).toBe(plain[0]);
    expect(anchorOf(SECRET, FIRST, LENGTH - 7)).toBe(plain[7]);
    const seeds = Array.from({ length: LENGTH }, (_, n) => chains.seed(ANNA, 1, n + 1));
    expect(seeds).toEqual(plain.slice(1));
  });

  it('gives the same seeds in any order of requests', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: LENGTH }), { maxLength: 20 }), (indices) => {
        expect(indices.map((index) => chains.seed(ANNA, 1, index))).toEqual(
          indices.map((index) => plain[index]),
        );
      }),
      { examples: [[[1, 128, 129, 256, 8064, 8065, LENGTH]]] },
    );
  });

  it.each([0, -1, LENGTH + 1])('has no seed %i', (index) => {
    expect(() => chains.seed(ANNA, 1, index)).toThrow(RangeError);
  });
});

describe('SeedChains', () => {
  it('gives the same chains after a restart, and others under another secret', () => {
    const anchor = new SeedChains(SECRET, () => NO_EPOCHS).anchor(ANNA, 1);

    expect(new SeedChains(new MasterSecret('0b'.repeat(32)), () => NO_EPOCHS).anchor(ANNA, 1)).toBe(anchor);
    expect(new SeedChains(new MasterSecret('0c'.repeat(32)), () => NO_EPOCHS).anchor(ANNA, 1)).not.toBe(
      anchor,
    );
  });

  it('shares nothing between players or between chains of one player', () => {
    const chains = new SeedChains(SECRET, () => NO_EPOCHS);
    const places = [
      [ANNA, 1],
      [ANNA, 2],
      ['ben00000', 1],
      [`${ANNA}1`, 1],
      [ANNA, 11],
    ] as const;

    expect(new Set(places.map(([player, chain]) => chains.anchor(player, chain))).size).toBe(places.length);
  });

  it('plays chains alternately without interference', () => {
    const chains = new SeedChains(SECRET, () => NO_EPOCHS);
    const inTurn = [1, 2, 3].flatMap((index) => [chains.seed(ANNA, 1, index), chains.seed(ANNA, 2, index)]);
    const alone = [1, 2].map((chain) =>
      [1, 2, 3].map((index) => new SeedChains(SECRET, () => NO_EPOCHS).seed(ANNA, chain, index)),
    );

    expect([0, 2, 4].map((n) => inTurn[n])).toEqual(alone[0]);
    expect([1, 3, 5].map((n) => inTurn[n])).toEqual(alone[1]);
  });
});

describe('chains of an epoch', () => {
  const names = ['a', 'b'].map((digit) => digit.repeat(64));
  const open: Epochs = { epoch: 3, names };
  const chains = new SeedChains(SECRET, () => open);

  it('belong to the open epoch by default, and share nothing with those of others', () => {
    expect(chains.epoch).toBe(3);
    expect(chains.anchor(ANNA, 1)).toBe(chains.anchor(ANNA, 1, 3));
    expect(new Set([1, 2, 3].map((epoch) => chains.anchor(ANNA, 1, epoch))).size).toBe(3);
    expect(new Set([1, 2, 3].map((epoch) => chains.seed(ANNA, 1, 20, epoch))).size).toBe(3);
  });

  it('are unchanged for the first epoch', () => {
    expect(chains.anchor(ANNA, 1, 1)).toBe(new SeedChains(SECRET, () => NO_EPOCHS).anchor(ANNA, 1));
  });

  it('are derived from the master secret and the name of the epoch, by docs/fairness.md', () => {
    const last = hmacHex(SECRET.derive('skins seed chains of an epoch v1'), `${names[1]}:${ANNA}:4`);

    expect(chains.lastSeed(ANNA, 4)).toBe(last);
    expect(chains.seed(ANNA, 4, LENGTH)).toBe(last);
    expect(anchorOf(SECRET, { playerId: ANNA, chainId: 4, epochName: names[1] }, LENGTH)).toBe(
      chains.anchor(ANNA, 4),
    );
  });

  it('differ under another name, regardless of the number', () => {
    const other = new SeedChains(SECRET, () => ({ epoch: 3, names: ['a'.repeat(64), 'c'.repeat(64)] }));

    expect(other.anchor(ANNA, 1)).not.toBe(chains.anchor(ANNA, 1));
    expect(other.anchor(ANNA, 1, 2)).toBe(chains.anchor(ANNA, 1, 2));
  });

  it('are not made for an epoch that is not open', () => {
    expect(() => chains.anchor(ANNA, 1, 4)).toThrow(RangeError);
  });
});
