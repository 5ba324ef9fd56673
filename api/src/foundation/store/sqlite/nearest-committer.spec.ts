import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { draftOf } from '../record.ts';
import { appendedOf } from '../appended.ts';
import type { Committer, Unit } from '../committer.ts';
import { inlineCommitter } from './commit.ts';
import { walBytesOf } from './files.ts';
import { WAL_BYTES_KEPT, openReaderHandle, openWriterHandle } from './handles.ts';
import { type AppendEntry, entryOf } from '../kept-append.ts';
import { NearestCommitter } from './nearest-committer.ts';
import { SqliteReader } from './reader.ts';

const INDEXED_TOGETHER = 5;
/** Larger batches are committed on the thread. */
const FEW = 8;
/** Offset of the salt in a WAL, which changes at each restart of the WAL (SQLite's file format, section 4.1). */
const WAL_SALT = 16;

interface Wish {
  readonly stream: number;
  readonly expectedVersion: number;
  readonly id: number;
}

const wishes = fc.array(
  fc.array(fc.record({ stream: fc.nat(3), expectedVersion: fc.nat(6), id: fc.nat(40) }), {
    minLength: 1,
    maxLength: 2 * FEW,
  }),
  { minLength: 4, maxLength: 24 },
);

const entry = ({ stream, expectedVersion, id }: Wish): AppendEntry =>
  entryOf(
    draftOf({
      stream: `purse-${stream}`,
      expectedVersion,
      events: [{ type: 'CoinsMoved', v: 1, data: { by: id } }],
      command: { id: `command-${id}`, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    }),
  );

const batchOf = (batch: readonly Wish[]): readonly Unit[] => batch.map((wish) => [entry(wish)]);

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skins-nearest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns the result of each batch, and the records of the log afterwards. */
async function story(
  file: string,
  committer: Committer,
  batches: readonly (readonly Wish[])[],
): Promise<unknown> {
  const became: unknown[] = [];
  for (const batch of batches) {
    const units = batchOf(batch);
    const committed = await committer.commit(units);
    const { events, length } = committed;
    became.push({ appended: appendedOf(units, committed), events, length });
  }
  await committer.close();
  const reader = new SqliteReader(openReaderHandle(file));
  const records = [...reader.eachRecord()];
  await reader.close();
  return { became, records };
}

describe.each([
  ['few of them on the event loop', Number.POSITIVE_INFINITY],
  ['nearly all of them on the thread', 0],
])('NearestCommitter, %s', (_where, quickMs) => {
  it('answers like a single writer, whichever handle writes next', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (batches) => {
        const folder = folderOfTest();
        const [file, other] = ['near.sqlite', 'alone.sqlite'].map((name) => join(folder, name));
        if (file === undefined || other === undefined) throw new Error('two files have names');
        const near = new NearestCommitter(file, openWriterHandle(file), INDEXED_TOGETHER, quickMs);
        const alone = inlineCommitter(openWriterHandle(other), INDEXED_TOGETHER);
        expect(await story(file, near, batches)).toEqual(await story(other, alone, batches));
      }),
      { numRuns: 15 },
    );
  });
});

it.each([
  ['all on a quick disk', Number.POSITIVE_INFINITY, 200],
  ['one of 65 on a slow one, to see whether it still is', 0, 4],
])('commits of 200 small batches %s on the event loop', async (_which, quickMs, near) => {
  const file = join(folderOfTest(), 'log.sqlite');
  const handle = openWriterHandle(file);
  const changes = handle.prepare('SELECT total_changes()').pluck();
  const committer = new NearestCommitter(file, handle, 1_000, quickMs);
  let here = 0;
  for (let n = 0; n < 200; n += 1) {
    const before = changes.get();
    await committer.commit(batchOf([{ stream: n, expectedVersion: 0, id: n }]));
    if (changes.get() !== before) here += 1;
  }
  await committer.close();
  expect(here).toBe(near);
});

/** Observations during the thread's rests. */
interface Rests {
  /** where an append was committed in each rest */
  readonly where: readonly string[];
  /** file sizes, in bytes */
  readonly sizes: readonly number[];
  /** durations in milliseconds */
  readonly rests: readonly number[];
}

/** Commits appends, which are then tidied, and one more in each rest. */
async function inRests(appends: number, indexedTogether: number): Promise<Rests> {
  const file = join(folderOfTest(), 'log.sqlite');
  const handle = openWriterHandle(file);
  const changes = handle.prepare<[], number>('SELECT total_changes()').pluck();
  const indexed = handle.prepare<[], number>(`SELECT value FROM meta WHERE name = 'indexed'`).pluck();
  let n = 0;
  const commit = async (count: number) => {
    const before = changes.get();
    await committer.commit(
      batchOf(Array.from({ length: count }, () => ({ stream: n, expectedVersion: 0, id: (n += 1) }))),
    );
    return changes.get() === before ? 'the thread' : 'the event loop';
  };
  const where: string[] = [];
  const sizes: number[] = [];
  const rests: number[] = [];
  const rest = async (ms: number) => {
    rests.push(ms);
    sizes.push(statSync(file).size);
    where.push(await commit(1));
  };
  const committer = new NearestCommitter(file, handle, indexedTogether, Number.POSITIVE_INFINITY, rest);
  await commit(appends);
  while ((indexed.get() ?? 0) < appends) await othersFirst();
  await committer.close();
  return { where, sizes, rests };
}

it('commits on the event loop between tidying steps, while the thread rests', async () => {
  const { where } = await inRests(FEW, FEW);
  expect(where.length).toBeGreaterThan(FEW / 2);
  expect(new Set(where)).toEqual(new Set(['the event loop']));
});

it.each([
  ['there are twice as many appends as it takes', FEW, FEW / 2],
  ['they come many at once', 2 * FEW, 2 * FEW],
])('does not let the thread rest where %s', async (_, appends, indexedTogether) => {
  expect(await inRests(appends, indexedTogether)).toMatchObject({ rests: [] });
});

it('lets the thread rest at most a tenth of a second, however long a step took', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  onTestFinished(() => void vi.restoreAllMocks());
  const { rests } = await inRests(FEW, FEW);
  expect(new Set(rests)).toEqual(new Set([100]));
});

it('runs a WAL checkpoint before tidying ends', async () => {
  const { sizes } = await inRests(FEW, FEW);
  expect(new Set(sizes).size).toBeGreaterThan(1);
});

it('runs WAL checkpoints beside its commits, and restarts the WAL', async () => {
  const file = join(folderOfTest(), 'log.sqlite');
  const committer = new NearestCommitter(
    file,
    openWriterHandle(file),
    INDEXED_TOGETHER,
    Number.POSITIVE_INFINITY,
  );
  const salts = new Set<number>();
  for (let n = 0; n < 2_000 && salts.size < 2; n += 1) {
    await committer.commit(batchOf([{ stream: n, expectedVersion: 0, id: n }]));
    // The thread's messages arrive between commits.
    await othersFirst();
    salts.add(readFileSync(`${file}-wal`).readUInt32BE(WAL_SALT));
  }
  await committer.close();
  expect(salts.size).toBeGreaterThan(1);
});

it('cuts a WAL that a foreign reader let grow, once that reader has gone', async () => {
  const file = join(folderOfTest(), 'log.sqlite');
  const committer = new NearestCommitter(file, openWriterHandle(file), 4_096, Number.POSITIVE_INFINITY);
  const commit = (n: number, data: object) =>
    committer.commit([
      [
        entryOf(
          draftOf({
            stream: `purse-${n}`,
            expectedVersion: 0,
            events: [{ type: 'CoinsMoved', v: 1, data }],
            command: { id: `command-${n}`, inputHash: 'a'.repeat(64) },
            time: 0,
            actor: 'player',
          }),
        ),
      ],
    ]);
  const foreign = openReaderHandle(file);
  foreign.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  const text = 'x'.repeat(1_000_000);
  let n = 0;
  for (; walBytesOf(file) <= 1.5 * WAL_BYTES_KEPT; n += 1) await commit(n, { text });
  await committer.shrink();
  await commit(n + 1, {});
  expect(walBytesOf(file)).toBeGreaterThan(1.5 * WAL_BYTES_KEPT);

  foreign.close();
  await committer.shrink();
  await commit(n + 2, {});
  expect(walBytesOf(file)).toBe(WAL_BYTES_KEPT);
  await committer.close();
});
