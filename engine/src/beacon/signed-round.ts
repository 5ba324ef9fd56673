import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type BeaconChain, type BeaconRound, randomnessOf } from '../fairness/index.ts';

/** What drand's scheme bls-unchained-g1-rfc9380 hashes rounds to the curve with. */
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** Of a point of G1, compressed. */
const SIGNATURE = /^[0-9a-f]{96}$/;
const SECRET_BYTES = 32;

const { shortSignatures: bls } = bls12_381;

/** What a round's signature signs: SHA-256 of its number as eight bytes, the highest first; as a point of the curve. */
const pointOf = (round: number) => bls.hash(sha256(numberBytes(round)), DST);

/**
 * Whether a round is signed by the key of its chain, and its randomness is the signature's SHA-256. Takes tens of milliseconds.
 * drand's documentation, scheme bls-unchained-g1-rfc9380.
 */
export function isSignedRound(chain: BeaconChain, { round, signature, randomness }: BeaconRound): boolean {
  if (!SIGNATURE.test(signature) || randomness !== randomnessOf(signature)) return false;
  try {
    return bls.verify(hexToBytes(signature), pointOf(round), hexToBytes(chain.publicKey));
  } catch {
    // No point of the curve, or none of its subgroup.
    return false;
  }
}

/** A round, signed. @param secret 64 hex digits, as {@link beaconSecret} makes them */
export function signRound(secret: string, round: number): BeaconRound {
  const signature = bls.Signature.toHex(bls.sign(pointOf(round), hexToBytes(secret)));
  return { round, signature, randomness: randomnessOf(signature) };
}

/** A secret key made of 48 random bytes. */
export function beaconSecret(random: Uint8Array): string {
  const key = bls12_381.utils.randomSecretKey(random);
  if (key.length !== SECRET_BYTES) throw new RangeError('no key of 32 bytes');
  return bytesToHex(key);
}

/** The public key, in hex. */
export const beaconPublicKey = (secret: string): string => bls.getPublicKey(hexToBytes(secret)).toHex(true);

/** A round's number as eight bytes, the highest first. */
function numberBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}
