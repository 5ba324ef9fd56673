import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import * as list from '../slices/index.ts';
import { loadWords } from './load-words.ts';
import type { ApiSlice } from './slice.ts';

describe('the words of a slice', () => {
  const slices = Object.values<ApiSlice>(list);

  it.each(slices.map((slice) => [slice.name, slice] as const))(
    'are for the rules that it publishes, and for no others: %s',
    async (name, { words }) => {
      const rules = shop.slices.find((one) => one.name === name)?.rules ?? [];
      const worded = words === undefined ? {} : (await words()).words;
      expect(Object.keys(worded).toSorted()).toEqual(rules.map((one) => one.name).toSorted());
    },
  );
});

describe('the words of all slices', () => {
  it('are loaded together', async () => {
    expect(Object.keys(await loadWords()).toSorted()).toEqual([...shop.rules.keys()].toSorted());
  });
});
