import { existsSync, renameSync, statSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import type { Batch } from '../group-commit.ts';
import type { LogFacts } from '../log-facts.ts';
import type { LogReader } from '../log-reader.ts';
import { LogStore } from '../log-store.ts';
import { deleteDatabase, walBytesOf } from '../sqlite/files.ts';
import { openSqliteReader } from '../sqlite/open.ts';
import { takeWriterLock, writerRuns } from '../sqlite/writer-lock.ts';
import type { EsdbAddress } from './address.ts';
import { EsdbCommitter } from './committer.ts';
import { openCopy } from './follow-log.ts';
import { copyBeside } from './local-copy.ts';
import { endOf } from './log-stream.ts';
import { EsdbReader } from './reader.ts';
import { FORMAT, newStream, registered, replaceEmptyLog, streamForLog } from './register.ts';
import { type EsdbWaits, EsdbServer, NOTHING } from './server.ts';

/** Time for retries of the first request, in milliseconds. */
const FIRST_MS = 500;
/** Longest wait until the copy of a running shop is up to date, in milliseconds. */
const COPY_MS = 30_000;
/** Interval of checking it, in milliseconds. */
const REST_MS = 100;

interface EsdbOptions extends EsdbWaits {
  /** Maximum bytes of an event; 1,000,000 by default. */
  readonly partBytes?: number;
  /** Called after each commit, for metrics. */
  readonly onBatch?: (batch: Batch) => void;
  /** Called when the copy found no room on the disk, before its appends reject. */
  readonly onNoRoom?: () => void;
  /** Called when nothing can be committed any more, before the appends reject. */
  readonly onBroken?: (reason: Error) => void;
  /** Called when the store is closed. */
  readonly release?: () => void;
}

/**
 * Opens the store for its only writer, and creates a missing log. Earlier writers are fenced off.
 * @param file a path in the data folder, which holds the copy
 * @throws Error when the server cannot be reached, or a newer program wrote the log
 */
export async function openEsdbStore(
  address: EsdbAddress,
  file: string,
  options: EsdbOptions = {},
): Promise<LogStore> {
  await demandServer(address, options);
  return keepingConnected(
    address,
    async (server) => openStream(server, await streamForLog(server), copyBeside(file), options),
    options,
  );
}

/** @param copy path of the copy */
async function openStream(
  server: EsdbServer,
  stream: string,
  copy: string,
  { onBatch, onNoRoom, onBroken, partBytes, release = () => undefined }: EsdbOptions,
): Promise<LogStore> {
  const [deletion] = await deletionsOf(server, stream);
  if (deletion !== undefined) throw new Error(`${deletion}. Remove the setting first`);
  const committer = await EsdbCommitter.takeOver(server, stream, copy, { onBroken, partBytes });
  try {
    return new LogStore({ committer, reader: openSqliteReader(copy), release, onBatch, onNoRoom });
  } catch (error) {
    await committer.close();
    throw error;
  }
}

/**
 * Opens the log read-only, even while a shop writes to it. Without one, it updates the copy first.
 * @param file a path in the data folder, which holds the copy
 * @throws Error when there is no log, or the server cannot be reached
 */
export async function openEsdbReader(address: EsdbAddress, file: string): Promise<LogReader> {
  await demandServer(address);
  return keepingConnected(address, async (server) => {
    const stream = await demandLog(server);
    const copy = copyBeside(file);
    await (writerRuns(file) ? waitForCopy(copy, server, stream) : followOnce(file, server, stream));
    return new EsdbReader(server, stream, openSqliteReader(copy));
  });
}

/** Returns the stream that holds the log. @throws Error when there is none */
async function demandLog(server: EsdbServer): Promise<string> {
  const { stream } = await registered(server);
  if (stream === undefined) throw new Error(`there is no log in ${server.name}`);
  return stream;
}

async function followOnce(file: string, server: EsdbServer, stream: string): Promise<void> {
  const lock = takeWriterLock(file);
  try {
    const { copy } = await openCopy(copyBeside(file), server, stream);
    copy.close();
  } finally {
    lock.release();
  }
}

/** Waits until the running shop has copied the log up to its present end. */
async function waitForCopy(copy: string, server: EsdbServer, stream: string): Promise<void> {
  const { appends } = await endOf(server, stream);
  for (const until = performance.now() + COPY_MS; performance.now() < until; await after(REST_MS))
    if (existsSync(copy) && (await appendsInCopy(copy)) >= appends) return;
  throw new Error(
    `${copy} lacks the end of ${server.name}: the running shop is rebuilding it. Try again later`,
  );
}

async function appendsInCopy(copy: string): Promise<number> {
  const reader = openSqliteReader(copy);
  try {
    return reader.appends();
  } finally {
    await reader.close();
  }
}

/** Returns whether there is a log on a server; only reads. */
export const esdbHoldsLog = (address: EsdbAddress): Promise<boolean> =>
  connected(address, async (server) => (await registered(server)).stream !== undefined);

/** Reads facts about a log and its server. */
export const esdbFacts = (address: EsdbAddress, file: string): Promise<LogFacts> =>
  connected(address, async (server) => {
    const stream = await demandLog(server);
    const copy = copyBeside(file);
    return {
      engine: 'EventStoreDB',
      version: (await server.version()) ?? 'unknown',
      schema: FORMAT,
      bytes: (statSync(copy, { throwIfNoEntry: false })?.size ?? 0) + walBytesOf(copy),
      risks: [
        ...(address.encrypted ? [] : ['tls=false: anybody on the way can read the log, and write to it']),
        ...(await deletionsOf(server, stream)),
      ],
    };
  });

/** Returns the settings of a stream by which a log would lose events, one sentence each. */
const deletionsOf = async (server: EsdbServer, stream: string): Promise<readonly string[]> =>
  (await server.limitsOf(stream)).map(
    (limit) => `${limit} of the stream ${stream} is set: the server deletes events of the log`,
  );

/** A log that is written to a stream of its own, and only then put in place. */
export function esdbDraft(address: EsdbAddress, file: string, draft: string) {
  let stream: string | undefined;
  const demandStream = (): string => {
    if (stream === undefined) throw new Error('the draft was not opened');
    return stream;
  };
  return {
    openStore: (): Promise<LogStore> =>
      keepingConnected(address, (server) => {
        stream = newStream(server);
        return openStream(server, stream, copyBeside(draft), {});
      }),
    /** The draft's copy becomes the log's. */
    putInPlace: (): Promise<void> =>
      connected(address, async (server) => {
        await replaceEmptyLog(server, demandStream());
        // From here on it is the log: a discard after a later failure must not delete it.
        stream = undefined;
        deleteDatabase(copyBeside(file));
        if (existsSync(copyBeside(draft))) renameSync(copyBeside(draft), copyBeside(file));
      }),
    discard: (): Promise<void> =>
      connected(address, async (server) => {
        if (stream === undefined) return;
        const { revision } = await endOf(server, stream);
        if (revision !== NOTHING) await server.tombstone(stream, revision);
      }),
  };
}

/** Fails soon if the server is away. The retries are for a follower that names its leader. */
const demandServer = (address: EsdbAddress, waits: EsdbWaits = {}): Promise<void> =>
  connected(address, async (server) => void (await registered(server)), { ...waits, patienceMs: FIRST_MS });

/** Connects to a server for what `open` opens, which disconnects when it is closed. */
async function keepingConnected<Opened>(
  address: EsdbAddress,
  open: (server: EsdbServer) => Promise<Opened>,
  waits: EsdbWaits = {},
): Promise<Opened> {
  const server = new EsdbServer(address, waits);
  try {
    return await open(server);
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function connected<Result>(
  address: EsdbAddress,
  use: (server: EsdbServer) => Promise<Result>,
  waits: EsdbWaits = {},
): Promise<Result> {
  const server = new EsdbServer(address, waits);
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
