import { expect, it } from 'vitest';
import { sentenceOf } from './figures';

it.each([
  ['up', { before: 1, after: 2, unit: 'gems' }],
  ['down', { before: 0.5, after: 0.25, unit: 'share' }],
  ['on', { before: false, after: true, unit: 'switch' }],
  ['on', { before: null, after: true, unit: 'switch' }],
  ['off', { before: true, after: false, unit: 'switch' }],
  ['added', { before: null, after: 'Celadon', unit: 'text' }],
  ['removed', { before: 3, after: null, unit: 'count' }],
  ['other', { before: 1, after: 2, unit: 'time' }],
] as const)('tells a change by a sentence of its kind: %s, %j', (kind, line) => {
  expect(sentenceOf(line)).toBe(kind);
});
