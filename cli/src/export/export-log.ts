import { type CheckpointSigner, DueCheckpoints } from '@skins/api/foundation/transparency';
import { keyText, signCheckpoint } from '@skins/engine/transparency';
import { checkCheckpoints } from '../log/evidence.ts';
import { evidenceLines } from '../log/evidence-lines.ts';
import { type LogSource, inOrder } from '../log/log-source.ts';
import { markLine } from '../log/mark-lines.ts';
import { TreeHeads } from '../log/tree-heads.ts';
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
  /** number of stored checkpoints that are not of this log's key */
  readonly odd: number;
}

/**
 * Writes the log byte for byte, one record a line, with each command's mark after its last event. Then writes the log's key and
 * the checkpoints that are due, and one over all. The log alone determines them, so all nodes and copies export the same bytes.
 * @param signer undefined without the master secret: then nothing is signed, and all stored checkpoints are written
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
  const due = new TreeHeads();
  const dues = new DueCheckpoints();
  const tree = new TreeWatch(heads, undefined, (record, grown) => {
    if (signer !== undefined && dues.isDue(grown.size, said(record)))
      due.add({ size: grown.size, root: grown.root() });
  });
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
  if (signer !== undefined && due.largest !== head.size) due.add(head);
  const evidence =
    signer === undefined
      ? { key: undefined, checkpoints: notes }
      : { key: keyText(signer.key), checkpoints: signed(due, signer) };
  for (const line of evidenceLines(evidence)) sink.write(`${line}\n`);
  const checkpoints = signer === undefined ? heads.length + findings.length : due.length;
  return { events, root: head.root, commands, checkpoints, odd: findings.length };
}

/** Type and time in the head of a record; texts before them have no unescaped quotes. */
const HEAD = /"type":"([^"]*)","v":\d+,"time":(\d+)/;

function said(record: string): { readonly type: string; readonly time: number } {
  const [, type = '', time = '0'] = HEAD.exec(record) ?? [];
  return { type, time: Number(time) };
}

function* signed(heads: TreeHeads, { key, sign }: CheckpointSigner): Generator<string, void, undefined> {
  for (let n = 0; n < heads.length; n += 1)
    yield signCheckpoint({ size: heads.sizeAt(n), root: heads.rootAt(n) }, key, sign);
}
