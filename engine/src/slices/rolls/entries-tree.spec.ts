import { expect, it } from 'vitest';
import { entriesRoot } from '../../fairness/index.ts';
import { type TreeHash, rootOf } from '../../transparency/index.ts';
import { hashAhead, treeAfter } from './entries-tree.ts';
import { EntriesTaken } from './events.ts';

const EMPTY = { size: 0, nodes: [] };
const DIGEST = 'd'.repeat(64);
/** Constant digests, which show whether this hash was used. */
const marked: TreeHash = { leaf: () => DIGEST, node: () => DIGEST };
const entries = ['anna0000', 'ben00000', 'cleo0000'].map((player, k) => ({
  joined: `player-${player}#4`,
  entrant: k.toString(16).padStart(16, '0'),
  userSeed: `seed${k}`,
  pass: null,
}));
const taken = (first: number, ...some: typeof entries) => EntriesTaken.of({ first, entries: some }).data;
const numbered = entries.map(({ entrant, userSeed }, k) => ({ n: k + 1, entrant, userSeed }));

it('grows a tree by the entries of consecutive events', () => {
  const [one, ...others] = entries;
  const begun = treeAfter(EMPTY, taken(1, ...(one ? [one] : [])));
  expect(rootOf(treeAfter(begun, taken(2, ...others)))).toBe(entriesRoot(numbered));
});

it('uses hashes computed ahead only for their own event and tree', () => {
  const event = taken(1, ...entries);
  const before = { ...EMPTY };
  const after = hashAhead(before, event, marked);
  expect(after.size).toBe(3);
  expect(treeAfter(before, event)).toBe(after);
  for (const tree of [treeAfter(EMPTY, event), treeAfter(before, { ...event })])
    expect(rootOf(tree)).toBe(entriesRoot(numbered));
});
