import type { FastifyBaseLogger } from 'fastify';
import type { DataFolder } from '../foundation/files/index.ts';
import { SnapshotFiles, Snapshots } from '../foundation/runtime/index.ts';
import { codeVersion } from './code-version.ts';
import type { EventReader } from '../foundation/store/index.ts';

/** Returns the snapshots of long streams in a data folder; none if the code's version is unknown. */
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
