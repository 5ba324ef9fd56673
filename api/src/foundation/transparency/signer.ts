import { type NoteKey, type SignEd25519, logKey } from '@skins/engine/transparency';
import type { MasterSecret } from '../secrets/index.ts';
import { keyPairOf } from './ed25519.ts';

/** Signs the log's checkpoints. */
export interface CheckpointSigner {
  /** identifies the log, and verifies its signatures */
  readonly key: NoteKey;
  readonly sign: SignEd25519;
}

/** Returns the log's signer, whose key is derived from the master secret. */
export function checkpointSigner(secret: MasterSecret): CheckpointSigner {
  const { publicKey, sign } = keyPairOf(secret.derive('skins checkpoint key v1'));
  return { key: logKey(publicKey), sign };
}
