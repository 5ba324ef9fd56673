import { describe, expect, it } from 'vitest';
import { LEAVES, SEVEN, TEN, TREE, grownOn, leafOf, leafOfShare, pathsOf } from './tree';

const leavesIn = (path: string) => path.split('M').length - 1;
const nobody = () => false;

describe('the wish tree', () => {
  it.each([0, 1, 37, 100])('shows %i grown leaves of a bough as leaves, and the rest as buds', (sold) => {
    for (const bough of [...SEVEN, ...TEN]) {
      const { low, mid, high, buds } = pathsOf(bough, sold, nobody);
      expect(leavesIn(low) + leavesIn(mid) + leavesIn(high)).toBe(sold);
      expect(leavesIn(buds)).toBe(LEAVES - sold);
    }
  });

  it('shows the own leaves as own, and only those that have grown', () => {
    const [bough = TEN[0]] = SEVEN;
    expect(bough).toBeDefined();
    if (bough === undefined) return;
    expect(leavesIn(pathsOf(bough, 50, (n) => n >= 40 && n < 60).mine)).toBe(10);
  });

  it('keeps every leaf in the drawing, and the same one at every look', () => {
    for (const bough of [...SEVEN, ...TEN])
      for (let n = 0; n < LEAVES; n += 1) {
        const { x, y, dx, dy } = leafOf(bough, n);
        expect(x + dx).toBeGreaterThan(0);
        expect(x + dx).toBeLessThan(TREE.width);
        expect(y + dy).toBeGreaterThan(0);
        expect(leafOf(bough, n)).toEqual({ x, y, dx, dy });
      }
  });

  it.each([
    [1, 0],
    [100, 0],
    [101, 1],
    [1000, 9],
  ])('has share %i on bough %i', (share, bough) => {
    expect(leafOfShare(share).bough).toBe(bough);
  });

  it.each([
    [0, 643, 100],
    [6, 643, 43],
    [7, 643, 0],
  ])('fills bough %i of 643 leaves with %i', (at, leaves, grown) => {
    expect(grownOn(at, leaves)).toBe(grown);
  });
});
