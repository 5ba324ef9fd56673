import { hash } from 'node:crypto';
import type { TreeHash } from '@skins/engine/transparency';

const DIGEST_BYTES = 32;
const NODE = 0x01;

/** The input of a node's hash; shared, because SHA-256 has read it before the next call begins. */
const input = Buffer.alloc(1 + 2 * DIGEST_BYTES, NODE);

/** Node's SHA-256 for the log's tree. */
export const nativeTreeHash: TreeHash = {
  leaf: (record) => hash('sha256', `\0${record}`),
  node(left, right) {
    input.write(`${left}${right}`, 1, 2 * DIGEST_BYTES, 'hex');
    return hash('sha256', input);
  },
};
