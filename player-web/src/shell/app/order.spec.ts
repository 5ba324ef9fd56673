import { describe, expect, it } from 'vitest';
import { orderedParts } from './order';
import { sampleSlice } from './sample-slice';
import type { IconEntry } from './slice';

const label = { ZH: '', EN: '', RU: '', VN: '' };
const entry = (after: string, name?: string): IconEntry => ({
  at: 'side',
  icon: 'bag',
  to: '/',
  label,
  after,
  ...(name !== undefined && { name }),
});
const orderOf = (entries: Readonly<Record<string, readonly IconEntry[]>>): readonly string[] =>
  orderedParts(
    'the menu',
    Object.entries(entries).map(([name, own]) => sampleSlice({ name, entries: own })),
    (slice) => slice.entries,
  ).map(({ name }) => name);

describe('parts of several slices', () => {
  it('come after those that they name', () => {
    expect(orderOf({ a: [entry('c')], b: [entry('first')], c: [entry('b')] })).toEqual(['b', 'c', 'a']);
  });

  it('have names of their own where a slice brings several', () => {
    const entries = { a: [entry('first'), entry('b', 'more')], b: [entry('a')] };
    expect(orderOf(entries)).toEqual(['a', 'b', 'more']);
  });

  it('keep the order of the slices after the same part, and keep what follows each beside it', () => {
    const entries = { a: [entry('first')], b: [entry('a')], c: [entry('a')], d: [entry('b')] };
    expect(orderOf(entries)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('are refused when they come after none that there is', () => {
    expect(() => orderOf({ a: [entry('battles')] })).toThrow(
      'the menu: a comes after battles, but no slice brings a part with that name',
    );
  });

  it('are refused in a circle', () => {
    expect(() => orderOf({ a: [entry('first')], b: [entry('c')], c: [entry('b')] })).toThrow(
      'the menu: b, c come after each other in a circle: put one of them first',
    );
  });

  it('are refused when two have one name', () => {
    expect(() => orderOf({ a: [entry('first'), entry('a')] })).toThrow('two parts with the name a');
  });
});
