import { setTimeout as after } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from 'pg';
import { FencedOff, NoRoom, StorageBroken } from '../failures.ts';
import { shownAddress, withSettings } from './address.ts';
import { COMMITS_LOST, FENCED_OFF } from './append-function.ts';

/** Time for a server to come back, in milliseconds: a restart or a failover. */
const PATIENCE_MS = 30_000;
/** Rest before another attempt, in milliseconds. */
const REST_MS = 100;
const CONNECT_MS = 5_000;

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Forces index scans: a plan cached while the tables were small would scan them. */
const SESSION =
  '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off -c default_transaction_isolation=read\\ committed';

interface ConnectionsOptions {
  readonly max: number;
  readonly patienceMs?: number;
  /** Maximum duration of a statement, in milliseconds; 0 for none. */
  readonly queryMs?: number;
}

/** The connections of one program to the server of a log. */
export class Connections {
  /** shown to users; without the password */
  readonly name: string;
  readonly patienceMs: number;
  readonly #pool: Pool;
  #closed: Promise<void> | undefined;

  constructor(url: string, { max, patienceMs = PATIENCE_MS, queryMs = PATIENCE_MS }: ConnectionsOptions) {
    this.name = shownAddress(url);
    this.patienceMs = patienceMs;
    this.#pool = new Pool({
      connectionString: withSettings(url, SESSION, 'before'),
      application_name: 'skins',
      max,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: queryMs,
    });
    // A connection that is lost is replaced at the next use; a statement under way rejects by itself.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs a prepared statement once. @throws LostConnection if it may have happened nevertheless; NoRoom, FencedOff */
  async run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.with((client) => client.query<Row>({ ...statement, values: [...values] }));
    return rows;
  }

  /** Runs a statement that only reads, again if the connection is lost meanwhile. @throws LostConnection when the server stays away */
  async read<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    return this.patiently(() => this.run<Row>(statement, values));
  }

  /**
   * Retries after a lost connection until `patienceMs` has passed, and once at least: a process may have been frozen meanwhile.
   * @throws LostConnection when it stays away
   */
  async patiently<Result>(attempt: (again: boolean) => Promise<Result>): Promise<Result> {
    const until = performance.now() + this.patienceMs;
    for (let again = false; ; again = true) {
      try {
        return await attempt(again);
      } catch (error) {
        if (!(error instanceof LostConnection) || (again && performance.now() > until)) throw error;
        await after(REST_MS);
      }
    }
  }

  /** Lends a connection. One that fails is closed. */
  async with<Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> {
    this.demandOpen();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw namedFailure(error, this.name);
    });
    try {
      const result = await use(client);
      client.release();
      return result;
    } catch (error) {
      const named = namedFailure(error, this.name);
      client.release(named instanceof LostConnection);
      throw named;
    }
  }

  demandOpen(): void {
    if (this.#closed !== undefined) throw new Error('the event store is closed');
  }

  /** Waits for the statements under way. */
  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}

/** The connection was lost, or there was none: a statement under way may have happened. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection';
}

/** Returns the failure of a writer whose log another one has taken over. */
export const fencedOff = (name: string, options?: ErrorOptions): FencedOff =>
  new FencedOff(`another server has taken over ${name}: this one writes no more`, options);

/** Returns the failure of a writer whose log became shorter, as after a failover to a replica that was behind. */
export const commitsLost = (name: string, options?: ErrorOptions): StorageBroken =>
  new StorageBroken(
    `${name} has lost commits, as a failover to a replica that was behind does: start again to compare the log with its mark`,
    options,
  );

/** The server's disk is full, and the transaction is rolled back. */
const DISK_FULL = '53100';
/** Connection exceptions, shutdowns, too many connections, and a server that is a replica now. The server translates severities. */
const LOST_STATES = /^(08...|57P..|53300|25006)$/;
const LOST_SOCKET = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
]);

/** Converts a failure to its own error class. After LostConnection nothing is known; after any other error it is rolled back. */
export function namedFailure(error: unknown, name: string): unknown {
  if (!(error instanceof Error)) return error;
  if (isLost(error))
    return new LostConnection(`${name} cannot be reached: ${error.message}`, { cause: error });
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === FENCED_OFF) return fencedOff(name, { cause: error });
  if (error.code === COMMITS_LOST) return commitsLost(name, { cause: error });
  if (error.code === DISK_FULL) return new NoRoom(error.message, { cause: error });
  return error;
}

function isLost(error: Error & { readonly code?: unknown }): boolean {
  // A panic ends the server, perhaps after the commit was written.
  if (error instanceof DatabaseError) return LOST_STATES.test(error.code ?? '') || error.severity === 'PANIC';
  if (typeof error.code === 'string') return LOST_SOCKET.has(error.code);
  // The driver's own errors have no code.
  return /connection|timeout|not queryable/i.test(error.message);
}
