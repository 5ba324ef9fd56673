import type { CheckpointSigner } from '@skins/api/foundation/transparency';
import { keyText, signCheckpoint } from '@skins/engine/transparency';
import { checkCheckpoints } from '../log/evidence.ts';
import { evidenceLines } from '../log/evidence-lines.ts';
import { type LogSource, inOrder } from '../log/log-source.ts';
import { markLine } from '../log/mark-lines.ts';
import type { ExpectedHead } from '../log/tree-heads.ts';
import { TreeWatch } from '../log/tree-watch.ts';
import { Problem } from '../problem.ts';
import type { Sink } from './sink.ts';

/** Facts about an export. */
export interface Exported {
  readonly events: number;
  /** root of the Merkle tree over the events, 64 hex digits */
  readonly root: string;
  /** number of command marks */
  readonly commands: number;
  readonly checkpoints: number;
}

/**
 * Writes the log byte for byte, one record a line, with each command's mark after its last event. Then writes the log's key and
 * checkpoints, the last one signed now.
 * @param signer undefined without the master secret: then nothing is signed
 * @throws Problem if the log is not the one that its checkpoints were signed over
 */
export async function exportLog(
  source: LogSource,
  signer: CheckpointSigner | undefined,
  sink: Sink,
  onProgress: (read: number) => void,
): Promise<Exported> {
  const { checkpoints: notes } = source.evidence;
  const { heads, findings } = checkCheckpoints(notes, signer?.key);
  const tree = new TreeWatch(heads);
  let events = 0;
  let commands = 0;
  for await (const batch of source.batches()) {
    tree.take(batch.records);
    const lines = Array.from(inOrder(batch, events), (one) =>
      typeof one === 'string' ? one : markLine(one),
    );
    sink.write(`${lines.join('\n')}\n`);
    events += batch.records.length;
    commands += batch.marks.length;
    onProgress(batch.read);
  }
  const head = tree.finish(true);
  const [missed] = tree.missed;
  if (missed !== undefined)
    throw new Problem(
      `the log is not the one that a checkpoint was signed over at ${missed.head.size} records: run skins verify`,
    );
  const last = tree.met === head.size ? [] : signed(head, signer);
  const key = signer && keyText(signer.key);
  for (const evidence of [
    { key, checkpoints: notes },
    { key: undefined, checkpoints: last },
  ])
    for (const line of evidenceLines(evidence)) sink.write(`${line}\n`);
  return { events, root: head.root, commands, checkpoints: heads.length + findings.length + last.length };
}

const signed = ({ size, root }: ExpectedHead, signer: CheckpointSigner | undefined): string[] =>
  signer === undefined ? [] : [signCheckpoint({ size, root }, signer.key, signer.sign)];
