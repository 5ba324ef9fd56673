import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardAt, cardCount, cardNumber, cardPrice, cardsLeft, deckHash, worthLeft } from './card.ts';
import { rollOf } from './roll.ts';

const RATE = 9_200;
const WHOLE = 10_000n;
const cards = (...rows: readonly (readonly [skinId: string, value: number, count: number])[]) =>
  rows.map(([skinId, value, count]) => ({ skinId, value, count }));

describe('the number of a turn', () => {
  it('is the worked example of docs/fairness.md, section 15', () => {
    const serverSeed = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';
    const { resultHash } = rollOf('Nanshan7', serverSeed);

    expect(resultHash.slice(0, 12)).toBe('f2465cb5f65c');
    // 0xf2465cb5f65c = 266,384,017,061,468
    expect(cardNumber(resultHash, 20)).toEqual({ number: 8, digits: 1, biased: false });
    const cards = [
      { skinId: 'cinnabar', value: 3_886_000, count: 1 },
      { skinId: 'glaze', value: 128_000, count: 7 },
      { skinId: 'moon', value: 24_000, count: 12 },
    ];
    const terms = { rate: RATE, extra: 150_000, rulesHash: 'a'.repeat(64), cards };
    expect(cardAt(cards, 8).skinId).toBe('moon');
    expect(cardPrice({ left: cards, extra: 150_000, rate: RATE })).toBe(275_544);
    expect(deckHash('deck-celadon-1', terms)).toBe(
      'f373f6b778f0c41ccf0f40881c7237c1f11fbcad7e6340d9939f357845c694cd',
    );
  });

  it('rejects what lies at or above the largest multiple, up to four times', () => {
    const high = 'f'.repeat(12);
    const low = '000000000005';

    // 2^48 mod 17 is 1: only the highest value is rejected.
    expect(cardNumber(`${high}${low}${'0'.repeat(40)}`, 17)).toEqual({
      number: 5,
      digits: 13,
      biased: false,
    });
    expect(cardNumber(`${high.repeat(4)}${low}0000`, 17)).toEqual({ number: 5, digits: 49, biased: false });
    expect(cardNumber(`${high.repeat(5)}0000`, 17)).toEqual({
      number: Number(0xffffffffffffn % 17n),
      digits: 49,
      biased: true,
    });
    // A power of two divides the range: nothing is rejected.
    expect(cardNumber('f'.repeat(64), 64)).toEqual({ number: 63, digits: 1, biased: false });
  });

  it('favours no card by more than one value in 2^48 / n', () => {
    for (let n = 1; n <= 100; n += 1) {
      const fair = (1n << 48n) - ((1n << 48n) % BigInt(n));
      const last = (fair - 1n).toString(16).padStart(12, '0');
      const first = fair.toString(16).padStart(12, '0');

      expect(cardNumber(`${last}${'0'.repeat(52)}`, n)).toEqual({ number: n - 1, digits: 1, biased: false });
      if (fair < 1n << 48n)
        expect(cardNumber(`${first}${'0'.repeat(52)}`, n)).toEqual({ number: 0, digits: 13, biased: false });
    }
  });

  it('is refused for what is no hash, and for no deck', () => {
    expect(() => cardNumber('abc', 17)).toThrow(RangeError);
    for (const n of [0, 101, 1.5]) expect(() => cardNumber('0'.repeat(64), n)).toThrow(RangeError);
  });
});

describe('what is left', () => {
  const deck = cards(['rare', 80_000, 2], ['fine', 20_000, 6], ['plain', 5_000, 12]);

  it('is drawn without replacement, in the order of the composition', () => {
    const left = cardsLeft(deck, ['rare', 'plain', 'rare']);

    expect(left.map(({ count }) => count)).toEqual([0, 6, 11]);
    expect([0, 5, 6, 16].map((number) => cardAt(left, number).skinId)).toEqual([
      'fine',
      'fine',
      'plain',
      'plain',
    ]);
    expect(() => cardAt(left, 17)).toThrow(RangeError);
  });

  it('costs the mean over the return, rounded up; the last card counts the extra', () => {
    expect(cardPrice({ left: deck, extra: 150_000, rate: RATE })).toBe(18_479);
    const last = cards(['plain', 5_000, 1]);
    expect(worthLeft({ left: last, extra: 150_000 })).toBe(155_000n);
    expect(cardPrice({ left: last, extra: 150_000, rate: RATE })).toBe(168_479);
    expect(() => cardPrice({ left: [], extra: 0, rate: RATE })).toThrow(RangeError);
  });

  it('has another hash for every change of its composition', () => {
    const terms = { rate: RATE, extra: 1, rulesHash: 'a'.repeat(64), cards: deck };
    const hashes = [
      deckHash('deck-celadon-1', terms),
      deckHash('deck-celadon-2', terms),
      deckHash('deck-celadon-1', { ...terms, rate: 1 }),
      deckHash('deck-celadon-1', { ...terms, extra: 2 }),
      deckHash('deck-celadon-1', { ...terms, cards: deck.toReversed() }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

const anyDeck = fc
  .array(fc.record({ value: fc.integer({ min: 1, max: 10 ** 10 }), count: fc.integer({ min: 1, max: 8 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.map(({ value, count }, k) => ({ skinId: `skin-${k}`, value, count })));
const anyTerms = fc.record({
  deck: anyDeck,
  extra: fc.integer({ min: 0, max: 10 ** 9 }),
  rate: fc.integer({ min: 1_000, max: 10_000 }),
});

describe('every turn', () => {
  it('returns the published rate of its price on average, less at most the rounding of one unit', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(fc.nat(), { maxLength: 60 }), ({ deck, extra, rate }, draws) => {
        let left: readonly (typeof deck)[number][] = deck;
        for (const draw of draws) {
          const n = BigInt(cardCount(left));
          if (n === 0n) break;
          const price = BigInt(cardPrice({ left, extra, rate }));
          const worth = worthLeft({ left, extra }) * WHOLE;
          // The mean value is worth / n: rate × price is at least that, and less than one unit of price above it.
          expect(price * n * BigInt(rate) >= worth).toBe(true);
          expect((price - 1n) * n * BigInt(rate) < worth).toBe(true);
          left = cardsLeft(left, [cardAt(left, draw % Number(n)).skinId]);
        }
      }),
    );
  });
});

/** An exact sum of gains: numerator over a common denominator. */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}
const plus = (a: Exact, b: Exact): Exact => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

/**
 * Returns the expected value and price of the turns of a player who lets others turn until `presses` says so: exactly, over every
 * order in which the cards can come.
 */
function played(
  left: ReturnType<typeof cards>,
  terms: { readonly extra: number; readonly rate: number },
  presses: (left: readonly { readonly value: number; readonly count: number }[]) => boolean,
): { readonly value: Exact; readonly price: Exact } {
  const none = { over: 0n, under: 1n };
  const n = cardCount(left);
  if (n === 0) return { value: none, price: none };
  const own = presses(left);
  let [value, price] = [none, none];
  if (own) {
    value = { over: worthLeft({ left, extra: terms.extra }), under: BigInt(n) };
    price = { over: BigInt(cardPrice({ left, ...terms })), under: 1n };
  }
  for (const card of left.filter(({ count }) => count > 0)) {
    const rest = played([...cardsLeft(left, [card.skinId])], terms, presses);
    const chance = { over: BigInt(card.count), under: BigInt(n) };
    const times = ({ over, under }: Exact): Exact => ({
      over: over * chance.over,
      under: under * chance.under,
    });
    value = plus(value, times(rest.value));
    price = plus(price, times(rest.price));
  }
  return { value, price };
}

describe('waiting', () => {
  const deck = cards(['rare', 80_000, 1], ['fine', 20_000, 2], ['plain', 5_000, 3]);
  const terms = { extra: 15_000, rate: RATE };
  const dearLeft = (left: readonly { readonly value: number; readonly count: number }[]) =>
    left.some(({ value, count }) => value === 80_000 && count > 0);

  it.each([
    ['presses always', () => true],
    [
      'waits until the dear card is among few',
      (left: ReturnType<typeof cards>) => dearLeft(left) && cardCount(left) <= 3,
    ],
    ['waits until the dear card is gone', (left: ReturnType<typeof cards>) => !dearLeft(left)],
    ['takes the last card alone', (left: ReturnType<typeof cards>) => cardCount(left) === 1],
  ] as const)('gains nothing: who %s gets the published return, never more', (_who, presses) => {
    const { value, price } = played(deck, terms, presses);
    // value / price, exactly: at most the rate, and within a unit a card of it.
    const ratio = Number((value.over * price.under * 10n ** 12n) / (value.under * price.over)) / 10 ** 12;

    expect(ratio).toBeLessThanOrEqual(RATE / 10_000);
    expect(ratio).toBeGreaterThan(RATE / 10_000 - 0.0002);
  });
});
