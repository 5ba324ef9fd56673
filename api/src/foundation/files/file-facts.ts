import { existsSync } from 'node:fs';
import { playerOf, playerStream } from '@skins/engine/accounts';
import { PlayerErased } from '@skins/engine/erasure';
import type { DataFolder } from './data-folder.ts';
import { type SqliteReader, hasTable, openSqliteReader, readDatabase } from '../store/index.ts';

// What can be read off a shop's files from outside, also while a server writes to them.

/** The ids of all players who are registered in a log. @throws DamagedFile */
export const registeredPlayers = (log: string): Promise<readonly string[]> =>
  readingLog(log, async (reader) => reader.streamNames().flatMap((stream) => playerOf(stream) ?? []));

/** Those of some players who were erased: nothing of theirs is missing. @throws DamagedFile */
export const erasedPlayers = (log: string, players: readonly string[]): Promise<ReadonlySet<string>> =>
  readingLog(log, async (reader) => {
    const erased = new Set<string>();
    for (const player of players)
      if ((await reader.readStream(playerStream(player))).some(({ record }) => record.includes(ERASURE)))
        erased.add(player);
    return erased;
  });

/** Stands in each record of an erasure. */
const ERASURE = `"type":"${PlayerErased.type}"`;

async function readingLog<Result>(
  log: string,
  read: (reader: SqliteReader) => Promise<Result>,
): Promise<Result> {
  const reader = openSqliteReader(log);
  try {
    return await read(reader);
  } finally {
    await reader.close();
  }
}

/** The ids of all players whose personal data a file of accounts has. */
export const playersInAccounts = (accounts: string): ReadonlySet<string> =>
  readDatabase(
    accounts,
    (database) =>
      new Set(
        hasTable(database, 'personal')
          ? database.prepare<[], string>('SELECT player FROM personal').pluck().all()
          : [],
      ),
  );

/**
 * Players who are registered in a log, were not erased in it, and have no personal data in a file of accounts. The log is read first,
 * and for erasures once more: beside a server that writes, nobody seems to be lost who came, or was erased, meanwhile.
 * @throws DamagedFile
 */
export async function lostPlayers({
  log,
  accounts,
}: Pick<DataFolder, 'log' | 'accounts'>): Promise<readonly string[]> {
  const registered = await registeredPlayers(log);
  const known = playersInAccounts(accounts);
  const unknown = registered.filter((player) => !known.has(player));
  const erased = await erasedPlayers(log, unknown);
  return unknown.filter((player) => !erased.has(player));
}

interface LogFileFacts {
  readonly sqliteVersion: string;
  readonly schemaVersion: number;
}

export const logFileFacts = (log: string): LogFileFacts =>
  readDatabase(log, (database) => ({
    sqliteVersion: database.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? 'unknown',
    schemaVersion:
      database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'schema'`).pluck().get() ?? 0,
  }));

/** How far a projection is, as its file says. */
interface ProjectionFacts {
  readonly name: string;
  readonly position: string;
  /** why it stopped, when it failed */
  readonly parked: string | null;
}

/** None before the first start. */
export function projectionFacts(readModels: string): ProjectionFacts[] {
  if (!existsSync(readModels)) return [];
  return readDatabase(readModels, (database) => {
    // An import brings checkpoints before any projection runs.
    if (!hasTable(database, 'projection')) return [];
    return database
      .prepare<[], ProjectionFacts>('SELECT name, position, parked FROM projection ORDER BY name')
      .all();
  });
}
