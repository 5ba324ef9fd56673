import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../foundation/files/index.ts';
import { Checkpoints } from '../foundation/transparency/index.ts';
import { noteClosed } from './closed-as.ts';
import { openReadModels } from './read-models.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-read-models-'));
  file = join(folder, 'read-models.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes read models as a crash leaves them: the last row is only in the WAL. */
function crashed(row: string): void {
  const live = join(folder, 'live.sqlite');
  const database = openDatabase(live, { durable: true });
  database.exec(`
    CREATE TABLE notes (note TEXT NOT NULL) STRICT;
    CREATE TABLE rows (text TEXT NOT NULL) STRICT;
    INSERT INTO rows VALUES (hex(zeroblob(50000)));`);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.prepare('INSERT INTO notes VALUES (?)').run(row);
  for (const beside of ['', '-wal']) copyFileSync(`${live}${beside}`, `${file}${beside}`);
  database.close();
  rmSync(live);
}

const PAGE_BYTES = 4096;

/** Overwrites the pages after the schema and the first ones of the two tables. */
const spoil = (): void => writeFileSync(file, readFileSync(file).fill(0xa5, 3 * PAGE_BYTES));

const open = () => {
  const { database, setAside } = openReadModels(file);
  database.close();
  return setAside;
};

it('keeps intact read models after a crash', () => {
  crashed('signed last');

  expect(open()).toBeUndefined();
  expect(notesIn(file)).toEqual(['signed last']);
});

it('has a table of checkpoints even if nobody ever signed, as in a drill', () => {
  const { database } = openReadModels(file);
  expect(new Checkpoints(database).latest()).toBeUndefined();
  database.close();
});

it('sets damaged ones aside with their last rows, replacing earlier ones', () => {
  for (const row of ['first', 'second']) {
    crashed(row);
    spoil();

    expect(open()).toMatchObject({ file: `${file}.damaged` });
    expect(notesIn(`${file}.damaged`)).toEqual([row]);
    expect(existsSync(`${file}-wal`)).toBe(false);
  }
  writeFileSync(file, 'garbage');
  expect(open()).toBeDefined();
  expect(existsSync(`${file}.damaged-wal`)).toBe(false);
});

it('skips the full check only for files that are unchanged since they were closed', () => {
  crashed('closed in order');
  open();
  spoil();

  noteClosed(file);
  expect(open()).toBeUndefined();
  // The note of the close is used only once.
  expect(open()).toBeDefined();

  crashed('written to since');
  open();
  noteClosed(file);
  spoil();
  expect(open()).toBeDefined();
});

function notesIn(name: string): string[] {
  const database = new Database(name, { readonly: true });
  const notes = database.prepare<[], string>('SELECT note FROM notes').pluck().all();
  database.close();
  return notes;
}
