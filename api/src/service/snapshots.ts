import type { FastifyBaseLogger } from 'fastify';
import type { DataFolder } from '../files/index.ts';
import { SnapshotFiles, Snapshots, codeVersion } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';

/** Snapshots of long streams in a data folder; none where the code cannot say which it is. */
export function snapshotsIn(
  { snapshots }: DataFolder,
  reader: EventReader,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Snapshots | undefined {
  const code = codeVersion();
  return code === undefined
    ? undefined
    : new Snapshots(new SnapshotFiles(snapshots, code), reader, (error) =>
        logger.warn({ err: error }, 'a snapshot of folded state cannot be written: starts take longer'),
      );
}
