import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from './beacon-rounds.ts';

/** The facts that identify a chain, besides its key and times. */
interface ChainInfo extends Omit<BeaconChain, 'hash'> {
  /** hash of the group of signers, 64 hex digits */
  readonly groupHash: string;
  readonly beaconId: string;
}

/**
 * Returns the hash that names a chain, 64 hex digits. It binds the key and times. drand's own (chain.Info.Hash):
 * SHA-256 of the period in seconds (4 bytes), the genesis time in seconds (8 bytes), key, group hash and name.
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

/** Encodes an integer, big-endian. */
function numberBytes(number: number, length: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  if (length === 4) view.setUint32(0, number);
  else view.setBigUint64(0, BigInt(number));
  return bytes;
}
