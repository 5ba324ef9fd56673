import type { Database, Statement } from 'better-sqlite3';
import type { Cell } from './description.ts';
import { ranksTable } from './ranks.ts';

/** A row from which a given offset is reached by a short walk. */
export interface Start {
  /** ascending: the first row; descending: the row below which to start; undefined: the start of the list */
  readonly at: { readonly value: Cell; readonly id: Cell } | undefined;
  /** rows to skip from there */
  readonly skip: number;
}

interface Mark {
  readonly low: Cell;
  readonly low_id: Cell;
  readonly n: number;
}

/** The marks of one order, as of a version of the file. */
interface Marks {
  readonly version: string;
  readonly marks: readonly Mark[];
  /** rows before each mark, and finally the number of all rows */
  readonly before: readonly number[];
}

/** Finds offsets in a list by its stored ranks; reads them again only after the file has changed. */
export class Places {
  readonly #database: Database;
  readonly #table: string;
  readonly #version: Statement<[], string>;
  readonly #orders = new Map<string, { readonly all: Statement<[], Mark>; known: Marks | undefined }>();

  constructor(database: Database, table: string) {
    this.#database = database;
    this.#table = table;
    // data_version changes when another connection writes, total_changes() when this one does.
    this.#version = database
      .prepare<[], string>("SELECT data_version || ' ' || total_changes() FROM pragma_data_version")
      .pluck();
  }

  /** @param offset number of rows before the wanted one */
  find(column: string, descending: boolean, offset: number): Start {
    const { marks, before } = this.#marks(column);
    const markAt = (k: number) => {
      const mark = marks[k];
      return mark && { value: mark.low, id: mark.low_id };
    };
    if (!descending) {
      const k = Math.max(0, firstAbove(before, Math.min(offset, (before.at(-1) ?? 0) - 1)) - 1);
      return { at: k === 0 ? undefined : markAt(k), skip: offset - (before[k] ?? 0) };
    }
    const total = before.at(-1) ?? 0;
    const k = firstAbove(before, total - offset - 1);
    return { at: markAt(k), skip: offset - (total - (before[k] ?? total)) };
  }

  #marks(column: string): Marks {
    const order = this.#orders.get(column) ?? {
      all: this.#database.prepare<[], Mark>(
        `SELECT low, low_id, n FROM ${ranksTable(this.#table, column)} ORDER BY low, low_id`,
      ),
      known: undefined,
    };
    this.#orders.set(column, order);
    const version = this.#version.get() ?? '';
    if (order.known?.version === version) return order.known;
    const marks = order.all.all();
    const before = [0];
    for (const { n } of marks) before.push((before.at(-1) ?? 0) + n);
    order.known = { version, marks, before };
    return order.known;
  }
}

/** Returns the index of the first of ascending numbers above a bound; their length if there is none. */
function firstAbove(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
