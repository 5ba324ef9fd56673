import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontierText, leafHashOf, merkleTree, parseFrontier } from './merkle.ts';
import { sha256Bytes } from './sha256-bytes.ts';

/** Leaves and roots of the reference implementations of Certificate Transparency (RFC 6962). */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leafOfBytes = (bytes: Uint8Array) => sha256Bytes(concatBytes(Uint8Array.of(0), bytes));

/** The definition in RFC 6962, section 2.1, word for word. */
function definedRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return sha256Bytes(new Uint8Array());
  if (leaves.length === 1) return only;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return sha256Bytes(
    concatBytes(Uint8Array.of(1), definedRoot(leaves.slice(0, k)), definedRoot(leaves.slice(k))),
  );
}

describe('Merkle tree', () => {
  it('has the published roots', () => {
    const tree = merkleTree();
    const roots = [bytesToHex(tree.root())];
    for (const leaf of LEAVES) {
      tree.append(leafOfBytes(hexToBytes(leaf)));
      roots.push(bytesToHex(tree.root()));
    }
    expect(roots).toEqual(ROOTS);
  });

  it('has the root that RFC 6962 defines, wherever it was stored and resumed', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (before, after) => {
        const leaves = Array.from({ length: before + after }, (_, n) => leafHashOf(`record ${n}`));
        const first = merkleTree();
        for (const leaf of leaves.slice(0, before)) first.append(leaf);
        const resumed = merkleTree(parseFrontier(frontierText(first.frontier())));
        for (const leaf of leaves.slice(before)) resumed.append(leaf);
        expect(resumed.size).toBe(leaves.length);
        expect(bytesToHex(resumed.root())).toBe(bytesToHex(definedRoot(leaves)));
      }),
    );
  });

  it('hashes a record by its UTF-8 bytes', () => {
    const bytes = Uint8Array.of(0xe6, 0xad, 0xa6, 0x21);
    expect(leafHashOf('武!')).toEqual(leafOfBytes(bytes));
  });

  it.each(['', '0', '1:', '2:00', '-1:', `3:${'0'.repeat(64)}`, `1:${'A'.repeat(64)}`])(
    'refuses %o as a frontier',
    (text) => expect(() => parseFrontier(text)).toThrow(RangeError),
  );
});
