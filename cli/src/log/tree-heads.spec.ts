import { describe, expect, it } from 'vitest';
import { TreeHeads } from './tree-heads.ts';

const rootOf = (n: number) => n.toString(16).padStart(64, '0');
const listed = (heads: TreeHeads) =>
  Array.from({ length: heads.length }, (_, index) => [heads.sizeAt(index), heads.rootAt(index)]);

describe('tree heads', () => {
  it('are stored without loss, however many there are', () => {
    const heads = new TreeHeads();
    const all = Array.from({ length: 5_000 }, (_, n) => ({ size: n * 3_000_000_000, root: rootOf(n) }));
    for (const head of all) heads.add(head);
    expect(listed(heads)).toEqual(all.map(({ size, root }) => [size, root]));
    expect(heads.largest).toBe(4_999 * 3_000_000_000);
    expect(heads.sizeAt(heads.length)).toBe(Infinity);
  });

  it('are sorted by size, in insertion order for equal sizes', () => {
    const heads = new TreeHeads();
    for (const [n, size] of [7, 2, 9, 2, 7].entries()) heads.add({ size, root: rootOf(n) });
    expect(listed(heads.bySize())).toEqual([
      [2, rootOf(1)],
      [2, rootOf(3)],
      [7, rootOf(0)],
      [7, rootOf(4)],
      [9, rootOf(2)],
    ]);
    expect(heads.largest).toBe(9);
  });
});
