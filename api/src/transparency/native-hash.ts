import { hash } from 'node:crypto';
import type { Sha256Bytes } from '@skins/engine/transparency';

/** Node's own SHA-256 of bytes. */
export const nativeSha256Bytes: Sha256Bytes = (bytes) => hash('sha256', bytes, 'buffer');

/** The Merkle leaf of a record: SHA-256 of 0x00 and its UTF-8 bytes. */
export const nativeLeafHash = (record: string): Uint8Array => hash('sha256', `\0${record}`, 'buffer');
