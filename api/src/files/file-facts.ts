import { existsSync } from 'node:fs';
import { hasTable, readDatabase } from '../store/index.ts';

// What can be read off a shop's files from outside, also while a server writes to them.

/** The names of all streams in a log, in their order. */
export const streamNames = (log: string): string[] =>
  readDatabase(log, (database) =>
    database.prepare<[], string>('SELECT DISTINCT stream FROM events ORDER BY stream').pluck().all(),
  );

/** The ids of all players who are registered in a log. @throws DamagedFile */
export const registeredPlayers = (log: string): string[] =>
  readDatabase(log, (database) =>
    database
      .prepare<[], string>(
        `SELECT substr(stream, 8) FROM events WHERE stream >= 'player-' AND stream < 'player.' AND version = 1`,
      )
      .pluck()
      .all(),
  );

/** Those of some players who were erased: nothing of theirs is missing. @throws DamagedFile */
export const erasedPlayers = (log: string, players: readonly string[]): ReadonlySet<string> =>
  readDatabase(log, (database) => {
    const erasure = database.prepare<[string]>(
      `SELECT 1 FROM events WHERE stream = 'player-' || ? AND record ->> '$.type' = 'PlayerErased'`,
    );
    return new Set(players.filter((player) => erasure.get(player) !== undefined));
  });

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
