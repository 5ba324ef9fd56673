import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../files/index.ts';

/** The note in a folder with another node's lists, until a node has started from it. */
export const REPLICA_NOTE = 'replica.json';

const noteOf = ({ folder }: DataFolder): string => join(folder, REPLICA_NOTE);

/** Says that the folder has another node's lists, which remember so many events of the log. */
export function noteReplica(files: DataFolder, events: number): void {
  writeFileSync(noteOf(files), `${JSON.stringify({ events })}\n`, { mode: 0o600 });
}

/** Returns whether a folder is a replica from which no node has started. */
export const isReplica = (files: DataFolder): boolean => existsSync(noteOf(files));

/** Once a node has its own mark, that one counts. */
export const forgetReplica = (files: DataFolder): void => rmSync(noteOf(files), { force: true });
