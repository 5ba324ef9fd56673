import { EMPTY_ROOT, type TreeHash, treeHash } from './tree-hash.ts';

/** The roots of the perfect subtrees of a tree of this size, the largest first: enough to append. */
export interface Frontier {
  readonly size: number;
  /** one node per set bit of the size, in hex */
  readonly nodes: readonly string[];
}

/** The Merkle tree of RFC 6962 over a log's records, reduced to what appending needs. Grows in place. */
export interface MerkleTree {
  readonly size: number;
  append(record: string): void;
  /** Returns the root over all records so far, 64 hex digits. */
  root(): string;
  frontier(): Frontier;
}

const EMPTY: Frontier = { size: 0, nodes: [] };

/** Returns a tree that continues from a frontier. */
export function merkleTree(from: Frontier = EMPTY, hash: TreeHash = treeHash): MerkleTree {
  const nodes = [...from.nodes];
  let { size } = from;
  return {
    get size() {
      return size;
    },
    append(record) {
      let node = hash.leaf(record);
      // Each set bit that is carried is a full subtree that now has its right sibling.
      for (let carry = size; carry % 2 === 1; carry = (carry - 1) / 2) node = hash.node(popped(nodes), node);
      nodes.push(node);
      size += 1;
    },
    root: () => rootOf({ size, nodes }, hash),
    frontier: () => ({ size, nodes: [...nodes] }),
  };
}

/** Returns the root of a frontier, 64 hex digits. */
export function rootOf({ nodes }: Frontier, hash: TreeHash = treeHash): string {
  const smallest = nodes.at(-1);
  if (smallest === undefined) return EMPTY_ROOT;
  return nodes.slice(0, -1).reduceRight((right, left) => hash.node(left, right), smallest);
}

/** Formats a frontier as one line of text: `<size>:<the nodes>`. */
export const frontierText = ({ size, nodes }: Frontier): string => `${size}:${nodes.join('')}`;

/** @throws RangeError if the text is no frontier */
export function parseFrontier(text: string): Frontier {
  const [, digits = '', hex = ''] = /^(\d{1,15}):((?:[0-9a-f]{64})*)$/.exec(text) ?? [];
  const size = Number(digits);
  const nodes = hex.match(/.{64}/g) ?? [];
  if (digits === '' || nodes.length !== bitsSet(size)) throw new RangeError(`'${text}' is no frontier`);
  return { size, nodes };
}

const bitsSet = (size: number): number => size.toString(2).replaceAll('0', '').length;

function popped(nodes: string[]): string {
  const node = nodes.pop();
  if (node === undefined) throw new RangeError('the frontier has fewer nodes than its size says');
  return node;
}
