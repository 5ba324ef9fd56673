import { describe, expect, it } from 'vitest';
import { judged } from './verdict-of';

describe('the verdict on wins', () => {
  it('is missing before the first attempt, and is "few" for few attempts', () => {
    expect(judged({ attempts: 0, wins: 0, expected: 0, deviation: 0 })).toBeUndefined();
    expect(judged({ attempts: 4, wins: 4, expected: 1, deviation: 0.9 })?.verdict).toBe('few');
  });

  it.each([
    [30, 'inside'],
    [39, 'inside'],
    [41, 'outside'],
    [19, 'outside'],
  ] as const)('%i of 100 at 3 in 10 lie %s the band of 95 %%', (wins, verdict) => {
    const found = judged({ attempts: 100, wins, expected: 30, deviation: 5 });
    expect(found?.verdict).toBe(verdict);
    expect(found?.low).toBeCloseTo(0.202, 3);
    expect(found?.high).toBeCloseTo(0.398, 3);
    expect(found?.sigmas).toBe((wins - 30) / 5);
  });

  it('never has a band beyond none or all', () => {
    const found = judged({ attempts: 10, wins: 9, expected: 9, deviation: 4 });
    expect(found?.high).toBe(1);
    expect(found?.low).toBeCloseTo(0.116, 3);
    expect(judged({ attempts: 10, wins: 1, expected: 1, deviation: 4 })?.low).toBe(0);
  });
});
