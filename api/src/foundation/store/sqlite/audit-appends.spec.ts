import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditAppends } from '../audit-appends.ts';
import type { BatchRow } from './batches.ts';
import { openSqliteReader, openSqliteStore } from './open.ts';
import { checkedText, summedText } from './row-text.ts';
import { DamagedFile } from '../failures.ts';

const EVENTS = 10;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skins-appends-'));
  file = join(folder, 'log.sqlite');
  const store = openSqliteStore(file, { thread: false, indexedTogether: 4 });
  for (let n = 0; n < EVENTS; n += 1)
    await store.append({
      stream: `purse-${n % 2}`,
      expectedVersion: Math.floor(n / 2),
      events: [{ type: 'CoinsMoved', v: 1, data: { n } }],
      command: { id: `c${n}`, inputHash: 'a'.repeat(64) },
      time: n,
      actor: 'system',
    });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function audited(): Promise<string | undefined> {
  const reader = openSqliteReader(file);
  try {
    return (await auditAppends(reader, EVENTS))?.expected;
  } finally {
    await reader.close();
  }
}

it('finds nothing in an intact log', async () => {
  expect(await audited()).toBeUndefined();
});

it.each([
  ['a command that the index forgot', 'DELETE FROM commands WHERE append = 3', 'by command'],
  ['a command that the index has twice', 'INSERT INTO commands VALUES (7, 3)', 'by command'],
  ['an append that the index keeps from its stream', 'DELETE FROM streams WHERE append = 2', 'by stream'],
  [
    'two appends that the index has in each other’s place',
    `UPDATE streams SET append = 5 - append WHERE append IN (1, 4) AND stream = 'purse-0'; UPDATE streams SET append = 3 WHERE append = 2`,
    'by stream',
  ],
])('reports %s', async (_what, sql, expected) => {
  new Database(file).exec(sql).close();
  expect(await audited()).toContain(expected);
});

it('reports a head that names another command than its records, in a row with a matching checksum', async () => {
  const database = new Database(file);
  const row = database.prepare<[], BatchRow>('SELECT * FROM batches WHERE first_append = 10').get();
  const text = row === undefined ? '' : checkedText(row, String(row.content));
  const other = row && summedText(row, text.replace('"id":"c9"', '"id":"c8"'));
  database.prepare<[unknown]>('UPDATE batches SET content = ? WHERE first_append = 10').run(other);
  database.close();
  expect(await audited()).toContain('version 5 by command c8');
});

it.each([
  [
    'a head with another input hash than its record',
    '"id":"c9"',
    `"id":"c9","inputHash":"${'b'.repeat(64)}"`,
  ],
  ['a head whose record carries no hash', `,"input":"${'a'.repeat(64)}"`, ''],
])('reports %s, in a row with a matching checksum', async (_what, from, to) => {
  const database = new Database(file);
  const row = database.prepare<[], BatchRow>('SELECT * FROM batches WHERE first_append = 10').get();
  const text = row === undefined ? '' : checkedText(row, String(row.content));
  const other = row && summedText(row, text.replace(from, to));
  database.prepare<[unknown]>('UPDATE batches SET content = ? WHERE first_append = 10').run(other);
  database.close();
  if (to === '') await expect(audited()).rejects.toThrow(DamagedFile);
  else expect(await audited()).toContain('input hash of command c9');
});
