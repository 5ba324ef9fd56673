import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  QUARTER_MS,
  houseDate,
  houseDay,
  offsetText,
  quarterOf,
  quartersOfDay,
  startOfHouseDay,
} from './calendar.ts';

const SHANGHAI = 480;
const dateOf = (time: number): string => houseDate(houseDay(time, SHANGHAI));

const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const times = fc.integer({ min: -(10 ** 12), max: 10 ** 13 });

describe('the house calendar', () => {
  it('begins a day at midnight in the offset', () => {
    const midnight = Date.UTC(2026, 10, 19, 16);

    expect(dateOf(midnight - 1)).toBe('2026-11-19');
    expect(dateOf(midnight)).toBe('2026-11-20');
    expect(startOfHouseDay(houseDay(midnight, SHANGHAI), SHANGHAI)).toBe(midnight);
    expect(startOfHouseDay(houseDay(midnight - 1, SHANGHAI), SHANGHAI)).toBe(midnight - DAY_MS);
    expect(houseDate(houseDay(midnight, -720))).toBe('2026-11-19');
    expect(houseDate(houseDay(midnight, 840))).toBe('2026-11-20');
  });

  it('numbers days from 1970-01-01, below zero before', () => {
    expect(houseDay(0, SHANGHAI)).toBe(0);
    expect(dateOf(0)).toBe('1970-01-01');
    expect(houseDay(-8 * 3_600_000, SHANGHAI)).toBe(0);
    expect(houseDay(-8 * 3_600_000 - 1, SHANGHAI)).toBe(-1);
    expect(dateOf(-8 * 3_600_000 - 1)).toBe('1969-12-31');
  });

  it('knows leap days', () => {
    expect(dateOf(Date.UTC(2028, 1, 28, 16))).toBe('2028-02-29');
  });

  it('has days of 24 hours all year, each time in exactly one day', () => {
    fc.assert(
      fc.property(times, offsets, (time, offset) => {
        const start = startOfHouseDay(houseDay(time, offset), offset);
        expect(time - start).toBeGreaterThanOrEqual(0);
        expect(time - start).toBeLessThan(DAY_MS);
      }),
    );
  });

  it('has days of whole UTC quarter hours under each valid offset', () => {
    fc.assert(
      fc.property(times, offsets, (time, offset) => {
        const { first, end } = quartersOfDay(time, offset);
        expect(first * QUARTER_MS).toBe(startOfHouseDay(houseDay(time, offset), offset));
        expect((end - first) * QUARTER_MS).toBe(DAY_MS);
        expect(quarterOf(time)).toBeGreaterThanOrEqual(first);
        expect(quarterOf(time)).toBeLessThan(end);
      }),
    );
  });

  it("agrees with the platform's time zone data since 1992", () => {
    const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2100, 0) }), (time) => {
        expect(dateOf(time)).toBe(shanghai.format(new Date(time)));
      }),
    );
  });
});

it('formats an offset as hours and minutes', () => {
  expect([480, 0, -210, 840, -720].map(offsetText)).toEqual([
    '+08:00',
    '+00:00',
    '−03:30',
    '+14:00',
    '−12:00',
  ]);
});
