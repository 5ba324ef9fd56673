import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type BeaconChain, type BeaconRound, randomnessOf } from '../fairness/index.ts';

/** What drand's scheme bls-unchained-g1-rfc9380 hashes rounds to the curve with. */
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** Of a point of G1, compressed. */
const SIGNATURE = /^[0-9a-f]{96}$/;
const SECRET_BYTES = 32;

const { shortSignatures: bls } = bls12_381;

/** What a round's signature signs: SHA-256 of its number as eight bytes, the highest first; as a point of the curve. */
const pointOf = (round: number) => bls.hash(sha256(numberBytes(round, 8)), DST);

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

/** A secret key made of at least 48 random bytes. */
export function beaconSecret(random: Uint8Array): string {
  const key = bls12_381.utils.randomSecretKey(random);
  if (key.length !== SECRET_BYTES) throw new RangeError('no key of 32 bytes');
  return bytesToHex(key);
}

/** The public key, in hex. */
export const beaconPublicKey = (secret: string): string =>
  bls.getPublicKey(hexToBytes(secret)).toHex(true);

/** What names a chain, besides key and times. */
interface ChainInfo extends Omit<BeaconChain, 'hash'> {
  /** of the group of signers, 64 hex digits */
  readonly groupHash: string;
  readonly beaconId: string;
}

/**
 * The hash that names a chain, 64 hex digits: nobody has another key or other times under it. drand's own (chain.Info.Hash):
 * SHA-256 of the period in seconds (4 bytes), the time of genesis in seconds (8 bytes), key, group hash and name.
 */
export const chainHashOf = ({ publicKey, period, genesisTime, groupHash, beaconId }: ChainInfo): string =>
  bytesToHex(
    sha256(
      concatBytes(
        numberBytes(period / 1_000, 4),
        numberBytes(genesisTime / 1_000, 8),
        hexToBytes(publicKey),
        hexToBytes(groupHash),
        utf8ToBytes(beaconId),
      ),
    ),
  );

/** A whole number, the highest byte first. */
function numberBytes(number: number, length: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  if (length === 4) view.setUint32(0, number);
  else view.setBigUint64(0, BigInt(number));
  return bytes;
}
