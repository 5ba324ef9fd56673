import { describe, expect, it } from 'vitest';
import { LIVES_MS, SPAWN_MS, SPAWN_PHONE_MS, phaseAt } from './times';

const [START, END] = [100_000, 130_000];

describe('a rain on screen', () => {
  it.each([
    [64_999, 'before'],
    [65_000, 'countdown'],
    [94_999, 'countdown'],
    [95_000, 'count-in'],
    [99_999, 'count-in'],
    [100_000, 'falling'],
    [129_999, 'falling'],
    [130_000, 'over'],
  ])('at %i ms is %s', (time, phase) => {
    expect(phaseAt(time, START, END)).toBe(phase);
  });

  it('has a packet each 200 ms, on phones each 500 ms, which lives 6 s', () => {
    expect([SPAWN_MS, SPAWN_PHONE_MS, LIVES_MS]).toEqual([200, 500, 6_000]);
  });
});
