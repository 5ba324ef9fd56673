import { expect, it } from 'vitest';
import { figuresOf } from './content-figures';

const FIELDS = [
  { path: '/rtp/min', name: 'Least return', unit: 'share' as const },
  { path: '/steps/*/price', name: 'Price of a step', unit: 'gems' as const },
];
const said = (content: unknown, before?: unknown) =>
  figuresOf(content, FIELDS, before).map(({ name, value, unit, changed }) => [name, value, unit, changed]);

it('lists a content figure by figure, named by place, and marks changes', () => {
  const old = { rtp: { min: 9_000 }, steps: [{ price: 1 }], on: true };
  expect(said(old)).toEqual([
    ['Least return', 0.9, 'share', false],
    ['Price of a step #1', 0.0001, 'gems', false],
    ['on', true, 'switch', false],
  ]);
  expect(said({ rtp: { min: 9_100 }, steps: [{ price: 1 }, { price: 2 }], on: true }, old)).toEqual([
    ['Least return', 0.91, 'share', true],
    ['Price of a step #1', 0.0001, 'gems', false],
    ['Price of a step #2', 0.0002, 'gems', true],
    ['on', true, 'switch', false],
  ]);
});

it('lists empty values, too', () => {
  expect(said({ origin: null, banned: [] })).toEqual([
    ['origin', null, 'text', false],
    ['banned', null, 'text', false],
  ]);
  expect(said({})).toEqual([]);
});
