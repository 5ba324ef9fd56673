import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Sha256Bytes, sha256Bytes } from './sha256-bytes.ts';

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);

/** Roots of the perfect subtrees that a tree of this size is made of, the largest first: enough to append. */
export interface Frontier {
  readonly size: number;
  /** one per bit of the size that is set */
  readonly nodes: readonly Uint8Array[];
}

/** The Merkle tree of RFC 6962 over a log's records, as much of it as appending needs. Grows in place. */
export interface MerkleTree {
  readonly size: number;
  /** Appends a leaf, given its hash. */
  append(leafHash: Uint8Array): void;
  /** The root over all leaves so far; of the empty text when there is none. */
  root(): Uint8Array;
  frontier(): Frontier;
}

export const EMPTY_FRONTIER: Frontier = { size: 0, nodes: [] };

/** The leaf of a record: SHA-256 of 0x00 and its UTF-8 bytes. */
export const leafHashOf = (record: string, hash: Sha256Bytes = sha256Bytes): Uint8Array =>
  hash(concatBytes(LEAF, utf8ToBytes(record)));

const nodeHash = (left: Uint8Array, right: Uint8Array, hash: Sha256Bytes): Uint8Array =>
  hash(concatBytes(NODE, left, right));

/** A tree that goes on where a frontier stands. */
export function merkleTree(from: Frontier = EMPTY_FRONTIER, hash: Sha256Bytes = sha256Bytes): MerkleTree {
  const nodes = [...from.nodes];
  let { size } = from;
  return {
    get size() {
      return size;
    },
    append(leafHash) {
      let node = leafHash;
      // Each bit that is set and gets carried is a full subtree that now has its right sibling.
      for (let carry = size; carry % 2 === 1; carry = (carry - 1) / 2)
        node = nodeHash(popped(nodes), node, hash);
      nodes.push(node);
      size += 1;
    },
    root: () => rootOf({ size, nodes }, hash),
    frontier: () => ({ size, nodes: [...nodes] }),
  };
}

/** The root that a frontier stands for. */
export function rootOf({ nodes }: Frontier, hash: Sha256Bytes = sha256Bytes): Uint8Array {
  const smallest = nodes.at(-1);
  if (smallest === undefined) return hash(new Uint8Array());
  return nodes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right, hash), smallest);
}

/** A frontier as one line of text: `<size>:<hex of the nodes>`. */
export const frontierText = ({ size, nodes }: Frontier): string =>
  `${size}:${nodes.map(bytesToHex).join('')}`;

/** @throws RangeError when the text is no frontier */
export function parseFrontier(text: string): Frontier {
  const [, digits = '', hex = ''] = /^(\d{1,15}):((?:[0-9a-f]{64})*)$/.exec(text) ?? [];
  const size = Number(digits);
  const nodes = (hex.match(/.{64}/g) ?? []).map(hexToBytes);
  if (digits === '' || nodes.length !== bitsSet(size)) throw new RangeError(`'${text}' is no frontier`);
  return { size, nodes };
}

const bitsSet = (size: number): number => size.toString(2).replaceAll('0', '').length;

function popped(nodes: Uint8Array[]): Uint8Array {
  const node = nodes.pop();
  if (node === undefined) throw new RangeError('the frontier has fewer nodes than its size says');
  return node;
}
