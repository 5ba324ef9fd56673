import { cardTyped } from '@skins/engine/typed';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfCard } from './identity-card.ts';

const TODAY = '2026-11-22';

/** Appends the check character as the standard defines it: the weighted sum of digits, modulo 11. */
function withCheck(digits: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((at, weight, n) => at + weight * Number(digits[n]), 0);
  return `${digits}${'10X98765432'[sum % 11]}`;
}

const digits = fc
  .record({
    area: fc.integer({ min: 110_000, max: 820_000 }),
    born: fc.date({ min: new Date('1900-01-01'), max: new Date('2000-01-01'), noInvalidDate: true }),
    serial: fc.integer({ min: 0, max: 999 }),
  })
  .map(
    ({ area, born, serial }) =>
      `${area}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(serial).padStart(3, '0')}`,
  );

describe('an identity card number', () => {
  it('is accepted with its check character, with spaces and a small x', () => {
    // The example of GB 11643-1999.
    expect(faultOfCard('11010519491231002X', TODAY)).toBeUndefined();
    expect(faultOfCard(cardTyped(' 110105 19491231 002x '), TODAY)).toBeUndefined();
  });

  it('is accepted if it is valid, and refused with any single wrong character', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 17 }), fc.nat({ max: 10 }), (head, place, other) => {
        const card = withCheck(head);
        expect(faultOfCard(card, TODAY)).toBeUndefined();
        const swapped = '0123456789X'[other] ?? '0';
        if (card[place] === swapped) return;
        const wrong = card.slice(0, place) + swapped + card.slice(place + 1);
        expect(faultOfCard(wrong, TODAY)).toBe('card-malformed');
      }),
    );
  });

  it('is refused for any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(faultOfCard(cardTyped(text), TODAY)).toMatch(/^card-(empty|malformed)$/);
      }),
    );
  });

  it.each(['19490230', '19491331', '18991231', '20261123', '00000000'])('has no birthday on %s', (born) => {
    expect(faultOfCard(withCheck(`110105${born}002`), TODAY)).toBe('card-malformed');
  });

  it.each([
    ['20081122', undefined],
    ['20081123', 'under-age'],
    ['20261122', 'under-age'],
  ])('of a holder born on %s is %s', (born, fault) => {
    expect(faultOfCard(withCheck(`110105${born}002`), TODAY)).toBe(fault);
  });

  it('of a holder born on 29 February is of age on 1 March', () => {
    const card = withCheck('11010520080229002');
    expect(faultOfCard(card, '2026-02-28')).toBe('under-age');
    expect(faultOfCard(card, '2026-03-01')).toBeUndefined();
  });
});
