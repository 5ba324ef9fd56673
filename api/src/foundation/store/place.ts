import { existsSync, renameSync } from 'node:fs';
import type { Batch } from './group-commit.ts';
import type { LogFacts } from './log-facts.ts';
import type { LogReader } from './log-reader.ts';
import type { LogStore } from './log-store.ts';
import { type EsdbAddress, esdbAddress } from './esdb/address.ts';
import { shownAddress } from './postgres/address.ts';
import type { NodeOptions } from './node-log.ts';
import { factsOfFile } from './sqlite/facts.ts';
import { bringLogOver, openSqliteReader, openSqliteStore } from './sqlite/open.ts';
import { holdsLog } from './sqlite/schema.ts';
import { readDatabase } from './sqlite/soundness.ts';
import { takeWriterLock } from './sqlite/writer-lock.ts';

/** A wrong value of SKINS_STORE. */
export class WrongStore extends Error {
  override readonly name = 'WrongStore';
}

interface PlaceOptions {
  /** Whether commits to a file run on a thread; true by default. */
  readonly thread?: boolean;
  /** Called after each commit, for metrics. */
  readonly onBatch?: (batch: Batch) => void;
  /** Called when a commit found no room, before its appends reject. */
  readonly onNoRoom?: () => void;
  /** Called when nothing can be committed any more, before the appends reject; only for a log on a server. */
  readonly onBroken?: (reason: Error) => void;
  /** Joins other nodes; only for a log in PostgreSQL. Without it, the store is the only writer. */
  readonly node?: NodeOptions | undefined;
}

/** The location of a data folder's log. */
export interface LogPlace {
  /** shown to users; without a password */
  readonly name: string;
  /** whether it is a file in the data folder, which its disk and its backup contain */
  readonly isFile: boolean;
  /** connection URL, with the password, of the database that has the log and the tables; undefined if the log is not in PostgreSQL */
  readonly database: string | undefined;
  /** Returns whether there is a log; only reads. @throws DamagedFile */
  holdsLog(): Promise<boolean>;
  /** Returns the log's engine, versions, size and risks. @throws Error when there is none */
  facts(): Promise<LogFacts>;
  /** Migrates a log of an older program to this schema. Its content does not change. */
  bringOver(): Promise<void>;
  /** Opens it read-only, even while a server writes to it. @throws Error when there is none */
  openReader(): Promise<LogReader>;
  /** Opens it for its only writer, and creates a missing one. The data folder is locked until the store is closed. */
  openStore(options?: PlaceOptions): Promise<LogStore>;
  /** Returns an empty draft that replaces the log once it is complete. @param file path of the draft if the log is a file */
  draft(file: string): LogDraft;
}

/** A log that is written in one go, and only then put in place. */
interface LogDraft {
  /** Opens it empty. */
  openStore(): Promise<LogStore>;
  /** Puts it in place of the empty log, which nobody has open. */
  putInPlace(): Promise<void>;
  /** Deletes an unfinished draft. */
  discard(): Promise<void>;
}

/**
 * Returns the place of a data folder's log, as SKINS_STORE names it: a file in the folder, or a server of PostgreSQL or
 * EventStoreDB.
 * @param file path of the log, if it is a file
 * @throws WrongStore
 */
export function logPlace(file: string, { SKINS_STORE: store = '' }: NodeJS.ProcessEnv): LogPlace {
  if (store === '' || store === 'sqlite') return sqlitePlace(file);
  if (store === 'memory')
    throw new WrongStore(
      'SKINS_STORE=memory keeps nothing after the server that runs on it: only serve takes it',
    );
  if (/^postgres(ql)?:\/\//.test(store) && URL.canParse(store)) return postgresPlace(store, file);
  const esdb = esdbAddress(store);
  if (esdb !== undefined) {
    demandCredentials(esdb);
    return esdbPlace(esdb, file);
  }
  // The value is not repeated: it may contain a password.
  throw new WrongStore(
    'SKINS_STORE is sqlite, memory, or an address such as postgres://user:password@host/database or esdb://user:password@host:2113/log',
  );
}

/** Returns the place of a log in a file. */
export const sqlitePlace = (file: string): LogPlace => ({
  name: file,
  isFile: true,
  database: undefined,
  holdsLog: async () => existsSync(file) && readDatabase(file, holdsLog),
  facts: async () => factsOfFile(file),
  bringOver: async () => bringLogOver(file),
  openReader: async () => openSqliteReader(file),
  openStore: async (options) => openSqliteStore(file, options),
  draft: (draft) => ({
    openStore: async () => openSqliteStore(draft),
    putInPlace: async () => renameSync(draft, file),
    discard: async () => undefined,
  }),
});

/**
 * Takes the lock of the data folder, then opens a store on a server: a data folder has one writer.
 * @param file a path in the data folder
 */
async function openLocked(file: string, open: (release: () => void) => Promise<LogStore>): Promise<LogStore> {
  const lock = takeWriterLock(file);
  try {
    return await open(() => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @param file a path in the data folder */
function postgresPlace(url: string, file: string): LogPlace {
  // Loaded on use: a shop on SQLite needs none of it.
  const server = () => import('./postgres/open.ts');
  return {
    name: shownAddress(url),
    isFile: false,
    database: url,
    holdsLog: async () => (await server()).postgresHoldsLog(url),
    facts: async () => (await server()).postgresFacts(url),
    bringOver: async () => (await server()).migratePostgres(url),
    openReader: async () => (await server()).openPostgresReader(url),
    openStore: (options) =>
      openLocked(file, async (release) => (await server()).openPostgresStore(url, { ...options, release })),
    draft: () => ({
      openStore: async () => (await server()).openPostgresDraft(url),
      putInPlace: async () => (await server()).putDraftInPlace(url),
      discard: async () => (await server()).discardDraft(url),
    }),
  };
}

/** A server with TLS refuses writes without a user. Without TLS, the client sends no credentials. */
function demandCredentials({ name, encrypted, user }: EsdbAddress): void {
  if (!encrypted || user !== undefined) return;
  throw new WrongStore(
    `${name} needs a user: esdb://user:password@host:2113/log, or tls=false for a server that runs with --insecure`,
  );
}

/** @param file a path in the data folder, which holds the log's copy */
function esdbPlace(address: EsdbAddress, file: string): LogPlace {
  // Loaded on use: a shop on another store needs none of it.
  const server = () => import('./esdb/open.ts');
  return {
    name: address.name,
    isFile: false,
    database: undefined,
    holdsLog: async () => (await server()).esdbHoldsLog(address),
    facts: async () => (await server()).esdbFacts(address, file),
    // Batches on the server have no schema; the copy is migrated when it is opened.
    bringOver: async () => undefined,
    openReader: async () => (await server()).openEsdbReader(address, file),
    openStore: (options) =>
      openLocked(file, async (release) =>
        (await server()).openEsdbStore(address, file, { ...options, release }),
      ),
    draft: (draft) => {
      const opened = server().then(({ esdbDraft }) => esdbDraft(address, file, draft));
      return {
        openStore: async () => (await opened).openStore(),
        putInPlace: async () => (await opened).putInPlace(),
        discard: async () => (await opened).discard(),
      };
    },
  };
}
