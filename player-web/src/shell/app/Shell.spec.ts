import { describe, expect, it } from 'vitest';
import { isSnowTime } from './Shell';

describe('snow', () => {
  it.each([
    ['2026-12-23T23:59:59', false],
    ['2026-12-24T00:00:00', true],
    ['2026-12-31T23:59:59', true],
    ['2027-01-01T00:00:00', false],
  ])('falls at %s: %s', (time, falls) => {
    expect(isSnowTime(new Date(time).getTime())).toBe(falls);
  });
});
