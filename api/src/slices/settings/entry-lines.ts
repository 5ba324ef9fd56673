import type { Database } from 'better-sqlite3';
import { type DifferencePage, GROUPS_MAX, type PlacedLine, type Stretch, spreadOf } from './difference.ts';
import type { KeptLine } from './kept-lines.ts';

/** Lines of publications, a row each, in the order of their places; an event never rewrites those of others. */
export const LINES_SCHEMA = `
    CREATE TABLE IF NOT EXISTS change_line (
      entry TEXT NOT NULL, rank INTEGER NOT NULL, heavy REAL NOT NULL, grp TEXT NOT NULL, weight REAL NOT NULL,
      n INTEGER NOT NULL, ratio REAL, line TEXT NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS change_line_place ON change_line (entry, rank DESC, heavy DESC, grp, weight DESC, n);
    CREATE INDEX IF NOT EXISTS change_line_ratio ON change_line (entry, grp, ratio) WHERE ratio IS NOT NULL;
    CREATE TABLE IF NOT EXISTS change_group (
      entry TEXT NOT NULL, rank INTEGER NOT NULL, heavy REAL NOT NULL, grp TEXT NOT NULL, count INTEGER NOT NULL,
      line TEXT NOT NULL, PRIMARY KEY (entry, rank, heavy, grp)) STRICT, WITHOUT ROWID;`;

/** Prepares adding lines to an entry. */
export function prepareLines(database: Database) {
  const line = database.prepare<[string, number, number, string, number, number, number | null, string]>(
    'INSERT INTO change_line (entry, rank, heavy, grp, weight, n, ratio, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const group = database.prepare<[string, number, number, string, string]>(
    `INSERT INTO change_group (entry, rank, heavy, grp, count, line) VALUES (?, ?, ?, ?, 1, ?)
     ON CONFLICT DO UPDATE SET count = count + 1`,
  );
  /** @param present number of lines that the entry has */
  return (entry: string, present: number, lines: readonly PlacedLine[]): void => {
    for (const [k, { rank, heavy, group: name, weight, ratio, line: kept }] of lines.entries()) {
      const text = JSON.stringify(kept);
      line.run(entry, rank, heavy, name, weight, present + k, ratio, text);
      group.run(entry, rank, heavy, name, text);
    }
  };
}

/** Returns a reader of an entry's difference, which reads no more lines than it returns. */
export function entryDifferences(database: Database) {
  const page = database.prepare<[string, number, number], { grp: string; line: string }>(
    `SELECT grp, line FROM change_line WHERE entry = ?
     ORDER BY rank DESC, heavy DESC, grp, weight DESC, n LIMIT ? OFFSET ?`,
  );
  const groups = database.prepare<[string, number], { grp: string; count: number; line: string }>(
    `SELECT grp, count, line FROM change_group WHERE entry = ?
     ORDER BY rank DESC, heavy DESC, grp LIMIT ?`,
  );
  const ratios = database
    .prepare<[string, string], number>(
      'SELECT ratio FROM change_line WHERE entry = ? AND grp = ? AND ratio IS NOT NULL ORDER BY ratio',
    )
    .pluck();
  return (
    { position, lines }: { position: string; lines: number },
    { from, size }: Stretch,
  ): DifferencePage => ({
    total: lines,
    groups: groups.all(position, GROUPS_MAX).map(({ grp, count, line }) => ({
      group: grp,
      count,
      line: keptIn(line),
      spread: spreadOf(ratios.all(position, grp)),
    })),
    lines: page.all(position, size, from).map(({ grp, line }) => ({ group: grp, line: keptIn(line) })),
  });
}

/** Safe, as only the projection writes them. */
const keptIn = (line: string): KeptLine => JSON.parse(line);
