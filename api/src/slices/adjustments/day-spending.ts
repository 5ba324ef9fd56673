import { randomUUID } from 'node:crypto';
import { type Amount, DAY_MS } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Position } from '../../foundation/store/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';
import { spentSince } from './views.ts';

/** What operators are about to move, and have moved lately. */
export const adjustmentReserved = table({
  name: 'adjustment_reserved',
  columns: {
    id: 'text',
    operator: 'text',
    time: 'integer',
    amount: 'integer',
    position: 'text?',
  },
  key: ['id'],
  indexes: { adjustment_reserved_operator: ['operator', 'time'], adjustment_reserved_time: ['time'] },
});

const insert = statement(
  [adjustmentReserved],
  { id: 'text', operator: 'text', time: 'integer', amount: 'integer' },
  (rows, at) =>
    rows
      .insertInto('adjustment_reserved')
      .values({
        id: at('id'),
        operator: at('operator'),
        time: at('time'),
        amount: at('amount'),
        position: null,
      })
      .onConflict((row) => row.doNothing()),
);
const clear = statement([adjustmentReserved], { before: 'integer' }, (rows, at) =>
  rows.deleteFrom('adjustment_reserved').where('time', '<', at('before')),
);
const settle = statement([adjustmentReserved], { id: 'text', position: 'text' }, (rows, at) =>
  rows
    .updateTable('adjustment_reserved')
    .set({ position: at('position') })
    .where('id', '=', at('id')),
);
const release = statement([adjustmentReserved], { id: 'text' }, (rows, at) =>
  rows.deleteFrom('adjustment_reserved').where('id', '=', at('id')),
);
const reserved = statement(
  [adjustmentReserved],
  { operator: 'text', since: 'integer', except: 'text' },
  (rows, at) =>
    rows
      .selectFrom('adjustment_reserved')
      .select(['amount', 'position'])
      .where('operator', '=', at('operator'))
      .where('time', '>=', at('since'))
      .where('id', '<>', at('except')),
);

/** An adjustment that is about to be made. */
export interface Reserved {
  readonly id: string;
  readonly operator: string;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly amount: Amount;
}

/**
 * What operators moved without approval: the sum in the lists, and what the lists do not have yet. Every node reserves an amount
 * before it moves it. Of two that reserve at the same moment at least one sees the other, so together they stay below a ceiling.
 */
export class DaySpending {
  readonly #tables: Tables;
  readonly #listed: (operatorId: string, time: number) => number;
  readonly #isListed: (position: string) => boolean;

  constructor(tables: Tables, readModels: Database) {
    this.#tables = tables;
    this.#listed = spentSince(readModels);
    const find = readModels.prepare<[string]>('SELECT 1 FROM adjustment WHERE position = ?');
    this.#isListed = (position) => find.get(position) !== undefined;
  }

  /** Reserves an amount, and forgets those of days that are over. */
  async reserve({ operator, time, amount }: Omit<Reserved, 'id'>): Promise<Reserved> {
    const id = randomUUID();
    await this.#tables.change([insert({ id, operator, time, amount }), clear({ before: time - 2 * DAY_MS })]);
    return { id, operator, time, amount };
  }

  /** Notes where the log has a reserved amount. */
  async settle({ id }: Reserved, position: Position): Promise<void> {
    await this.#tables.change([settle({ id, position })]);
  }

  /** Removes a reservation that was not used. */
  async release({ id }: Reserved): Promise<void> {
    await this.#tables.change([release({ id })]);
  }

  /** Returns what an operator moved or reserved since a time, in 1/10,000 gem. @param own reservation that does not count */
  async since(operator: string, time: number, own?: Reserved): Promise<Amount> {
    const rows = await this.#tables.all(reserved({ operator, since: time, except: own?.id ?? '' }));
    // A repeated command reserved for one adjustment twice.
    const unlisted = new Map<string, Amount>();
    for (const [n, { amount, position }] of rows.entries())
      if (position === null || !this.#isListed(position)) unlisted.set(position ?? `${n}`, amount);
    return [...unlisted.values()].reduce((sum, amount) => sum + amount, this.#listed(operator, time));
  }
}
