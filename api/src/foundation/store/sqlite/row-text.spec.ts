import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BatchRow } from './batches.ts';
import { openSqliteReader, openSqliteStore } from './open.ts';
import { DamagedFile } from '../failures.ts';

const COMMANDS = 10;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skins-rows-'));
  file = join(folder, 'log.sqlite');
  // The first eight are packed, the others are text.
  const store = openSqliteStore(file, { thread: false, indexedTogether: 4 });
  for (let n = 0; n < COMMANDS; n += 1)
    await store.append({
      stream: `purse-${n}`,
      expectedVersion: 0,
      events: [],
      command: { id: `c${n}`, inputHash: 'a'.repeat(64), refusal: '{"code":"no"}' },
      time: n,
      actor: 'system',
    });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes the text of a row. @param first number of its first append */
function change(first: number, edit: (text: string) => string): void {
  const database = new Database(file);
  const row = database
    .prepare<[number], BatchRow>(
      'SELECT * FROM batches WHERE first_append <= ? ORDER BY first_append DESC LIMIT 1',
    )
    .get(first);
  if (row === undefined) throw new Error(`no append ${first}`);
  const { content } = row;
  const changed =
    typeof content === 'string'
      ? edit(content)
      : zstdCompressSync(edit(zstdDecompressSync(content).toString()));
  database
    .prepare<[unknown, number]>('UPDATE batches SET content = ? WHERE first_append = ?')
    .run(changed, row.first_append);
  database.close();
}

const marks = () => [...openSqliteReader(file).eachAppend()].map(({ head }) => head.id);
const withoutSum = (text: string) => text.replace(/\n#[0-9a-f]{8}$/, '');

it.each([
  ['a packed row', 1],
  ['a row of text', COMMANDS],
])('finds another digit in the hash of a refused command, in %s', (_which, first) => {
  expect(marks()).toHaveLength(COMMANDS);
  change(first, (text) => text.replace('aaaa', 'aaab'));
  expect(marks).toThrow(DamagedFile);
  expect(marks).toThrow('its checksum does not match');
});

it('finds a changed place', () => {
  new Database(file).exec(`UPDATE batches SET events_before = 1 WHERE first_append = ${COMMANDS}`).close();
  expect(marks).toThrow('its checksum does not match');
});

it('reads rows that were written before there were checksums', () => {
  change(1, withoutSum);
  change(COMMANDS, withoutSum);
  expect(marks()).toHaveLength(COMMANDS);
});

it('packs no row whose checksum does not match', async () => {
  change(COMMANDS, (text) => text.replace('aaaa', 'aaab'));
  const store = openSqliteStore(file, { thread: false, indexedTogether: 1 });
  await store.close().catch(() => undefined);
  expect(marks).toThrow('its checksum does not match');
});
