import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerStream } from '@skins/engine/accounts';
import { placeOf, playerActor } from '@skins/engine/kernel';
import { WalletPosted } from '@skins/engine/wallet';
import { openDatabase, projections } from '@skins/api';
import type { LoggedEvent } from '@skins/api/foundation/runtime';
import { positionOf } from '@skins/api/foundation/store';
import { PostingRecord } from '../../api/src/slices/wallet/posting-record.ts';
import { type Bench, type Figure, interleaved, processorMs } from './figure.ts';

const FEW = 20;
const MANY = 1_000_000;
const BATCH = 10_000;
const QUERIES = 1_000;
const ROUNDS = 9;
/** Both players see as many rows, however they are narrowed, so that only what lies behind them differs. */
const SIZE = FEW / 2;

/** The first page of the gem record of a player with a million postings against that of one with twenty. */
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
  'the first day': { from: 0, to: SIZE },
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
    baseline: { name: 'with twenty', value: baseline },
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

/** By the projection itself; a batch of them in a transaction, as in a shop. */
async function fill(database: ReturnType<typeof openDatabase>): Promise<void> {
  const postings = (await projections(undefined)).find(({ name }) => name === 'wallet-postings');
  if (postings === undefined) throw new Error('no projection makes the gem record');
  database.exec(postings.schema);
  const apply = database.transaction(postings.prepare(database));
  let events = 0;
  for (const [owner, count] of [
    ['few00000', FEW],
    ['many0000', MANY],
  ] as const)
    for (let from = 0; from < count; from += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) =>
        posting(owner, from + n, events + n + 1),
      );
      apply(batch);
      events += batch.length;
    }
}

/** @param time in milliseconds since 1970 @param ordinal which event of the log it is, from 1 */
function posting(owner: string, time: number, ordinal: number): LoggedEvent {
  const stream = playerStream(owner);
  const paid = time % 2 === 0;
  return {
    event: WalletPosted.of({
      reason: paid ? 'box-open' : 'vip-bonus',
      postings: [{ from: paid ? 'player' : 'mint', to: paid ? 'house' : 'player', amount: 1 }],
      balance: 1,
      cause: placeOf(stream, time + 1),
    }),
    meta: { stream, version: time + 1, time, actor: playerActor(owner), command: `command-${time}` },
    position: positionOf(ordinal),
    record: '',
  };
}
