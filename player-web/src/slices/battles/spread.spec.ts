import { describe, expect, it } from 'vitest';
import { spreadOf } from './spread';

const coin = [
  { value: 0.5, probability: 0.5 },
  { value: 1.5, probability: 0.5 },
];
const of = (stretches: ReturnType<typeof spreadOf>) =>
  stretches.map(({ from, to, probability }) => [from, to, Number(probability.toFixed(6))]);

describe('the spread of what a seat gets', () => {
  it('is exact for a box of two items and two seats', () => {
    // The table is 1, 2 or 3 prices, and half of the time the other seat has it.
    expect(of(spreadOf({ rounds: [coin], price: 1, seats: 2, teams: 0 }))).toEqual([
      [0, 0, 0.5],
      [0, 1, 0],
      [1, 2, 0.125],
      [2, 5, 0.375],
      [5, 10, 0],
      [10, Infinity, 0],
    ]);
  });

  it('takes the row of a place alone with teams', () => {
    const alone = spreadOf({ rounds: [coin], price: 1, seats: 2, teams: 0 });
    expect(of(spreadOf({ rounds: [coin], price: 1, seats: 4, teams: 2 }))).toEqual(of(alone));
  });

  it('gives every seat a share of everything sold, and never nothing', () => {
    const stretches = spreadOf({ rounds: [coin], price: 1, seats: 2, teams: 0, sellBackRate: 0.9 });
    expect(of(stretches)).toEqual([
      [0, 1, 0.75],
      [1, 2, 0.25],
      [2, 5, 0],
      [5, 10, 0],
      [10, Infinity, 0],
    ]);
  });

  it('adds up to one however many rounds there are', () => {
    const rounds = Array.from({ length: 50 }, () => coin);
    const whole = spreadOf({ rounds, price: 50, seats: 6, teams: 3 }).reduce(
      (sum, { probability }) => sum + probability,
      0,
    );
    expect(whole).toBeCloseTo(1, 9);
  });
});
