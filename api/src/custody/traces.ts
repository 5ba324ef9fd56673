import { existsSync } from 'node:fs';
import { playerOf } from '@skins/engine/accounts';
import { readRecord } from '@skins/engine/audit';
import { SeedChainCommitted } from '@skins/engine/seeds';
import { DamagedFile, hasTable, readDatabase } from '../store/index.ts';
import { newestStored } from '../transparency/index.ts';

/** A chain of server seeds, as its player was promised it. */
export interface PromisedChain {
  readonly playerId: string;
  readonly chainId: number;
  readonly anchor: string;
  readonly length: number;
}

/**
 * The first chain that a log commits to; undefined when nobody has registered.
 * @throws DamagedFile when the log cannot be read
 */
export function firstChain(log: string): PromisedChain | undefined {
  const record = existsSync(log) ? firstCommitment(log) : undefined;
  if (record === undefined) return undefined;
  const event = readRecord(record);
  // Nobody must be told that a shop has no players, because the first one's record was damaged.
  if ('rule' in event || !SeedChainCommitted.is(event))
    throw new DamagedFile(log, new Error('the first commitment is no event'));
  const { chainId, anchor, length } = event.data;
  return { playerId: playerOf(event.stream) ?? '', chainId, anchor, length };
}

function firstCommitment(log: string): string | undefined {
  return readDatabase(log, (database) => {
    if (!hasTable(database, 'events')) return undefined;
    return database
      .prepare<[string], string>(
        'SELECT record FROM events WHERE instr(record, ?) > 0 ORDER BY position LIMIT 1',
      )
      .pluck()
      .get(`"type":"${SeedChainCommitted.type}"`);
  });
}

/** The log that the newest checkpoint names, which its key does; undefined where none can be read. */
export function checkpointOrigin(readModels: string): string | undefined {
  try {
    return newestStored(readModels)?.note.split('\n', 1)[0];
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}
