import { hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { MalformedNote, type SignEd25519, type SignedNote, parseNote, signNote } from './note.ts';
import type { NoteKey } from './note-key.ts';

/** A log's statement about itself at one size: the body of C2SP's tlog-checkpoint. */
export interface Checkpoint {
  /** permanent name of the log */
  readonly origin: string;
  /** number of records */
  readonly size: number;
  /** root of the RFC 6962 tree over them, 64 hex digits */
  readonly root: string;
}

const ROOT_BYTES = 32;

/** Returns the text to sign: origin, size and root, one per line. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(hexToBytes(root))}\n`;

/** Signs a checkpoint; its origin is the key's name. */
export const signCheckpoint = (
  { size, root }: Omit<Checkpoint, 'origin'>,
  key: NoteKey,
  sign: SignEd25519,
): string => signNote(checkpointText({ origin: key.name, size, root }), key, sign);

/**
 * Parses a checkpoint and the note that carries it. Does not verify signatures: see `isSignedBy`.
 * Lines after the root, which C2SP allows, are skipped.
 * @throws MalformedNote
 */
export function parseCheckpoint(note: string): {
  readonly note: SignedNote;
  readonly checkpoint: Checkpoint;
} {
  const signed = parseNote(note);
  const [origin = '', size = '', base64 = '', ...extensions] = signed.text.slice(0, -1).split('\n');
  const root = fromBase64(base64);
  if (origin === '') throw new MalformedNote('no checkpoint: it names no log');
  if (!/^(?:0|[1-9]\d{0,14})$/.test(size)) throw new MalformedNote(`no checkpoint: '${size}' is no size`);
  if (root?.length !== ROOT_BYTES) throw new MalformedNote(`no checkpoint: '${base64}' is no root`);
  if (extensions.includes('')) throw new MalformedNote('no checkpoint: it has an empty line');
  return { note: signed, checkpoint: { origin, size: Number(size), root: hexOf(root) } };
}

// Joined at once: V8 keeps a string that grew digit by digit as a rope, which takes ten times the memory.
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
