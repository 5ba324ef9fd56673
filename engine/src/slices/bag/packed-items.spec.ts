import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packItems, unpackItems } from './packed-items.ts';

const LATEST = 8.64e15;
const few = fc.array(
  fc.tuple(
    fc.oneof(fc.nat(3), fc.nat(Number.MAX_SAFE_INTEGER)),
    fc.oneof(fc.nat(2), fc.nat(Number.MAX_SAFE_INTEGER)),
    fc.oneof(fc.nat(LATEST / 2), fc.integer({ min: 0, max: 2_000 })),
  ),
  { maxLength: 128 },
);

describe('packed items', () => {
  it('unpack to the same numbers, whatever they are and however often they repeat', () => {
    fc.assert(
      fc.property(few, few, (some, others) => {
        const [text, other] = [packItems(some.flat()), packItems(others.flat())];
        expect(unpackItems(text)).toEqual(some.flat());
        expect(unpackItems(other)).toEqual(others.flat());
        expect(unpackItems(text)).toEqual(some.flat());
      }),
    );
  });

  it('take three bytes for an item like an earlier one that came within eight seconds', () => {
    const alike = Array.from({ length: 32 }, (_, n) => [777, 1_250_000, Date.UTC(2026, 10, 23) + n * 8_000]);

    const text = packItems(alike.flat());

    expect(text.length).toBe(1 + 2 + 3 + 6 + 31 * 3);
    expect(text).toMatch(/^[^\u0100-\uffff]*$/);
  });
});
