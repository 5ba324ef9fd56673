import { describe, expect, it } from 'vitest';
import { gradeOf, multipleText, timesText } from './grade';

describe('gradeOf', () => {
  it.each([
    ['loss', { value: 9.29, cost: 9.3, colour: 'gold' }],
    ['even', { value: 9.3, cost: 9.3, colour: 'white' }],
    ['even', { value: 18.5, cost: 9.3, colour: 'blues' }],
    ['good', { value: 18.6, cost: 9.3, colour: 'white' }],
    ['good', { value: 9.3, cost: 9.3, colour: 'purple' }],
    ['rare', { value: 93, cost: 9.3, colour: 'purple' }],
    ['rare', { value: 9.3, cost: 9.3, colour: 'pink' }],
    ['gold', { value: 465, cost: 9.3, colour: 'blue' }],
    ['gold', { value: 9.3, cost: 9.3, colour: 'red' }],
    ['even', { value: 9.3, cost: 0, colour: 'white' }],
    ['gold', { value: 9.3, cost: 0, colour: 'gold' }],
  ] as const)('is %s for %o', (grade, result) => {
    expect(gradeOf(result)).toBe(grade);
  });
});

it.each([
  [1.15, '×1.15'],
  [0.9999, '×0.99'],
  [1_234.5678, '×1,234.56'],
])('formats the multiple %d as %s', (multiple, text) => {
  expect(timesText(multiple)).toBe(text);
});

describe('multipleText', () => {
  it.each([
    [{ value: 18.23, cost: 9.3 }, '×1.96'],
    [{ value: 9.2999, cost: 9.3 }, '×0.99'],
    [{ value: 9.3, cost: 9.3 }, '×1.00'],
    [{ value: 27.9, cost: 9.3 }, '×3.00'],
  ])('rounds %o down to %s', (result, text) => {
    expect(multipleText(result)).toBe(text);
  });

  it('is none for a free play', () => {
    expect(multipleText({ value: 3, cost: 0 })).toBeUndefined();
  });
});
