import type { PoolClient } from 'pg';
import type { Batch } from '../group-commit.ts';
import type { LogFacts } from '../log-facts.ts';
import { LogStore } from '../log-store.ts';
import type { NodeOptions } from '../node-log.ts';
import type { NodeLog } from '../port.ts';
import { PostgresCommitter } from './committer.ts';
import { Connections } from './connections.ts';
import { dropDraft, emptyDraft, moveDraft } from './draft.ts';
import { untilEditionIsKnown } from './edition-wait.ts';
import { PostgresFollower } from './follower.ts';
import { PostgresLease } from './lease.ts';
import { PostgresReader } from './reader.ts';
import { factsOf } from './facts.ts';
import { checkSchema, hasTables, migrate } from './schema.ts';

/** Maximum connections for reads; commits have their own. */
const READS_AT_ONCE = 4;
/** Connections that follow the log: one listens, one reads, one notifies. */
const FOLLOWING = 3;
/** Longest statement about the lease, in milliseconds: it is over by then. */
const LEASE_MS = 5_000;

interface PostgresOptions {
  /** Time for the server to come back before appends fail, in milliseconds; 30 s by default. */
  readonly patienceMs?: number;
  /** Called after each commit, for metrics. */
  readonly onBatch?: (batch: Batch) => void;
  /** Called when a commit found no room on the server's disk, before its appends reject. */
  readonly onNoRoom?: () => void;
  /** Called when nothing can be committed any more, before the appends reject. */
  readonly onBroken?: (reason: Error) => void;
  /** Called when the store is closed. */
  readonly release?: () => void;
  /** Joins other nodes under a name; without it, the store is the only writer. */
  readonly node?: NodeOptions | undefined;
}

/**
 * Opens the store for its only writer or for a node, and creates missing tables. The only writer, and an earlier process of the node, are
 * fenced off. A node waits for older ones before it joins, if its edition is not in force yet.
 * @throws Error when the server cannot be reached or is too old, when a newer program wrote the log, or when an only writer starts while nodes run
 */
export async function openPostgresStore(
  url: string,
  { patienceMs, onBatch, onNoRoom, onBroken, release = () => undefined, node }: PostgresOptions = {},
): Promise<LogStore> {
  await withoutTimeout(url, (client, name) => migrate(client, name));
  const patience = patienceMs === undefined ? {} : { patienceMs };
  const commits = new Connections(url, { max: 1, ...patience });
  const reads = new Connections(url, { max: READS_AT_ONCE, ...patience });
  const reader = new PostgresReader(reads);
  const rest = { reader, release, onBatch, onNoRoom };
  try {
    if (node?.edition !== undefined) await untilEditionIsKnown(commits, reader, node.name, node.edition);
    if (node !== undefined) return new LogStore({ ...rest, ...(await joined(url, commits, node, onBroken)) });
    return new LogStore({ ...rest, committer: await PostgresCommitter.takeOver(commits, onBroken) });
  } catch (error) {
    await Promise.all([commits.close(), reads.close()]);
    throw error;
  }
}

/** Joins other nodes. */
async function joined(
  url: string,
  commits: Connections,
  { name, isSetting, edition, wall = Date.now }: NodeOptions,
  onBroken: (reason: Error) => void = () => undefined,
): Promise<{ readonly committer: PostgresCommitter; readonly node: NodeLog }> {
  let follower: PostgresFollower | undefined;
  const { committer, events } = await PostgresCommitter.join(commits, onBroken, {
    name,
    edition: edition?.writes,
    reached: (heard) => follower?.reached(heard) ?? Promise.resolve(),
    grown: (heard) => follower?.grown(heard),
  });
  const connections = new Connections(url, { max: FOLLOWING });
  follower = new PostgresFollower({
    node: name,
    fences: () => committer.fences,
    connections,
    reader: new PostgresReader(connections),
    from: events,
    wall,
    onBroken,
  });
  const lease = new PostgresLease(new Connections(url, { max: 1, queryMs: LEASE_MS }), name);
  return { committer, node: { name, follower, lease, isSetting } };
}

/**
 * Opens the store read-only, even while a server writes to it.
 * @throws Error when there is none, its schema differs, or the server cannot be reached or is too old
 */
export async function openPostgresReader(url: string): Promise<PostgresReader> {
  const connections = new Connections(url, { max: 2 });
  try {
    await connections.with((client) => checkSchema(client, connections.name));
    return new PostgresReader(connections);
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** Returns whether there is a log on a server; only reads. */
export const postgresHoldsLog = (url: string): Promise<boolean> =>
  connected(url, (connections) => connections.with(hasTables));

/** Reads facts about a log and its server. */
export const postgresFacts = (url: string): Promise<LogFacts> =>
  connected(url, async (connections) => {
    await connections.with((client) => checkSchema(client, connections.name));
    return factsOf(connections);
  });

/** Migrates a log of an older program; nothing if there is none. */
export const migratePostgres = (url: string): Promise<void> =>
  withoutTimeout(url, async (client, name) => {
    if (await hasTables(client)) await migrate(client, name);
  });

/** Opens an empty draft in a separate schema of the same database. */
export const openPostgresDraft = async (url: string): Promise<LogStore> =>
  openPostgresStore(await withoutTimeout(url, (client) => emptyDraft(client, url)));

/** Puts the draft in place of the empty log, and drops its schema. */
export const putDraftInPlace = (url: string): Promise<void> => withoutTimeout(url, moveDraft);

export const discardDraft = (url: string): Promise<void> => withoutTimeout(url, dropDraft);

/** Changes tables, which may take any time. */
const withoutTimeout = <Result>(
  url: string,
  change: (client: PoolClient, name: string) => Promise<Result>,
): Promise<Result> =>
  connected(url, (connections) => connections.with((client) => change(client, connections.name)), {
    queryMs: 0,
  });

async function connected<Result>(
  url: string,
  use: (connections: Connections) => Promise<Result>,
  timeout: { readonly queryMs?: number } = {},
): Promise<Result> {
  const connections = new Connections(url, { max: 1, ...timeout });
  try {
    return await use(connections);
  } finally {
    await connections.close();
  }
}
