import { describe, expect, it } from 'vitest';
import { choiceOf, hasTerms } from './today';

const today = { opened: 0, tickets: 0, resets: 0, nextDay: 0 };

describe('the choice for one press', () => {
  it("is ten for a box without a limit, else the day's rest", () => {
    expect(choiceOf(undefined, false)).toEqual({ most: 10, free: 0 });
    expect(choiceOf({ ...today, left: null, freeLeft: 2 }, false)).toEqual({ most: 10, free: 2 });
    expect(choiceOf({ ...today, left: 4, freeLeft: 2 }, false)).toEqual({ most: 4, free: 2 });
    expect(choiceOf({ ...today, left: 0, freeLeft: 0 }, false)).toEqual({ most: 0, free: 0 });
  });

  it("is the number of tickets, within the day's rest, if they are used", () => {
    const held = { ...today, tickets: 3, freeLeft: 2 };
    expect(choiceOf({ ...held, left: null }, false, true)).toEqual({ most: 3, free: 0 });
    expect(choiceOf({ ...held, left: 1 }, false, true)).toEqual({ most: 1, free: 0 });
    expect(choiceOf(undefined, false, true)).toEqual({ most: 0, free: 0 });
  });

  it('is the number of free openings on the page of free openings', () => {
    expect(choiceOf({ ...today, left: null, freeLeft: 3 }, true)).toEqual({ most: 3, free: 3 });
    expect(choiceOf({ ...today, left: null, freeLeft: 30 }, true)).toEqual({ most: 10, free: 10 });
    expect(choiceOf({ ...today, left: 9, freeLeft: 0 }, true)).toEqual({ most: 0, free: 0 });
  });
});

it('a box has terms if it has a limit or free openings', () => {
  expect(hasTerms({ terms: { perDay: null, allowance: null } })).toBe(false);
  expect(hasTerms({ terms: { perDay: 3, allowance: null } })).toBe(true);
  expect(hasTerms({ terms: { perDay: null, allowance: 1 } })).toBe(true);
});
