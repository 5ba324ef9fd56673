import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/index.ts';
import { monthOf } from './month.ts';
import { Timeline } from '../../../../test/signin/sample-sign-in.ts';

/** Signs in at midday on `count` consecutive days. */
const days = (timeline: Timeline, from: string, count: number): (number | undefined)[] =>
  Array.from({ length: count }, (_none, n) =>
    timeline.sign(new Date(Date.parse(`${from}T12:00Z`) + n * DAY_MS).toISOString().slice(0, 16)),
  );

describe('consecutive sign-ins', () => {
  it('count to seven, then start over', () => {
    const timeline = new Timeline();
    expect(days(timeline, '2026-11-02', 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2]);
  });

  it('show seven claimed days until the house’s midnight, and none after it', () => {
    const timeline = new Timeline();
    days(timeline, '2026-11-02', 7);
    expect(timeline.at('2026-11-08T23:59')).toMatchObject({ signedToday: true, signed: 7 });
    expect(timeline.at('2026-11-09T00:00')).toMatchObject({ signedToday: false, signed: 0, next: 1 });
  });

  it('start over after a missed day', () => {
    const timeline = new Timeline();
    days(timeline, '2026-11-02', 3);
    expect(timeline.at('2026-11-05T23:59')).toMatchObject({ signed: 3, next: 4 });
    expect(timeline.at('2026-11-06T00:00')).toMatchObject({ signed: 0, next: 1 });
  });

  it('allow one sign-in on each side of midnight, and no second one on either (attack 16)', () => {
    const timeline = new Timeline();
    expect(timeline.sign('2026-11-02T23:59:59')).toBe(1);
    expect(timeline.sign('2026-11-02T23:59:59.999')).toBeUndefined();
    expect(timeline.sign('2026-11-03T00:00')).toBe(2);
    expect(timeline.sign('2026-11-03T23:59')).toBeUndefined();
  });
});

describe('a month of sign-ins', () => {
  it('ends with the house’s month, not with UTC’s', () => {
    const timeline = new Timeline();
    days(timeline, '2026-11-28', 3);
    expect(timeline.at('2026-11-30T23:59').own).toMatchObject({ days: 3 });
    expect(timeline.at('2026-12-01T00:00').own).toBeUndefined();
    // Still November in UTC.
    expect(timeline.sign('2026-12-01T00:01')).toBe(4);
    expect(timeline.at('2026-12-01T00:02').own).toMatchObject({ days: 1, month: monthOf(20_788) });
  });

  it.each([
    ['2028-02-28', '2028-02-29', 'in a leap year', 1],
    ['2027-02-28', '2027-03-01', 'in a year without', 0],
  ])('continues from %s with %s %s', (last, next, _what, more) => {
    const timeline = new Timeline();
    days(timeline, last, 1);
    expect(timeline.sign(`${next}T00:00`)).toBe(2);
    expect(timeline.at(`${next}T12:00`).own?.days).toBe(1 + more);
  });

  it('has 28 days in the shortest month', () => {
    const timeline = new Timeline();
    days(timeline, '2027-02-01', 28);
    expect(timeline.at('2027-02-28T23:59').own?.days).toBe(28);
  });
});

describe('moving the house’s midnight', () => {
  it('shortens today if moved forwards, and keeps the streak', () => {
    const timeline = new Timeline(0);
    timeline.sign('2026-11-02T12:00');
    timeline.move(14);
    // 13:00 UTC on the second is 3:00 on the third; the sign-in falls on the third, too.
    expect(timeline.at('2026-11-03T03:00')).toMatchObject({ signedToday: true, signed: 1 });
    expect(timeline.sign('2026-11-04T00:00')).toBe(2);
  });

  it('gives no day twice if moved backwards, and keeps the streak (attack 16)', () => {
    const timeline = new Timeline(8);
    timeline.sign('2026-11-03T01:00');
    timeline.move(-8);
    // The same moment is 9:00 on the second.
    expect(timeline.at('2026-11-02T09:00')).toMatchObject({ signedToday: true, day: 20_760 });
    expect(timeline.sign('2026-11-02T23:59')).toBeUndefined();
    expect(timeline.sign('2026-11-03T12:00')).toBeUndefined();
    expect(timeline.sign('2026-11-04T00:00')).toBe(2);
  });

  it('stays in the month that had begun if moved backwards over its start', () => {
    const timeline = new Timeline(8);
    timeline.sign('2026-12-01T01:00');
    timeline.move(-8);
    expect(timeline.at('2026-11-30T20:00')).toMatchObject({ month: monthOf(20_788), own: { days: 1 } });
  });

  it('never gives more sign-ins than days at any offset, however often it happens', () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      offset: fc.integer({ min: -12, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const timeline = new Timeline(0);
        let [time, signed] = [Date.UTC(2026, 10, 2), 0];
        const began = time;
        for (const { hours, offset } of steps) {
          time += hours * 3_600_000;
          timeline.move(offset);
          const local = new Date(time + offset * 3_600_000).toISOString().slice(0, 23);
          if (timeline.sign(local) !== undefined) signed += 1;
          expect(timeline.sign(local)).toBeUndefined();
        }
        // From the earliest midnight at any offset to the latest.
        const most =
          Math.floor((time + 14 * 3_600_000) / DAY_MS) - Math.floor((began - 12 * 3_600_000) / DAY_MS);
        expect(signed).toBeLessThanOrEqual(most + 1);
      }),
      { numRuns: 60 },
    );
  });
});
