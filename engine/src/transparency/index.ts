// The log's Merkle tree (RFC 6962) and its signed checkpoints (C2SP tlog-checkpoint, docs/fairness.md).
export { EMPTY_ROOT, type TreeHash, treeHash } from './tree-hash.ts';
export { type Frontier, type MerkleTree, frontierText, merkleTree, parseFrontier, rootOf } from './merkle.ts';
export { type NoteKey, keyText, logKey, noteKey, parseKey } from './note-key.ts';
export {
  MalformedNote,
  type SignEd25519,
  type VerifyEd25519,
  isSignedBy,
  parseNote,
  signNote,
} from './note.ts';
export { type Checkpoint, parseCheckpoint, signCheckpoint } from './checkpoint.ts';
