import { existsSync } from 'node:fs';
import { playerOf, playerStream } from '@skins/engine/accounts';
import { PlayerErased } from '@skins/engine/erasure';
import { type StoredPosition, storedPositions } from '../projections/index.ts';
import { type LogPlace, type LogReader, hasTable, readDatabase } from '../store/index.ts';

// Facts read from a shop's files by another process, even while a server writes to them.

/** Returns the ids of all players registered in a log. @throws DamagedFile */
export const registeredPlayers = (log: LogPlace): Promise<readonly string[]> =>
  readingLog(log, async (reader) => (await reader.streamNames()).flatMap((stream) => playerOf(stream) ?? []));

/** Returns those of the players who were erased; their missing data is no loss. @throws DamagedFile */
export const erasedPlayers = (log: LogPlace, players: readonly string[]): Promise<ReadonlySet<string>> =>
  readingLog(log, async (reader) => {
    const erased = new Set<string>();
    for (const player of players)
      if ((await reader.readStream(playerStream(player))).some(({ record }) => record.includes(ERASURE)))
        erased.add(player);
    return erased;
  });

/** Text that occurs in each record of an erasure. */
const ERASURE = `"type":"${PlayerErased.type}"`;

async function readingLog<Result>(
  log: LogPlace,
  read: (reader: LogReader) => Promise<Result>,
): Promise<Result> {
  const reader = await log.openReader();
  try {
    return await read(reader);
  } finally {
    await reader.close();
  }
}

/** Returns the progress of all projections; none before the first start. */
export function projectionFacts(readModels: string): StoredPosition[] {
  if (!existsSync(readModels)) return [];
  return readDatabase(readModels, (database) => {
    // An import stores checkpoints before any projection runs.
    if (!hasTable(database, 'projection')) return [];
    return storedPositions(database);
  });
}
