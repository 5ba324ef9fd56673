import { treeHash } from '@skins/engine/transparency';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nativeTreeHash } from './native-hash.ts';

it('gives the same hashes as the pure implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (left, right) => {
      const [a, b] = [nativeTreeHash.leaf(left), nativeTreeHash.leaf(right)];
      expect([a, b]).toEqual([treeHash.leaf(left), treeHash.leaf(right)]);
      expect(nativeTreeHash.node(a, b)).toBe(treeHash.node(a, b));
    }),
  );
});
