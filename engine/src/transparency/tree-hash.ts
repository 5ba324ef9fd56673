import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hashing of a tree (RFC 6962, section 2.1); digests are 64 lower-case hex digits. A port: Node's SHA-256 is faster. */
export interface TreeHash {
  /** Returns SHA-256 of 0x00 and the record's UTF-8 bytes. */
  leaf(record: string): string;
  /** Returns SHA-256 of 0x01 and both digests' bytes. */
  node(left: string, right: string): string;
}

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);

/** SHA-256 of no bytes: the root of a tree without leaves. */
export const EMPTY_ROOT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The pure implementation. */
export const treeHash: TreeHash = {
  leaf: (record) => bytesToHex(sha256(concatBytes(LEAF, utf8ToBytes(record)))),
  node: (left, right) => bytesToHex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right)))),
};
