import { describe, expect, it } from 'vitest';
import { hoursLeft, minutesLeft, partsLeft, remaining } from './time-left';

const [SECOND, HOUR, DAY] = [1_000, 3_600_000, 86_400_000];

describe('the remaining time', () => {
  it.each([
    [DAY, '24:00:00', '1440:00'],
    [HOUR + 61 * SECOND, '01:01:01', '61:01'],
    [500, '00:00:01', '00:01'],
    [0, '00:00:00', '00:00'],
    [-5 * SECOND, '00:00:00', '00:00'],
  ])('%i ms: %s, %s', (milliseconds, hours, minutes) => {
    expect([hoursLeft(milliseconds), minutesLeft(milliseconds)]).toEqual([hours, minutes]);
  });

  it('shows days separately in the long form', () => {
    expect(partsLeft(2 * DAY + 3 * HOUR + 4 * SECOND)).toEqual({
      days: 2,
      hours: '03',
      minutes: '00',
      seconds: '04',
    });
  });

  it.each([
    [3 * DAY - 1, { unit: 'day', amount: 2 }],
    [DAY, { unit: 'day', amount: 1 }],
    [DAY - 1, { unit: 'hour', amount: 23 }],
    [HOUR, { unit: 'hour', amount: 1 }],
    [1, { unit: 'hour', amount: 1 }],
    [0, undefined],
  ])('labels %i ms as %o', (milliseconds, label) => {
    expect(remaining(milliseconds)).toEqual(label);
  });
});
