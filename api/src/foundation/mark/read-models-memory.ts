import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Frontier, parseFrontier } from '@skins/engine/transparency';
import { DamagedFile, hasTable, ordinalOf, readDatabase } from '../store/index.ts';
import { storedPositions } from '../projections/index.ts';
import { Checkpoints, type StoredCheckpoint } from '../transparency/index.ts';

/** The state of the log that read-models.sqlite was built from. */
export interface ReadModelsMemory {
  /** number of events in its lists; a list with a damaged checkpoint does not count: the start rebuilds it */
  readonly events: number;
  readonly tree: Frontier | undefined;
  readonly newest: StoredCheckpoint | undefined;
}

/** Returns what the read models remember; undefined if there are none, or none readable: a damaged file is rebuilt at the start. */
export function memoryOfReadModels(file: string): ReadModelsMemory | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readDatabase(file, (database) => ({
      events: eventsIn(database),
      tree: treeIn(database),
      newest: hasTable(database, 'checkpoints') ? new Checkpoints(database).latest() : undefined,
    }));
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

function eventsIn(database: Database): number {
  if (!hasTable(database, 'projection')) return 0;
  return Math.max(
    0,
    ...storedPositions(database).map(({ sound, position }) => (sound ? ordinalOf(position) : 0)),
  );
}

function treeIn(database: Database): Frontier | undefined {
  if (!hasTable(database, 'log_tree')) return undefined;
  const text = database.prepare<[], string>('SELECT frontier FROM log_tree').pluck().get();
  return text === undefined ? undefined : parseFrontier(text);
}
