import type { AnyShape } from './description.ts';

// How many rows stand between marks of each order: so the row at any place of a list is sought, not walked to. Triggers keep the
// counts in the transaction that changes a row, so deleted and moved rows are counted as soon as they are seen.

/** Rows behind one mark: as many when a mark is set, up to twice as many before the next. Walking them costs less than a page. */
export const STRETCH = 512;
/** Fewer rows than this go to the mark before them. */
const SHORT = STRETCH / 4;
/** Before every whole number and every text. */
const LOWEST = '-9223372036854775808';

interface Ranked {
  readonly table: string;
  readonly shape: AnyShape;
}

export const ranksTable = (table: string, column: string): string => `${table}_${column}_ranks`;

/** The tables that a list's places are kept in, for its projection to drop when it is rebuilt. */
export const ranksOf = ({ table, shape }: Ranked): readonly string[] =>
  shape.ranked === true ? shape.sortable.map((column) => ranksTable(table, column)) : [];

/** Statements that keep the places of a list's rows, in each of its orders. */
export const ranksSchema = (list: Ranked): string =>
  list.shape.ranked === true
    ? list.shape.sortable.map((column) => keptIn(list, column, ranksTable(list.table, column))).join('\n')
    : '';

/** In one order. A row keeps its id, and moves where a mark stands between its places; it is counted at
 * its new place first: what is split there holds just what is counted. */
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

/** The mark that a row stands behind. */
const markOf = (ranks: string, value: string, id: string): string =>
  `SELECT low, low_id FROM ${ranks} WHERE (low, low_id) <= (${value}, ${id}) ORDER BY low DESC, low_id DESC LIMIT 1`;
