import { type KeyObject, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { SignEd25519, VerifyEd25519 } from '@skins/engine/transparency';

// The bytes before the 32 key bytes in the DER encodings of RFC 8410.
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY = Buffer.from('302a300506032b6570032100', 'hex');

/** Derives an Ed25519 key pair from 32 secret bytes. */
export function keyPairOf(seed: Uint8Array): { readonly publicKey: Uint8Array; readonly sign: SignEd25519 } {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY, seed]), format: 'der', type: 'pkcs8' });
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    publicKey: Uint8Array.from(der.subarray(PUBLIC_KEY.length)),
    sign: (message) => Uint8Array.from(sign(null, message, key)),
  };
}

/** Verifies an Ed25519 signature with Node. */
export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) =>
  verify(null, message, publicKeyOf(publicKey), signature);

/** Cache of keys by their bytes: thousands of checkpoints in a log are signed with one key. */
const publicKeys = new WeakMap<Uint8Array, KeyObject>();

function publicKeyOf(bytes: Uint8Array): KeyObject {
  const known = publicKeys.get(bytes);
  if (known !== undefined) return known;
  const der = Buffer.concat([PUBLIC_KEY, bytes]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  publicKeys.set(bytes, key);
  return key;
}
