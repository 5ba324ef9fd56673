import { keptText } from '../kept-append.ts';
import { appendsInRow } from '../sqlite/batches.ts';
import { deleteDatabase } from '../sqlite/files.ts';
import { LocalCopy } from './local-copy.ts';
import { batchEndingWith, batchesFrom } from './log-stream.ts';
import { type EsdbServer, NOTHING } from './server.ts';

/** An open copy, up to date at a revision. */
interface FollowedLog {
  readonly copy: LocalCopy;
  /** of the stream's last event */
  readonly revision: bigint;
}

/**
 * Opens the copy of a log and reads the batches that it lacks. The copy is rebuilt if it belongs to another log, or if the
 * log has lost commits.
 * @throws DamagedFile when the log is damaged
 */
export async function openCopy(file: string, server: EsdbServer, stream: string): Promise<FollowedLog> {
  const copy = LocalCopy.open(file);
  try {
    const revision = await revisionOf(copy, server, stream);
    if (revision !== undefined) return { copy, revision: await catchUp(copy, server, stream, revision) };
  } catch (error) {
    copy.close();
    throw error;
  }
  copy.close();
  deleteDatabase(file);
  // An empty copy fits any log.
  return openCopy(file, server, stream);
}

/** Adds the batches after a revision to a copy. @returns the revision of the stream's last event */
export async function catchUp(
  copy: LocalCopy,
  server: EsdbServer,
  stream: string,
  after: bigint,
): Promise<bigint> {
  let last = after;
  const onEvent = ({ revision }: { revision: bigint }) => void (last = revision);
  for await (const { row } of batchesFrom(server, stream, after + 1n, onEvent)) {
    // Throws for a damaged row, before the copy has it.
    appendsInRow(row, server.name);
    copy.take(row, server.name);
  }
  return last;
}

/** Returns the revision of the copy's last batch in the log; undefined if the log has no such batch. */
async function revisionOf(copy: LocalCopy, server: EsdbServer, stream: string): Promise<bigint | undefined> {
  const { appends } = copy;
  if (appends === 0) return NOTHING;
  const batch = await batchEndingWith(server, stream, appends);
  const last = batch && appendsInRow(batch.row, server.name).at(-1);
  return last !== undefined && keptText([last]) === copy.lastText() ? batch?.revision : undefined;
}
