import type { AnyShape } from './description.ts';

// Stores how many rows are between marks of each order, so that any offset is found by a seek instead of a walk.
// Triggers update the counts in the transaction that changes a row, so changes are counted as soon as they are visible.

/** Rows after a mark when it is set; the next mark is set at twice as many. Walking them costs less than a page. */
export const STRETCH = 512;
/** A mark with fewer rows than this is merged into the mark before it. */
const SHORT = STRETCH / 4;
/** Sorts before every integer and every text. */
const LOWEST = '-9223372036854775808';

interface Ranked {
  readonly table: string;
  readonly shape: AnyShape;
}

export const ranksTable = (table: string, column: string): string => `${table}_${column}_ranks`;

/** Returns the tables of a list's ranks, which its projection drops on a rebuild. */
export const ranksOf = ({ table, shape }: Ranked): readonly string[] =>
  shape.ranked === true ? shape.sortable.map((column) => ranksTable(table, column)) : [];

/** Returns the SQL that maintains the ranks of a list's rows, in each of its orders. */
export const ranksSchema = (list: Ranked): string =>
  list.shape.ranked === true
    ? list.shape.sortable.map((column) => keptIn(list, column, ranksTable(list.table, column))).join('\n')
    : '';

/**
 * Returns the SQL for one order. A row keeps its id; it moves if there is a mark between its old and new values. It is
 * counted at its new place first, so that a split there holds exactly the rows that are counted.
 */
const keptIn = ({ table, shape: { id } }: Ranked, column: string, ranks: string): string => `
  CREATE TABLE IF NOT EXISTS ${ranks} (low NOT NULL, low_id NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (low, low_id)) WITHOUT ROWID;
  INSERT INTO ${ranks} SELECT ${LOWEST}, ${LOWEST}, (SELECT count(*) FROM ${table}) WHERE NOT EXISTS (SELECT 1 FROM ${ranks});
  CREATE TRIGGER IF NOT EXISTS ${ranks}_added AFTER INSERT ON ${table} BEGIN
    UPDATE ${ranks} SET n = n + 1 WHERE (low, low_id) = (${markOf(ranks, `new.${column}`, `new.${id}`)});
  END;
  CREATE TRIGGER IF NOT EXISTS ${ranks}_moved AFTER UPDATE OF ${column} ON ${table}
    WHEN old.${column} IS NOT new.${column} AND EXISTS (SELECT 1 FROM ${ranks}
      WHERE (low, low_id) > (min(old.${column}, new.${column}), new.${id})
      AND (low, low_id) <= (max(old.${column}, new.${column}), new.${id})) BEGIN
    UPDATE ${ranks} SET n = n + 1 WHERE (low, low_id) = (${markOf(ranks, `new.${column}`, `new.${id}`)});
    UPDATE ${ranks} SET n = n - 1 WHERE (low, low_id) = (${markOf(ranks, `old.${column}`, `old.${id}`)});
  END;
  CREATE TRIGGER IF NOT EXISTS ${ranks}_gone AFTER DELETE ON ${table} BEGIN
    UPDATE ${ranks} SET n = n - 1 WHERE (low, low_id) = (${markOf(ranks, `old.${column}`, `old.${id}`)});
  END;
  CREATE TRIGGER IF NOT EXISTS ${ranks}_split AFTER UPDATE OF n ON ${ranks} WHEN new.n > ${2 * STRETCH} BEGIN
    INSERT INTO ${ranks} SELECT ${column}, ${id}, new.n - ${STRETCH} FROM ${table}
      WHERE (${column}, ${id}) >= (new.low, new.low_id) ORDER BY ${column}, ${id} LIMIT 1 OFFSET ${STRETCH};
    UPDATE ${ranks} SET n = ${STRETCH} WHERE (low, low_id) = (new.low, new.low_id);
  END;
  CREATE TRIGGER IF NOT EXISTS ${ranks}_joined AFTER UPDATE OF n ON ${ranks} WHEN new.n < ${SHORT} AND new.low > ${LOWEST} BEGIN
    DELETE FROM ${ranks} WHERE (low, low_id) = (new.low, new.low_id);
    UPDATE ${ranks} SET n = n + new.n WHERE (low, low_id) = (${markOf(ranks, 'new.low', 'new.low_id')});
  END;`;

/** Returns the SQL that finds the mark of a row. */
const markOf = (ranks: string, value: string, id: string): string =>
  `SELECT low, low_id FROM ${ranks} WHERE (low, low_id) <= (${value}, ${id}) ORDER BY low DESC, low_id DESC LIMIT 1`;
