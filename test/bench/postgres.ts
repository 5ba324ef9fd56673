import { type PostgresServer, noPostgres, startPostgres } from '../postgres/server.ts';
import type { Bench, Figure } from './figure.ts';
import { type BenchShop, type Loaded, inTurn, load, startShop, warmUp } from './loaded.ts';
import { familyMsOf } from './processor-times.ts';

const ROUNDS = 3;
const PLAYERS = 1_000;
const SECONDS = 3;
const LOADS = [1, 8, 64];
/** Wanted ratios of processor time: node and database together, and node alone. */
const [TOGETHER_MAX, NODE_MAX] = [2.5, 1.3];
/** A server whose commits are on the disk, and that does its own housekeeping, as in a shop. */
const DURABLE = { fsync: 'on', autovacuum: 'on', shared_buffers: '256MB' };

/** Measures opens over HTTP by a shop whose log is in PostgreSQL, on the same machine, against one on SQLite. */
export const postgres: Bench = async (progress) => {
  if (noPostgres !== undefined) {
    progress(noPostgres);
    return [];
  }
  const server = await startPostgres(DURABLE);
  progress(`registering ${PLAYERS} players, twice`);
  const sqlite = await startShop(PLAYERS);
  const address = await server.newStore();
  const shop = await startShop(PLAYERS, { environment: { SKINS_STORE: address } });
  try {
    for (const one of [sqlite, shop]) await warmUp(one, one.open);
    const figures: Figure[] = [];
    const bytesBefore = await bytesOf(server);
    let opens = 0;
    for (const connections of LOADS) {
      const pace = { connections, seconds: SECONDS };
      const onServer = async (one: BenchShop): Promise<Loaded> => {
        const before = familyMsOf(server.pid());
        const loaded = await load(one, one.open, pace);
        const spent = ((familyMsOf(server.pid()) - before) * 1_000) / loaded.answered;
        // The part of a commit thread, which a log on a server has not.
        return { ...loaded, commit: spent };
      };
      const of = await inTurn(ROUNDS, {
        sqlite: () => load(sqlite, sqlite.open, pace),
        shop: () => onServer(shop),
      });
      opens += of('shop').answered;
      figures.push(...compared(connections, of('sqlite'), of('shop')));
    }
    const bytes = ((await bytesOf(server)) - bytesBefore) / opens;
    figures.push({ name: 'PostgreSQL: log with its indexes, an open', unit: 'bytes', value: bytes });
    return figures;
  } finally {
    await shop.stop();
    await sqlite.stop();
    await server.remove();
  }
};

/** Returns the size of the only log on a server. */
async function bytesOf(server: PostgresServer): Promise<number> {
  const [found] = await server.query(
    `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class WHERE relname = 'log_appends'`,
  );
  return Number(found?.['bytes']);
}

/** @param shop its `commit` is the processor time of the database */
function compared(connections: number, sqlite: Loaded, shop: Loaded): Figure[] {
  const at = `at ${connections} connection${connections === 1 ? '' : 's'}`;
  const figure = (name: string, unit: string, value: number, baseline: number, atMost?: number): Figure => ({
    name: `PostgreSQL: ${name} ${at}`,
    unit,
    value,
    baseline: { name: 'SQLite', value: baseline },
    measure: value / baseline,
    ...(atMost !== undefined && { target: { atMost } }),
  });
  return [
    figure('durable opens', 'requests/s', shop.perSecond, sqlite.perSecond),
    figure('processor time of an open, node', 'µs', shop.all, sqlite.all, NODE_MAX),
    figure(
      'processor time of an open, node and database',
      'µs',
      shop.all + shop.commit,
      sqlite.all,
      TOGETHER_MAX,
    ),
    figure('median time of an open', 'ms', shop.medianMs, sqlite.medianMs),
  ];
}
