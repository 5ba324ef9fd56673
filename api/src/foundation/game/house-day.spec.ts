import { expect, it } from 'vitest';
import { houseTime } from './house-day.ts';

it('formats any time that a log can hold; times beyond calendars become the last minute of 9999', () => {
  expect(houseTime(Date.UTC(2026, 10, 20, 10), 480)).toBe('2026-11-20 18:00 UTC+08:00');
  expect(houseTime(Number.MAX_SAFE_INTEGER, 480)).toBe('9999-12-31 23:59 UTC+08:00');
});
