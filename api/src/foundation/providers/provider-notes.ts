import type { Database, Statement } from 'better-sqlite3';

/** A difference between the provider and the log. */
interface AnyFinding {
  /** the provider's name for it */
  readonly reference: string;
  readonly what: string;
  /** first found, in milliseconds since 1970 */
  readonly time: number;
}

/** The last comparison of the provider's list with the log. */
interface AnyMatching {
  readonly time: number;
}

/** How a slice's notes are stored. */
interface Tables {
  readonly finding: string;
  /** the column with the shop's own id of a finding's subject, and the member of that name */
  readonly subject: { readonly column: string; readonly member: string };
  readonly matching: string;
  /** the column, and the member, that counts the provider's list */
  readonly count: string;
}

const SHOWN_MAX = 200;

const schemaOf = ({ finding, subject, matching, count }: Tables): string => `
  CREATE TABLE IF NOT EXISTS ${finding} (
    reference TEXT PRIMARY KEY, ${subject.column} TEXT NOT NULL, what TEXT NOT NULL, time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ${matching} (
    one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL, ${count} INTEGER NOT NULL) STRICT`;

/** Notes about a provider's list, outside the log and for operators only: no decision depends on them. */
export class ProviderNotes<Finding extends AnyFinding, Matching extends AnyMatching> {
  readonly #find: Statement<[Finding], number>;
  readonly #clear: Statement<[string]>;
  readonly #findings: Statement<[number], Finding>;
  readonly #match: Statement<[Matching]>;
  readonly #matching: Statement<[], Matching>;

  constructor(database: Database, tables: Tables) {
    const {
      finding,
      subject: { column, member },
      matching,
      count,
    } = tables;
    database.exec(schemaOf(tables));
    this.#find = database
      .prepare<[Finding], number>(
        `INSERT INTO ${finding} (reference, ${column}, what, time) VALUES ($reference, $${member}, $what, $time)
         ON CONFLICT (reference) DO UPDATE SET what = excluded.what RETURNING time`,
      )
      .pluck();
    this.#clear = database.prepare(`DELETE FROM ${finding} WHERE reference = ?`);
    this.#findings = database.prepare(
      `SELECT reference, ${column} AS ${member}, what, time FROM ${finding} ORDER BY time DESC, reference LIMIT ?`,
    );
    this.#match = database.prepare(
      `INSERT INTO ${matching} (one, time, ${count}) VALUES (1, $time, $${count})
       ON CONFLICT (one) DO UPDATE SET time = excluded.time, ${count} = excluded.${count}`,
    );
    this.#matching = database.prepare(`SELECT time, ${count} FROM ${matching}`);
  }

  /** Stores a finding. @returns when it was first found, in milliseconds since 1970 */
  found(finding: Finding): number {
    return this.#find.get(finding) ?? finding.time;
  }

  settled(reference: string): void {
    this.#clear.run(reference);
  }

  /** Returns the findings, newest first. */
  findings(): readonly Finding[] {
    return this.#findings.all(SHOWN_MAX);
  }

  matched(matching: Matching): void {
    this.#match.run(matching);
  }

  lastMatching(): Matching | undefined {
    return this.#matching.get();
  }
}
