import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHECKPOINTS_TABLE, Checkpoints, storedNotes } from './checkpoints.ts';

let folder: string;
let file: string;

/** Stores a checkpoint for each size. */
function add(from: number, to: number): void {
  const database = new Database(file);
  database.exec(CHECKPOINTS_TABLE);
  const checkpoints = new Checkpoints(database);
  database.transaction(() => {
    for (let size = from; size <= to; size += 1)
      checkpoints.add({ size, root: '0'.repeat(64), time: size, note: `note ${size}` });
  })();
  database.close();
}

const notes = (to: number) => Array.from({ length: to }, (_, n) => `note ${n + 1}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-checkpoints-'));
  file = join(folder, 'read-models.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('storedNotes', () => {
  it('reads all notes, page by page, by size', () => {
    add(1_001, 2_000);
    add(1, 1_000);
    add(2_001, 2_500);
    expect([...storedNotes(file)]).toEqual(notes(2_500));
  });

  it('returns the same notes, whatever is signed meanwhile', () => {
    add(1, 5);
    const stored = storedNotes(file);
    add(6, 10);
    expect([...stored]).toEqual(notes(5));
    expect([...stored]).toEqual(notes(5));
    expect([...storedNotes(file)]).toEqual(notes(10));
  });

  it('returns none without a file or a table', () => {
    expect([...storedNotes(file)]).toEqual([]);
    new Database(file).exec('CREATE TABLE other (id INTEGER)').close();
    expect([...storedNotes(file)]).toEqual([]);
  });
});
