import { entriesRoot, inclusionProofs, isIncluded } from '@skins/engine/fairness';
import { expect, it } from 'vitest';
import { proveEntries } from './prove-entries.ts';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    n: place + 1,
    entrant: (place + 1).toString(16).padStart(16, '0'),
    userSeed: `seed${place + 1}`,
    joined: `player-${place + 1}#9`,
  }));

async function* pagesOf<Entry>(entries: readonly Entry[], size: number) {
  for (let from = 0; from < entries.length; from += size) yield entries.slice(from, from + size);
}

it.each([
  ['at hand', 300],
  ['on a thread', 2_600],
])('gives the same proofs as the pure functions, %s', async (_where, count) => {
  const entries = listOf(count);
  const numbers = [count, 1, 257];
  const { drawn, ...tree } = await proveEntries(numbers, pagesOf(entries, 256));

  expect(tree).toEqual({ root: entriesRoot(entries), count });
  expect(drawn.map(({ n, joined }) => [n, joined])).toEqual(numbers.map((n) => [n, `player-${n}#9`]));
  expect(drawn.map(({ proof }) => proof)).toEqual(inclusionProofs(entries, numbers));
  expect(drawn.every((entry) => isIncluded(entry, entry.proof, tree))).toBe(true);
  await expect(proveEntries([count + 1], pagesOf(entries, 256))).rejects.toThrow(
    `there is no entry ${count + 1}`,
  );
});
