import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { DamagedFile } from '../failures.ts';
import { type Connections, type Statement, commitsLost, fencedOff } from './connections.ts';

/** A node that was seen within this time is taken for running, in seconds. */
const ALIVE_S = 10;
const RUNS = `seen > clock_timestamp() - make_interval(secs => ${ALIVE_S})`;
const OLDER: Statement = {
  name: 'log_older',
  text: `SELECT node FROM log_nodes WHERE ${RUNS} AND node <> $1 AND coalesce(edition, 0) < $2 ORDER BY node`,
};

/** Where a writer finds itself in the log when it is admitted. */
export interface Admitted {
  /** number of appends */
  readonly appends: number;
  /** number of events */
  readonly events: number;
}

/** Appends that a batch wrote, whose answer was lost. */
export interface Written {
  /** number of the append before its first */
  readonly after: number;
  /** number of its last append */
  readonly upTo: number;
  /** number of events in the log after it */
  readonly ends: number;
}

/**
 * Admits the only writer: appends of every earlier one fail from then on.
 * @throws Error when nodes are running on the log
 */
export const admitOnlyWriter = (connections: Connections, fence: string): Promise<Admitted> =>
  underHead(connections, async (client, head) => {
    const { rows } = await client.query<{ node: string }>(
      `SELECT node FROM log_nodes WHERE ${RUNS} ORDER BY node`,
    );
    if (rows.length > 0)
      throw new Error(
        `${connections.name} has running nodes: ${rows.map(({ node }) => node).join(', ')}. Stop them first, or join them with SKINS_NODE=NAME`,
      );
    await client.query('UPDATE log_nodes SET fence = gen_random_uuid()');
    await client.query('UPDATE log_head SET fence = $1', [fence]);
    return head;
  });

/** Returns the other running nodes whose program does not know an edition. */
export async function olderNodes(
  connections: Connections,
  node: string,
  edition: number,
): Promise<readonly string[]> {
  const rows = await connections.run<{ node: string }>(OLDER, [node, edition]);
  return rows.map((row) => row.node);
}

/**
 * Admits a node. An only writer, and an earlier process with this node's name, can no longer write.
 * @param edition the newest that its program knows; undefined: it does not say
 */
export const admitNode = (
  connections: Connections,
  node: string,
  fence: string,
  edition: number | undefined,
): Promise<Admitted> =>
  underHead(connections, async (client, head) => {
    await client.query('UPDATE log_head SET fence = gen_random_uuid()');
    await client.query(
      `INSERT INTO log_nodes (node, fence, edition) VALUES ($1, $2, $3)
       ON CONFLICT (node) DO UPDATE SET fence = $2, seen = clock_timestamp(), edition = $3`,
      [node, fence, edition],
    );
    return head;
  });

/** Says that a node ends, so that nobody waits for it. */
export const dismissNode = async (connections: Connections, node: string, fence: string): Promise<void> => {
  await connections.with((client) =>
    client.query(`UPDATE log_nodes SET fence = $3, seen = '-infinity' WHERE node = $1 AND fence = $2`, [
      node,
      fence,
      randomUUID(),
    ]),
  );
};

/**
 * Replaces a node's fence. A batch on the lost connection then fails, unless it is committed already.
 * @param fences those it may have
 * @param last number of the last append that it knew before that batch
 * @returns what that batch wrote; undefined if it was not committed
 * @throws FencedOff, StorageBroken
 */
export const renewNode = (
  connections: Connections,
  fences: readonly string[],
  fence: string,
  last: number,
): Promise<Written | undefined> =>
  underHead(connections, async (client, { appends }) => {
    const { rows } = await client.query<{ after: string; upto: string; ends: string }>(
      'UPDATE log_nodes SET fence = $1 WHERE fence = ANY ($2::uuid[]) RETURNING after, upto, ends',
      [fence, `{${fences.join(',')}}`],
    );
    const [found] = rows;
    if (found === undefined) throw fencedOff(connections.name);
    if (appends < last) throw commitsLost(connections.name);
    const written = { after: Number(found.after), upTo: Number(found.upto), ends: Number(found.ends) };
    return written.upTo > last ? written : undefined;
  });

/** Acts while no batch is under way: each one begins by locking the same row. */
export async function underHead<Result>(
  connections: Connections,
  act: (client: PoolClient, head: Admitted) => Promise<Result>,
): Promise<Result> {
  return connections.with(async (client) => {
    await client.query('BEGIN');
    try {
      const { rows } = await client.query<{ appends: string; events: string }>(
        'SELECT appends, events FROM log_head FOR UPDATE',
      );
      const [head] = rows;
      if (head === undefined) throw new DamagedFile(connections.name, new Error('log_head has no row'));
      const result = await act(client, { appends: Number(head.appends), events: Number(head.events) });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // The first failure is the one to tell; a connection that is lost rolls back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}
