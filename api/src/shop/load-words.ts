import type { WordsOfRules } from '../foundation/words/index.ts';
import * as list from '../slices/index.ts';
import type { ApiSlice } from './slice.ts';

/** Loads the words of the rules of all slices. @throws when two slices have words for the same rules */
export async function loadWords(): Promise<WordsOfRules> {
  const loading = Object.values<ApiSlice>(list).map(async ({ words }) =>
    words === undefined ? [] : Object.entries((await words()).words),
  );
  const all = (await Promise.all(loading)).flat();
  const words = Object.fromEntries(all);
  if (Object.keys(words).length < all.length) throw new Error('two slices have words for the same rules');
  return words;
}
