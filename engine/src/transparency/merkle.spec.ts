import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontierText, merkleTree, parseFrontier } from './merkle.ts';
import { EMPTY_ROOT, treeHash } from './tree-hash.ts';

/** Leaves and roots of the Certificate Transparency (RFC 6962) reference implementations, as text. */
const LEAVES = ['', '\0', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** Computes the root by the definition in RFC 6962, section 2.1, word for word. */
function definedRoot(records: readonly string[]): string {
  const [only] = records;
  if (only === undefined) return EMPTY_ROOT;
  if (records.length === 1) return treeHash.leaf(only);
  let k = 1;
  while (k * 2 < records.length) k *= 2;
  return treeHash.node(definedRoot(records.slice(0, k)), definedRoot(records.slice(k)));
}

describe('Merkle tree', () => {
  it('has the published roots', () => {
    const tree = merkleTree();
    expect(tree.root()).toBe(EMPTY_ROOT);
    const roots = LEAVES.map((leaf) => {
      tree.append(leaf);
      return tree.root();
    });
    expect(roots).toEqual(ROOTS);
  });

  it('has the root that RFC 6962 defines, wherever it was stored and resumed', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (before, after) => {
        const records = Array.from({ length: before + after }, (_, n) => `record ${n}`);
        const first = merkleTree();
        for (const record of records.slice(0, before)) first.append(record);
        const resumed = merkleTree(parseFrontier(frontierText(first.frontier())));
        for (const record of records.slice(before)) resumed.append(record);
        expect(resumed.size).toBe(records.length);
        expect(resumed.root()).toBe(definedRoot(records));
      }),
    );
  });

  it('hashes a record by its UTF-8 bytes', () => {
    expect(treeHash.leaf('武')).toBe('8c5a717d2c55709afd71f8680fedce2e5c2bb1434f3a62974bea7664c65c9d96');
  });

  it.each(['', '0', '1:', '2:00', '-1:', `3:${'0'.repeat(64)}`, `1:${'A'.repeat(64)}`])(
    'refuses %o as a frontier',
    (text) => expect(() => parseFrontier(text)).toThrow(RangeError),
  );
});
