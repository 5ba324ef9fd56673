import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits. A port: Node's native one is faster. */
export type Sha256Hex = (text: string) => string;

/** The pure implementation, for browsers and as the engine's default. */
export const sha256Hex: Sha256Hex = (text) => bytesToHex(sha256(utf8ToBytes(text)));
