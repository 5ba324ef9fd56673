import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, projections } from '@skins/api';
import { PostingRecord } from '../../api/src/wallet/posting-record.ts';
import { type Bench, type Figure, interleaved, processorMs } from './figure.ts';

const FEW = 10;
const MANY = 1_000_000;
const QUERIES = 1_000;
const ROUNDS = 9;
/** Both players see as many rows, so that only what lies behind them differs. */
const SIZE = FEW;

/** The first page of the gem record of a player with a million postings against that of one with ten. */
export const gemRecord: Bench = async (progress) => {
  const file = join(tmpdir(), `skins-bench-gems-${process.pid}.sqlite`);
  const database = openDatabase(file, { durable: false });
  try {
    progress(`filling the record of a player with ${MANY} postings`);
    await fill(database);
    const record = new PostingRecord(database);
    const figures: Figure[] = [];
    for (const [what, query] of Object.entries(ASKED))
      figures.push(await compared(what, (owner) => record.page(owner, { size: SIZE, ...query }, same)));
    return figures;
  } finally {
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  }
};

const same = (kind: string): string => kind;

/** What a page is asked for; days of long ago, too, as these lie deepest. */
const ASKED = {
  'as it opens': {},
  'one reason': { kind: 'box-open' },
  'gems that came in': { way: 'in' },
  'the first day': { from: 0, to: FEW },
} as const;

async function compared(what: string, page: (owner: string) => unknown): Promise<Figure> {
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => microseconds(() => page('many0000')),
    () => microseconds(() => page('few00000')),
  );
  return {
    name: `the gem record of a player with 1,000,000 postings, ${what}`,
    value: subject,
    unit: 'µs',
    baseline: { name: 'with ten', value: baseline },
    measure: subject / baseline,
    target: { atMost: 1.5 },
  };
}

/** Processor time of one. */
function microseconds(query: () => unknown): number {
  const begin = processorMs();
  for (let n = 0; n < QUERIES; n += 1) query();
  return ((processorMs() - begin) * 1_000) / QUERIES;
}

async function fill(database: ReturnType<typeof openDatabase>): Promise<void> {
  for (const { name, schema } of await projections(undefined))
    if (name === 'wallet-postings') database.exec(schema);
  const add = database.prepare(
    `INSERT INTO wallet_posting (owner, position, kind, way, amount, balance, cause, command, time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const total = database.prepare('INSERT INTO wallet_posting_total (owner, postings) VALUES (?, ?)');
  database.transaction(() => {
    for (const [owner, postings] of [
      ['few00000', FEW],
      ['many0000', MANY],
    ] as const) {
      for (let n = 0; n < postings; n += 1)
        add.run(
          owner,
          String(n + 1).padStart(12, '0'),
          n % 2 === 0 ? 'box-open' : 'vip-bonus',
          n % 2 === 0 ? 'out' : 'in',
          1,
          1,
          `player-${owner}#${n + 1}`,
          `command-${n}`,
          n,
        );
      total.run(owner, postings);
    }
  })();
}
