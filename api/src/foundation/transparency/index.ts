// The log's Merkle tree and its signed checkpoints, stored outside the log.
export { verifyEd25519 } from './ed25519.ts';
export { growTree } from './grow-tree.ts';
export { LogTree } from './log-tree.ts';
export { nativeTreeHash } from './native-hash.ts';
export { type CheckpointSigner, checkpointSigner } from './signer.ts';
export { CheckpointBroken, checkpointProjection, signNow } from './checkpoint-projection.ts';
export { DueCheckpoints } from './due-checkpoints.ts';
export {
  CHECKPOINTS_TABLE,
  Checkpoints,
  Offers,
  type SignedInto,
  type StoredCheckpoint,
  newestStored,
  signedInto,
  storedNotes,
} from './checkpoints.ts';
