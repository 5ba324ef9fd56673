import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, type LogReader, type LogStore, START } from '@skins/api/foundation/store';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openEsdbReader, openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import type { ProtocolServer } from './protocol-server.ts';
import { type FileServer, addressOf, startServer } from './server.ts';

const EVERYTHING = 100_000;
/** A call that hangs is given up soon. */
export const WAITS = { deadlineMs: 300 };

type Options = Parameters<typeof openEsdbStore>[2];

/** A server for the tests of a suite, and a new log for each of them. */
interface LogsForTests {
  readonly running: () => FileServer;
  readonly server: () => ProtocolServer;
  readonly address: () => string;
  /** Goes on with another log in the same folder. */
  readonly useAddress: (address: string) => void;
  /** Returns a path in the test's folder. */
  readonly path: (name: string) => string;
  /** @param name a path in the data folder */
  readonly open: (options?: Options, name?: string) => Promise<LogStore>;
  readonly openReader: () => Promise<LogReader>;
  /** Returns the stream that holds the log. */
  readonly logStream: () => string;
}

export function logsForTests(): LogsForTests {
  let running: FileServer;
  let folder: string;
  let address: string;
  beforeAll(async () => void (running = await startServer()));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skins-copy-'));
    address = running.newStore();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => running.remove());
  return {
    running: () => running,
    server: () => running.server,
    address: () => address,
    useAddress: (other) => void (address = other),
    path: (name) => join(folder, name),
    open: (options = {}, name = 'log.sqlite') =>
      openEsdbStore(addressOf(address), join(folder, name), { ...WAITS, ...options }),
    openReader: () => openEsdbReader(addressOf(address), join(folder, 'log.sqlite')),
    logStream: () => {
      const { log } = addressOf(address);
      const found = running.server.log.all.findLast(({ stream }) => stream.startsWith(`${log}-log-`));
      if (found === undefined) throw new Error('the log has a stream');
      return found.stream;
    },
  };
}

/** Returns the streams and versions of all records. */
export const recordsIn = async (store: Pick<EventStore, 'readAll'>): Promise<readonly string[]> =>
  (await store.readAll(START, EVERYTHING)).map(({ stream, version }) => `${stream} ${version}`);
