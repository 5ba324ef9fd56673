import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, houseDate, houseDay, startOfHouseDay } from './calendar.ts';

const dateOf = (time: number): string => houseDate(houseDay(time));

describe('the house calendar', () => {
  it('begins a day at midnight in Asia/Shanghai', () => {
    const midnight = Date.UTC(2026, 10, 19, 16);

    expect(dateOf(midnight - 1)).toBe('2026-11-19');
    expect(dateOf(midnight)).toBe('2026-11-20');
    expect(startOfHouseDay(houseDay(midnight))).toBe(midnight);
    expect(startOfHouseDay(houseDay(midnight - 1))).toBe(midnight - DAY_MS);
  });

  it('counts days from 1970-01-01, below zero before', () => {
    expect(houseDay(0)).toBe(0);
    expect(dateOf(0)).toBe('1970-01-01');
    expect(houseDay(-8 * 3_600_000)).toBe(0);
    expect(houseDay(-8 * 3_600_000 - 1)).toBe(-1);
    expect(dateOf(-8 * 3_600_000 - 1)).toBe('1969-12-31');
  });

  it('knows leap days', () => {
    expect(dateOf(Date.UTC(2028, 1, 28, 16))).toBe('2028-02-29');
  });

  it('has days of 24 hours, all year: each moment lies in exactly the day that holds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 13 }), (time) => {
        const start = startOfHouseDay(houseDay(time));
        expect(time - start).toBeGreaterThanOrEqual(0);
        expect(time - start).toBeLessThan(DAY_MS);
      }),
    );
  });

  it("says the same as the platform's time zone data since 1992", () => {
    const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2100, 0) }), (time) => {
        expect(dateOf(time)).toBe(shanghai.format(new Date(time)));
      }),
    );
  });
});
