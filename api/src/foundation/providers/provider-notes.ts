import { type Compilable, type RawBuilder, sql } from 'kysely';
import { type Table, type Tables, statement } from '../tables/index.ts';

/** A difference between the provider and the log. */
export interface Finding<What extends string> {
  /** the provider's name for it */
  readonly reference: string;
  /** id of the order or delivery in this shop */
  readonly subject: string;
  readonly what: What;
  /** first found, in milliseconds since 1970 */
  readonly time: number;
}

/** The last comparison of the provider's list with the log. */
interface Matching {
  /** milliseconds since 1970 */
  readonly time: number;
  /** length of the list */
  readonly count: number;
}

/** How a slice's notes are stored. */
interface Stored {
  /** columns: reference, the subject's, what, time */
  readonly finding: Table;
  /** the column with a finding's subject */
  readonly subject: string;
  /** a single row; columns: one, time, the count's */
  readonly matching: Table;
  /** the column with the length of the list */
  readonly count: string;
}

const SHOWN_MAX = 200;
const FOUND = { reference: 'text', subject: 'text', what: 'text', time: 'integer' } as const;

/** Writes the statements. Kysely cannot check them, because their names are the slice's. */
function statementsOver<What extends string>({ finding, subject, matching, count }: Stored) {
  const [findings, own] = [sql.table(finding.name), sql.ref(subject)];
  const [matchings, counted] = [sql.table(matching.name), sql.ref(count)];
  return {
    find: statement([finding], FOUND, (rows, at) =>
      compiling(
        rows,
        sql`INSERT INTO ${findings} (reference, ${own}, what, time)
          VALUES (${at('reference')}, ${at('subject')}, ${at('what')}, ${at('time')})
          ON CONFLICT (reference) DO UPDATE SET what = excluded.what`,
      ),
    ),
    firstFound: statement([finding], { reference: 'text' }, (rows, at) =>
      compiling(
        rows,
        sql<Pick<Finding<What>, 'time'>>`SELECT time FROM ${findings} WHERE reference = ${at('reference')}`,
      ),
    ),
    clear: statement([finding], { reference: 'text' }, (rows, at) =>
      compiling(rows, sql`DELETE FROM ${findings} WHERE reference = ${at('reference')}`),
    ),
    findings: statement([finding], {}, (rows) =>
      compiling(
        rows,
        sql<Finding<What>>`SELECT reference, ${own} AS subject, what, time FROM ${findings}
          ORDER BY time DESC, reference LIMIT ${sql.lit(SHOWN_MAX)}`,
      ),
    ),
    match: statement([matching], { time: 'integer', count: 'integer' }, (rows, at) =>
      compiling(
        rows,
        sql`INSERT INTO ${matchings} (one, time, ${counted}) VALUES (1, ${at('time')}, ${at('count')})
          ON CONFLICT (one) DO UPDATE SET time = excluded.time, ${counted} = excluded.${counted}`,
      ),
    ),
    matching: statement([matching], {}, (rows) =>
      compiling(rows, sql<Matching>`SELECT time, ${counted} AS count FROM ${matchings}`),
    ),
  };
}

const compiling = <Row>(
  rows: Parameters<RawBuilder<Row>['compile']>[0],
  query: RawBuilder<Row>,
): Compilable<Row> => ({ compile: () => query.compile(rows) });

/** Notes about a provider's list, outside the log and for operators only: no decision depends on them. */
export class ProviderNotes<What extends string> {
  protected readonly tables: Tables;
  readonly #statements: ReturnType<typeof statementsOver<What>>;

  constructor(tables: Tables, stored: Stored) {
    this.tables = tables;
    this.#statements = statementsOver(stored);
  }

  /** Stores a finding. @returns when it was first found, in milliseconds since 1970 */
  async found(finding: Finding<What>): Promise<number> {
    await this.tables.change([this.#statements.find(finding)]);
    const [row] = await this.tables.all(this.#statements.firstFound(finding));
    return row?.time ?? finding.time;
  }

  async settled(reference: string): Promise<void> {
    await this.tables.change([this.#statements.clear({ reference })]);
  }

  /** Returns the findings, newest first. */
  findings(): Promise<readonly Finding<What>[]> {
    return this.tables.all(this.#statements.findings({}));
  }

  async matched(matching: Matching): Promise<void> {
    await this.tables.change([this.#statements.match(matching)]);
  }

  async lastMatching(): Promise<Matching | undefined> {
    const [row] = await this.tables.all(this.#statements.matching({}));
    return row;
  }
}
