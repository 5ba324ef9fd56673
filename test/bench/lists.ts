import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, projections } from '@skins/api';
import { List } from '@skins/api/foundation/lists';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { listedPlayers } from '../../api/src/slices/accounts/views.ts';
import { pageStatement } from '../../api/src/foundation/lists/statements.ts';
import { type Bench, interleaved, median, processorMs } from './figure.ts';

const ROWS = 25;
const QUERIES = 2_000;
const ROUNDS = 7;
const DEEP_QUERIES = 5;

type Models = ReturnType<typeof openDatabase>;

/** Pages of the operators' list of players: by statements written once, by hand, and anew each time; and deep in the list. */
export const lists: Bench = async (progress, { players }) => {
  const file = join(tmpdir(), `skins-bench-lists-${process.pid}.sqlite`);
  const database = openDatabase(file, { durable: false });
  try {
    progress(`filling a table of ${players} players`);
    await fill(database, players);
    return [
      ...(await firstPages(database)),
      ...(await deepPages(database, players)),
      ...(await tenThousandth(database, players)),
      ...(await changedRows(database, players)),
    ];
  } finally {
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  }
};

async function fill(database: Models, players: number): Promise<void> {
  for (const { name, schema } of await projections(undefined))
    if (name === 'player-list') database.exec(schema);
  const add = database.prepare(
    'INSERT INTO player_list (player, registered, balance, items, opens, staked, seen) VALUES (?, ?, ?, 0, ?, ?, ?)',
  );
  database.transaction(() => {
    for (let n = 0; n < players; n += 1) {
      const opens = (n * 7_919) % 1_000;
      add.run(
        nativeSha256(`bench player ${n}`).slice(0, 16),
        n,
        (n * 104_729) % 10_000_000,
        opens,
        opens * 19_000,
        n,
      );
    }
    database.prepare('INSERT INTO player_count (id, players) VALUES (1, ?)').run(players);
  })();
}

const sort = { column: 'balance', descending: true } as const;
const wanted = { whose: null, filter: {} } as const;

/** As it stood here before there was a builder. */
const BY_HAND = `SELECT * FROM player_list WHERE player IN (
    SELECT player FROM player_list ORDER BY balance DESC, player DESC LIMIT @limit OFFSET @offset
  ) ORDER BY balance DESC, player DESC`;

async function firstPages(database: Models) {
  const list = new List(database, listedPlayers);
  const byHand = database.prepare(BY_HAND);
  const shape = { ...listedPlayers, conditions: [], sort, begin: 'offset' } as const;
  const once = () => list.page({ ...wanted, sort, limit: ROWS, offset: 0 });
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => microseconds(QUERIES, once),
    () => microseconds(QUERIES, () => byHand.all({ limit: ROWS + 1, offset: 0 })),
  );
  const anew = await interleaved(
    ROUNDS,
    () => microseconds(QUERIES / 4, () => database.prepare(pageStatement(shape).sql).all(ROWS + 1, 0)),
    () => microseconds(QUERIES / 4, once),
  );
  const written = await interleaved(
    ROUNDS,
    () => microseconds(QUERIES / 4, () => pageStatement(shape)),
    () => 0,
  );
  return [
    {
      name: `a page of ${ROWS} players, its statement written once by the builder`,
      value: subject,
      unit: 'µs',
      baseline: { name: 'by hand', value: baseline },
    },
    {
      name: 'the same, written and prepared anew for each page',
      value: anew.subject,
      unit: 'µs',
      baseline: { name: 'once', value: anew.baseline },
    },
    { name: 'of that, the writing', value: written.subject, unit: 'µs' },
  ];
}

async function deepPages(database: Models, players: number) {
  const list = new List(database, listedPlayers);
  const depth = Math.floor(players / 2);
  const numbered = list.page({ ...wanted, sort, limit: ROWS, offset: depth });
  const { next } = numbered;
  if (next === undefined) throw new Error('the list is too short to be deep');
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => microseconds(DEEP_QUERIES * 20, () => list.page({ ...wanted, sort, limit: ROWS, after: next })),
    () => microseconds(DEEP_QUERIES, () => list.page({ ...wanted, sort, limit: ROWS, offset: depth + ROWS })),
  );
  const totals = Array.from({ length: ROUNDS }, () => microseconds(QUERIES, () => list.total(wanted)));
  const count = database.prepare('SELECT count(*) FROM player_list');
  const counts = Array.from({ length: ROUNDS }, () => microseconds(DEEP_QUERIES, () => count.get()));
  return [
    {
      name: `the page behind row ${depth.toLocaleString('en-US')}, going on by cursor`,
      value: subject,
      unit: 'µs',
      baseline: { name: 'by offset', value: baseline },
    },
    {
      name: 'how many there are, as it is kept',
      value: median(totals),
      unit: 'µs',
      baseline: { name: 'counted', value: median(counts) },
    },
  ];
}

const PAGES = 10_000;

/** Page 10,000 against page 1, as the console steps there (behind the page before), and as it jumps there. */
async function tenThousandth(database: Models, players: number) {
  const list = new List(database, listedPlayers);
  const offset = Math.min(PAGES * ROWS, players - 2 * ROWS);
  const first = () => list.page({ ...wanted, sort, limit: ROWS, offset: 0 });
  const { next } = list.page({ ...wanted, sort, limit: ROWS, offset: offset - ROWS });
  if (next === undefined) throw new Error('the list is too short for this page');
  const times = QUERIES / 4;
  const stepping = await interleaved(
    ROUNDS,
    () => microseconds(times, () => list.page({ ...wanted, sort, limit: ROWS, after: next })),
    () => microseconds(times, first),
  );
  const jumping = await interleaved(
    ROUNDS,
    () => microseconds(times, () => list.page({ ...wanted, sort, limit: ROWS, offset })),
    () => microseconds(times, first),
  );
  const change = database.prepare(
    'UPDATE player_list SET balance = (balance + 19000) % 10000000 WHERE player = ?',
  );
  const [somebody] = first().rows;
  const changing = await interleaved(
    ROUNDS,
    () => {
      let spent = 0;
      for (let n = 0; n < DEEP_QUERIES * 4; n += 1) {
        change.run(somebody?.player ?? '');
        spent += microseconds(1, () => list.page({ ...wanted, sort, limit: ROWS, offset }));
      }
      return spent / (DEEP_QUERIES * 4);
    },
    () => microseconds(times, first),
  );
  const page = Math.ceil(offset / ROWS).toLocaleString('en-US');
  return [
    {
      name: `page ${page}, stepped to`,
      value: stepping.subject,
      unit: 'µs',
      baseline: { name: 'page 1', value: stepping.baseline },
    },
    {
      name: `page ${page}, jumped to`,
      value: jumping.subject,
      unit: 'µs',
      baseline: { name: 'page 1', value: jumping.baseline },
    },
    {
      name: `page ${page}, jumped to just after a row changed`,
      value: changing.subject,
      unit: 'µs',
      baseline: { name: 'page 1', value: changing.baseline },
    },
  ];
}

/** What keeping places costs where a row moves: a player's gems change, as with each play. */
async function changedRows(database: Models, players: number) {
  const file = join(tmpdir(), `skins-bench-plain-${process.pid}.sqlite`);
  const plain = openDatabase(file, { durable: false });
  plain.exec(
    `CREATE TABLE player_list (player TEXT PRIMARY KEY, balance INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE INDEX by_balance ON player_list (balance);`,
  );
  const names = database.prepare<[], string>('SELECT player FROM player_list').pluck().all();
  const add = plain.prepare('INSERT INTO player_list VALUES (?, ?)');
  plain.transaction(() => {
    for (const [n, name] of names.entries()) add.run(name, (n * 104_729) % 10_000_000);
  })();
  let nth = 0;
  const changing = (to: Models) => {
    const change = to.prepare(
      'UPDATE player_list SET balance = (balance + 19000) % 10000000 WHERE player = ?',
    );
    return to.transaction(() => {
      for (let n = 0; n < QUERIES; n += 1) change.run(names[(nth += 7_919) % players] ?? '');
    });
  };
  const [ranked, unranked] = [changing(database), changing(plain)];
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => microseconds(1, ranked) / QUERIES,
    () => microseconds(1, unranked) / QUERIES,
  );
  plain.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return [
    {
      name: 'a row that moves in one order, with its places kept',
      value: subject,
      unit: 'µs',
      baseline: { name: 'an index alone', value: baseline },
    },
  ];
}

/** Processor time of one of many. */
function microseconds(times: number, work: () => unknown): number {
  const start = processorMs();
  for (let n = 0; n < times; n += 1) work();
  return ((processorMs() - start) * 1_000) / times;
}
