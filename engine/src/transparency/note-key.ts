import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';

/** A public Ed25519 key that signs notes. */
export interface NoteKey {
  readonly name: string;
  /** first 4 bytes of SHA-256(name, newline, 0x01, public key), as 8 hex digits */
  readonly keyId: string;
  /** 32 bytes */
  readonly publicKey: Uint8Array;
}

const ED25519 = Uint8Array.of(0x01);
const PUBLIC_KEY_BYTES = 32;

/** Tests whether a text is non-empty and has neither a space of any script nor a plus sign. */
export const isKeyName = (text: string): boolean => /^[^\p{White_Space}+]+$/u.test(text);

export function noteKey(name: string, publicKey: Uint8Array): NoteKey {
  const id = sha256(concatBytes(utf8ToBytes(`${name}\n`), ED25519, publicKey));
  return { name, keyId: bytesToHex(id.subarray(0, 4)), publicKey };
}

/** Returns the log's own key. Its name, which is also the log's origin, derives from the key. */
export const logKey = (publicKey: Uint8Array): NoteKey =>
  noteKey(`skins.log/${bytesToHex(sha256(publicKey)).slice(0, 16)}`, publicKey);

/** Formats the key as a "vkey": `<name>+<hex key id>+<base64(0x01 + public key)>`. */
export const keyText = ({ name, keyId, publicKey }: NoteKey): string =>
  `${name}+${keyId}+${toBase64(concatBytes(ED25519, publicKey))}`;

/** Parses a vkey; undefined if it is malformed, of another type, or its id does not match its key. */
export function parseKey(text: string): NoteKey | undefined {
  const [, name = '', keyId = '', base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const typed = fromBase64(base64);
  if (!isKeyName(name) || typed?.length !== PUBLIC_KEY_BYTES + 1 || typed[0] !== ED25519[0]) return undefined;
  const key = noteKey(name, typed.slice(1));
  return key.keyId === keyId ? key : undefined;
}
