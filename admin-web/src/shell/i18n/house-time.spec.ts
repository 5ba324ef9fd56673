// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatOf } from './format';
import { dayOfEdge, edgeOfDay, houseText, houseTime, zoneText } from './house-time';

const [QUARTER, MINUTE_MS, SECOND_MS] = [15, 60_000, 1_000];
/** from −12:00 to +14:00 */
const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * QUARTER);
const until2100 = (step: number) => fc.integer({ min: 0, max: Date.UTC(2100, 0) / step });
const minutes = until2100(MINUTE_MS).map((minute) => minute * MINUTE_MS);
const seconds = until2100(SECOND_MS).map((second) => second * SECOND_MS);

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['America/New_York', '2026-03-08T02:30', 240],
  ['Australia/Lord_Howe', '2026-10-04T02:15', -660],
  ['Asia/Kathmandu', '2026-11-20T08:00', -345],
  ['UTC', '2026-11-20T08:00', 0],
])('in a browser of %s', (zone, typed, browser) => {
  /** At the zone's DST change the typed hour does not exist there. */
  const inZone = () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(typed).getTimezoneOffset()).toBe(browser);
  };

  it('shows a typed time as it was typed, at any offset of the house', () => {
    inZone();
    fc.assert(
      fc.property(minutes, offsets, (time, offset) => {
        expect(houseTime(houseText(time, offset), offset)).toBe(time);
      }),
    );
    fc.assert(
      fc.property(seconds, offsets, (time, offset) => {
        expect(houseTime(houseText(time, offset, 'second'), offset)).toBe(time);
      }),
    );
    fc.assert(
      fc.property(offsets, (offset) => {
        expect(houseText(houseTime(typed, offset) ?? 0, offset)).toBe(typed);
      }),
    );
  });

  it('shows the same hour and day in lists as in forms', () => {
    inZone();
    const part = (time: number, offset: number) => {
      const format = formatOf('zh', offset);
      return `${format.day(time)} ${format.clock(time)}`;
    };
    fc.assert(
      fc.property(minutes, offsets, (time, offset) => {
        const [day = '', clock = ''] = houseText(time, offset).split('T');
        const [year, month, date] = day.split('-').map(Number);
        expect(part(time, offset)).toBe(`${year}年${month}月${date}日 ${clock}`);
        expect(formatOf('zh', offset).time(time)).toBe(`${part(time, offset)}:00`);
      }),
    );
  });

  it("begins and ends a typed day at the house's midnights", () => {
    inZone();
    fc.assert(
      fc.property(minutes, offsets, (time, offset) => {
        const day = houseText(time, offset, 'day');
        const [begin = 0, end = 0] = [edgeOfDay(day, 'begin', offset), edgeOfDay(day, 'end', offset)];
        expect(begin <= time && time < end).toBe(true);
        expect([dayOfEdge(begin, 'begin', offset), dayOfEdge(end, 'end', offset)]).toEqual([day, day]);
      }),
    );
    expect([edgeOfDay('', 'begin', 480), edgeOfDay('2026-11', 'end', 480)]).toEqual([undefined, undefined]);
  });
});

it("reads a form's time in house time", () => {
  expect(houseTime('2026-11-20T08:00', 480)).toBe(Date.UTC(2026, 10, 20));
  expect(houseTime('2026-11-20T08:00', -210)).toBe(Date.UTC(2026, 10, 20, 11, 30));
  expect(houseTime('', 480)).toBeNull();
});

it('shows times beyond forms and calendars as the nearest valid one', () => {
  const beyond = [Number.MAX_SAFE_INTEGER, 8.64e15, Date.UTC(10_000, 0)];
  expect(beyond.map((time) => houseText(time, 480))).toEqual(beyond.map(() => '9999-12-31T23:59'));
  expect(beyond.map((time) => formatOf('en', 480).day(time))).toEqual(beyond.map(() => 'Dec 31, 9999'));
  expect(houseText(-9e15, -480)).toBe('0001-01-01T00:00');
});

it('formats the offset', () => {
  expect([480, -210, 0].map(zoneText)).toEqual(['UTC+08:00', 'UTC−03:30', 'UTC+00:00']);
});
