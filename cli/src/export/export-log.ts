import type { CheckpointSigner } from '@skins/api/transparency';
import { keyText, signCheckpoint } from '@skins/engine/transparency';
import { checkCheckpoints } from '../log/evidence.ts';
import { evidenceLines } from '../log/evidence-lines.ts';
import type { LogSource } from '../log/log-source.ts';
import { type ExpectedHead, TreeWatch } from '../log/tree-watch.ts';
import { Problem } from '../problem.ts';
import type { Sink } from './sink.ts';

/** What was exported. */
export interface Exported {
  readonly events: number;
  /** root of the tree over them, 64 hex digits */
  readonly root: string;
  readonly checkpoints: number;
}

/**
 * Writes the log, a record a line and byte for byte, then its key and checkpoints, the last one signed now.
 * @param signer undefined where the master secret is not at hand: then nothing is signed
 * @throws Problem when the log is not the one that its checkpoints were signed over
 */
export async function exportLog(
  source: LogSource,
  signer: CheckpointSigner | undefined,
  sink: Sink,
  onProgress: (read: number) => void,
): Promise<Exported> {
  const { checkpoints: notes } = source.evidence;
  const tree = new TreeWatch(checkCheckpoints(notes, signer?.key).heads);
  for await (const { records, read } of source.batches()) {
    tree.take(records);
    sink.write(`${records.join('\n')}\n`);
    onProgress(read);
  }
  const head = tree.finish(true);
  const [missed] = tree.missed;
  if (missed !== undefined)
    throw new Problem(
      `the log is not the one that a checkpoint was signed over at ${missed.head.size} records: run skins verify`,
    );
  const checkpoints = [...notes, ...(tree.met === head.size ? [] : signed(head, signer))];
  const key = signer && keyText(signer.key);
  for (const line of evidenceLines({ key, checkpoints })) sink.write(`${line}\n`);
  return { events: head.size, root: head.root, checkpoints: checkpoints.length };
}

const signed = ({ size, root }: ExpectedHead, signer: CheckpointSigner | undefined): string[] =>
  signer === undefined ? [] : [signCheckpoint({ size, root }, signer.key, signer.sign)];
