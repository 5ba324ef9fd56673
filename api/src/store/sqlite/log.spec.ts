import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftOf } from '../record.ts';
import { auditAppends } from './audit-appends.ts';
import { openReaderHandle, openWriterHandle } from './handles.ts';
import { entryOf } from './kept-append.ts';
import { Log, type Unit } from './log.ts';
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

const unit = (n: number): Unit => [
  entryOf(
    draftOf({
      stream: 'purse-a',
      expectedVersion: n,
      events: [{ type: 'CoinsMoved', v: 1, data: { by: n } }],
      command: { id: `command-${n}`, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    }),
  ),
];

async function versions(): Promise<readonly number[]> {
  const reader = new SqliteReader(openReaderHandle(join(folder, 'log.sqlite')));
  const records = await reader.readStream('purse-a');
  await reader.close();
  return records.map(({ version }) => version);
}

it('indexes what was packed, and leaves what came meanwhile for the next time', async () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit([unit(0), unit(1)]);
  thread?.pack();
  expect(near?.commit([unit(2)]).unindexed).toBe(3);
  thread?.tidy();
  expect(await versions()).toEqual([1, 2, 3]);
  expect(near?.commit([unit(3)]).unindexed).toBe(2);
  thread?.tidy();
  expect(await versions()).toEqual([1, 2, 3, 4]);
  expect(near?.commit([unit(4), unit(1)]).appended).toMatchObject([
    { kind: 'appended' },
    { kind: 'stopped' },
  ]);
});

it('goes by no part of an index before its appends are in their place, and writes what a crash left of one again', async () => {
  const [near, thread] = handles.map((handle) => new Log(handle));
  near?.commit([unit(0), unit(1)]);
  thread?.pack();
  expect(thread?.indexPart()).toBe(true);
  expect(await versions()).toEqual([1, 2]);
  expect(near?.commit([unit(2), unit(1)]).appended).toMatchObject([
    { kind: 'appended' },
    { kind: 'stopped' },
  ]);
  const [, begunAnew] = handles.map((handle) => new Log(handle));
  begunAnew?.pack();
  while (begunAnew?.indexPart());
  begunAnew?.tidy();
  expect(await versions()).toEqual([1, 2, 3]);
  expect(auditAppends(join(folder, 'log.sqlite'), 3)).toBeUndefined();
});

it('leaves no part out that found no room', async () => {
  const handle = handles[1];
  const [near, thread] = handles.map((one) => new Log(one));
  near?.commit(Array.from({ length: 2_000 }, (_, n) => unit(n)));
  thread?.pack();
  // As many as there are.
  handle?.pragma('max_page_count = 1');
  expect(() => {
    while (thread?.indexPart());
  }).toThrow('full');
  handle?.pragma(`max_page_count = ${2 ** 31}`);
  thread?.tidy();
  expect(auditAppends(join(folder, 'log.sqlite'), 2_000)).toBeUndefined();
  expect(near?.commit([unit(2_000)]).unindexed).toBe(1);
});

it('puts nothing in its place that somebody else has put there', async () => {
  const [one, other] = handles.map((handle) => new Log(handle));
  one?.commit([unit(0), unit(1)]);
  one?.pack();
  other?.tidy();
  expect(() => one?.tidy()).toThrow('not the next ones');
  expect(await versions()).toEqual([1, 2]);
  expect(one?.commit([unit(2)]).unindexed).toBe(1);
});
