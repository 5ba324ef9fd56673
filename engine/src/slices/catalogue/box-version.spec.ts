import { describe, expect, it } from 'vitest';
import { TICKETS, versionHashOf } from '../../fairness/index.ts';
import { asNumber, rtpOf } from './box-version.ts';
import type { BoxOdds } from './events.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';

const { odds } = PUBLISHED.data;

/** Returns the odds with one item changed. */
const withItem = (n: number, change: Partial<BoxOdds['items'][number]>): BoxOdds => ({
  ...odds,
  items: odds.items.map((item, k) => (k === n ? { ...item, ...change } : item)),
});

describe('the hash of a version', () => {
  it('is that of the canonical JSON in docs/fairness.md', () => {
    const texts: string[] = [];
    versionHashOf({ boxId: 'b', price: 3, items: odds.items.slice(0, 1) }, (text) => {
      texts.push(text);
      return '';
    });

    expect(texts).toEqual([
      '{"boxId":"b","items":[{"endTicket":8388608,"skinId":"plain","startTicket":0,"value":5000}],"price":3,"scheme":"v1"}',
    ]);
  });

  it('changes with the box, any price, value, range or skin, and the order', () => {
    const changed: BoxOdds[] = [
      odds,
      { ...odds, boxId: 'box-two' },
      { ...odds, price: odds.price + 1 },
      { ...odds, items: odds.items.toReversed() },
      { ...odds, items: odds.items.slice(1) },
      ...odds.items.flatMap(({ value, startTicket, endTicket }, n) => [
        withItem(n, { skinId: 'other' }),
        withItem(n, { value: value + 1 }),
        withItem(n, { startTicket: startTicket + 1 }),
        withItem(n, { endTicket: endTicket - 1 }),
      ]),
    ];

    expect(new Set(changed.map((one) => versionHashOf(one))).size).toBe(changed.length);
  });

  it('does not depend on the order of fields, nor on fields outside the odds', () => {
    const items = odds.items.map(({ value, endTicket, startTicket, skinId }) => ({
      endTicket,
      note: 'for the operator',
      value,
      skinId,
      startTicket,
    }));

    expect(versionHashOf({ items, price: odds.price, boxId: odds.boxId })).toBe(versionHashOf(odds));
  });
});

describe('the return to player', () => {
  it('is exact', () => {
    expect(
      rtpOf({ price: 3, items: [{ skinId: 'a', value: 2, startTicket: 0, endTicket: TICKETS }] }),
    ).toEqual({
      numerator: 2n,
      denominator: 3n,
    });
    // (5000 × 8388608 + 20000 × 8388591 + 900000 × 17) / (15000 × 2^24), by hand.
    const { numerator, denominator } = rtpOf(odds);
    expect(numerator * 15_000n * 16_777_216n).toBe(209_730_160_000n * denominator);
  });

  it('stays exact beyond the precision of doubles', () => {
    const value = Number.MAX_SAFE_INTEGER;
    const items = [
      { skinId: 'a', value, startTicket: 0, endTicket: TICKETS - 1 },
      { skinId: 'b', value: 0, startTicket: TICKETS - 1, endTicket: TICKETS },
    ];

    expect(rtpOf({ price: value, items })).toEqual({ numerator: 16_777_215n, denominator: 16_777_216n });
  });

  it('is shown to twelve places', () => {
    expect(asNumber({ numerator: 2n, denominator: 3n })).toBe(0.666666666666);
    expect(asNumber({ numerator: 0n, denominator: 1n })).toBe(0);
  });
});
