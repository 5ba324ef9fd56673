import type { Database, Statement } from 'better-sqlite3';
import type { ListedPlayer } from '../accounts/views.ts';
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
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Pages of the table that has a row a player: a million of them, so everything goes by an index. */
export class PlayerTable {
  readonly #pages = new Map<string, Statement<[Part], ListedPlayer>>();
  readonly #pagesWithin = new Map<string, Statement<[Part & Span], ListedPlayer>>();
  readonly #all: Statement<[], { n: number }>;
  readonly #within: Statement<[Span], { n: number }>;
  readonly #find: Statement<[string], ListedPlayer>;

  constructor(database: Database) {
    for (const column of COLUMNS)
      for (const order of ['ASC', 'DESC'] as const) {
        this.#pages.set(`${column} ${order}`, database.prepare(pageStatement(column, order, '')));
        this.#pagesWithin.set(`${column} ${order}`, database.prepare(pageStatement(column, order, WITHIN)));
      }
    this.#all = database.prepare('SELECT COUNT(*) AS n FROM player_list');
    this.#within = database.prepare(`SELECT COUNT(*) AS n FROM player_list ${WITHIN}`);
    this.#find = database.prepare('SELECT * FROM player_list WHERE player = ?');
  }

  /** Players whose ids begin with a text. */
  page(begin: string, { sort, offset, limit }: Omit<ListQuery<unknown>, 'filter'>): Page<ListedPlayer> {
    const order = `${sort.field === 'id' ? 'player' : sort.field} ${sort.descending ? 'DESC' : 'ASC'}`;
    const part = { limit, offset };
    if (begin === '')
      return { rows: this.#pages.get(order)?.all(part) ?? [], total: this.#all.get()?.n ?? 0 };
    const span = { from: begin, to: begin + LAST };
    return {
      rows: this.#pagesWithin.get(order)?.all({ ...part, ...span }) ?? [],
      total: this.#within.get(span)?.n ?? 0,
    };
  }

  find(playerId: string): ListedPlayer | undefined {
    return this.#find.get(playerId);
  }
}

const WITHIN = 'WHERE player >= @from AND player < @to';

// The inner statement walks an index alone; only the page's own rows are then looked up.
function pageStatement(column: Column, order: 'ASC' | 'DESC', where: string): string {
  const ordered = column === 'player' ? `player ${order}` : `${column} ${order}, player ${order}`;
  return `SELECT * FROM player_list WHERE player IN (
      SELECT player FROM player_list ${where} ORDER BY ${ordered} LIMIT @limit OFFSET @offset
    ) ORDER BY ${ordered}`;
}
