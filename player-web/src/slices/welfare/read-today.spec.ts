import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReadToday, readToday } from './read-today';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('hides announcements read today until tomorrow, and shows them on the same day of the next month', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  expect(isReadToday()).toBe(false);
  readToday(true);
  expect(isReadToday()).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59));
  expect(isReadToday()).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 23));
  expect(isReadToday()).toBe(false);
  vi.setSystemTime(new Date(2026, 11, 22));
  expect(isReadToday()).toBe(false);
  vi.setSystemTime(new Date(2026, 10, 22));
  readToday(false);
  expect(isReadToday()).toBe(false);
});
