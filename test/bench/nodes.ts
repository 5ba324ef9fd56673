import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type PostgresServer, noPostgres, schemaOf, startPostgres } from '../postgres/server.ts';
import { BENCH_SECRET, benchPlayer } from './bench-game.ts';
import { type Bench, type Figure, median } from './figure.ts';
import { type Loaded, type Requests, type Server, load, startServer, startShop, warmUp } from './loaded.ts';
import { familyMsOf } from './processor-times.ts';

const ROUNDS = 3;
const PLAYERS = 999;
/** Connections of all nodes together, as a proxy spreads them. */
const PACE = { connections: 48, seconds: 4 };
const MANY = [2, 3];
/** Wanted: processor time of nodes and database for an open, by that of one node. */
const MORE_MAX = 1.15;
const TAKEOVER_MAX_MS = 10_000;
const LOOK_MS = 20;
export const DURABLE = { fsync: 'on', autovacuum: 'on', shared_buffers: '256MB', max_connections: '200' };

/** Measures opens over HTTP on one, two and three nodes of one log, and a takeover of the lease. */
export const nodes: Bench = async (progress) => {
  if (noPostgres !== undefined) {
    progress(noPostgres);
    return [];
  }
  const server = await startPostgres(DURABLE);
  const address = await server.newStore();
  const root = await mkdtemp(join(tmpdir(), 'skins-bench-nodes-'));
  const first = await startShop(PLAYERS, { environment: { SKINS_STORE: address, SKINS_NODE: 'one' } });
  const running: Server[] = [first];
  const figures: Figure[] = [];
  try {
    await warmUp(first, first.open);
    const alone = await eachOpen(server, running, first.open);
    for (const count of MANY) {
      progress(`starting node ${count}`);
      running.push(await startNode(root, address, `node-${count}`));
      for (const node of running) await warmUp(node, first.open);
      figures.push(...compared(count, alone, await eachOpen(server, running, first.open)));
    }
    progress('killing the holder of the lease');
    figures.push(await takeover(server, address, first.pid));
    return figures;
  } finally {
    for (const node of running) await node.stop();
    await rm(root, { recursive: true });
    await server.remove();
  }
};

/** Starts a node, and waits for its lists. @param from whether its folder is a copy of another node's lists */
export async function startNode(
  root: string,
  address: string,
  name: string,
  from: 'moved' | 'replica' = 'moved',
): Promise<Server> {
  const folder = join(root, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return startServer('serve-folder.ts', [folder, benchPlayer(0), from], {
    SKINS_STORE: address,
    SKINS_NODE: name,
    SKINS_MASTER_SECRET: BENCH_SECRET,
    SKINS_MARK: join(root, `marks-${name}`),
    SKINS_RATE_LIMIT: 'off',
    SKINS_LOG: 'error',
  });
}

interface Cost {
  readonly node: number;
  readonly database: number;
  readonly perSecond: number;
}

/** Loads all nodes at once, each with players of its own. @returns medians, processor times in µs for an open */
async function eachOpen(server: PostgresServer, running: readonly Server[], open: Requests): Promise<Cost> {
  const share = Math.floor(open.tokens.length / running.length);
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = familyMsOf(server.pid());
    const loads = await Promise.all(
      running.map((node, n) => {
        const tokens = open.tokens.slice(n * share, (n + 1) * share);
        return load(node, { ...open, tokens }, { ...PACE, connections: PACE.connections / running.length });
      }),
    );
    const answered = sumOf(loads, (one) => one.answered);
    costs.push({
      // While one node works, the others hear of it.
      node: sumOf(loads, (one) => one.all * one.answered) / answered,
      database: ((familyMsOf(server.pid()) - before) * 1_000) / answered,
      perSecond: sumOf(loads, (one) => one.perSecond),
    });
  }
  const middle = (part: keyof Cost) => median(costs.map((cost) => cost[part]));
  return { node: middle('node'), database: middle('database'), perSecond: middle('perSecond') };
}

const sumOf = (loads: readonly Loaded[], of: (one: Loaded) => number): number =>
  loads.reduce((sum, one) => sum + of(one), 0);

function compared(count: number, alone: Cost, several: Cost): Figure[] {
  const name = `${count} nodes on one log`;
  const [all, one] = [several.node + several.database, alone.node + alone.database];
  return [
    {
      name: `${name}: processor time of an open, nodes and database`,
      unit: 'µs',
      value: all,
      baseline: { name: 'one node', value: one },
      measure: all / one,
      target: { atMost: MORE_MAX },
    },
    {
      name: `${name}: processor time of an open, database`,
      unit: 'µs',
      value: several.database,
      baseline: { name: 'one node', value: alone.database },
    },
    {
      name: `${name}: opens on this machine`,
      unit: 'requests/s',
      value: several.perSecond,
      baseline: { name: 'one node', value: alone.perSecond },
    },
  ];
}

/** Kills the holder of the lease. @returns how long nobody holds it */
async function takeover(server: PostgresServer, address: string, pid: number | undefined): Promise<Figure> {
  const holder = async () => {
    const [row] = await server.query(`SELECT holder FROM ${schemaOf(address)}.log_lease`);
    return row?.['holder'];
  };
  const first = await holder();
  if (pid === undefined || first !== 'one') throw new Error('the first node does not hold the lease');
  process.kill(pid, 'SIGKILL');
  const killed = performance.now();
  while ((await holder()) === first) await after(LOOK_MS);
  const value = performance.now() - killed;
  return {
    name: 'takeover of the lease after a kill',
    unit: 'ms',
    value,
    measure: value,
    target: { atMost: TAKEOVER_MAX_MS },
  };
}
