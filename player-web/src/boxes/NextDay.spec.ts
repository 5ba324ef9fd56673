import { expect, it } from 'vitest';
import { countdown } from './NextDay';

it('counts down in hours, minutes and seconds, and never below nothing', () => {
  expect(countdown(86_400_000)).toBe('24:00:00');
  expect(countdown(3_661_000)).toBe('01:01:01');
  expect(countdown(500)).toBe('00:00:01');
  expect(countdown(0)).toBe('00:00:00');
  expect(countdown(-5_000)).toBe('00:00:00');
});
