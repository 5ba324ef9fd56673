import { expect, it } from 'vitest';
import { entriesRoot } from '../../fairness/index.ts';
import { type TreeHash, rootOf } from '../../transparency/index.ts';
import { hashAhead, treeAfter } from './entries-tree.ts';
import { EntriesTaken } from './events.ts';

const EMPTY = { size: 0, nodes: [] };
const DIGEST = 'd'.repeat(64);
/** Of whose digests it shows whether they were gone by. */
const marked: TreeHash = { leaf: () => DIGEST, node: () => DIGEST };
const entries = ['anna0000', 'ben00000', 'cleo0000'].map((player, k) => ({
  joined: `player-${player}#4`,
  entrant: k.toString(16).padStart(16, '0'),
  userSeed: `seed${k}`,
  pass: null,
}));
const taken = (first: number, ...some: typeof entries) => EntriesTaken.of({ first, entries: some }).data;
const numbered = entries.map(({ entrant, userSeed }, k) => ({ n: k + 1, entrant, userSeed }));

it('the tree grows by the entries of one event after the other', () => {
  const [one, ...others] = entries;
  const begun = treeAfter(EMPTY, taken(1, ...(one ? [one] : [])));
  expect(rootOf(treeAfter(begun, taken(2, ...others)))).toBe(entriesRoot(numbered));
});

it('what was hashed ahead counts for its event and its tree, and for nothing else', () => {
  const event = taken(1, ...entries);
  const before = { ...EMPTY };
  const after = hashAhead(before, event, marked);
  expect(after.size).toBe(3);
  expect(treeAfter(before, event)).toBe(after);
  for (const tree of [treeAfter(EMPTY, event), treeAfter(before, { ...event })])
    expect(rootOf(tree)).toBe(entriesRoot(numbered));
});
