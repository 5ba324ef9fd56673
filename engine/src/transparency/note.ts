import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { type NoteKey, isKeyName } from './note-key.ts';

/** One signature of a note: the name and key id of the claimed signer, and the signature itself. */
export interface NoteSignature {
  readonly name: string;
  /** first 4 bytes of the key's hash, as 8 hex digits */
  readonly keyId: string;
  readonly signature: Uint8Array;
}

/** A text with signatures: the signed note of C2SP. */
export interface SignedNote {
  /** ends with a newline; the signature covers these bytes */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** Thrown if a text is no signed note. */
export class MalformedNote extends Error {
  override readonly name = 'MalformedNote';
}

export type SignEd25519 = (message: Uint8Array) => Uint8Array;
export type VerifyEd25519 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

const DASH = '\u2014';
const SIGNATURES_MAX = 100;
const CHARACTERS_MAX = 1_000_000;

/** Returns the note as text with one signature. */
export function signNote(text: string, { name, keyId }: NoteKey, sign: SignEd25519): string {
  const blob = concatBytes(hexToBytes(keyId), sign(utf8ToBytes(text)));
  return `${text}\n${DASH} ${name} ${toBase64(blob)}\n`;
}

/** @throws MalformedNote if the text is not exactly in the format */
export function parseNote(note: string): SignedNote {
  demand(note.length <= CHARACTERS_MAX, 'it is too long');
  demand(note.isWellFormed() && !hasControlCharacter(note), 'it holds a character that no note may hold');
  const split = note.lastIndexOf('\n\n');
  demand(split > 0, 'no blank line parts text and signatures');
  demand(note.endsWith('\n'), 'its last line does not end');
  const lines = note.slice(split + 2, -1).split('\n');
  demand(lines.length <= SIGNATURES_MAX, 'it has too many signatures');
  return { text: note.slice(0, split + 1), signatures: lines.map(parseSignature) };
}

/** Tests whether the key signed the note. The first signature with that name and key id decides. */
export function isSignedBy({ text, signatures }: SignedNote, key: NoteKey, verify: VerifyEd25519): boolean {
  const mine = signatures.find(({ name, keyId }) => name === key.name && keyId === key.keyId);
  return mine !== undefined && verify(key.publicKey, utf8ToBytes(text), mine.signature);
}

function parseSignature(line: string): NoteSignature {
  const [dash, name = '', base64 = '', ...more] = line.split(' ');
  const blob = fromBase64(base64);
  demand(dash === DASH && isKeyName(name) && more.length === 0, `'${line}' is no signature line`);
  demand(blob !== undefined && blob.length > 4, `'${line}' holds no signature`);
  return { name, keyId: bytesToHex(blob.subarray(0, 4)), signature: blob.subarray(4) };
}

/** Tests for ASCII control characters other than the newline. */
const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' && character !== '\n');

function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new MalformedNote(`no signed note: ${otherwise}`);
}
