import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftOf } from '../record.ts';
import { auditAppends } from '../audit-appends.ts';
import { openReaderHandle, openWriterHandle } from './handles.ts';
import { entryOf } from '../kept-append.ts';
import type { Unit } from '../committer.ts';
import { Log } from './log.ts';
import { RECENT } from './recent.ts';
import { SqliteReader } from './reader.ts';

let folder: string;
let handles: ReturnType<typeof openWriterHandle>[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-log-'));
  handles = [1, 2].map(() => openWriterHandle(join(folder, 'log.sqlite')));
});
afterEach(() => {
  for (const handle of handles) handle.close();
  rmSync(folder, { recursive: true });
});

const unit = (n: number, why = '', stream = 'purse-a', id = `command-${n}`): Unit => [
  entryOf(
    draftOf({
      stream,
      expectedVersion: n,
      events: [{ type: 'CoinsMoved', v: 1, data: { by: n, why } }],
      command: { id, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    }),
  ),
];

/** Runs tidying to its end. */
function tidyUp(log: Log | undefined): void {
  const steps = log?.tidying();
  while (steps?.next().done === false);
}

async function versions(): Promise<readonly number[]> {
  const reader = new SqliteReader(openReaderHandle(join(folder, 'log.sqlite')));
  const records = await reader.readStream('purse-a');
  await reader.close();
  return records.map(({ version }) => version);
}

async function audited(events: number) {
  const reader = new SqliteReader(openReaderHandle(join(folder, 'log.sqlite')));
  const mismatch = await auditAppends(reader, events);
  await reader.close();
  return mismatch;
}

it('indexes existing appends step by step, and leaves later ones for the next time', async () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit([unit(0), unit(1)]);
  const steps = thread?.tidying();
  steps?.next();
  expect(thread?.commit([unit(2)]).unindexed).toBe(3);
  while (steps?.next().done === false);
  expect(await versions()).toEqual([1, 2, 3]);
  expect(near?.commit([unit(3)]).unindexed).toBe(2);
  tidyUp(thread);
  expect(await versions()).toEqual([1, 2, 3, 4]);
  expect(near?.commit([unit(4), unit(1)])).toMatchObject({ events: 1, stopped: [{ unit: 1 }] });
});

it('knows everything between any two steps, and rewrites what a crash left of them', async () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit(Array.from({ length: 100 }, (_, n) => unit(n)));
  const steps = thread?.tidying();
  let length = 100;
  for (; steps?.next().done === false && length < 110; length += 1)
    expect(thread?.commit([unit(length), unit(1)])).toMatchObject({ events: 1, stopped: [{ unit: 1 }] });
  expect(await versions()).toHaveLength(length);
  // There are more steps, so one has written and the last one has not.
  expect(steps?.next().done).toBe(false);
  expect(near?.commit([unit(length)]).unindexed).toBe(length + 1);
  tidyUp(handles.map((handle) => new Log(handle))[1]);
  expect(await versions()).toHaveLength(length + 1);
  expect(await audited(length + 1)).toBeUndefined();
});

it('replaces rows by packed ones part by part, and all handles know everything meanwhile', async () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  const purse = (n: number) => `purse-${n % 7}`;
  const versionOf = (n: number) => Math.floor(n / 7);
  const commit = (log: Log | undefined, from: number, appends: number) =>
    log?.commit(Array.from({ length: appends }, (_, n) => unit(versionOf(from + n), '', purse(from + n))));
  for (let n = 0; n < 700; n += 5) commit(near, n, 5);
  const reader = new SqliteReader(openReaderHandle(join(folder, 'log.sqlite')));
  const steps = thread?.tidying();
  const indexed = new Set<unknown>();
  let length = 700;
  for (; steps?.next().done === false; length += 1) {
    expect(commit(thread, length, 1)).toMatchObject({ events: 1, unindexed: near?.commit([]).unindexed });
    for (const known of [0, 99, 350, 699, length])
      expect(near?.commit([unit(versionOf(known), '', purse(known))])).toMatchObject({
        events: 0,
        stopped: [{ unit: 0, by: { kind: 'duplicate', command: { firstVersion: versionOf(known) + 1 } } }],
      });
    expect(await reader.readStream(purse(length))).toHaveLength(versionOf(length) + 1);
    indexed.add(handles[0]?.prepare(`SELECT value FROM meta WHERE name = 'indexed'`).pluck().get());
  }
  await reader.close();
  expect(indexed.size).toBeGreaterThan(10);
  expect(near?.commit([]).unindexed).toBe(length - 700);
  expect(await audited(length)).toBeUndefined();
});

it('does not reread followed appends at the next commit', () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit([unit(0), unit(1)]);
  thread?.follow();
  handles[0]?.exec(`UPDATE batches SET content = 'spoiled'`);
  expect(thread?.commit([unit(2)])).toMatchObject({ events: 1, unindexed: 3 });
});

it('does not reread known appends when the index advances', () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  for (let n = 0; n < 400; n += 1) near?.commit([unit(n)]);
  const steps = thread?.tidying();
  for (let n = 400; steps?.next().done === false; n += 1) {
    near?.commit([unit(n)]);
    thread?.follow();
    handles[0]?.exec(`UPDATE batches SET content = 'spoiled' WHERE first_append > 400`);
  }
  expect(near?.commit([unit(0)])).toMatchObject({ stopped: [{ by: { kind: 'duplicate' } }] });
});

it.each([
  ['however many there are', 5_000, ''],
  ['however long they are', 300, 'because '.repeat(9_000)],
])('takes a bounded number of steps, %s', (_, appends, why) => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit(Array.from({ length: appends }, (__, n) => unit(n, why)));
  expect([...(thread?.tidying() ?? [])].length).toBeLessThan(64);
  expect(near?.commit([unit(appends)]).unindexed).toBe(1);
});

it('restarts tidying from the beginning after a step found no room', async () => {
  const handle = handles[1];
  const [near, thread] = handles.map((one) => new Log(one));
  near?.commit(Array.from({ length: 2_000 }, (_, n) => unit(n)));
  // The current number of pages.
  handle?.pragma('max_page_count = 1');
  expect(() => tidyUp(thread)).toThrow('full');
  handle?.pragma(`max_page_count = ${2 ** 31}`);
  expect(near?.commit([unit(2_000)]).unindexed).toBe(2_001);
  tidyUp(thread);
  expect(await audited(2_001)).toBeUndefined();
  expect(near?.commit([unit(2_001)]).unindexed).toBe(1);
});

it('knows the version of a stream that grew long ago and is not indexed yet', () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit([unit(0)]);
  for (let n = 0; n < 3 * RECENT; n += 512)
    near?.commit(Array.from({ length: 512 }, (_, of) => unit(0, '', `purse-${n + of}`)));
  const again = (on: number) => unit(on, '', 'purse-a', 'again');
  for (const log of [near, thread])
    expect(log?.commit([again(0)])).toMatchObject({
      stopped: [{ by: { kind: 'conflict', actualVersion: 1 } }],
    });
  expect(thread?.commit([again(1)])).toMatchObject({ events: 1 });
});

it('replaces no rows that another handle has already replaced', async () => {
  const [one, other] = handles.map((handle) => new Log(handle));
  one?.commit([unit(0), unit(1)]);
  const steps = one?.tidying();
  steps?.next();
  tidyUp(other);
  expect(() => {
    while (steps?.next().done === false);
  }).toThrow('not the next ones');
  expect(await versions()).toEqual([1, 2]);
  expect(one?.commit([unit(2)]).unindexed).toBe(1);
});
