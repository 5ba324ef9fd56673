import type { Database, Statement } from 'better-sqlite3';
import type { PlayerRow } from '../accounts/index.ts';
import type { ListQuery } from './list-query.ts';
import type { Page } from './page.ts';

const COLUMNS = ['player', 'registered', 'balance', 'opens', 'staked'] as const;
type Column = (typeof COLUMNS)[number];

/** After every id that begins with a text. */
const LAST = '\u{10ffff}';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Pages of the table that has a row a player: a million of them, so everything goes by an index. */
export class PlayerTable {
  readonly #pages: ReadonlyMap<string, Statement<[Span & { limit: number; offset: number }], PlayerRow>>;
  readonly #all: Statement<[], { n: number }>;
  readonly #within: Statement<[Span], { n: number }>;
  readonly #find: Statement<[string], PlayerRow>;

  constructor(database: Database) {
    database.exec('CREATE INDEX IF NOT EXISTS player_list_staked ON player_list (staked)');
    this.#pages = new Map(
      COLUMNS.flatMap((column) =>
        ['ASC', 'DESC'].map((order) => [
          `${column} ${order}`,
          database.prepare(pageStatement(column, order)),
        ]),
      ),
    );
    this.#all = database.prepare('SELECT COUNT(*) AS n FROM player_list');
    this.#within = database.prepare(
      'SELECT COUNT(*) AS n FROM player_list WHERE player >= @from AND player < @to',
    );
    this.#find = database.prepare('SELECT * FROM player_list WHERE player = ?');
  }

  /** Players whose ids begin with a text. */
  page(begin: string, { sort, offset, limit }: Omit<ListQuery<unknown>, 'filter'>): Page<PlayerRow> {
    const span = { from: begin, to: begin + LAST };
    const column = sort.field === 'id' ? 'player' : sort.field;
    const statement = this.#pages.get(`${column} ${sort.descending ? 'DESC' : 'ASC'}`);
    if (statement === undefined) throw new RangeError(`players are not ordered by ${sort.field}`);
    const total = begin === '' ? this.#all.get() : this.#within.get(span);
    return { rows: statement.all({ ...span, limit, offset }), total: total?.n ?? 0 };
  }

  find(playerId: string): PlayerRow | undefined {
    return this.#find.get(playerId);
  }
}

// The inner statement walks the index alone; only the page's own rows are then looked up.
const pageStatement = (column: Column, order: string): string =>
  `SELECT p.* FROM (
     SELECT player FROM player_list WHERE player >= @from AND player < @to
     ORDER BY ${column} ${order}, player ${order} LIMIT @limit OFFSET @offset
   ) AS page JOIN player_list AS p USING (player) ORDER BY p.${column} ${order}, p.player ${order}`;
