import { verifyEd25519 } from '@skins/api/foundation/transparency';
import { MalformedNote, type NoteKey, isSignedBy, parseCheckpoint } from '@skins/engine/transparency';
import type { Finding } from '../findings.ts';
import { type ExpectedHead, TreeHeads } from './tree-heads.ts';

/** Heads in a log's checkpoints, and the faults found in them. */
interface CheckedEvidence {
  readonly heads: TreeHeads;
  readonly findings: readonly Finding[];
}

/** Reads signed checkpoints. @param key without one, signatures are not checked, and all notes must name one log */
export function checkCheckpoints(notes: Iterable<string>, key: NoteKey | undefined): CheckedEvidence {
  const heads = new TreeHeads();
  const findings: Finding[] = [];
  for (const checked of checkedOneByOne(notes, key)) {
    if ('rule' in checked) findings.push(checked);
    else heads.add(checked);
  }
  return { heads, findings };
}

/** Returns whether all checkpoints are signed with a key. */
export function areSignedBy(notes: Iterable<string>, key: NoteKey): boolean {
  for (const checked of checkedOneByOne(notes, key)) if ('rule' in checked) return false;
  return true;
}

/** Returns the log's name according to the newest checkpoint. */
export function originOf(notes: Iterable<string>): string | undefined {
  let newest: string | undefined;
  for (const note of notes) newest = note;
  const [origin] = newest?.split('\n', 1) ?? [];
  return origin;
}

function* checkedOneByOne(
  notes: Iterable<string>,
  key: NoteKey | undefined,
): Generator<ExpectedHead | Finding, void, undefined> {
  const origin = key?.name ?? originOf(notes);
  for (const note of notes) yield checkCheckpoint(note, origin, key);
}

/** Returns the head that a signed checkpoint covers, or its fault. */
export function checkCheckpoint(
  note: string,
  origin: string | undefined,
  key: NoteKey | undefined,
): ExpectedHead | Finding {
  try {
    const { note: signed, checkpoint } = parseCheckpoint(note);
    const { size, root } = checkpoint;
    if (checkpoint.origin !== origin)
      return {
        rule: 'checkpoint-format',
        expected: `the log ${origin}`,
        found: checkpoint.origin,
        position: size,
      };
    if (key !== undefined && !isSignedBy(signed, key, verifyEd25519))
      return {
        rule: 'checkpoint-signature',
        expected: `a signature by ${key.name}`,
        found: 'none',
        position: size,
      };
    return { size, root };
  } catch (error) {
    if (!(error instanceof MalformedNote)) throw error;
    return { rule: 'checkpoint-format', expected: 'a signed checkpoint', found: error.message };
  }
}
