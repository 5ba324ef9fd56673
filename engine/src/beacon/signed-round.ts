import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type BeaconChain, type BeaconRound, randomnessOf } from '../fairness/index.ts';

/** Domain separation tag with which drand's scheme bls-unchained-g1-rfc9380 hashes rounds to the curve. */
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** A compressed point of G1 in hex. */
const SIGNATURE = /^[0-9a-f]{96}$/;
const SECRET_BYTES = 32;

const { shortSignatures: bls } = bls12_381;

/** Returns the curve point that a round's signature signs: the SHA-256 of its number as eight bytes, big-endian. */
const pointOf = (round: number) => bls.hash(sha256(numberBytes(round)), DST);

/**
 * Tests whether a round is signed by the key of its chain and its randomness is the signature's SHA-256. Takes tens of
 * milliseconds. See drand's documentation, scheme bls-unchained-g1-rfc9380.
 */
export function isSignedRound(
  chain: Pick<BeaconChain, 'publicKey'>,
  { round, signature, randomness }: BeaconRound,
): boolean {
  if (!SIGNATURE.test(signature) || randomness !== randomnessOf(signature)) return false;
  try {
    return bls.verify(hexToBytes(signature), pointOf(round), hexToBytes(chain.publicKey));
  } catch {
    // Not a point of the curve or of its subgroup.
    return false;
  }
}

/** Signs a round. @param secret 64 hex digits, as {@link beaconSecret} returns them */
export function signRound(secret: string, round: number): BeaconRound {
  const signature = bls.Signature.toHex(bls.sign(pointOf(round), hexToBytes(secret)));
  return { round, signature, randomness: randomnessOf(signature) };
}

/** Returns a secret key made from 48 random bytes. */
export function beaconSecret(random: Uint8Array): string {
  const key = bls12_381.utils.randomSecretKey(random);
  if (key.length !== SECRET_BYTES) throw new RangeError('no key of 32 bytes');
  return bytesToHex(key);
}

/** Returns the public key in hex. */
export const beaconPublicKey = (secret: string): string => bls.getPublicKey(hexToBytes(secret)).toHex(true);

/** Encodes a round's number as eight bytes, big-endian. */
function numberBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}
