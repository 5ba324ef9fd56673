// The log's Merkle tree (RFC 6962) and its signed checkpoints (C2SP tlog-checkpoint, docs/fairness.md).
export { type Sha256Bytes, sha256Bytes } from './sha256-bytes.ts';
export { fromBase64, toBase64 } from './base64.ts';
export {
  EMPTY_FRONTIER,
  type Frontier,
  type MerkleTree,
  frontierText,
  leafHashOf,
  merkleTree,
  parseFrontier,
  rootOf,
} from './merkle.ts';
export { type NoteKey, keyText, logKey, noteKey, parseKey } from './note-key.ts';
export {
  MalformedNote,
  type NoteSignature,
  type SignEd25519,
  type SignedNote,
  type VerifyEd25519,
  isSignedBy,
  parseNote,
  signNote,
} from './note.ts';
export { type Checkpoint, checkpointText, parseCheckpoint, signCheckpoint } from './checkpoint.ts';
